int galley_process_version(void);
