// Timers of the kernel.
//
// libdispatch and CFRunLoop wait for a timerfd. They get an eventfd in its place, which is readable, as a timerfd is,
// once the virtual clock has reached the time that was set.
#define _GNU_SOURCE
#include "Worker.h"

#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <sched.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/timerfd.h>
#include <unistd.h>

enum { timer_count = 256 };

static struct timer {
  int file;
  clockid_t clock;
  bool armed, is_main_threads;
  int64_t deadline, interval;
} timers[timer_count];
static _Atomic int timers_in_use;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static struct timer *timer_of(int file) {
  for (int i = 0; i < timer_count; i++)
    if (file > 0 && timers[i].file == file) return &timers[i];
  return NULL;
}

static bool fire_if_due(struct timer *timer) {
  int64_t now = galley_clock_elapsed();
  if (!timer->armed || timer->deadline > now) return false;
  uint64_t expirations = 1;
  if (timer->interval > 0) {
    expirations += (uint64_t)((now - timer->deadline) / timer->interval);
    timer->deadline += (int64_t)expirations * timer->interval;
  } else {
    timer->armed = false;
  }
  if (write(timer->file, &expirations, sizeof expirations) < 0) timer->armed = false;
  return true;
}

/// How often a thread went to wait for events without a time limit: libdispatch's manager does when it has nothing left
/// to do.
static _Atomic uint64_t rests;

GALLEY_NEXT(int (*)(int, struct epoll_event *, int, int), epoll_wait)

GALLEY_EXPORT int epoll_wait(int file, struct epoll_event *events, int room, int limit) {
  if (limit < 0) atomic_fetch_add(&rests, 1);
  return next_epoll_wait()(file, events, room, limit);
}

/// Waits until libdispatch has seen its timers fire and has sent the work on.
static void wait_for_manager(uint64_t rests_before) {
  for (int64_t end = galley_machine_time() + GALLEY_GRACE; atomic_load(&rests) == rests_before;) {
    if (galley_machine_time() > end) return;
    sched_yield();
  }
}

GALLEY_EXPORT int timerfd_create(clockid_t clock, int flags) {
  int kinds = (flags & TFD_NONBLOCK ? EFD_NONBLOCK : 0) | (flags & TFD_CLOEXEC ? EFD_CLOEXEC : 0);
  int file = eventfd(0, kinds);
  if (file < 0) return file;
  pthread_mutex_lock(&lock);
  struct timer *free_place = NULL;
  for (int i = 0; i < timer_count && !free_place; i++)
    if (timers[i].file == 0) free_place = &timers[i];
  if (free_place) {
    *free_place = (struct timer){.file = file, .clock = clock, .is_main_threads = galley_is_main_thread()};
    atomic_fetch_add(&timers_in_use, 1);
  }
  pthread_mutex_unlock(&lock);
  if (free_place) return file;
  close(file);
  return errno = EMFILE, -1;
}

GALLEY_EXPORT int timerfd_settime(int file, int flags, const struct itimerspec *new, struct itimerspec *old) {
  pthread_mutex_lock(&lock);
  struct timer *timer = timer_of(file);
  if (!timer) {
    pthread_mutex_unlock(&lock);
    return errno = EINVAL, -1;
  }
  if (old) {
    int64_t left = timer->armed ? timer->deadline - galley_clock_elapsed() : 0;
    old->it_interval = galley_to_timespec(timer->interval);
    old->it_value = galley_to_timespec(left);
  }
  struct pollfd readable = {.fd = file, .events = POLLIN};
  uint64_t forgotten;
  if (poll(&readable, 1, 0) == 1 && read(file, &forgotten, sizeof forgotten) < 0) errno = 0;

  int64_t value = galley_from_timespec(&new->it_value);
  timer->armed = value != 0;
  timer->interval = galley_from_timespec(&new->it_interval);
  timer->deadline =
    flags & TFD_TIMER_ABSTIME ? value - galley_clock_base(timer->clock) : galley_clock_elapsed() + value;
  fire_if_due(timer);
  pthread_mutex_unlock(&lock);
  return 0;
}

GALLEY_EXPORT int timerfd_gettime(int file, struct itimerspec *current) {
  pthread_mutex_lock(&lock);
  struct timer *timer = timer_of(file);
  int64_t left = timer && timer->armed ? timer->deadline - galley_clock_elapsed() : 0;
  int64_t interval = timer ? timer->interval : 0;
  pthread_mutex_unlock(&lock);
  if (!timer) return errno = EINVAL, -1;
  *current = (struct itimerspec){.it_interval = galley_to_timespec(interval), .it_value = galley_to_timespec(left)};
  return 0;
}

GALLEY_NEXT(int (*)(int), close)

GALLEY_EXPORT int close(int file) {
  if (atomic_load_explicit(&timers_in_use, memory_order_relaxed) > 0) {
    pthread_mutex_lock(&lock);
    struct timer *timer = timer_of(file);
    if (timer) {
      *timer = (struct timer){0};
      atomic_fetch_sub(&timers_in_use, 1);
    }
    pthread_mutex_unlock(&lock);
  }
  return next_close()(file);
}

// MARK: The clock's side

void galley_timers_shift(int64_t passed) {
  // Timers that an earlier job left behind keep their distance.
  pthread_mutex_lock(&lock);
  for (int i = 0; i < timer_count; i++) timers[i].deadline -= passed;
  pthread_mutex_unlock(&lock);
}

int64_t galley_timers_next(void) {
  int64_t next = INT64_MAX;
  pthread_mutex_lock(&lock);
  for (int i = 0; i < timer_count; i++)
    if (timers[i].armed && timers[i].deadline < next) next = timers[i].deadline;
  pthread_mutex_unlock(&lock);
  return next;
}

void galley_timers_fire(void) {
  uint64_t rests_before = atomic_load(&rests);
  bool is_manager_woken = false;
  pthread_mutex_lock(&lock);
  for (int i = 0; i < timer_count; i++)
    if (timers[i].file > 0 && fire_if_due(&timers[i])) is_manager_woken |= !timers[i].is_main_threads;
  pthread_mutex_unlock(&lock);
  if (is_manager_woken) wait_for_manager(rests_before);
}
