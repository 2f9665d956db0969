// Memory that is not given: Swift would only trap, so the worker says what happened before it does.
#define _GNU_SOURCE
#include "Worker.h"

#include <errno.h>
#include <malloc.h>
#include <stdlib.h>

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

static _Noreturn void not_given(size_t wanted) {
  galley_fault_report("memory", "wanted", wanted > INT64_MAX ? INT64_MAX : (int64_t)wanted);
}

GALLEY_EXPORT void *malloc(size_t size) {
  void *memory = __libc_malloc(size);
  if (__builtin_expect(!memory && size, 0)) not_given(size);
  return memory;
}

GALLEY_EXPORT void *calloc(size_t count, size_t size) {
  void *memory = __libc_calloc(count, size);
  size_t wanted;
  if (__builtin_expect(!memory && count && size, 0))
    not_given(__builtin_mul_overflow(count, size, &wanted) ? SIZE_MAX : wanted);
  return memory;
}

GALLEY_EXPORT void *realloc(void *old, size_t size) {
  void *memory = __libc_realloc(old, size);
  if (__builtin_expect(!memory && size, 0)) not_given(size);
  return memory;
}

GALLEY_EXPORT void *memalign(size_t alignment, size_t size) {
  void *memory = __libc_memalign(alignment, size);
  if (__builtin_expect(!memory && size, 0)) not_given(size);
  return memory;
}

GALLEY_EXPORT void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

GALLEY_EXPORT int posix_memalign(void **result, size_t alignment, size_t size) {
  if (alignment % sizeof(void *) || (alignment & (alignment - 1)) || !alignment) return EINVAL;
  *result = memalign(alignment, size);
  return 0;
}
