/// Reads a property list as XML, in one pass and without recursion.
///
/// An XML text with a fault in its form is no property list at all, so the first one ends it.
struct XMLPropertyList {
  struct Fault: Error {
    var words: String
    var place: FilePlace
  }

  private var scanner: TextScanner
  /// Containers that are open, outermost first.
  private var open: [Container] = []
  private var root: PropertyListValue?
  private var isInPlist = false

  private struct Container {
    var isDictionary: Bool
    var place: FilePlace
    var members: [PropertyListValue.Member] = []
    var key: (text: String, place: FilePlace)?
  }

  private init(_ scalars: [Unicode.Scalar]) { scanner = TextScanner(scalars) }

  static func isXML(_ scalars: [Unicode.Scalar]) -> Bool {
    var scanner = TextScanner(scalars)
    while let scalar = scanner.next, OldStylePropertyList.isSpace(scalar) { scanner.advance() }
    return scanner.starts(with: "<?xml") || scanner.starts(with: "<!DOCTYPE") || scanner.starts(with: "<plist")
      || scanner.starts(with: "<!--")
  }

  static func read(_ scalars: [Unicode.Scalar]) throws(Fault) -> PropertyListValue {
    var reader = XMLPropertyList(scalars)
    return try reader.document()
  }

  private func fault(_ words: String, at place: FilePlace? = nil) -> Fault {
    Fault(words: words, place: place ?? scanner.place)
  }

  // MARK: - Tags

  private mutating func document() throws(Fault) -> PropertyListValue {
    while try skipMisc() {
      let place = scanner.place
      if scanner.starts(with: "</") {
        try close(at: place)
      } else {
        try element(at: place)
      }
    }
    if let last = open.last {
      throw fault(
        "the text ends inside a <\(last.isDictionary ? "dict" : "array")> that begins on line \(last.place.line)",
        at: end)
    }
    if isInPlist { throw fault("the text ends before </plist>", at: end) }
    guard let root else { throw fault("the property list is empty", at: end) }
    return root
  }

  /// The last line that has anything on it.
  private var end: FilePlace {
    let last = scanner.scalars.lastIndex { !OldStylePropertyList.isSpace($0) }
    return TextPlaces.place(of: last.map { $0 + 1 } ?? 0, in: scanner.scalars)
  }

  /// Goes past space, comments, instructions and the document's type; false at the end.
  private mutating func skipMisc() throws(Fault) -> Bool {
    while let scalar = scanner.next {
      let place = scanner.place
      if OldStylePropertyList.isSpace(scalar) {
        scanner.advance()
      } else if scanner.starts(with: "<!--") {
        guard scanner.skip(past: "-->") else { throw fault("the comment that begins here does not end", at: place) }
      } else if scanner.starts(with: "<?") {
        guard scanner.skip(past: "?>") else { throw fault("'<?' without '?>'", at: place) }
      } else if scanner.starts(with: "<!DOCTYPE") {
        try skipDocumentType(at: place)
      } else if scalar == "<" {
        return true
      } else {
        throw fault("text outside of an element")
      }
    }
    return false
  }

  private mutating func skipDocumentType(at place: FilePlace) throws(Fault) {
    var isInSubset = false
    while let scalar = scanner.next {
      scanner.advance()
      if scalar == "[" { isInSubset = true }
      if scalar == "]" { isInSubset = false }
      if scalar == ">", !isInSubset { return }
    }
    throw fault("'<!DOCTYPE' without '>'", at: place)
  }

  /// A tag's name without attributes, and whether it closes itself.
  private mutating func tag(at place: FilePlace) throws(Fault) -> (name: String, isEmpty: Bool) {
    var name = ""
    while let scalar = scanner.next, scalar != ">", scalar != "/", !OldStylePropertyList.isSpace(scalar) {
      name.unicodeScalars.append(scalar)
      scanner.advance()
    }
    var quote: Unicode.Scalar?
    var isEmpty = false
    while let scalar = scanner.next {
      scanner.advance()
      if scalar == quote {
        quote = nil
      } else if quote == nil {
        if scalar == ">" { return (name, isEmpty) }
        if scalar == "<" { break }
        isEmpty = scalar == "/"
        if scalar == "\"" || scalar == "'" { quote = scalar }
      }
    }
    throw fault("'<\(name)' without '>'", at: place)
  }

  private mutating func close(at place: FilePlace) throws(Fault) {
    scanner.advance(by: 2)
    let name = try tag(at: place).name
    if name == "plist", isInPlist, open.isEmpty {
      isInPlist = false
      return
    }
    guard let container = open.popLast() else { throw fault("</\(name)> closes nothing", at: place) }
    let wanted = container.isDictionary ? "dict" : "array"
    guard name == wanted else {
      throw fault("</\(name)> stands where </\(wanted)> of line \(container.place.line) should", at: place)
    }
    if let key = container.key { throw fault("the key \"\(key.text)\" has no value", at: key.place) }
    try take(
      PropertyListValue(
        content: container.isDictionary ? .dictionary(container.members) : .other("a list"), place: container.place))
  }

