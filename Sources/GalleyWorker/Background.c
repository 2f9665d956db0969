// Work that user code sends away from the main thread: Swift jobs run on the main thread in order, blocks on background
// queues are counted, so that a step can wait until they are done.
#define _GNU_SOURCE
#include "Worker.h"

#include <dlfcn.h>
#include <errno.h>
#include <pthread.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>

static void *library_function(const char *name) { return dlsym(RTLD_DEFAULT, name); }

// MARK: Swift's global executor

typedef void (*run_job)(void *job, void *identity, void *implementation);

/// Jobs that wait, oldest first.
static struct {
  void **jobs;
  size_t first, count, room;
  pthread_mutex_t lock;
} waiting = {.lock = PTHREAD_MUTEX_INITIALIZER};

static run_job swift_run_job;

typedef __attribute__((swiftcall)) void (*enqueue_function)(void *job);

static __attribute__((swiftcall)) void keep_job(void *job, enqueue_function original) {
  pthread_mutex_lock(&waiting.lock);
  if (waiting.count == waiting.room) {
    size_t room = waiting.room ? waiting.room * 2 : 64;
    void **jobs = malloc(room * sizeof *jobs);
    for (size_t i = 0; i < waiting.count; i++) jobs[i] = waiting.jobs[(waiting.first + i) % waiting.room];
    free(waiting.jobs);
    waiting.jobs = jobs, waiting.first = 0, waiting.room = room;
  }
  waiting.jobs[(waiting.first + waiting.count++) % waiting.room] = job;
  pthread_mutex_unlock(&waiting.lock);
}

static void *take_job(void) {
  void *job = NULL;
  pthread_mutex_lock(&waiting.lock);
  if (waiting.count > 0) {
    job = waiting.jobs[waiting.first];
    waiting.first = (waiting.first + 1) % waiting.room;
    waiting.count--;
  }
  pthread_mutex_unlock(&waiting.lock);
  return job;
}

size_t galley_run_global_jobs(size_t limit) {
  size_t ran = 0;
  for (void *job; ran < limit && (job = take_job()); ran++)
    // Nil for both halves is the generic executor.
    ((__attribute__((swiftcall)) void (*)(void *, void *, void *))swift_run_job)(job, NULL, NULL);
  return ran;
}

void galley_dispatch_install(void *runtime) {
  void **hook = dlsym(runtime, "swift_task_enqueueGlobal_hook");
  swift_run_job = (run_job)dlsym(runtime, "swift_job_run");
  if (hook && swift_run_job) *hook = (void *)keep_job;
}

// MARK: Background queues

static _Atomic size_t at_work;
static _Thread_local bool is_background_block;

void galley_background_sleeps(bool sleeps) {
  if (is_background_block) atomic_fetch_add(&at_work, sleeps ? (size_t)-1 : 1);
}

size_t galley_background_count(void) { return atomic_load(&at_work); }

/// Processor time that the process has used, of the kernel's own account.
static int64_t processor_time(void) {
  struct rusage usage;
  getrusage(RUSAGE_SELF, &usage);
  return ((int64_t)usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) * 1000000000
    + ((int64_t)usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) * 1000;
}

static pthread_mutex_t done_lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t done = PTHREAD_COND_INITIALIZER;

bool galley_wait_for_background(int64_t limit) {
  if (atomic_load(&at_work) == 0) return true;
  int64_t end = galley_machine_time() + limit, used = processor_time(), idle_rounds = 0;
  bool finished = false;
  pthread_mutex_lock(&done_lock);
  while (!(finished = atomic_load(&at_work) == 0)) {
    int64_t now = galley_machine_time();
    if (now >= end) break;
    int64_t until = now + 20000000;
    struct timespec time = {.tv_sec = until / 1000000000, .tv_nsec = until % 1000000000};
    if (pthread_cond_clockwait(&done, &done_lock, CLOCK_MONOTONIC, &time) != ETIMEDOUT) continue;
    // A block that uses no processor time waits for something that this process will not give it.
    int64_t used_now = processor_time();
    idle_rounds = used_now - used < 1000000 ? idle_rounds + 1 : 0;
    used = used_now;
    if (idle_rounds >= 5) break;
  }
  pthread_mutex_unlock(&done_lock);
  return finished;
}

