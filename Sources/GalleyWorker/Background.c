// Blocks that user code sends to background queues.
//
// Those that the main thread sends are kept until a step asks for them, and are then run one after the other, each on
// its own queue: when they end, and in which order they come back to the main queue, is no matter of chance. Where the
// main thread would wait for them before that, all are let go.
#define _GNU_SOURCE
#include "Worker.h"

#include <dlfcn.h>
#include <errno.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>

typedef void (*work_function)(void *);

static void *known_function(_Atomic(void *) *known, const char *name) {
  void *found = atomic_load_explicit(known, memory_order_relaxed);
  if (!found) atomic_store_explicit(known, found = dlsym(RTLD_DEFAULT, name), memory_order_relaxed);
  return found;
}

#define LIBRARY(type, name)                                                                                        \
  static _Atomic(void *) known_##name;                                                                             \
  static __typeof__(type) library_##name(void) {                                                                   \
    return (__typeof__(type))known_function(&known_##name, #name);                                                 \
  }

LIBRARY(void *(*)(const void *), _Block_copy)
LIBRARY(void (*)(const void *), _Block_release)
LIBRARY(void (*)(void *), dispatch_retain)
LIBRARY(void (*)(void *), dispatch_release)
LIBRARY(void (*)(void *), dispatch_group_enter)
LIBRARY(void (*)(void *), dispatch_group_leave)
LIBRARY(void *, _dispatch_main_q)

// MARK: Counting

static _Atomic size_t at_work;
/// How many of those at work were given up on.
static size_t stuck;
static _Thread_local bool is_counted;
static pthread_mutex_t done_lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t done = PTHREAD_COND_INITIALIZER;

size_t galley_background_count(void) { return atomic_load(&at_work); }

static void one_ended(void) {
  atomic_fetch_sub(&at_work, 1);
  pthread_mutex_lock(&done_lock);
  pthread_cond_broadcast(&done);
  pthread_mutex_unlock(&done_lock);
}

void galley_background_sleeps(bool sleeps) {
  if (!is_counted) return;
  if (sleeps) one_ended();
  else atomic_fetch_add(&at_work, 1);
}

/// A block as compilers lay it out: <https://clang.llvm.org/docs/Block-ABI-Apple.html>.
struct block {
  void *kind;
  int flags, reserved;
  void (*invoke)(struct block *);
};

void *galley_block_copy(void *block) { return library__Block_copy()(block); }

void galley_block_run(void *context) {
  struct block *block = context;
  block->invoke(block);
  library__Block_release()(block);
}

void galley_work_forget(void (*work)(void *), void *context) {
  if (work == galley_block_run) library__Block_release()(context);
}

struct item {
  void *queue, *group, *context;
  work_function work;
  bool is_barrier;
  struct item *next;
};

static void run_item(void *context) {
  struct item item = *(struct item *)context;
  free(context);
  bool outer = is_counted;
  is_counted = true;
  item.work(item.context);
  is_counted = outer;
  if (item.group) {
    library_dispatch_group_leave()(item.group);
    library_dispatch_release()(item.group);
  }
  one_ended();
}

// MARK: Keeping

static struct item *first, **last = &first;

GALLEY_NEXT(void (*)(void *, void *, work_function), dispatch_async_f)
GALLEY_NEXT(void (*)(void *, void *, work_function), dispatch_barrier_async_f)

static void submit(struct item *item) {
  void *queue = item->queue;
  atomic_fetch_add(&at_work, 1);
  (item->is_barrier ? next_dispatch_barrier_async_f() : next_dispatch_async_f())(queue, item, run_item);
  library_dispatch_release()(queue);
}

static struct item *take_item(void) {
  struct item *item = first;
  if (item && !(first = item->next)) last = &first;
  return item;
}

static void send(void *queue, void *group, bool is_barrier, void *context, work_function work) {
  struct item *item = malloc(sizeof *item);
  *item = (struct item){.queue = queue, .group = group, .context = context, .work = work, .is_barrier = is_barrier};
  library_dispatch_retain()(queue);
  if (group) {
    library_dispatch_retain()(group);
    library_dispatch_group_enter()(group);
  }
  if (!galley_is_main_thread()) {
    submit(item);
    return;
  }
  *last = item;
  last = &item->next;
}

void galley_forget_background(void) {
  for (struct item *item; (item = take_item());) {
    library_dispatch_release()(item->queue);
    galley_work_forget(item->work, item->context);
    if (item->group) {
      library_dispatch_group_leave()(item->group);
      library_dispatch_release()(item->group);
    }
    free(item);
  }
}

