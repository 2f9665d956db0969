// Jobs of Swift's global executor: tasks that are not the main actor's, and actors. They run on the main thread when a
// step asks for it, oldest first, so their order is the same every time.
#define _GNU_SOURCE
#include "Worker.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>

typedef __attribute__((swiftcall)) void (*run_function)(void *job, void *identity, void *implementation);
typedef __attribute__((swiftcall)) void (*enqueue_function)(void *job);

static run_function run_job;
static _Atomic(enqueue_function) enqueue_for_real;
/// Set when the main thread waits for something that a job may bring about.
static _Atomic bool pass_through;

static struct {
  void **jobs;
  size_t first, count, room;
  pthread_mutex_t lock;
} waiting = {.lock = PTHREAD_MUTEX_INITIALIZER};

static void make_room(void) {
  size_t room = waiting.room ? waiting.room * 2 : 64;
  void **jobs = malloc(room * sizeof *jobs);
  for (size_t i = 0; i < waiting.count; i++) jobs[i] = waiting.jobs[(waiting.first + i) % waiting.room];
  free(waiting.jobs);
  waiting.jobs = jobs, waiting.first = 0, waiting.room = room;
}

void galley_keep_job(void *job) {
  enqueue_function original = atomic_load(&enqueue_for_real);
  if (atomic_load(&pass_through) && original) {
    original(job);
    return;
  }
  pthread_mutex_lock(&waiting.lock);
  if (waiting.count == waiting.room) make_room();
  waiting.jobs[(waiting.first + waiting.count++) % waiting.room] = job;
  pthread_mutex_unlock(&waiting.lock);
}

static __attribute__((swiftcall)) void keep(void *job, enqueue_function original) {
  atomic_store(&enqueue_for_real, original);
  galley_keep_job(job);
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
  // Nil for both halves of the executor is the generic one.
  for (void *job; ran < limit && (job = take_job()); ran++) run_job(job, NULL, NULL);
  return ran;
}

void galley_release_global_jobs(void) {
  atomic_store(&pass_through, true);
  enqueue_function original = atomic_load(&enqueue_for_real);
  for (void *job; original && (job = take_job());) original(job);
}

void galley_forget_global_jobs(void) {
  atomic_store(&pass_through, false);
  // Nothing but running it frees a job.
  while (take_job()) {}
}

void galley_swift_jobs_install(void *runtime) {
  void **hook = dlsym(runtime, "swift_task_enqueueGlobal_hook");
  run_job = (run_function)dlsym(runtime, "swift_job_run");
  if (hook && run_job) *hook = (void *)keep;
}
