// Random numbers that are the same in every run.
#define _GNU_SOURCE
#include "Worker.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

/// One sequence for the main thread, one for all others: when a background thread draws is chance, and must not decide
/// what a view gets.
static _Atomic uint64_t sequences[2];

void galley_seed(uint64_t seed) {
  atomic_store(&sequences[0], seed);
  atomic_store(&sequences[1], seed ^ 0x5851f42d4c957f2dull);
  srandom(1);
  srand48(1);
}

/// SplitMix64: the state is a counter, so that threads can share it.
static uint64_t next_number(void) {
  _Atomic uint64_t *sequence = &sequences[galley_is_main_thread() ? 0 : 1];
  uint64_t z = atomic_fetch_add(sequence, 0x9e3779b97f4a7c15ull) + 0x9e3779b97f4a7c15ull;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ull;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebull;
  return z ^ (z >> 31);
}

void galley_random_fill(void *bytes, size_t count) {
  unsigned char *at = bytes;
  while (count > 0) {
    uint64_t number = next_number();
    size_t part = count < sizeof number ? count : sizeof number;
    memcpy(at, &number, part);
    at += part;
    count -= part;
  }
}

GALLEY_EXPORT ssize_t getrandom(void *bytes, size_t count, unsigned flags) {
  galley_random_fill(bytes, count);
  return (ssize_t)count;
}

GALLEY_EXPORT int getentropy(void *bytes, size_t count) {
  if (count > 256) return errno = EIO, -1;
  galley_random_fill(bytes, count);
  return 0;
}

GALLEY_EXPORT uint32_t arc4random(void) { return (uint32_t)next_number(); }

GALLEY_EXPORT void arc4random_buf(void *bytes, size_t count) { galley_random_fill(bytes, count); }

GALLEY_EXPORT uint32_t arc4random_uniform(uint32_t bound) {
  if (bound < 2) return 0;
  uint32_t least = -bound % bound, number;
  do number = arc4random();
  while (number < least);
  return number % bound;
}

/// The Swift runtime asks the kernel for random bytes by number, not by name.
GALLEY_EXPORT long syscall(long number, ...) {
  static _Atomic(void *) real;
  va_list list;
  va_start(list, number);
  long a = va_arg(list, long), b = va_arg(list, long), c = va_arg(list, long);
  long d = va_arg(list, long), e = va_arg(list, long), f = va_arg(list, long);
  va_end(list);
  if (number == SYS_getrandom) {
    galley_random_fill((void *)a, (size_t)b);
    return b;
  }
  void *found = atomic_load_explicit(&real, memory_order_relaxed);
  if (!found) {
    found = dlsym(RTLD_NEXT, "syscall");
    atomic_store_explicit(&real, found, memory_order_relaxed);
  }
  return ((long (*)(long, ...))found)(number, a, b, c, d, e, f);
}

static bool is_random_device(const char *path) {
  return path && (strcmp(path, "/dev/urandom") == 0 || strcmp(path, "/dev/random") == 0);
}

/// A file of bytes of the sequence in place of the device: as many as anybody reads of it.
static int random_file(void) {
  int file = memfd_create("random", MFD_CLOEXEC);
  if (file < 0) return file;
  unsigned char bytes[4096];
  galley_random_fill(bytes, sizeof bytes);
  if (write(file, bytes, sizeof bytes) < 0 || lseek(file, 0, SEEK_SET) < 0) {
    close(file);
    return errno = EIO, -1;
  }
  return file;
}

typedef int (*open_function)(const char *, int, ...);
static _Atomic(void *) real_open, real_open64;

static int open_next(_Atomic(void *) *real, const char *name, const char *path, int flags, mode_t mode) {
  if (is_random_device(path)) return random_file();
  void *found = atomic_load_explicit(real, memory_order_relaxed);
  if (!found) {
    found = galley_next(name);
    atomic_store_explicit(real, found, memory_order_relaxed);
  }
  return ((open_function)found)(path, flags, mode);
}

static mode_t mode_of(int flags, va_list list) {
  return (flags & O_CREAT) || (flags & O_TMPFILE) == O_TMPFILE ? va_arg(list, mode_t) : 0;
}

GALLEY_EXPORT int open(const char *path, int flags, ...) {
  va_list list;
  va_start(list, flags);
  mode_t mode = mode_of(flags, list);
  va_end(list);
  return open_next(&real_open, "open", path, flags, mode);
}

GALLEY_EXPORT int open64(const char *path, int flags, ...) {
  va_list list;
  va_start(list, flags);
  mode_t mode = mode_of(flags, list);
  va_end(list);
  return open_next(&real_open64, "open64", path, flags, mode);
}
