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

/// How a character joins its neighbours in what a reader sees as one, by Unicode's properties.
typedef enum {
  GALLEY_GRAPHEME_OTHER,
  GALLEY_GRAPHEME_CR,
  GALLEY_GRAPHEME_LF,
  GALLEY_GRAPHEME_CONTROL,
  GALLEY_GRAPHEME_EXTEND,
  GALLEY_GRAPHEME_JOINER,
  GALLEY_GRAPHEME_REGIONAL,
  GALLEY_GRAPHEME_PREPEND,
  GALLEY_GRAPHEME_SPACING_MARK,
  GALLEY_GRAPHEME_L,
  GALLEY_GRAPHEME_V,
  GALLEY_GRAPHEME_T,
  GALLEY_GRAPHEME_LV,
  GALLEY_GRAPHEME_LVT
} galley_grapheme_kind;

enum {
  GALLEY_GRAPHEME_KINDS = 0x0F,
  /// A pictograph, which a joiner puts together with another.
  GALLEY_GRAPHEME_PICTOGRAPH = 0x10,
  /// A consonant that a virama joins to another of the same kind.
  GALLEY_GRAPHEME_LINKING = 0x20,
  GALLEY_GRAPHEME_VIRAMA = 0x40,
  /// A mark that is ordered among others.
  GALLEY_GRAPHEME_ORDERED = 0x80
};

/// The character's `galley_grapheme_kind` with the flags above.
uint32_t galley_grapheme(uint32_t scalar);

#endif
