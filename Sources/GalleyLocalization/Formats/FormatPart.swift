/// A localized format cut at its specifiers.
public enum FormatPart: Sendable, Hashable {
  case literal(String)
  /// The argument's number from 0, and the specifier without a position: `%@`, `%.2f`.
  case argument(Int, specifier: String)
}

/// What a format holds as it is written, before variables are expanded and positions counted.
enum FormatToken: Equatable {
  case literal(String)
  /// `%@`, `%2$lld`.
  case argument(position: Int?, specifier: String)
  /// `%#@name@`, `%1$#@name@`: a variable of a `.stringsdict` or a string catalog.
  case variable(position: Int?, name: String)
  /// `%arg`: in the form of a catalog's variable, its argument.
  case own

  /// The tokens of a format in order; a `%` that begins nothing is a character like any other.
  static func tokens(of format: String) -> [FormatToken] {
    var reader = Reader(rest: Substring(format))
    return reader.tokens()
  }
}

extension FormatToken {
  private struct Reader {
    var rest: Substring
    private var found: [FormatToken] = []
    private var literal = ""

    init(rest: Substring) { self.rest = rest }

    mutating func tokens() -> [FormatToken] {
      while let percent = rest.firstIndex(of: "%") {
        literal += rest[..<percent]
        rest = rest[rest.index(after: percent)...]
        if rest.first == "%" {
          rest.removeFirst()
          literal += "%"
        } else if let token = token() {
          close()
          found.append(token)
        } else {
          literal += "%"
        }
      }
      literal += rest
      close()
      return found
    }

    private mutating func close() {
      if !literal.isEmpty { found.append(.literal(literal)) }
      literal = ""
    }

    /// What the text after a percent sign means; nil leaves it where it is.
    private mutating func token() -> FormatToken? {
      var text = rest
      let position = FormatToken.position(&text)
      if text.hasPrefix("#@"), let end = text.dropFirst(2).firstIndex(of: "@") {
        let name = String(text.dropFirst(2)[..<end])
        rest = text[text.index(after: end)...]
        return .variable(position: position, name: name)
      }
      if position == nil, text.hasPrefix("arg") {
        rest = text.dropFirst(3)
        return .own
      }
      guard let specifier = FormatToken.specifier(text) else { return nil }
      rest = text.dropFirst(specifier.count - 1)
      return .argument(position: position, specifier: specifier)
    }
  }

  /// Takes `2$` off a text and counts from 0; nil takes nothing.
  private static func position(_ text: inout Substring) -> Int? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    let after = text.dropFirst(digits.count)
    guard after.first == "$", let number = Int(digits), number > 0 else { return nil }
    text = after.dropFirst()
    return number - 1
  }

  /// The specifier at the start of a text, with its percent sign; nil when none begins here.
  private static func specifier(_ text: Substring) -> String? {
    let flags = text.prefix { "0123456789.+-# '".contains($0) }
    let lengths = text.dropFirst(flags.count).prefix { "hlqLztj".contains($0) }
    guard let letter = text.dropFirst(flags.count + lengths.count).first, "@dDiuUxXoOfFeEgGaAcCsSp".contains(letter)
    else { return nil }
    return "%" + flags + lengths + String(letter)
  }
}
