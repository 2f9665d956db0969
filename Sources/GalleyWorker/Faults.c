// How a worker says what ended it: one line on the results' pipe, with the places in the user's library that led there.
#define _GNU_SOURCE
#include "Worker.h"

#include <errno.h>
#include <fcntl.h>
#include <link.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <ucontext.h>
#include <unistd.h>

enum { alternate_stack_size = 32 << 10, frames_walked = 4096, frames_told = 24 };

static int results_file;
static struct galley_worker_limits limits_in_force;
static uintptr_t main_stack_top;
static _Atomic int64_t current_job;
static _Atomic bool reported;

static struct {
  const char *path;
  uintptr_t base, first, end;
} user;

void galley_fault_begin_job(int64_t number) { atomic_store(&current_job, number); }
void galley_fault_end_job(void) { atomic_store(&current_job, 0); }

/// As it stands between quotation marks in JSON.
static char opening[1024];

void galley_fault_begin_opening(const char *place) {
  size_t count = 0;
  for (; *place && count < sizeof opening - 2; place++) {
    if (*place == '"' || *place == '\\') opening[count++] = '\\';
    opening[count++] = (unsigned char)*place < ' ' ? ' ' : *place;
  }
  opening[count] = 0;
}

static int note_user_library(struct dl_phdr_info *info, size_t size, void *context) {
  if (strcmp(info->dlpi_name, user.path) != 0) return 0;
  user.base = info->dlpi_addr;
  user.first = UINTPTR_MAX, user.end = 0;
  for (int i = 0; i < info->dlpi_phnum; i++) {
    const ElfW(Phdr) *header = &info->dlpi_phdr[i];
    if (header->p_type != PT_LOAD || !(header->p_flags & PF_X)) continue;
    uintptr_t first = info->dlpi_addr + header->p_vaddr, end = first + header->p_memsz;
    if (first < user.first) user.first = first;
    if (end > user.end) user.end = end;
  }
  return 1;
}

void galley_fault_set_user_library(const char *path) {
  user.path = path;
  dl_iterate_phdr(note_user_library, NULL);
  user.path = NULL;
}

// MARK: Writing without allocation

struct line {
  char text[4096];
  size_t count;
};

static void add(struct line *line, const char *text) {
  for (; *text && line->count < sizeof line->text; text++) line->text[line->count++] = *text;
}

static void add_number(struct line *line, int64_t number) {
  char digits[24];
  int at = sizeof digits - 1;
  uint64_t rest = number < 0 ? -(uint64_t)number : (uint64_t)number;
  digits[at] = 0;
  do digits[--at] = (char)('0' + rest % 10);
  while (rest /= 10);
  if (number < 0) digits[--at] = '-';
  add(line, digits + at);
}

// MARK: The frames

struct registers {
  uintptr_t place, frame, stack;
};

/// A pipe of the worker's own, through which memory is looked at.
static int looking_glass[2];

/// Reads memory that may not be there: the kernel says so when it is asked to write it.
static bool read_memory(uintptr_t address, void *into, size_t count) {
  if (write(looking_glass[1], (const void *)address, count) != (ssize_t)count) return false;
  return read(looking_glass[0], into, count) == (ssize_t)count;
}

struct frames {
  uintptr_t places[frames_told];
  int count;
};

static void keep_if_users(struct frames *frames, uintptr_t place) {
  if (place < user.first || place >= user.end || frames->count == frames_told) return;
  uintptr_t inFile = place - user.base;
  if (frames->count && frames->places[frames->count - 1] == inFile) return;
  frames->places[frames->count++] = inFile;
}

/// Follows the chain of frame pointers, which Swift keeps.
static void walk_frames(struct frames *frames, struct registers from) {
  uintptr_t place = from.place, frame = from.frame;
  for (int i = 0; i < frames_walked; i++) {
    // A return address may be the first of the next line.
    keep_if_users(frames, i == 0 ? place : place - 1);
    // The frame of an asynchronous function is marked in a bit that no address has.
    frame &= ~(1ull << 60);
    uintptr_t next[2];
    if (frame % sizeof(void *) || !read_memory(frame, next, sizeof next) || next[0] <= frame) break;
    frame = next[0], place = next[1];
  }
}

/// Takes what looks like a return address from the stack: the C library keeps no frame pointers, and a chain that
/// starts in it may lead nowhere.
static void scan_stack(struct frames *frames, struct registers from) {
  uintptr_t words[64];
  uintptr_t at = from.stack & ~(sizeof(void *) - 1);
  for (int i = 0; i < 256 && frames->count < 4 && read_memory(at, words, sizeof words); i++, at += sizeof words)
    for (size_t w = 0; w < sizeof words / sizeof *words; w++) keep_if_users(frames, words[w] - 1);
}

/// The user's frames, innermost first, as addresses in the library's file.
static void add_frames(struct line *line, struct registers from) {
  struct frames frames = {.count = 0};
  walk_frames(&frames, from);
  if (frames.count == 0) scan_stack(&frames, from);
  add(line, ",\"frames\":[");
  for (int i = 0; i < frames.count; i++) {
    if (i) add(line, ",");
    add_number(line, (int64_t)frames.places[i]);
  }
  add(line, "]");
}

