#include "CPluralRules.h"

#include <stdlib.h>
#include <string.h>
#include <unicode/upluralrules.h>

struct galley_plurals {
  UPluralRules *rules;
};

galley_plurals *galley_plurals_open(const char *locale) {
  UErrorCode status = U_ZERO_ERROR;
  UPluralRules *rules = uplrules_open(locale, &status);
  if (U_FAILURE(status)) return NULL;
  galley_plurals *plurals = calloc(1, sizeof *plurals);
  if (!plurals) {
    uplrules_close(rules);
    return NULL;
  }
  plurals->rules = rules;
  return plurals;
}

void galley_plurals_close(galley_plurals *plurals) {
  if (!plurals) return;
  uplrules_close(plurals->rules);
  free(plurals);
}

const char *galley_plurals_select(galley_plurals *plurals, double number) {
  static const char *const names[] = {"zero", "one", "two", "few", "many"};
  UErrorCode status = U_ZERO_ERROR;
  UChar keyword[16];
  int32_t length = uplrules_select(plurals->rules, number, keyword, 16, &status);
  if (U_FAILURE(status)) return "other";
  for (int name = 0; name < 5; name++) {
    if ((int32_t)strlen(names[name]) != length) continue;
    int32_t at = 0;
    while (at < length && keyword[at] == (UChar)names[name][at]) at++;
    if (at == length) return names[name];
  }
  return "other";
}
