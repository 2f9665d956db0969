/// Reads a property list in its oldest form, which `.strings` are: `"key" = "value";`.
///
/// What is wrong is said with its place, and reading goes on with the next pair. Characters, escapes and what may stand
/// without quotes are as Foundation's own reader takes them.
struct OldStylePropertyList {
  var faults: [(fault: StringsProblem.Fault, place: FilePlace?)] = []

  var scanner: TextScanner
  private var noCommentEnds = false

  init(_ scalars: [Unicode.Scalar]) { scanner = TextScanner(scalars) }

  mutating func fail(_ fault: StringsProblem.Fault, at place: FilePlace) { faults.append((fault, place)) }

  /// - Parameter isOpen: whether pairs may stand without braces around them.
  mutating func read(isOpen: Bool) -> PropertyListValue? {
    skipSpace()
    let start = scanner.place
    if scanner.next != "{" {
      if isOpen { return PropertyListValue(content: .dictionary(pairs(until: nil, depth: 0)), place: start) }
      fail(.syntax("not a property list"), at: start)
      return nil
    }
    guard let value = value(of: "the file", depth: 0) else { return nil }
    skipSpace()
    if !scanner.isAtEnd { fail(.expected("the file's end after '}'"), at: scanner.place) }
    return value
  }

  // MARK: - Space

  static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    (0x09...0x0D).contains(scalar.value) || scalar == " " || scalar == "\u{2028}" || scalar == "\u{2029}"
  }

  /// Goes past white space and comments. A comment that does not end counts to the end of its line.
  mutating func skipSpace() {
    while let scalar = scanner.next {
      if Self.isSpace(scalar) {
        scanner.advance()
      } else if scanner.starts(with: "//") {
        skipLine()
      } else if scanner.starts(with: "/*") {
        let start = scanner
        scanner.advance(by: 2)
        if !noCommentEnds, scanner.skip(past: "*/") { continue }
        noCommentEnds = true
        fail(.unterminated("the comment", "*/"), at: start.place)
        scanner = start
        skipLine()
        skipProse()
      } else {
        return
      }
    }
  }

  private mutating func skipLine() {
    while let scalar = scanner.next, scalar != "\n", scalar != "\r" { scanner.advance() }
  }

  /// What stands in a comment that does not end is no pair until a line begins with a quote.
  private mutating func skipProse() {
    while !scanner.isAtEnd {
      while let scalar = scanner.next, Self.isSpace(scalar) { scanner.advance() }
      if scanner.next == "\"" || scanner.starts(with: "/*") || scanner.starts(with: "//") { return }
      skipLine()
    }
  }

  // MARK: - Pairs

  /// Pairs up to a brace, which is taken, or to the end.
  private mutating func pairs(until end: Unicode.Scalar?, depth: Int) -> [PropertyListValue.Member] {
    var members: [PropertyListValue.Member] = []
    while true {
      skipSpace()
      guard let next = scanner.next else {
        if end != nil { fail(.expected("'}'"), at: scanner.place) }
        return members
      }
      if next == end {
        scanner.advance()
        return members
      }
      if let member = pair(depth: depth) { members.append(member) }
    }
  }

  private mutating func pair(depth: Int) -> PropertyListValue.Member? {
    let start = scanner.place
    guard let key = word("a key", ends: "=;") else {
      recover()
      return nil
    }
    let afterKey = scanner.place
    skipSpace()
    // The value may be left out where it is the key.
    if scanner.take(";") { return .init(key: key, place: start, value: .init(content: .text(key), place: start)) }
    guard scanner.take("=") else {
      fail(.expected("'=' after the key \"\(key)\""), at: afterKey)
      // The next line begins a pair of its own; what stands on this one is the value in most cases.
      if scanner.place.line != afterKey.line { return nil }
      if scanner.next == "\"" || scanner.next == "'", quoted(ends: ";") != nil {
        skipSpace()
        if scanner.take(";") { return nil }
      }
      recover()
      return nil
    }
    skipSpace()
    guard let value = value(of: "the value of \"\(key)\"", depth: depth + 1) else {
      recover()
      return nil
    }
    let end = scanner.place
    skipSpace()
    if !scanner.take(";") {
      fail(.noSemicolon(key: key), at: end)
      // What follows on the same line belongs to no pair.
      if scanner.place.line == end.line, scanner.next != "}" { recover() }
    }
    return .init(key: key, place: start, value: value)
  }

  /// Goes to where the next pair may begin: past a semicolon, or to the next line.
  private mutating func recover() {
    while let scalar = scanner.next, scalar != "\n", scalar != "\r" {
      if scalar == "\"" || scalar == "'" {
        let start = scanner
        if !skipQuotedOnLine(scalar) {
          scanner = start
          scanner.advance()
        }
        continue
      }
      scanner.advance()
      if scalar == ";" { return }
    }
  }

  private mutating func skipQuotedOnLine(_ quote: Unicode.Scalar) -> Bool {
    scanner.advance()
    while let scalar = scanner.next, scalar != "\n", scalar != "\r" {
      scanner.advance()
      if scalar == quote { return true }
      if scalar == "\\", scanner.next != "\n", scanner.next != "\r" { scanner.advance() }
    }
    return false
  }

  // MARK: - Values

  private mutating func value(of what: String, depth: Int) -> PropertyListValue? {
    let start = scanner.place
    guard depth < PropertyListFile.depthLimit else {
      fail(.tooDeep(limit: PropertyListFile.depthLimit), at: start)
      skipContainer()
      return nil
    }
    switch scanner.next {
    case "{":
      scanner.advance()
      return PropertyListValue(content: .dictionary(pairs(until: "}", depth: depth)), place: start)
    case "(":
      scanner.advance()
      return list(depth: depth) ? PropertyListValue(content: .other("a list"), place: start) : nil
    case "<": return data() ? PropertyListValue(content: .other("data"), place: start) : nil
    default: return word(what, ends: ";").map { PropertyListValue(content: .text($0), place: start) }
    }
  }

  private mutating func list(depth: Int) -> Bool {
    while true {
      skipSpace()
      if scanner.take(")") { return true }
      guard value(of: "a list's item", depth: depth + 1) != nil else { return false }
      skipSpace()
      if scanner.take(",") { continue }
      if scanner.take(")") { return true }
      fail(.expected("',' or ')'"), at: scanner.place)
      return false
    }
  }

  /// Data in hexadecimal digits.
  private mutating func data() -> Bool {
    let start = scanner.place
    scanner.advance()
    var digits = 0
    while let scalar = scanner.next {
      if scalar == ">" {
        scanner.advance()
        if digits % 2 == 0 { return true }
        fail(.syntaxOfText("data needs two hexadecimal digits a byte"), at: start)
        return false
      }
      guard scalar.properties.isASCIIHexDigit || Self.isSpace(scalar) else { break }
      if !Self.isSpace(scalar) { digits += 1 }
      scanner.advance()
    }
    fail(.expected("'>' after data"), at: scanner.place)
    return false
  }

  /// Goes past brackets that stand too deep in each other.
  private mutating func skipContainer() {
    var open = 0
    while let scalar = scanner.next {
      if scalar == "\"" || scalar == "'" {
        let start = scanner
        if skipQuotedOnLine(scalar) { continue }
        scanner = start
      }
      scanner.advance()
      if scalar == "{" || scalar == "(" { open += 1 }
      if scalar == "}" || scalar == ")" {
        open -= 1
        if open <= 0 { return }
      }
    }
  }
}
