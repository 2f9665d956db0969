#ifndef GALLEY_PLURAL_RULES_H
#define GALLEY_PLURAL_RULES_H

/// A language's plural rules, of ICU. Not for use from two threads at once.
typedef struct galley_plurals galley_plurals;

/// NULL when ICU has no data; an unknown language falls back to the root's rules, in which all is `other`.
galley_plurals *galley_plurals_open(const char *locale);
void galley_plurals_close(galley_plurals *plurals);

/// The category of a number, by CLDR's keyword: `one`, `few`, …. A string that stays; `other` on failure.
const char *galley_plurals_select(galley_plurals *plurals, double number);

#endif
