#ifndef GALLEY_TEXT_BREAK_H
#define GALLEY_TEXT_BREAK_H

#include <stdint.h>

/// A break iterator of ICU, kept open so that each text costs no set-up. Not for use from two threads at once.
typedef struct galley_breaker galley_breaker;

typedef enum { GALLEY_BREAK_CHARACTER = 0, GALLEY_BREAK_LINE = 1 } galley_break_kind;

/// NULL when ICU has no data for the kind; an unknown locale falls back to the root's rules.
galley_breaker *galley_breaker_open(galley_break_kind kind, const char *locale);
void galley_breaker_close(galley_breaker *breaker);

/// Writes the boundaries after 0, the text's end included, ascending, in bytes; a boundary that ends a line in any
/// width is written with the top bit set. Returns how many were written, at most `capacity`; -1 on failure.
int32_t galley_breaker_find(
  galley_breaker *breaker, const uint8_t *utf8, int32_t length, uint32_t *boundaries, int32_t capacity);

#endif
