// `Locale.current`, `Calendar.current`, `TimeZone.current` and their autoupdating forms: the scenario's.
//
// On Linux Foundation takes these from nowhere that could be set. Their getters are found by every library through its
// dynamic symbol table, where the executable's come first; here each is a jump to a function of the runtime's, which
// has the same Swift signature.
#define _GNU_SOURCE
#include "Worker.h"

#include <dlfcn.h>
#include <stdio.h>
#include <unistd.h>

#if defined(__x86_64__)
#define JUMP(slot) "jmp *" slot "(%rip)\n"
#elif defined(__aarch64__)
#define JUMP(slot) "adrp x16, " slot "\nldr x16, [x16, :lo12:" slot "]\nbr x16\n"
#else
#error "The jump of this processor is missing"
#endif

#define GETTER(slot, symbol)                                                                                       \
  void *slot __attribute__((visibility("hidden"), used));                                                          \
  __asm__(".text\n.balign 16\n.globl \"" symbol "\"\n.type \"" symbol "\", @function\n\"" symbol "\":\n"           \
          JUMP(#slot) ".size \"" symbol "\", .-\"" symbol "\"\n");

GETTER(galley_slot_locale, "$s20FoundationEssentials6LocaleV7currentACvgZ")
GETTER(galley_slot_locale_updating, "$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ")
GETTER(galley_slot_languages, "$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ")
GETTER(galley_slot_calendar, "$s20FoundationEssentials8CalendarV7currentACvgZ")
GETTER(galley_slot_calendar_updating, "$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ")
GETTER(galley_slot_zone, "$s20FoundationEssentials8TimeZoneV7currentACvgZ")
GETTER(galley_slot_zone_updating, "$s20FoundationEssentials8TimeZoneV19autoupdatingCurrentACvgZ")

static void *runtime_function(void *runtime, const char *name) {
  void *found = dlsym(runtime, name);
  if (found) return found;
  fprintf(stderr, "galley-worker: the runtime has no %s\n", name);
  _exit(69);
}

void galley_locale_install(void *runtime) {
  galley_slot_locale = galley_slot_locale_updating = runtime_function(runtime, "galley_current_locale");
  galley_slot_languages = runtime_function(runtime, "galley_preferred_languages");
  galley_slot_calendar = galley_slot_calendar_updating = runtime_function(runtime, "galley_current_calendar");
  galley_slot_zone = galley_slot_zone_updating = runtime_function(runtime, "galley_current_time_zone");
}
