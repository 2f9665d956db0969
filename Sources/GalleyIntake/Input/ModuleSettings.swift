/// How a module asks to be compiled.
struct ModuleSettings: Sendable, Hashable, Codable {
  /// 5, or 6 where a package or project asks for it.
  var languageMode = 5
  /// Code that does not say otherwise belongs to the main actor.
  var isolatesToMainActor = false
  /// Names that `#if` finds set, besides `DEBUG`.
  var conditions: [String] = []
}
