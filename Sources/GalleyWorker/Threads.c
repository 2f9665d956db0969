// New threads: each has an alternate stack, on which the handler of faults runs when the thread's own is full.
#define _GNU_SOURCE
#include "Worker.h"

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>

struct start {
  void *(*run)(void *);
  void *argument;
};

static pthread_key_t stack_key;
static pthread_once_t stack_key_made = PTHREAD_ONCE_INIT;

static void free_alternate_stack(void *memory) {
  stack_t none = {.ss_flags = SS_DISABLE};
  sigaltstack(&none, NULL);
  free(memory);
}

static void make_stack_key(void) { pthread_key_create(&stack_key, free_alternate_stack); }

void galley_use_alternate_stack(void) {
  enum { size = 32 << 10 };
  stack_t stack = {.ss_sp = malloc(size), .ss_size = size};
  pthread_once(&stack_key_made, make_stack_key);
  pthread_setspecific(stack_key, stack.ss_sp);
  sigaltstack(&stack, NULL);
}

static void *run_thread(void *context) {
  struct start start = *(struct start *)context;
  free(context);
  galley_use_alternate_stack();
  return start.run(start.argument);
}

GALLEY_NEXT(
  int (*)(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *), pthread_create)

GALLEY_EXPORT int pthread_create(
  pthread_t *restrict thread, const pthread_attr_t *restrict attributes, void *(*run)(void *),
  void *restrict argument) {
  struct start *start = malloc(sizeof *start);
  if (!start) return EAGAIN;
  *start = (struct start){.run = run, .argument = argument};
  return next_pthread_create()(thread, attributes, run_thread, start);
}
