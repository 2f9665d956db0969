#include "CTextBreak.h"

#include <stdlib.h>
#include <unicode/ubrk.h>
#include <unicode/utext.h>

struct galley_breaker {
  UBreakIterator *iterator;
  UText *text;
  int lines;
};

galley_breaker *galley_breaker_open(galley_break_kind kind, const char *locale) {
  UErrorCode status = U_ZERO_ERROR;
  UBreakIterator *iterator =
    ubrk_open(kind == GALLEY_BREAK_LINE ? UBRK_LINE : UBRK_CHARACTER, locale, NULL, 0, &status);
  if (U_FAILURE(status)) return NULL;
  galley_breaker *breaker = calloc(1, sizeof *breaker);
  if (!breaker) {
    ubrk_close(iterator);
    return NULL;
  }
  breaker->iterator = iterator;
  breaker->lines = kind == GALLEY_BREAK_LINE;
  return breaker;
}

void galley_breaker_close(galley_breaker *breaker) {
  if (!breaker) return;
  ubrk_close(breaker->iterator);
  if (breaker->text) utext_close(breaker->text);
  free(breaker);
}

int32_t galley_breaker_find(
  galley_breaker *breaker, const uint8_t *utf8, int32_t length, uint32_t *boundaries, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  breaker->text = utext_openUTF8(breaker->text, (const char *)utf8, length, &status);
  if (U_FAILURE(status)) return -1;
  ubrk_setUText(breaker->iterator, breaker->text, &status);
  if (U_FAILURE(status)) return -1;
  int32_t count = 0;
  ubrk_first(breaker->iterator);
  for (int32_t at = ubrk_next(breaker->iterator); at != UBRK_DONE && count < capacity;
       at = ubrk_next(breaker->iterator)) {
    uint32_t hard = 0;
    if (breaker->lines) {
      int32_t rule = ubrk_getRuleStatus(breaker->iterator);
      if (rule >= UBRK_LINE_HARD && rule < UBRK_LINE_HARD_LIMIT) hard = 0x80000000u;
    }
    boundaries[count++] = (uint32_t)at | hard;
  }
  return count;
}
