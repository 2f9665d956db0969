// The virtual clock: it stands still until a step of the runtime moves it on, and nobody waits for it in real time.
#define _GNU_SOURCE
#include "Worker.h"

#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static const int64_t second = GALLEY_SECOND;
/// What the monotonic clocks show when a job starts: a machine that has run for a day.
static const int64_t uptime = 86400 * 1000000000ll;

static _Atomic int64_t instant, elapsed;

int64_t galley_clock_elapsed(void) { return atomic_load(&elapsed); }

int64_t galley_machine_time(void) {
  struct timespec now;
  syscall(SYS_clock_gettime, CLOCK_MONOTONIC, &now);
  return galley_from_timespec(&now);
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
  *time = galley_to_timespec(galley_clock_base(clock) + atomic_load(&elapsed));
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

// MARK: Moving

void galley_clock_set(int64_t nanoseconds) {
  atomic_store(&instant, nanoseconds);
  galley_timers_shift(atomic_exchange(&elapsed, 0));
}

void galley_clock_advance(int64_t by) {
  atomic_fetch_add(&elapsed, by);
  galley_timers_fire();
  galley_sleepers_wake();
  galley_delays_deliver();
}

int64_t galley_clock_next(void) {
  int64_t delay = galley_delays_next(), timer = galley_timers_next();
  return delay < timer ? delay : timer;
}
