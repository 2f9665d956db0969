// The virtual clock: it stands still until a step of the runtime moves it on, and nobody waits for it in real time.
#define _GNU_SOURCE
#include "Worker.h"

#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <sched.h>
#include <semaphore.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>

static const int64_t second = 1000000000;
/// What the monotonic clocks show when a job starts: a machine that has run for a day.
static const int64_t uptime = 86400 * 1000000000ll;
/// How long a wait with a time limit lasts in real time, so that a thread that is at work can still end it.
static const int64_t grace = 100000000;

static _Atomic int64_t instant, elapsed;

static int64_t from_timespec(const struct timespec *time) { return time->tv_sec * second + time->tv_nsec; }

static struct timespec to_timespec(int64_t nanoseconds) {
  return (struct timespec){.tv_sec = nanoseconds / second, .tv_nsec = nanoseconds % second};
}

int64_t galley_clock_elapsed(void) { return atomic_load(&elapsed); }

int64_t galley_machine_time(void) {
  struct timespec now;
  syscall(SYS_clock_gettime, CLOCK_MONOTONIC, &now);
  return from_timespec(&now);
}

int64_t galley_clock_base(clockid_t clock) {
  switch (clock) {
  case CLOCK_REALTIME:
  case CLOCK_REALTIME_COARSE:
  case CLOCK_REALTIME_ALARM:
  case CLOCK_TAI: return atomic_load(&instant);
  case CLOCK_PROCESS_CPUTIME_ID:
  case CLOCK_THREAD_CPUTIME_ID: return 0;
  default: return uptime;
  }
}

GALLEY_EXPORT int clock_gettime(clockid_t clock, struct timespec *time) {
  if (clock < 0) return (int)syscall(SYS_clock_gettime, clock, time);
  *time = to_timespec(galley_clock_base(clock) + atomic_load(&elapsed));
  return 0;
}

GALLEY_EXPORT int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  int64_t now = atomic_load(&instant) + atomic_load(&elapsed);
  *time = (struct timeval){.tv_sec = now / second, .tv_usec = now % second / 1000};
  if (zone) memset(zone, 0, sizeof(struct timezone));
  return 0;
}

GALLEY_EXPORT time_t time(time_t *result) {
  time_t now = (atomic_load(&instant) + atomic_load(&elapsed)) / second;
  if (result) *result = now;
  return now;
}

GALLEY_EXPORT int timespec_get(struct timespec *time, int base) {
  if (base != TIME_UTC) return 0;
  clock_gettime(CLOCK_REALTIME, time);
  return base;
}

GALLEY_EXPORT clock_t clock(void) { return (clock_t)(atomic_load(&elapsed) / 1000); }

void galley_set_time_zone(const char *name) {
  setenv("TZ", name, 1);
  tzset();
}

// MARK: Timers of the kernel
//
// libdispatch and CFRunLoop wait for a timerfd. They get an eventfd in its place, which is readable, as a timerfd is,
// once the virtual clock has reached the time that was set.

enum { timer_count = 256 };

static struct timer {
  int file;
  clockid_t clock;
  bool armed, is_main_threads;
  int64_t deadline, interval;
} timers[timer_count];
static _Atomic int timers_in_use;
static pthread_mutex_t timers_lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t clock_moved = PTHREAD_COND_INITIALIZER;

static struct timer *timer_of(int file) {
  for (int i = 0; i < timer_count; i++)
    if (file > 0 && timers[i].file == file) return &timers[i];
  return NULL;
}

static bool fire_if_due(struct timer *timer) {
  int64_t now = atomic_load(&elapsed);
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
  for (int64_t end = galley_machine_time() + grace; atomic_load(&rests) == rests_before;) {
    if (galley_machine_time() > end) return;
    sched_yield();
  }
}

GALLEY_EXPORT int timerfd_create(clockid_t clock, int flags) {
  int kinds = (flags & TFD_NONBLOCK ? EFD_NONBLOCK : 0) | (flags & TFD_CLOEXEC ? EFD_CLOEXEC : 0);
  int file = eventfd(0, kinds);
  if (file < 0) return file;
  pthread_mutex_lock(&timers_lock);
  struct timer *free_place = NULL;
  for (int i = 0; i < timer_count && !free_place; i++)
    if (timers[i].file == 0) free_place = &timers[i];
  if (free_place) {
    *free_place = (struct timer){.file = file, .clock = clock, .is_main_threads = galley_is_main_thread()};
    atomic_fetch_add(&timers_in_use, 1);
  }
  pthread_mutex_unlock(&timers_lock);
  if (free_place) return file;
  close(file);
  return errno = EMFILE, -1;
}

GALLEY_EXPORT int timerfd_settime(int file, int flags, const struct itimerspec *new, struct itimerspec *old) {
  pthread_mutex_lock(&timers_lock);
  struct timer *timer = timer_of(file);
  if (!timer) {
    pthread_mutex_unlock(&timers_lock);
    return errno = EINVAL, -1;
  }
  if (old) {
    int64_t left = timer->armed ? timer->deadline - atomic_load(&elapsed) : 0;
    *old = (struct itimerspec){.it_interval = to_timespec(timer->interval), .it_value = to_timespec(left)};
  }
  struct pollfd readable = {.fd = file, .events = POLLIN};
  uint64_t forgotten;
  if (poll(&readable, 1, 0) == 1 && read(file, &forgotten, sizeof forgotten) < 0) errno = 0;

  int64_t value = from_timespec(&new->it_value);
  timer->armed = value != 0;
  timer->interval = from_timespec(&new->it_interval);
  timer->deadline = flags & TFD_TIMER_ABSTIME ? value - galley_clock_base(timer->clock) : atomic_load(&elapsed) + value;
  fire_if_due(timer);
  pthread_mutex_unlock(&timers_lock);
  return 0;
}