  private mutating func element(at place: FilePlace) throws(Fault) {
    scanner.advance()
    let (name, isEmpty) = try tag(at: place)
    switch name {
    case "plist":
      if isInPlist || root != nil { throw fault("a second <plist>", at: place) }
      isInPlist = !isEmpty
    case "dict", "array":
      guard open.count < PropertyListFile.depthLimit else {
        throw fault("nested over \(PropertyListFile.depthLimit) levels", at: place)
      }
      if let container = open.last, container.isDictionary, container.key == nil {
        throw fault("<\(name)> stands where a <key> should", at: place)
      }
      if isEmpty {
        try take(.init(content: name == "dict" ? .dictionary([]) : .other("a list"), place: place))
      } else {
        open.append(Container(isDictionary: name == "dict", place: place))
      }
    case "true", "false":
      if !isEmpty, try content(of: name, at: place) != "" { throw fault("<\(name)> has a text", at: place) }
      try take(.init(content: .other("true or false"), place: place))
    case "key":
      let text = isEmpty ? "" : try content(of: name, at: place)
      guard open.last?.isDictionary == true else { throw fault("a <key> outside of a <dict>", at: place) }
      if let key = open[open.count - 1].key { throw fault("the key \"\(key.text)\" has no value", at: key.place) }
      open[open.count - 1].key = (text, place)
    case "string": try take(.init(content: .text(isEmpty ? "" : try content(of: name, at: place)), place: place))
    case "integer", "real", "date", "data":
      if !isEmpty { _ = try content(of: name, at: place) }
      let kind = name == "data" ? "data" : name == "date" ? "a date" : "a number"
      try take(.init(content: .other(kind), place: place))
    default: throw fault("<\(name)> is no element of a property list", at: place)
    }
  }

  private mutating func take(_ value: PropertyListValue) throws(Fault) {
    guard let last = open.indices.last else {
      if root != nil { throw fault("a second value beside the first", at: value.place) }
      root = value
      return
    }
    guard open[last].isDictionary else { return }
    guard let key = open[last].key else { throw fault("a value stands where a <key> should", at: value.place) }
    open[last].members.append(.init(key: key.text, place: key.place, value: value))
    open[last].key = nil
  }

  // MARK: - Text

  /// The text of an element up to its end tag.
  private mutating func content(of name: String, at place: FilePlace) throws(Fault) -> String {
    var text = String.UnicodeScalarView()
    while let scalar = scanner.next {
      if scanner.starts(with: "<![CDATA[") {
        let start = scanner.place
        scanner.advance(by: 9)
        while !scanner.starts(with: "]]>") {
          guard let scalar = scanner.next else { throw fault("'<![CDATA[' without ']]>'", at: start) }
          text.append(scalar)
          scanner.advance()
        }
        scanner.advance(by: 3)
      } else if scanner.starts(with: "<!--") {
        let start = scanner.place
        guard scanner.skip(past: "-->") else { throw fault("the comment that begins here does not end", at: start) }
      } else if scanner.starts(with: "</") {
        let end = scanner.place
        scanner.advance(by: 2)
        let closing = try tag(at: end).name
        guard closing == name else { throw fault("</\(closing)> stands where </\(name)> should", at: end) }
        return String(text)
      } else if scalar == "<" {
        throw fault("an element inside of <\(name)>; write '&lt;' for '<'")
      } else if scalar == "&" {
        text.append(try entity())
      } else {
        text.append(scalar)
        scanner.advance()
      }
    }
    throw fault("<\(name)> does not end", at: place)
  }

  private mutating func entity() throws(Fault) -> Unicode.Scalar {
    let place = scanner.place
    scanner.advance()
    var name = ""
    while let scalar = scanner.next, scalar != ";", name.utf8.count < 12, scalar != "<", scalar != "&" {
      name.unicodeScalars.append(scalar)
      scanner.advance()
    }
    guard scanner.take(";") else { throw fault("'&' without ';'; write '&amp;' for '&'", at: place) }
    switch name {
    case "lt": return "<"
    case "gt": return ">"
    case "amp": return "&"
    case "quot": return "\""
    case "apos": return "'"
    default:
      let digits = name.dropFirst()
      let value =
        digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : name.first == "#" ? UInt32(digits) : nil
      guard name.first == "#", let scalar = value.flatMap(Unicode.Scalar.init) else {
        throw fault("'&\(name);' stands for no character", at: place)
      }
      return scalar
    }
  }
}
