#include "CTextBreak.h"
int galley_text_break_version(void) { return 1; }