GALLEY_EXPORT int timerfd_gettime(int file, struct itimerspec *current) {
  pthread_mutex_lock(&timers_lock);
  struct timer *timer = timer_of(file);
  int64_t left = timer && timer->armed ? timer->deadline - atomic_load(&elapsed) : 0;
  int64_t interval = timer ? timer->interval : 0;
  pthread_mutex_unlock(&timers_lock);
  if (!timer) return errno = EINVAL, -1;
  *current = (struct itimerspec){.it_interval = to_timespec(interval), .it_value = to_timespec(left)};
  return 0;
}

GALLEY_NEXT(int (*)(int), close)

GALLEY_EXPORT int close(int file) {
  if (atomic_load_explicit(&timers_in_use, memory_order_relaxed) > 0) {
    pthread_mutex_lock(&timers_lock);
    struct timer *timer = timer_of(file);
    if (timer) {
      *timer = (struct timer){0};
      atomic_fetch_sub(&timers_in_use, 1);
    }
    pthread_mutex_unlock(&timers_lock);
  }
  return next_close()(file);
}

void galley_clock_set(int64_t nanoseconds) {
  pthread_mutex_lock(&timers_lock);
  atomic_store(&instant, nanoseconds);
  // Timers that an earlier job left behind keep their distance.
  int64_t passed = atomic_exchange(&elapsed, 0);
  for (int i = 0; i < timer_count; i++) timers[i].deadline -= passed;
  pthread_mutex_unlock(&timers_lock);
}

int64_t galley_clock_next(void) {
  int64_t next = galley_delays_next();
  pthread_mutex_lock(&timers_lock);
  for (int i = 0; i < timer_count; i++)
    if (timers[i].armed && timers[i].deadline < next) next = timers[i].deadline;
  pthread_mutex_unlock(&timers_lock);
  return next;
}

void galley_clock_advance(int64_t by) {
  pthread_mutex_lock(&timers_lock);
  atomic_fetch_add(&elapsed, by);
  uint64_t rests_before = atomic_load(&rests);
  bool is_manager_woken = false;
  for (int i = 0; i < timer_count; i++)
    if (timers[i].file > 0 && fire_if_due(&timers[i])) is_manager_woken |= !timers[i].is_main_threads;
  pthread_cond_broadcast(&clock_moved);
  pthread_mutex_unlock(&timers_lock);
  if (is_manager_woken) wait_for_manager(rests_before);
  galley_delays_deliver();
}

// MARK: Sleeping

/// The main thread does not wait: the clock moves on instead. Others wait until a step moves it.
static void sleep_for(int64_t nanoseconds) {
  if (nanoseconds <= 0) return;
  if (galley_is_main_thread()) {
    galley_release_background();
    galley_clock_advance(nanoseconds);
    return;
  }
  int64_t deadline = atomic_load(&elapsed) + nanoseconds;
  galley_background_sleeps(true);
  pthread_mutex_lock(&timers_lock);
  while (atomic_load(&elapsed) < deadline) pthread_cond_wait(&clock_moved, &timers_lock);
  pthread_mutex_unlock(&timers_lock);
  galley_background_sleeps(false);
}

GALLEY_EXPORT int nanosleep(const struct timespec *wanted, struct timespec *left) {
  sleep_for(from_timespec(wanted));
  if (left) *left = (struct timespec){0};
  return 0;
}

GALLEY_EXPORT int clock_nanosleep(clockid_t clock, int flags, const struct timespec *wanted, struct timespec *left) {
  int64_t now = flags & TIMER_ABSTIME ? galley_clock_base(clock) + atomic_load(&elapsed) : 0;
  sleep_for(from_timespec(wanted) - now);
  if (left) *left = (struct timespec){0};
  return 0;
}

GALLEY_EXPORT int usleep(useconds_t microseconds) {
  sleep_for((int64_t)microseconds * 1000);
  return 0;
}

GALLEY_EXPORT unsigned sleep(unsigned seconds) {
  sleep_for(seconds * second);
  return 0;
}

// MARK: Waiting with a time limit
//
// The limit is a time of the virtual clock. The wait lasts a moment of real time; when nothing ended it, time is up,
// and on the main thread the clock has then moved as far as the limit.

static struct timespec real_limit(void) { return to_timespec(galley_machine_time() + grace); }

static void time_is_up(clockid_t clock, const struct timespec *limit) {
  int64_t left = from_timespec(limit) - galley_clock_base(clock) - atomic_load(&elapsed);
  if (left > 0 && galley_is_main_thread()) galley_clock_advance(left);
}

GALLEY_EXPORT int pthread_cond_timedwait(
  pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex, const struct timespec *restrict limit) {
  galley_release_background();
  struct timespec real = real_limit();
  int result = pthread_cond_clockwait(condition, mutex, CLOCK_MONOTONIC, &real);
  if (result == ETIMEDOUT) time_is_up(CLOCK_REALTIME, limit);
  return result;
}

GALLEY_EXPORT int sem_timedwait(sem_t *restrict semaphore, const struct timespec *restrict limit) {
  galley_release_background();
  struct timespec real = real_limit();
  int result = sem_clockwait(semaphore, CLOCK_MONOTONIC, &real);
  if (result < 0 && errno == ETIMEDOUT) {
    time_is_up(CLOCK_REALTIME, limit);
    errno = ETIMEDOUT;
  }
  return result;
}
