// Endings that are no fault: user code that ends the process.
#define _GNU_SOURCE
#include "Worker.h"

#include <signal.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>

GALLEY_EXPORT void exit(int status) {
  if (galley_fault_job()) galley_fault_report("exit", "status", status);
  syscall(SYS_exit_group, status);
  __builtin_unreachable();
}

GALLEY_EXPORT void _exit(int status) { exit(status); }
GALLEY_EXPORT void _Exit(int status) { exit(status); }
GALLEY_EXPORT void quick_exit(int status) { exit(status); }
GALLEY_EXPORT void abort(void) { galley_fault_report("crash", "signal", SIGABRT); }
