#define _GNU_SOURCE
#include "CGalleyProcess.h"

#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

/// Variables of a worker: the same on every machine, set before the Swift runtime reads them.
static const char *const fixed_environment[] = {
  "TZ=UTC", "LC_ALL=C.UTF-8", "LANG=C.UTF-8", "SWIFT_DETERMINISTIC_HASHING=1", "SWIFT_BACKTRACE=enable=no",
  "MALLOC_ARENA_MAX=2",
};

/// Variables of the parent's that a worker keeps. Anything else could reach a screen through `ProcessInfo`.
static const char *const kept_environment[] = {
  "PATH=", "HOME=", "TMPDIR=", "LD_LIBRARY_PATH=", "XDG_CACHE_HOME=", "XDG_DATA_DIRS=", "XDG_DATA_HOME=",
  "FONTCONFIG_", "GALLEY_", "ASAN_OPTIONS=",
};

static bool is_kept(const char *variable) {
  for (size_t i = 0; i < sizeof kept_environment / sizeof *kept_environment; i++)
    if (strncmp(variable, kept_environment[i], strlen(kept_environment[i])) == 0) return true;
  return false;
}

static char **worker_environment(struct galley_worker_limits limits, char *limit_text, size_t limit_size) {
  size_t fixed = sizeof fixed_environment / sizeof *fixed_environment, inherited = 0;
  while (environ[inherited]) inherited++;
  char **list = calloc(fixed + inherited + 2, sizeof *list);
  if (!list) return NULL;
  size_t count = 0;
  for (size_t i = 0; i < fixed; i++) list[count++] = (char *)fixed_environment[i];
  for (size_t i = 0; i < inherited; i++)
    if (is_kept(environ[i]) && strncmp(environ[i], "GALLEY_WORKER_LIMITS=", 21) != 0) list[count++] = environ[i];
  snprintf(
    limit_text, limit_size, "GALLEY_WORKER_LIMITS=%llu,%llu,%d", (unsigned long long)limits.stack,
    (unsigned long long)limits.data, (int)getpid());
  list[count++] = limit_text;
  return list;
}

static void close_pair(int pair[2]) {
  if (pair[0] >= 0) close(pair[0]);
  if (pair[1] >= 0) close(pair[1]);
}

int galley_child_start(
  const char *executable, const char *runtime, struct galley_worker_limits limits, struct galley_child *child) {
  int jobs[2] = {-1, -1}, results[2] = {-1, -1}, messages[2] = {-1, -1}, error = 0;
  // Jobs go through a socket: writing to one whose reader died is an error, not a signal to this process.
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, jobs) || pipe2(results, O_CLOEXEC)
    || pipe2(messages, O_CLOEXEC)) {
    error = errno;
    close_pair(jobs), close_pair(results), close_pair(messages);
    return error;
  }
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  posix_spawn_file_actions_init(&actions);
  posix_spawnattr_init(&attributes);
  posix_spawn_file_actions_adddup2(&actions, jobs[0], 0);
  posix_spawn_file_actions_adddup2(&actions, results[1], 1);
  posix_spawn_file_actions_adddup2(&actions, messages[1], 2);

  // The parent may ignore or block signals that a worker needs at their defaults.
  sigset_t all, none;
  sigfillset(&all), sigemptyset(&none);
  posix_spawnattr_setsigdefault(&attributes, &all);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setpgroup(&attributes, 0);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK);

  char limit_text[96];
  char **variables = worker_environment(limits, limit_text, sizeof limit_text);
  char *arguments[] = {(char *)"galley-worker", (char *)runtime, NULL};
  pid_t pid = -1;
  error = variables ? posix_spawn(&pid, executable, &actions, &attributes, arguments, variables) : ENOMEM;
  free(variables);
  posix_spawn_file_actions_destroy(&actions);
  posix_spawnattr_destroy(&attributes);
  if (error) {
    close_pair(jobs), close_pair(results), close_pair(messages);
    return error;
  }
  close(jobs[0]), close(results[1]), close(messages[1]);
  fcntl(results[0], F_SETFL, O_NONBLOCK);
  fcntl(messages[0], F_SETFL, O_NONBLOCK);
  fcntl(results[0], F_SETPIPE_SZ, 1 << 20);
  *child = (struct galley_child){.pid = pid, .jobs = jobs[1], .results = results[0], .messages = messages[0]};
  return 0;
}

ssize_t galley_child_write(const struct galley_child *child, const void *bytes, size_t count) {
  ssize_t written = send(child->jobs, bytes, count, MSG_NOSIGNAL | MSG_DONTWAIT);
  return written >= 0 ? written : -errno;
}

void galley_child_interrupt(const struct galley_child *child) {
  if (child->pid > 0) kill(child->pid, SIGUSR1);
}

int galley_child_end(struct galley_child *child, bool kill_it) {
  int status = 0;
  if (child->jobs >= 0) close(child->jobs);
  if (child->pid > 0) {
    if (kill_it) kill(-child->pid, SIGKILL);
    while (waitpid(child->pid, &status, 0) < 0 && errno == EINTR) {}
    // What the user's code started may outlive it.
    kill(-child->pid, SIGKILL);
  }
  if (child->results >= 0) close(child->results);
  if (child->messages >= 0) close(child->messages);
  *child = (struct galley_child){.pid = -1, .jobs = -1, .results = -1, .messages = -1};
  return status;
}

int galley_processor_count(void) {
  cpu_set_t set;
  if (sched_getaffinity(0, sizeof set, &set) == 0) {
    int count = CPU_COUNT(&set);
    if (count > 0) return count;
  }
  return 1;
}
