#ifndef GALLEY_MEASURES_H
#define GALLEY_MEASURES_H

#include <stdint.h>

/// Writes a number by one of ICU's number skeletons as a locale has it, in UTF-8; `decimal` gets the number itself, in
/// plain digits, after the skeleton has converted and rounded it. The bytes `from` to `to` of the text are the number,
/// the rest its unit. Returns the length; -1 when ICU does not know the skeleton or a buffer is too small.
int32_t galley_measure_write(
  const char *locale, const char *skeleton, double number, char *text, int32_t capacity, int32_t *from, int32_t *to,
  char *decimal, int32_t decimal_capacity);

typedef enum { GALLEY_LIST_WIDE = 0, GALLEY_LIST_SHORT = 1, GALLEY_LIST_NARROW = 2 } galley_list_width;

/// Writes amounts of several units one after the other (`2 hr, 5 min`), as a locale has it, in UTF-8. Returns the length;
/// -1 on failure.
int32_t galley_measure_list(
  const char *locale, galley_list_width width, const char *const *items, int32_t count, char *text, int32_t capacity);

#endif
