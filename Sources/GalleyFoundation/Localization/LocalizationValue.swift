extension String {
  /// A key with the values that its placeholders stand for: what `"Hello \(name)"` is where a localized text is asked
  /// for, with the key `Hello %@`.
  public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable {
    enum Piece: Equatable, Sendable {
      case literal(String)
      case value(specifier: String, Argument)
    }

    /// What stands where a placeholder is.
    enum Argument: Equatable, Sendable {
      case text(String)
      case integer(Int64)
      case real(Double)

      /// As a specifier writes it in a locale: whole numbers with the locale's grouping, as Apple's texts do.
      func text(_ specifier: String, _ locale: Locale) -> String {
        switch self {
        case .text(let text): text
        case .integer(let value):
          switch specifier.last {
          case "@", "d", "i", "u":
            specifier.dropFirst().allSatisfy { $0.isLetter || $0 == "@" }
              ? value.formatted(.number.locale(locale)) : String(format: specifier, locale: locale, value)
          case let letter? where "fFeEgGaA".contains(letter): String(format: specifier, locale: locale, Double(value))
          default: String(format: specifier, locale: locale, value)
          }
        case .real(let value):
          if let letter = specifier.last, "diuxXo".contains(letter) {
            Int64(exactly: value.rounded()).map { $0.formatted(.number.locale(locale)) } ?? "\(value)"
          } else {
            String(format: specifier == "%@" ? "%lf" : specifier, locale: locale, value)
          }
        }
      }
    }

    var pieces: [Piece]

    public init(_ value: String) { pieces = [.literal(value)] }

    public init(stringLiteral value: String) { self.init(value) }

    public init(stringInterpolation: StringInterpolation) { pieces = stringInterpolation.pieces }

    /// The text that tables are asked for.
    @_spi(Galley) public var key: String {
      pieces.map { piece in
        switch piece {
        case .literal(let text): text.replacing("%", with: "%%", maxReplacements: hasValues ? .max : 0)
        case .value(let specifier, _): specifier
        }
      }.joined()
    }

    private var hasValues: Bool { pieces.contains { if case .value = $0 { true } else { false } } }

    /// Puts the values into a format, by position (`%2$@`) or one after the other.
    @_spi(Galley) public func filling(_ format: String, locale: Locale) -> String {
      let values = pieces.compactMap { if case .value(_, let argument) = $0 { argument } else { nil } }
      guard !values.isEmpty else { return format }
      var result = ""
      var next = 0
      var rest = Substring(format)
      while let percent = rest.firstIndex(of: "%") {
        result += rest[..<percent]
        rest = rest[rest.index(after: percent)...]
        guard let (place, length, specifier) = Self.placeholder(rest) else {
          if rest.first == "%" { rest = rest.dropFirst() }
          result += "%"
          continue
        }
        let index = place ?? next
        if place == nil { next += 1 }
        if values.indices.contains(index) { result += values[index].text(specifier, locale) }
        rest = rest.dropFirst(length)
      }
      return result + rest
    }

    /// The position that a placeholder names, how many characters it has, and its specifier; nil when none begins here.
    private static func placeholder(_ text: Substring) -> (place: Int?, length: Int, specifier: String)? {
      var place: Int?
      var rest = text
      let digits = rest.prefix { $0.isNumber }
      if !digits.isEmpty, rest.dropFirst(digits.count).first == "$" {
        place = Int(digits).map { $0 - 1 }
        rest = rest.dropFirst(digits.count + 1)
      }
      let specifier = rest
      let flags = rest.prefix { "+-# 0123456789.".contains($0) }
      rest = rest.dropFirst(flags.count)
      rest = rest.dropFirst(rest.prefix { "hlqzLjt".contains($0) }.count)
      guard let kind = rest.first, "@dDiuUxXoOfFeEgGcCsSpaA".contains(kind) else { return nil }
      return (place, text.count - rest.count + 1, "%" + specifier.prefix(specifier.count - rest.count + 1))
    }

    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      var pieces: [Piece] = []

      public init(literalCapacity: Int, interpolationCount: Int) {}

      public mutating func appendLiteral(_ literal: String) {
        if !literal.isEmpty { pieces.append(.literal(literal)) }
      }

      private mutating func append(_ specifier: String, _ text: String) {
        pieces.append(.value(specifier: specifier, .text(text)))
      }

      private mutating func append(_ specifier: String, integer: Int64) {
        pieces.append(.value(specifier: specifier, .integer(integer)))
      }

      private mutating func append(_ specifier: String, real: Double) {
        pieces.append(.value(specifier: specifier, .real(real)))
      }

      public mutating func appendInterpolation(_ string: String) { append("%@", string) }
      public mutating func appendInterpolation(_ substring: Substring) { append("%@", String(substring)) }
      public mutating func appendInterpolation(_ value: Int) { append("%lld", integer: Int64(value)) }
      public mutating func appendInterpolation(_ value: UInt) { append("%llu", integer: Int64(clamping: value)) }
      public mutating func appendInterpolation(_ value: Int32) { append("%d", integer: Int64(value)) }
      public mutating func appendInterpolation(_ value: Int64) { append("%lld", integer: value) }
      public mutating func appendInterpolation(_ value: Double) { append("%lf", real: value) }
      public mutating func appendInterpolation(_ value: Float) { append("%f", real: Double(value)) }
      public mutating func appendInterpolation(_ value: CGFloat) { append("%lf", real: Double(value)) }

      public mutating func appendInterpolation(_ value: Int, specifier: String) {
        append(specifier, integer: Int64(value))
      }

      public mutating func appendInterpolation(_ value: Double, specifier: String) { append(specifier, real: value) }

      @_disfavoredOverload
      public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
        append(specifier, String(format: specifier, value))
      }

      public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
      where F.FormatOutput == String { append("%@", format.format(value)) }

      public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
      where F.FormatOutput == AttributedString { append("%@", String(format.format(value).characters)) }

      public mutating func appendInterpolation(_ attributedString: AttributedString) {
        append("%@", String(attributedString.characters))
      }

      public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        append("%@", String(localized: resource))
      }

      @_disfavoredOverload
      public mutating func appendInterpolation<T>(_ value: T) { append("%@", "\(value)") }
    }
  }
}
