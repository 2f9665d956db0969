// How a worker says what ended it: one line on the results' pipe, with the places in the user's library that led there.
#define _GNU_SOURCE
#include "Worker.h"

#include <errno.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <ucontext.h>
#include <unistd.h>

static int results_file;
static struct galley_worker_limits limits_in_force;
static uintptr_t main_stack_top;
static _Atomic int64_t current_job;
static _Atomic bool reported;

void galley_fault_begin_job(int64_t number) { atomic_store(&current_job, number); }
int64_t galley_fault_job(void) { return atomic_load(&current_job); }
void galley_fault_end_job(void) { atomic_store(&current_job, 0); }

/// As they stand between quotation marks in JSON.
static char opening[1024];
static char step[1024];

static void quote(const char *text, char *into, size_t size) {
  size_t count = 0;
  for (; *text && count < size - 2; text++) {
    if (*text == '"' || *text == '\\') into[count++] = '\\';
    into[count++] = (unsigned char)*text < ' ' ? ' ' : *text;
  }
  into[count] = 0;
}

void galley_fault_begin_opening(const char *place) { quote(place, opening, sizeof opening); }
void galley_fault_begin_step(const char *what) { quote(what, step, sizeof step); }

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

static _Noreturn void report(const char *cause, const char *detail, int64_t value, struct galley_registers from) {
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
  if (step[0]) {
    add(&line, ",\"step\":\"");
    add(&line, step);
    add(&line, "\"");
  }
  struct galley_frames frames;
  galley_find_frames(&frames, from);
  add(&line, ",\"frames\":[");
  for (int i = 0; i < frames.count; i++) {
    if (i) add(&line, ",");
    add_number(&line, (int64_t)frames.places[i]);
  }
  add(&line, "]");
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
  galley_read_memory(frame, caller, sizeof caller);
  report(cause, detail, value, (struct galley_registers){.place = caller[1], .frame = caller[0], .stack = frame});
}

// MARK: Signals

static struct galley_registers registers_of(const ucontext_t *context) {
#if defined(__x86_64__)
  const greg_t *all = context->uc_mcontext.gregs;
  uintptr_t stack = (uintptr_t)all[REG_RSP], link = 0;
  if (!galley_read_memory(stack, &link, sizeof link)) link = 0;
  return (struct galley_registers){(uintptr_t)all[REG_RIP], (uintptr_t)all[REG_RBP], stack, link};
#elif defined(__aarch64__)
  const mcontext_t *all = &context->uc_mcontext;
  return (struct galley_registers){
    (uintptr_t)all->pc, (uintptr_t)all->regs[29], (uintptr_t)all->sp, (uintptr_t)all->regs[30]};
#endif
}

/// Whether a fault is a stack that is full: the address is just below or above the stack pointer, where memory would
/// have to be if the stack could still grow.
static bool is_overflow(uintptr_t address, uintptr_t stack) {
  const uintptr_t reach = 1 << 20;
  return address + reach > stack && address < stack + reach;
}

static void fault(int signal, siginfo_t *info, void *context) {
  struct galley_registers now = registers_of(context);
  bool overflow =
    (signal == SIGSEGV || signal == SIGBUS) && is_overflow((uintptr_t)info->si_addr, now.stack);
  if (overflow) report("stack-overflow", "limit", (int64_t)limits_in_force.stack, now);
  report("crash", "signal", signal, now);
}

static void time_limit(int signal, siginfo_t *info, void *context) {
  if (atomic_load(&current_job) == 0) return;
  struct galley_registers now = registers_of(context);
  report("time", NULL, 0, now);
}

void galley_faults_install(int results, struct galley_worker_limits limits) {
  results_file = results;
  limits_in_force = limits;
  main_stack_top = (uintptr_t)__builtin_frame_address(0);
  galley_frames_install();
  galley_use_alternate_stack();
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
