#include "CTextBreak.h"

#include <stdlib.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/uscript.h>
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

static uint32_t grapheme_kind(UChar32 scalar) {
  switch (u_getIntPropertyValue(scalar, UCHAR_GRAPHEME_CLUSTER_BREAK)) {
    case U_GCB_CR: return GALLEY_GRAPHEME_CR;
    case U_GCB_LF: return GALLEY_GRAPHEME_LF;
    case U_GCB_CONTROL: return GALLEY_GRAPHEME_CONTROL;
    case U_GCB_EXTEND: return GALLEY_GRAPHEME_EXTEND;
    case U_GCB_ZWJ: return GALLEY_GRAPHEME_JOINER;
    case U_GCB_REGIONAL_INDICATOR: return GALLEY_GRAPHEME_REGIONAL;
    case U_GCB_PREPEND: return GALLEY_GRAPHEME_PREPEND;
    case U_GCB_SPACING_MARK: return GALLEY_GRAPHEME_SPACING_MARK;
    case U_GCB_L: return GALLEY_GRAPHEME_L;
    case U_GCB_V: return GALLEY_GRAPHEME_V;
    case U_GCB_T: return GALLEY_GRAPHEME_T;
    case U_GCB_LV: return GALLEY_GRAPHEME_LV;
    case U_GCB_LVT: return GALLEY_GRAPHEME_LVT;
    default: return GALLEY_GRAPHEME_OTHER;
  }
}

uint32_t galley_grapheme(uint32_t scalar) {
  UChar32 c = (UChar32)scalar;
  uint32_t result = grapheme_kind(c);
  if (u_hasBinaryProperty(c, UCHAR_EXTENDED_PICTOGRAPHIC)) result |= GALLEY_GRAPHEME_PICTOGRAPH;
  if (u_getCombiningClass(c) != 0) result |= GALLEY_GRAPHEME_ORDERED;
  UErrorCode status = U_ZERO_ERROR;
  // The scripts that ICU's own rules name.
  switch (uscript_getScript(c, &status)) {
    case USCRIPT_GUJARATI:
    case USCRIPT_TELUGU:
    case USCRIPT_MALAYALAM:
    case USCRIPT_ORIYA:
    case USCRIPT_BENGALI:
    case USCRIPT_DEVANAGARI:
      switch (u_getIntPropertyValue(c, UCHAR_INDIC_SYLLABIC_CATEGORY)) {
        case U_INSC_CONSONANT: result |= GALLEY_GRAPHEME_LINKING; break;
        case U_INSC_VIRAMA: result |= GALLEY_GRAPHEME_VIRAMA; break;
        default: break;
      }
      break;
    default: break;
  }
  return result;
}
