/// What a compiler's error says is missing here.
struct MissingAPI: Hashable {
  var kind: SourceError.Kind
  var name: String?

  /// Wordings of the compiler that mean a name is not known; the first quoted text is the name.
  private static let unknownNames = [
    "cannot find '", "cannot find type '", "cannot find operator '", "no such module '", "unknown attribute '",
    "no macro named '", "could not build module '", "use of undeclared type '", "no type named '",
    "use of unresolved identifier '", "use of unknown directive '",
  ]

  init(message: String) {
    if let start = Self.unknownNames.first(where: message.hasPrefix) {
      self.init(kind: .missingAPI, name: Self.quoted(message.dropFirst(start.count - 1)).first)
      return
    }
    let names = Self.quoted(message[...])
    if message.contains(" has no member '") || message.contains(" has no member named '")
      || message.contains(" has no dynamic member '"), names.count >= 2
    {
      self.init(kind: .missingAPI, name: Self.member(names[1], of: names[0], in: message))
    } else if message.hasPrefix("undefined symbol: ") {
      self.init(kind: .missingSymbol, name: String(message.dropFirst("undefined symbol: ".count)))
    } else {
      self.init(kind: .other, name: nil)
    }
  }

  private init(kind: SourceError.Kind, name: String?) {
    self.kind = kind
    self.name = name
  }

  /// A member of a type is named with the type. One of a value is named alone: which view a modifier is asked of
  /// says little, and the same modifier should be counted as one.
  private static func member(_ name: String, of type: String, in message: String) -> String {
    guard message.hasPrefix("type '") || message.hasPrefix("module '") else { return name }
    let base = type.prefix { $0 != "<" && $0 != " " }
    return "\(base).\(name)"
  }

  private static func quoted(_ text: Substring) -> [String] {
    let parts = text.split(separator: "'", omittingEmptySubsequences: false)
    return stride(from: 1, to: parts.count - 1, by: 2).map { String(parts[$0]) }
  }
}