static void one_ended(void) {
  if (atomic_fetch_sub(&at_work, 1) != 1) return;
  pthread_mutex_lock(&done_lock);
  pthread_cond_broadcast(&done);
  pthread_mutex_unlock(&done_lock);
}

/// A block as compilers lay it out: <https://clang.llvm.org/docs/Block-ABI-Apple.html>.
struct block {
  void *kind;
  int flags, reserved;
  void (*invoke)(struct block *);
};

struct counted {
  void (*work)(void *);
  void *context;
};

static void run_counted(void *context) {
  struct counted counted = *(struct counted *)context;
  free(context);
  bool outer = is_background_block;
  is_background_block = true;
  counted.work(counted.context);
  is_background_block = outer;
  one_ended();
}

static void run_block(void *context) {
  static _Atomic(void *) release;
  struct block *block = context;
  block->invoke(block);
  void *function = atomic_load(&release);
  if (!function) atomic_store(&release, function = library_function("_Block_release"));
  ((void (*)(void *))function)(block);
}

static _Atomic size_t main_queue_sends;

size_t galley_main_queue_sends(void) { return atomic_load(&main_queue_sends); }

/// Whether the work goes to the main queue, where it is counted apart.
static bool is_main_queue(const void *queue) {
  static _Atomic(const void *) main_queue;
  const void *known = atomic_load(&main_queue);
  if (!known) atomic_store(&main_queue, known = library_function("_dispatch_main_q"));
  if (queue == known) atomic_fetch_add(&main_queue_sends, 1);
  return queue == known;
}

static struct counted *count(void (*work)(void *), void *context) {
  struct counted *counted = malloc(sizeof *counted);
  if (!counted) return NULL;
  *counted = (struct counted){.work = work, .context = context};
  atomic_fetch_add(&at_work, 1);
  return counted;
}

static struct counted *count_block(void *block) {
  static _Atomic(void *) copy;
  void *function = atomic_load(&copy);
  if (!function) atomic_store(&copy, function = library_function("_Block_copy"));
  return count(run_block, ((void *(*)(const void *))function)(block));
}

#define COUNT_BLOCKS(name)                                                                                         \
  GALLEY_NEXT(void (*)(void *, void *), name)                                                                      \
  GALLEY_NEXT(void (*)(void *, void *, void (*)(void *)), name##_f)                                                \
  GALLEY_EXPORT void name(void *queue, void *block) {                                                              \
    struct counted *counted = is_main_queue(queue) ? NULL : count_block(block);                                    \
    if (counted) next_##name##_f()(queue, counted, run_counted);                                                   \
    else next_##name()(queue, block);                                                                              \
  }                                                                                                                \
  GALLEY_EXPORT void name##_f(void *queue, void *context, void (*work)(void *)) {                                  \
    struct counted *counted = is_main_queue(queue) ? NULL : count(work, context);                                  \
    if (counted) next_##name##_f()(queue, counted, run_counted);                                                   \
    else next_##name##_f()(queue, context, work);                                                                  \
  }

COUNT_BLOCKS(dispatch_async)
COUNT_BLOCKS(dispatch_barrier_async)

GALLEY_NEXT(void (*)(void *, void *, void *), dispatch_group_async)
GALLEY_NEXT(void (*)(void *, void *, void *, void (*)(void *)), dispatch_group_async_f)

GALLEY_EXPORT void dispatch_group_async(void *group, void *queue, void *block) {
  struct counted *counted = is_main_queue(queue) ? NULL : count_block(block);
  if (counted) next_dispatch_group_async_f()(group, queue, counted, run_counted);
  else next_dispatch_group_async()(group, queue, block);
}