static _Noreturn void report(const char *cause, const char *detail, int64_t value, struct registers from) {
  if (atomic_exchange(&reported, true))
    for (;;) pause();
  struct line line = {.count = 0};
  int64_t job = atomic_load(&current_job);
  add(&line, "{\"job\":");
  add_number(&line, job);
  add(&line, ",\"failed\":{\"cause\":\"");
  add(&line, cause);
  add(&line, "\"");
  if (detail) {
    add(&line, ",\"");
    add(&line, detail);
    add(&line, "\":");
    add_number(&line, value);
  }
  if (opening[0]) {
    add(&line, ",\"opening\":\"");
    add(&line, opening);
    add(&line, "\"");
  }
  add_frames(&line, from);
  add(&line, "}}\n");
  for (size_t written = 0; written < line.count;) {
    ssize_t part = write(results_file, line.text + written, line.count - written);
    if (part > 0) written += (size_t)part;
    else if (errno != EINTR) break;
  }
  syscall(SYS_exit_group, 70);
  __builtin_unreachable();
}

_Noreturn void galley_fault_report(const char *cause, const char *detail, int64_t value) {
  uintptr_t frame = (uintptr_t)__builtin_frame_address(0);
  uintptr_t caller[2] = {0, 0};
  read_memory(frame, caller, sizeof caller);
  report(cause, detail, value, (struct registers){.place = caller[1], .frame = caller[0], .stack = frame});
}

// MARK: Signals

static struct registers registers_of(const ucontext_t *context) {
#if defined(__x86_64__)
  const greg_t *all = context->uc_mcontext.gregs;
  return (struct registers){(uintptr_t)all[REG_RIP], (uintptr_t)all[REG_RBP], (uintptr_t)all[REG_RSP]};
#elif defined(__aarch64__)
  const mcontext_t *all = &context->uc_mcontext;
  return (struct registers){(uintptr_t)all->pc, (uintptr_t)all->regs[29], (uintptr_t)all->sp};
#endif
}

/// Whether a fault is a stack that is full: the address is just below or above the stack pointer, where memory would
/// have to be if the stack could still grow.
static bool is_overflow(uintptr_t address, uintptr_t stack) {
  const uintptr_t reach = 1 << 20;
  return address + reach > stack && address < stack + reach;
}

static void fault(int signal, siginfo_t *info, void *context) {
  struct registers now = registers_of(context);
  bool overflow =
    (signal == SIGSEGV || signal == SIGBUS) && is_overflow((uintptr_t)info->si_addr, now.stack);
  if (overflow) report("stack-overflow", "limit", (int64_t)limits_in_force.stack, now);
  report("crash", "signal", signal, now);
}

static void time_limit(int signal, siginfo_t *info, void *context) {
  if (atomic_load(&current_job) == 0) return;
  struct registers now = registers_of(context);
  report("time", NULL, 0, now);
}

static void use_alternate_stack(void *memory) {
  stack_t stack = {.ss_sp = memory, .ss_size = alternate_stack_size};
  sigaltstack(&stack, NULL);
}

void galley_faults_install(int results, struct galley_worker_limits limits) {
  results_file = results;
  limits_in_force = limits;
  main_stack_top = (uintptr_t)__builtin_frame_address(0);
  if (pipe2(looking_glass, O_CLOEXEC | O_NONBLOCK)) looking_glass[0] = looking_glass[1] = -1;
  use_alternate_stack(malloc(alternate_stack_size));
  struct sigaction action = {.sa_sigaction = fault, .sa_flags = SA_SIGINFO | SA_ONSTACK};
  sigfillset(&action.sa_mask);
  const int signals[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT, SIGSYS};
  for (size_t i = 0; i < sizeof signals / sizeof *signals; i++) sigaction(signals[i], &action, NULL);
  action.sa_sigaction = time_limit;
  sigaction(SIGUSR1, &action, NULL);
  signal(SIGPIPE, SIG_IGN);
}

void galley_trim_stack(void) {
  // Pages that were never touched are no mapping yet; the call skips them and says so.
  const uintptr_t page = 4096, kept = 256 << 10;
  uintptr_t now = (uintptr_t)__builtin_frame_address(0);
  uintptr_t from = main_stack_top - limits_in_force.stack, to = (now - kept) & ~(page - 1);
  if (limits_in_force.stack == 0 || to <= from) return;
  int error = errno;
  madvise((void *)((from + page) & ~(page - 1)), to - from - page, MADV_DONTNEED);
  errno = error;
}

// MARK: Threads
//
// A handler on an alternate stack is set for the whole process, the stack for each thread.

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

static void *run_thread(void *context) {
  struct start start = *(struct start *)context;
  free(context);
  void *memory = malloc(alternate_stack_size);
  pthread_once(&stack_key_made, make_stack_key);
  pthread_setspecific(stack_key, memory);
  use_alternate_stack(memory);
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

// MARK: Endings that are no fault

GALLEY_EXPORT void exit(int status) {
  if (atomic_load(&current_job)) galley_fault_report("exit", "status", status);
  syscall(SYS_exit_group, status);
  __builtin_unreachable();
}

GALLEY_EXPORT void _exit(int status) { exit(status); }
GALLEY_EXPORT void _Exit(int status) { exit(status); }
GALLEY_EXPORT void quick_exit(int status) { exit(status); }
GALLEY_EXPORT void abort(void) { galley_fault_report("crash", "signal", SIGABRT); }
