#ifndef CGALLEYPROCESS_H
#define CGALLEYPROCESS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/// What the worker executable does for the runtime that it loads: everything that must stand in the executable, because
/// only there it comes before the C library's and Foundation's own functions.
///
/// Handed to `galley_worker_main`; a runtime that is loaded by anything else (a test, say) has none of it.
struct galley_worker_services {
  /// Where results are written. Standard output is the user's and leads nowhere.
  int results;
  /// Where jobs are read from.
  int jobs;

  /// Makes the clock stand at an instant (nanoseconds since 1970) and forgets how far it was advanced.
  void (*set_clock)(int64_t instant);
  /// Moves the clock on and lets timers that are now due fire. Nanoseconds.
  void (*advance_clock)(int64_t by);
  /// Nanoseconds that the clock was moved on since it was set.
  int64_t (*elapsed)(void);
  /// Nanoseconds after the clock was set at which the next timer is due; the largest number when none is.
  int64_t (*next_timer)(void);
  /// Nanoseconds of the machine's own monotonic clock.
  int64_t (*machine_time)(void);

  /// Starts the random sequence anew.
  void (*set_seed)(uint64_t seed);
  /// Sets `TZ` for the C library.
  void (*set_time_zone)(const char *name);

  /// Runs Swift jobs that wait for the global executor, on this thread, oldest first; how many ran.
  size_t (*run_global_jobs)(size_t limit);
  /// Runs the blocks that user code sent to background queues, one after the other, each to its end; how many. False
  /// when one is stuck, or the limit of nanoseconds of real time was reached.
  bool (*run_background)(int64_t limit, size_t *ran);
  /// Blocks sent to background queues that have not ended.
  size_t (*background_count)(void);

  /// Drops all of them that have not begun, and what waits for the clock.
  void (*forget_work)(void);
  /// Blocks and Swift jobs sent to the main queue since the process started.
  size_t (*main_queue_sends)(void);

  /// Names the job that is at work, for reports of its death; 0 for none.
  void (*begin_job)(int64_t number);
  void (*end_job)(void);
  /// Names the registration of previews whose code is about to run; empty for none.
  void (*begin_opening)(const char *place);
  /// Names what the runtime itself is at, for reports of its death; empty where that is user code.
  void (*begin_step)(const char *what);
  /// The library whose frames are the user's, by its path as given to `dlopen`.
  void (*set_user_library)(const char *path);
  /// Gives stack that a deep recursion touched back to the system.
  void (*trim_stack)(void);
  /// A function of the user's library as an address in its file, or without one the innermost place in the library that
  /// led to the caller; 0 for none.
  uint64_t (*user_place)(const void *function);
};

/// The entry point that a runtime library exports.
typedef int (*galley_worker_main_function)(const struct galley_worker_services *services);

/// What a worker's process may use. Bytes; 0 leaves a limit as it is.
struct galley_worker_limits {
  uint64_t stack;
  uint64_t data;
};

/// A worker's process, as its parent holds it.
struct galley_child {
  pid_t pid;
  /// Jobs are written here.
  int jobs;
  /// Results are read here; does not block.
  int results;
  /// The user's messages are read here; does not block.
  int messages;
};

/// Starts a worker in a process group of its own; it dies with the calling thread. 0, or an error number.
int galley_child_start(
  const char *executable, const char *runtime, struct galley_worker_limits limits, struct galley_child *child);

/// Sends bytes of a job without blocking. How many went, or an error number below zero.
ssize_t galley_child_write(const struct galley_child *child, const void *bytes, size_t count);

/// Asks a worker to report where it is and to end.
void galley_child_interrupt(const struct galley_child *child);

/// Ends a worker and everything it started, and closes its pipes. Returns the status as of `waitpid`.
int galley_child_end(struct galley_child *child, bool kill);

/// The real number of processors this process may use.
int galley_processor_count(void);

#endif
