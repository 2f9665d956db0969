import GalleyScenario

/// What the translation of one file depends on besides its text.
struct TranslationContext: Sendable {
  var platform: Platform
  /// The file's index in its module, which makes the names of added functions unique.
  var index: Int
  /// Modules that exist here: the runtime's, the toolchain's, and the other modules of the input.
  var modules: Set<String>
  /// Views to register beside the previews, by name.
  var viewNames: Set<String> = []
  var settings = ModuleSettings()
  /// Whether the module has a bundle of its own.
  var hasResources = false
  var toolchain: Toolchain.Facts

  var conditions: PlatformConditions {
    PlatformConditions(
      platform: platform, modules: modules, customConditions: Set(settings.conditions + ["DEBUG"]),
      languageMode: settings.languageMode,
      toolchain: toolchain)
  }
}
