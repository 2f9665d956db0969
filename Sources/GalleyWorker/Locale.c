// `Locale.current`, `Calendar.current`, `TimeZone.current` and their autoupdating forms: the scenario's. Strings that
// bundles are asked for: the input's.
//
// On Linux Foundation takes these from nowhere that could be set. Their getters are found by every library through its
// dynamic symbol table, where the executable's come first; here each is a jump to a function of the runtime's, which
// has the same Swift signature.
#define _GNU_SOURCE
#include "Worker.h"

#include <dlfcn.h>
#include <stdint.h>
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

// Formats: a text in forms for numbers is chosen when it is filled in.
GETTER(galley_slot_format, "$sSS10FoundationE6format_S2Sh_s7CVarArg_pdtcfC")
GETTER(galley_slot_format_list, "$sSS10FoundationE6format9argumentsS2Sh_Says7CVarArg_pGhtcfC")
GETTER(galley_slot_format_locale, "$sSS10FoundationE6format6locale_S2Sh_0A10Essentials6LocaleVSghs7CVarArg_pdtcfC")
GETTER(galley_slot_format_locale_list,
  "$sSS10FoundationE6format6locale9argumentsS2Sh_0A10Essentials6LocaleVSghSays7CVarArg_pGhtcfC")
GETTER(galley_slot_format_localized, "$sSS10FoundationE25localizedStringWithFormatyS2S_s7CVarArg_pdtFZ")

static void *runtime_function(void *runtime, const char *name) {
  void *found = dlsym(runtime, name);
  if (found) return found;
  fprintf(stderr, "galley-worker: the runtime has no %s\n", name);
  _exit(69);
}

// `Bundle.localizedString(forKey:value:table:)` is called through its class's table of methods, which the executable's
// symbols do not reach: its entry there is changed. A Swift class starts with its kind, its superclass, four words of
// flags and sizes, of which the last but one is how many bytes it has.
static void install_strings(void *replacement) {
  void **bundle = dlsym(RTLD_DEFAULT, "$s10Foundation6BundleCN");
  void *method = dlsym(RTLD_DEFAULT, "$s10Foundation6BundleC15localizedString6forKey5value5tableS2S_SSSgAHtF");
  if (bundle && method) {
    const uint32_t *sizes = (const uint32_t *)(bundle + 2);
    uint32_t size = sizes[4], before = sizes[5];
    if (size > before && size < 1 << 16) {
      size_t count = (size - before) / sizeof *bundle;
      for (size_t word = 4; word < count; word++) {
        if (bundle[word] != method) continue;
        bundle[word] = replacement;
        return;
      }
    }
  }
  fprintf(stderr, "galley-worker: Foundation's lookup of strings has no known place\n");
  _exit(69);
}

void galley_locale_install(void *runtime) {
  galley_slot_locale = galley_slot_locale_updating = runtime_function(runtime, "galley_current_locale");
  galley_slot_languages = runtime_function(runtime, "galley_preferred_languages");
  galley_slot_calendar = galley_slot_calendar_updating = runtime_function(runtime, "galley_current_calendar");
  galley_slot_zone = galley_slot_zone_updating = runtime_function(runtime, "galley_current_time_zone");
  galley_slot_format = galley_slot_format_list = runtime_function(runtime, "galley_format_string");
  galley_slot_format_locale = galley_slot_format_locale_list =
    runtime_function(runtime, "galley_format_string_in_locale");
  galley_slot_format_localized = runtime_function(runtime, "galley_format_localized_string");
  install_strings(runtime_function(runtime, "galley_localized_string"));
}
