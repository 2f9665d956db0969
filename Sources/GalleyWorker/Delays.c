// Work for later: `asyncAfter` and `Task.sleep`. It waits in a list of the worker's own, so that nothing but the
// virtual clock decides when it runs, and what is due at once runs in the order it was asked for.
#define _GNU_SOURCE
#include "Worker.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>

struct delayed {
  int64_t deadline;
  void *context, *queue;
  /// Runs it, or sends it on to its queue.
  void (*deliver)(struct delayed *);
  void (*work)(void *);
  struct delayed *next;
};

static _Atomic(void *) release_object, retain_object;

static void object_call(_Atomic(void *) *known, const char *name, void *object) {
  void *found = atomic_load(known);
  if (!found) atomic_store(known, found = dlsym(RTLD_DEFAULT, name));
  ((void (*)(void *))found)(object);
}

static struct delayed *earliest;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

/// - deadline: nanoseconds after the clock was set.
static void delay(int64_t deadline, struct delayed fields) {
  struct delayed *item = malloc(sizeof *item);
  *item = fields;
  item->deadline = deadline;
  pthread_mutex_lock(&lock);
  struct delayed **place = &earliest;
  while (*place && (*place)->deadline <= deadline) place = &(*place)->next;
  item->next = *place;
  *place = item;
  pthread_mutex_unlock(&lock);
}

int64_t galley_delays_next(void) {
  pthread_mutex_lock(&lock);
  int64_t deadline = earliest ? earliest->deadline : INT64_MAX;
  pthread_mutex_unlock(&lock);
  return deadline;
}

void galley_delays_deliver(void) {
  for (;;) {
    pthread_mutex_lock(&lock);
    struct delayed *item = earliest;
    if (item && item->deadline <= galley_clock_elapsed()) earliest = item->next;
    else item = NULL;
    pthread_mutex_unlock(&lock);
    if (!item) return;
    item->deliver(item);
    free(item);
  }
}

void galley_delays_forget(void) {
  pthread_mutex_lock(&lock);
  struct delayed *item = earliest;
  earliest = NULL;
  pthread_mutex_unlock(&lock);
  while (item) {
    struct delayed *next = item->next;
    if (item->queue) {
      galley_work_forget(item->work, item->context);
      object_call(&release_object, "dispatch_release", item->queue);
    }
    free(item);
    item = next;
  }
}

// MARK: libdispatch

/// What libdispatch's times say: since the machine started, or as negative numbers since 1970.
static int64_t elapsed_at(uint64_t when) {
  const uint64_t monotonic = 1ull << 63, wall = 1ull << 62;
  if (when == UINT64_MAX) return INT64_MAX;
  if (when == 0 || when == UINT64_MAX - 1) return galley_clock_elapsed();
  if ((when & monotonic) && (when & wall)) return (int64_t)-when - galley_clock_base(CLOCK_REALTIME);
  return (int64_t)(when & ~monotonic) - galley_clock_base(CLOCK_MONOTONIC);
}

static void send_work(struct delayed *item) {
  dispatch_async_f(item->queue, item->context, item->work);
  object_call(&release_object, "dispatch_release", item->queue);
}

GALLEY_EXPORT void dispatch_after_f(uint64_t when, void *queue, void *context, void (*work)(void *)) {
  int64_t deadline = elapsed_at(when);
  if (deadline == INT64_MAX) return;
  if (deadline <= galley_clock_elapsed()) {
    dispatch_async_f(queue, context, work);
    return;
  }
  object_call(&retain_object, "dispatch_retain", queue);
  delay(deadline, (struct delayed){.queue = queue, .context = context, .work = work, .deliver = send_work});
}

GALLEY_EXPORT void dispatch_after(uint64_t when, void *queue, void *block) {
  if (elapsed_at(when) == INT64_MAX) return;
  dispatch_after_f(when, queue, galley_block_copy(block), galley_block_run);
}

// MARK: Swift's executor

typedef __attribute__((swiftcall)) void (*delay_function)(uint64_t delay, void *job);
typedef __attribute__((swiftcall)) void (*deadline_function)(
  long long, long long, long long, long long, int, void *job);

static void enqueue_job(struct delayed *item) { galley_keep_job(item->context); }

static __attribute__((swiftcall)) void keep_with_delay(uint64_t nanoseconds, void *job, delay_function original) {
  if (nanoseconds > INT64_MAX / 4) nanoseconds = INT64_MAX / 4;
  delay(galley_clock_elapsed() + (int64_t)nanoseconds, (struct delayed){.context = job, .deliver = enqueue_job});
}

static __attribute__((swiftcall)) void keep_with_deadline(
  long long seconds, long long nanoseconds, long long leewaySeconds, long long leewayNanoseconds, int clock, void *job,
  deadline_function original) {
  // Swift numbers its clocks: 1 goes on while the machine sleeps, 2 does not, 3 is the wall's.
  int64_t base = galley_clock_base(clock == 3 ? CLOCK_REALTIME : CLOCK_MONOTONIC);
  int64_t limit = INT64_MAX / 4 / 1000000000;
  int64_t deadline = (seconds > limit ? limit : seconds) * 1000000000 + nanoseconds - base;
  delay(deadline, (struct delayed){.context = job, .deliver = enqueue_job});
}

void galley_delays_install(void *runtime) {
  void **delay_hook = dlsym(runtime, "swift_task_enqueueGlobalWithDelay_hook");
  void **deadline_hook = dlsym(runtime, "swift_task_enqueueGlobalWithDeadline_hook");
  if (delay_hook) *delay_hook = (void *)keep_with_delay;
  if (deadline_hook) *deadline_hook = (void *)keep_with_deadline;
}
