int galley_text_break_version(void);
