#include "CMeasures.h"

#include <stdlib.h>
#include <string.h>
#include <unicode/uformattedvalue.h>
#include <unicode/ulistformatter.h>
#include <unicode/unum.h>
#include <unicode/unumberformatter.h>
#include <unicode/ustring.h>

enum { ROOM = 512, MOST = 16 };

/// The bytes that a stretch of UTF-16 has in UTF-8.
static int32_t utf8_length(const UChar *text, int32_t length) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t bytes = 0;
  u_strToUTF8(NULL, 0, &bytes, text, length, &status);
  return bytes;
}

/// Where the number stands among its unit: from its first to its last field that is not the unit.
static void find_number(const UFormattedNumber *result, const UChar *text, int32_t length, int32_t *from, int32_t *to) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t first = -1, last = -1;
  const UFormattedValue *value = unumf_resultAsValue(result, &status);
  UConstrainedFieldPosition *place = ucfpos_open(&status);
  if (U_SUCCESS(status)) ucfpos_constrainCategory(place, UFIELD_CATEGORY_NUMBER, &status);
  while (U_SUCCESS(status) && ufmtval_nextPosition(value, place, &status)) {
    int32_t start, end;
    ucfpos_getIndexes(place, &start, &end, &status);
    if (ucfpos_getField(place, &status) == UNUM_MEASURE_UNIT_FIELD) continue;
    if (first < 0 || start < first) first = start;
    if (end > last) last = end;
  }
  ucfpos_close(place);
  *from = first < 0 ? 0 : utf8_length(text, first);
  *to = last < 0 ? utf8_length(text, length) : utf8_length(text, last);
}

int32_t galley_measure_write(
  const char *locale, const char *skeleton, double number, char *text, int32_t capacity, int32_t *from, int32_t *to,
  char *decimal, int32_t decimal_capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UChar wide[ROOM];
  int32_t length = -1, wide_length = 0;
  u_strFromUTF8(wide, ROOM, &wide_length, skeleton, (int32_t)strlen(skeleton), &status);
  if (U_FAILURE(status)) return -1;
  UNumberFormatter *formatter = unumf_openForSkeletonAndLocale(wide, wide_length, locale, &status);
  UFormattedNumber *result = unumf_openResult(&status);
  if (U_SUCCESS(status)) unumf_formatDouble(formatter, number, result, &status);
  if (U_SUCCESS(status)) wide_length = unumf_resultToString(result, wide, ROOM, &status);
  if (U_SUCCESS(status)) u_strToUTF8(text, capacity, &length, wide, wide_length, &status);
  if (U_SUCCESS(status)) {
    find_number(result, wide, wide_length, from, to);
    int32_t digits = unumf_resultToDecimalNumber(result, decimal, decimal_capacity - 1, &status);
    if (U_SUCCESS(status) && digits < decimal_capacity) decimal[digits] = 0;
  }
  unumf_closeResult(result);
  unumf_close(formatter);
  return U_SUCCESS(status) && length < capacity ? length : -1;
}

int32_t galley_measure_list(
  const char *locale, galley_list_width width, const char *const *items, int32_t count, char *text, int32_t capacity) {
  if (count < 1 || count > MOST) return -1;
  static const UListFormatterWidth widths[] = {ULISTFMT_WIDTH_WIDE, ULISTFMT_WIDTH_SHORT, ULISTFMT_WIDTH_NARROW};
  UErrorCode status = U_ZERO_ERROR;
  UChar store[MOST][ROOM], joined[ROOM * 4];
  const UChar *strings[MOST];
  int32_t lengths[MOST], length = -1;
  for (int32_t item = 0; item < count; item++) {
    u_strFromUTF8(store[item], ROOM, &lengths[item], items[item], (int32_t)strlen(items[item]), &status);
    strings[item] = store[item];
  }
  UListFormatter *formatter = ulistfmt_openForType(locale, ULISTFMT_TYPE_UNITS, widths[width], &status);
  int32_t joined_length = 0;
  if (U_SUCCESS(status)) {
    joined_length = ulistfmt_format(formatter, strings, lengths, count, joined, ROOM * 4, &status);
  }
  if (U_SUCCESS(status)) u_strToUTF8(text, capacity, &length, joined, joined_length, &status);
  ulistfmt_close(formatter);
  return U_SUCCESS(status) && length < capacity ? length : -1;
}
