// What the worker executable's files know of each other.
#ifndef GALLEY_WORKER_H
#define GALLEY_WORKER_H

#include "CGalleyProcess.h"

#include <stdatomic.h>
#include <time.h>

/// The worker's functions that stand before those of the C library, of libdispatch and of Foundation.
#define GALLEY_EXPORT __attribute__((visibility("default"), used))

/// The next definition of a function after the worker's own, looked up once.
void *galley_next(const char *name);
#define GALLEY_NEXT(type, name)                                                                                    \
  static _Atomic(void *) galley_next_##name;                                                                       \
  static __typeof__(type) next_##name(void) {                                                                      \
    void *found = atomic_load_explicit(&galley_next_##name, memory_order_relaxed);                                 \
    if (!found) {                                                                                                  \
      found = galley_next(#name);                                                                                  \
      atomic_store_explicit(&galley_next_##name, found, memory_order_relaxed);                                     \
    }                                                                                                              \
    return (__typeof__(type))found;                                                                                \
  }

bool galley_is_main_thread(void);

// Clock
#define GALLEY_SECOND 1000000000ll
/// How long a wait with a time limit lasts in real time, so that a thread that is at work can still end it.
#define GALLEY_GRACE 100000000ll

static inline int64_t galley_from_timespec(const struct timespec *time) {
  return time->tv_sec * GALLEY_SECOND + time->tv_nsec;
}

static inline struct timespec galley_to_timespec(int64_t nanoseconds) {
  return (struct timespec){.tv_sec = nanoseconds / GALLEY_SECOND, .tv_nsec = nanoseconds % GALLEY_SECOND};
}

void galley_clock_set(int64_t instant);
void galley_clock_advance(int64_t by);
int64_t galley_clock_elapsed(void);
int64_t galley_machine_time(void);
/// What a clock of the system shows when nothing has been added to it, in nanoseconds.
int64_t galley_clock_base(clockid_t clock);
/// Nanoseconds after the clock was set at which the next timer is due; the largest number when none is.
int64_t galley_clock_next(void);
void galley_set_time_zone(const char *name);

// Randomness
void galley_seed(uint64_t seed);
/// Fills with the sequence of the calling thread's kind.
void galley_random_fill(void *bytes, size_t count);

// Timers and sleepers
/// Makes room for a clock that went back by so much.
void galley_timers_shift(int64_t passed);
int64_t galley_timers_next(void);
void galley_timers_fire(void);
void galley_sleepers_wake(void);

// Work for later
void galley_delays_install(void *runtime);
int64_t galley_delays_next(void);
void galley_delays_deliver(void);
void galley_delays_forget(void);

// Background work
void dispatch_async_f(void *queue, void *context, void (*work)(void *));
void *galley_block_copy(void *block);
/// Runs a copied block and lets go of it.
void galley_block_run(void *block);
void galley_swift_jobs_install(void *runtime);
void galley_keep_job(void *job);
size_t galley_run_global_jobs(size_t limit);
/// Gives the jobs that wait, and all that come, to Swift's own executor.
void galley_release_global_jobs(void);
/// Drops jobs that wait; those that come are kept again.
void galley_forget_global_jobs(void);
/// Runs the blocks that wait, each to its end. False when one is stuck, or the limit of nanoseconds was reached.
bool galley_run_background(int64_t limit, size_t *ran);
/// Drops blocks that wait.
void galley_forget_background(void);
/// Frees what work that is never to run holds.
void galley_work_forget(void (*work)(void *), void *context);
/// Lets all blocks and jobs that wait go, as the main thread is going to wait for one of them.
void galley_release_background(void);
size_t galley_background_count(void);
size_t galley_main_queue_sends(void);
/// Says that the calling thread waits for the virtual clock: it is not at work.
void galley_background_sleeps(bool sleeps);

// Locale
void galley_locale_install(void *runtime);

// Threads
void galley_use_alternate_stack(void);

// Frames
enum { GALLEY_FRAMES_TOLD = 24 };

struct galley_registers {
  uintptr_t place, frame, stack;
  /// Where the function at `place` returns to, as long as it has not set up a frame of its own; 0 where that is not known.
  uintptr_t link;
};

/// Addresses in the user's library's file, innermost first.
struct galley_frames {
  uintptr_t places[GALLEY_FRAMES_TOLD];
  int count;
};

void galley_frames_install(void);
void galley_fault_set_user_library(const char *path);
void galley_find_frames(struct galley_frames *frames, struct galley_registers from);
/// A function of the user's library as an address in its file, or without one the innermost place in the library that
/// led to the caller; 0 for none.
uint64_t galley_user_place(const void *function);
/// Reads memory that may not be there.
bool galley_read_memory(uintptr_t address, void *into, size_t count);

// Faults
void galley_faults_install(int results, struct galley_worker_limits limits);
void galley_fault_begin_job(int64_t number);
void galley_fault_end_job(void);
void galley_fault_begin_opening(const char *place);
void galley_fault_begin_step(const char *what);
/// The job that is at work; 0 for none.
int64_t galley_fault_job(void);
/// Reports the job that is at work as failed, and ends the process.
_Noreturn void galley_fault_report(const char *cause, const char *detail, int64_t value);
void galley_trim_stack(void);

#endif
