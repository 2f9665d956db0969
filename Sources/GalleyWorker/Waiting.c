// Sleeping, and waiting with a time limit, by the virtual clock.
#define _GNU_SOURCE
#include "Worker.h"

#include <errno.h>
#include <pthread.h>
#include <semaphore.h>
#include <time.h>
#include <unistd.h>

static pthread_mutex_t sleepers = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t clock_moved = PTHREAD_COND_INITIALIZER;

void galley_sleepers_wake(void) {
  pthread_mutex_lock(&sleepers);
  pthread_cond_broadcast(&clock_moved);
  pthread_mutex_unlock(&sleepers);
}

/// The C library's own wait, which the worker's name for it hides.
static int wait_for_ever(pthread_cond_t *condition, pthread_mutex_t *mutex) {
  return pthread_cond_clockwait(condition, mutex, CLOCK_MONOTONIC, &(struct timespec){.tv_sec = INT64_MAX / 2});
}

/// The main thread does not wait: the clock moves on instead. Others wait until a step moves it.
static void sleep_for(int64_t nanoseconds) {
  if (nanoseconds <= 0) return;
  if (galley_is_main_thread()) {
    galley_release_background();
    galley_clock_advance(nanoseconds);
    return;
  }
  int64_t deadline = galley_clock_elapsed() + nanoseconds;
  galley_background_sleeps(true);
  pthread_mutex_lock(&sleepers);
  while (galley_clock_elapsed() < deadline) wait_for_ever(&clock_moved, &sleepers);
  pthread_mutex_unlock(&sleepers);
  galley_background_sleeps(false);
}

GALLEY_EXPORT int nanosleep(const struct timespec *wanted, struct timespec *left) {
  sleep_for(galley_from_timespec(wanted));
  if (left) *left = (struct timespec){0};
  return 0;
}

GALLEY_EXPORT int clock_nanosleep(clockid_t clock, int flags, const struct timespec *wanted, struct timespec *left) {
  int64_t now = flags & TIMER_ABSTIME ? galley_clock_base(clock) + galley_clock_elapsed() : 0;
  sleep_for(galley_from_timespec(wanted) - now);
  if (left) *left = (struct timespec){0};
  return 0;
}

GALLEY_EXPORT int usleep(useconds_t microseconds) {
  sleep_for((int64_t)microseconds * 1000);
  return 0;
}

GALLEY_EXPORT unsigned sleep(unsigned seconds) {
  sleep_for(seconds * GALLEY_SECOND);
  return 0;
}

// MARK: Waiting with a time limit
//
// The limit is a time of the virtual clock. The wait lasts a moment of real time; when nothing ended it, time is up,
// and on the main thread the clock has then moved as far as the limit.

static struct timespec real_limit(void) { return galley_to_timespec(galley_machine_time() + GALLEY_GRACE); }

static void time_is_up(clockid_t clock, const struct timespec *limit) {
  int64_t left = galley_from_timespec(limit) - galley_clock_base(clock) - galley_clock_elapsed();
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

/// Condition variables, as `NSCondition` and thread code of the user's have them.
GALLEY_EXPORT int pthread_cond_wait(pthread_cond_t *condition, pthread_mutex_t *mutex) {
  galley_release_background();
  return wait_for_ever(condition, mutex);
}
