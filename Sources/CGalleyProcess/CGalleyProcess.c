#include "CGalleyProcess.h"
int galley_process_version(void) { return 1; }