void galley_release_background(void) {
  if (!galley_is_main_thread()) return;
  for (struct item *item; (item = take_item());) submit(item);
  galley_release_global_jobs();
}

// MARK: Waiting

/// Processor time that the process has used, of the kernel's own account.
static int64_t processor_time(void) {
  struct rusage usage;
  getrusage(RUSAGE_SELF, &usage);
  return ((int64_t)usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) * 1000000000
    + ((int64_t)usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) * 1000;
}

/// Waits until as many blocks are at work as were given up on before; gives up on more when they use no processor time:
/// what they wait for does not come from this process.
static bool wait_for_work(int64_t end) {
  const int64_t round = 20000000;
  int64_t used = processor_time(), idle_rounds = 0;
  pthread_mutex_lock(&done_lock);
  while (atomic_load(&at_work) > stuck) {
    int64_t now = galley_machine_time();
    if (now >= end || idle_rounds >= 5) break;
    int64_t until = now + round;
    struct timespec time = {.tv_sec = until / 1000000000, .tv_nsec = until % 1000000000};
    if (pthread_cond_clockwait(&done, &done_lock, CLOCK_MONOTONIC, &time) != ETIMEDOUT) continue;
    int64_t used_now = processor_time();
    idle_rounds = used_now - used < 1000000 ? idle_rounds + 1 : 0;
    used = used_now;
  }
  bool finished = atomic_load(&at_work) <= stuck;
  stuck = atomic_load(&at_work);
  pthread_mutex_unlock(&done_lock);
  return finished;
}

bool galley_run_background(int64_t limit, size_t *ran) {
  int64_t end = galley_machine_time() + limit;
  bool finished = true;
  *ran = atomic_load(&at_work) > stuck;
  for (struct item *item; (item = take_item()); ++*ran) {
    submit(item);
    finished &= wait_for_work(end);
  }
  return wait_for_work(end) && finished;
}

// MARK: libdispatch's functions

static _Atomic size_t main_queue_sends;

size_t galley_main_queue_sends(void) { return atomic_load(&main_queue_sends); }

/// Whether work goes to the main queue, which libdispatch keeps itself.
static bool is_for_main(const void *queue) {
  if (queue != library__dispatch_main_q()) return false;
  atomic_fetch_add(&main_queue_sends, 1);
  return true;
}

GALLEY_NEXT(void (*)(void *, void *), dispatch_async)
GALLEY_NEXT(void (*)(void *, void *), dispatch_barrier_async)
GALLEY_NEXT(void (*)(void *, void *, void *), dispatch_group_async)

GALLEY_EXPORT void dispatch_async(void *queue, void *block) {
  if (is_for_main(queue)) next_dispatch_async()(queue, block);
  else send(queue, NULL, false, galley_block_copy(block), galley_block_run);
}

GALLEY_EXPORT void dispatch_async_f(void *queue, void *context, work_function work) {
  if (is_for_main(queue)) next_dispatch_async_f()(queue, context, work);
  else send(queue, NULL, false, context, work);
}

GALLEY_EXPORT void dispatch_barrier_async(void *queue, void *block) {
  if (is_for_main(queue)) next_dispatch_barrier_async()(queue, block);
  else send(queue, NULL, true, galley_block_copy(block), galley_block_run);
}

GALLEY_EXPORT void dispatch_group_async(void *group, void *queue, void *block) {
  if (is_for_main(queue)) next_dispatch_group_async()(group, queue, block);
  else send(queue, group, false, galley_block_copy(block), galley_block_run);
}

/// Functions by which the main thread waits for other work, or runs after it.
#define LETS_GO(result, name, parameters, arguments)                                                               \
  GALLEY_NEXT(result(*) parameters, name)                                                                          \
  GALLEY_EXPORT result name parameters {                                                                           \
    galley_release_background();                                                                                   \
    return next_##name() arguments;                                                                                \
  }

LETS_GO(void, dispatch_sync, (void *queue, void *block), (queue, block))
LETS_GO(void, dispatch_sync_f, (void *queue, void *context, work_function work), (queue, context, work))
LETS_GO(void, dispatch_barrier_sync, (void *queue, void *block), (queue, block))
LETS_GO(void, dispatch_barrier_sync_f, (void *queue, void *context, work_function work), (queue, context, work))
LETS_GO(void, dispatch_async_and_wait, (void *queue, void *block), (queue, block))
LETS_GO(intptr_t, dispatch_group_wait, (void *group, uint64_t limit), (group, limit))
LETS_GO(intptr_t, dispatch_semaphore_wait, (void *semaphore, uint64_t limit), (semaphore, limit))
LETS_GO(intptr_t, dispatch_block_wait, (void *block, uint64_t limit), (block, limit))
