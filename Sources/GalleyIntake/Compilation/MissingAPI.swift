import Foundation

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
    let marks = [" has no member '", " has no member named '", " has no dynamic member '"]
    if let mark = marks.lazy.compactMap({ message.range(of: $0) }).first,
      let name = Self.quoted(message[message.index(before: mark.upperBound)...]).first
    {
      let type = Self.quoted(message[..<mark.lowerBound] + "'").first ?? ""
      // A wrapper's projection is missing where the wrapper is, which is named by itself.
      let kind: SourceError.Kind = name.hasPrefix("$") ? .other : .missingAPI
      self.init(kind: kind, name: kind == .other ? nil : Self.member(name, of: type, in: message))
    } else if message.hasPrefix("undefined symbol: ") {
      self.init(kind: .missingSymbol, name: Self.demangled(String(message.dropFirst("undefined symbol: ".count))))
    } else {
      self.init(kind: .other, name: nil)
    }
  }

  /// Whether a message only says that something before it was not understood.
  static func isConsequence(_ message: String) -> Bool {
    message.hasPrefix("cannot infer contextual base in reference to member ") || message.contains(" has no member '$")
      || message.hasPrefix("cannot infer type of closure parameter ")
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

  /// A symbol as it reads in source, or itself where it is not one of Swift's.
  private static func demangled(_ symbol: String) -> String {
    guard let name = demangle(symbol, symbol.utf8.count, nil, nil, 0) else { return symbol }
    defer { free(name) }
    return String(cString: name)
  }
}

/// The runtime's own function.
@_silgen_name("swift_demangle")
private func demangle(
  _ name: UnsafePointer<CChar>, _ length: Int, _ buffer: UnsafeMutablePointer<CChar>?,
  _ size: UnsafeMutablePointer<Int>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?
