// The process in which user code runs: limits, then the runtime library, which does the rest.
#define _GNU_SOURCE
#include "Worker.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { status_usage = 64, status_no_runtime = 69 };

void *galley_next(const char *name) {
  void *found = dlsym(RTLD_NEXT, name);
  if (found) return found;
  fprintf(stderr, "galley-worker: no function %s in the libraries of the runtime\n", name);
  _exit(status_no_runtime);
}

static pid_t main_thread;

bool galley_is_main_thread(void) { return gettid() == main_thread; }

static void set_limit(int resource, uint64_t value) {
  struct rlimit limit;
  if (getrlimit(resource, &limit)) return;
  limit.rlim_cur = value < limit.rlim_max ? value : limit.rlim_max;
  setrlimit(resource, &limit);
}

static struct galley_worker_limits read_limits(pid_t *parent) {
  struct galley_worker_limits limits = {.stack = 2ull << 30, .data = 1ull << 30};
  const char *text = getenv("GALLEY_WORKER_LIMITS");
  int pid = 0;
  if (text) sscanf(text, "%" SCNu64 ",%" SCNu64 ",%d", &limits.stack, &limits.data, &pid);
  *parent = pid;
  return limits;
}

/// The kernel places the heap below the room that the stack may take when a program starts, so the limit has to be set
/// before that: the worker starts itself once more.
static void start_again_with_stack(struct galley_worker_limits limits, char **arguments) {
  if (!limits.stack || getenv("GALLEY_WORKER_STARTED")) return;
  set_limit(RLIMIT_STACK, limits.stack);
  setenv("GALLEY_WORKER_STARTED", "1", 1);
  setenv("SWIFT_DETERMINISTIC_HASHING", "1", 1);
  setenv("TZ", "UTC", 1);
  setenv("LC_ALL", "C.UTF-8", 1);
  execv("/proc/self/exe", arguments);
}

static void forget_work(void) {
  galley_forget_global_jobs();
  galley_forget_background();
  galley_delays_forget();
}

int main(int count, char **arguments) {
  if (count != 2) {
    fprintf(stderr, "usage: galley-worker RUNTIME_LIBRARY\n");
    return status_usage;
  }
  main_thread = gettid();
  pid_t parent;
  struct galley_worker_limits limits = read_limits(&parent);
  // A parent that died before this line is seen by its number having changed.
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (parent && getppid() != parent) return 0;
  // A parent that starts several programs at once may have left ends of other pipes open here.
  syscall(SYS_close_range, 3u, ~0u, 0u);
  start_again_with_stack(limits, arguments);

  set_limit(RLIMIT_CORE, 0);
  // New threads would otherwise reserve as much stack as the main one may have.
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setstacksize(&attributes, 2u << 20);
  pthread_setattr_default_np(&attributes);
  pthread_attr_destroy(&attributes);

  // The user's code may print and read: neither reaches the protocol.
  int jobs = fcntl(0, F_DUPFD_CLOEXEC, 100), results = fcntl(1, F_DUPFD_CLOEXEC, 101);
  int nowhere = open("/dev/null", O_RDWR | O_CLOEXEC);
  if (jobs < 0 || results < 0 || nowhere < 0) return status_usage;
  dup2(nowhere, 0);
  dup2(nowhere, 1);
  close(nowhere);

  galley_faults_install(results, limits);
  galley_clock_set(0);
  galley_seed(0);

  void *runtime = dlopen(arguments[1], RTLD_NOW | RTLD_GLOBAL);
  if (!runtime) {
    fprintf(stderr, "galley-worker: %s\n", dlerror());
    return status_no_runtime;
  }
  galley_worker_main_function run = (galley_worker_main_function)dlsym(runtime, "galley_worker_main");
  if (!run) {
    fprintf(stderr, "galley-worker: %s has no galley_worker_main\n", arguments[1]);
    return status_no_runtime;
  }
  galley_locale_install(runtime);
  galley_swift_jobs_install(runtime);
  galley_delays_install(runtime);
  if (limits.data) set_limit(RLIMIT_DATA, limits.data);

  struct galley_worker_services services = {
    .results = results,
    .jobs = jobs,
    .set_clock = galley_clock_set,
    .advance_clock = galley_clock_advance,
    .elapsed = galley_clock_elapsed,
    .next_timer = galley_clock_next,
    .machine_time = galley_machine_time,
    .set_seed = galley_seed,
    .set_time_zone = galley_set_time_zone,
    .run_global_jobs = galley_run_global_jobs,
    .run_background = galley_run_background,
    .background_count = galley_background_count,
    .forget_work = forget_work,
    .main_queue_sends = galley_main_queue_sends,
    .begin_job = galley_fault_begin_job,
    .end_job = galley_fault_end_job,
    .begin_opening = galley_fault_begin_opening,
    .begin_step = galley_fault_begin_step,
    .set_user_library = galley_fault_set_user_library,
    .trim_stack = galley_trim_stack,
    .user_place = galley_user_place,
  };
  // No destructors: the user's might run for ever.
  syscall(SYS_exit_group, run(&services));
  return 0;
}
