extension String {
  /// A key with the values that its placeholders stand for: what `"Hello \(name)"` is where a localized text is asked
  /// for, with the key `Hello %@`.
  public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable {
    enum Piece: Equatable, Sendable {
      case literal(String)
      /// A placeholder, and what stands there when nothing is translated.
      case value(specifier: String, text: String)
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
    @_spi(Galley) public func filling(_ format: String) -> String {
      let values = pieces.compactMap { if case .value(_, let text) = $0 { text } else { nil } }
      guard !values.isEmpty else { return format }
      var result = ""
      var next = 0
      var rest = Substring(format)
      while let percent = rest.firstIndex(of: "%") {
        result += rest[..<percent]
        rest = rest[rest.index(after: percent)...]
        guard let (place, length) = Self.placeholder(rest) else {
          if rest.first == "%" { rest = rest.dropFirst() }
          result += "%"
          continue
        }
        let index = place ?? next
        if place == nil { next += 1 }
        result += values.indices.contains(index) ? values[index] : ""
        rest = rest.dropFirst(length)
      }
      return result + rest
    }

    /// The position that a placeholder names, and how many characters it has; nil when none begins here.
    private static func placeholder(_ text: Substring) -> (place: Int?, length: Int)? {
      var place: Int?
      var rest = text
      let digits = rest.prefix { $0.isNumber }
      if !digits.isEmpty, rest.dropFirst(digits.count).first == "$" {
        place = Int(digits).map { $0 - 1 }
        rest = rest.dropFirst(digits.count + 1)
      }
      let flags = rest.prefix { "+-# 0123456789.".contains($0) }
      rest = rest.dropFirst(flags.count)
      rest = rest.dropFirst(rest.prefix { "hlqzLjt".contains($0) }.count)
      guard let kind = rest.first, "@dDiuUxXoOfFeEgGcCsSpaA".contains(kind) else { return nil }
      return (place, text.count - rest.count + 1)
    }

    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      var pieces: [Piece] = []

      public init(literalCapacity: Int, interpolationCount: Int) {}

      public mutating func appendLiteral(_ literal: String) {
        if !literal.isEmpty { pieces.append(.literal(literal)) }
      }

      private mutating func append(_ specifier: String, _ text: String) {
        pieces.append(.value(specifier: specifier, text: text))
      }

      public mutating func appendInterpolation(_ string: String) { append("%@", string) }
      public mutating func appendInterpolation(_ substring: Substring) { append("%@", String(substring)) }
      public mutating func appendInterpolation(_ value: Int) { append("%lld", "\(value)") }
      public mutating func appendInterpolation(_ value: UInt) { append("%llu", "\(value)") }
      public mutating func appendInterpolation(_ value: Int32) { append("%d", "\(value)") }
      public mutating func appendInterpolation(_ value: Int64) { append("%lld", "\(value)") }
      public mutating func appendInterpolation(_ value: Double) { append("%lf", String(format: "%f", value)) }
      public mutating func appendInterpolation(_ value: Float) { append("%f", String(format: "%f", Double(value))) }
      public mutating func appendInterpolation(_ value: CGFloat) {
        append("%lf", String(format: "%f", Double(value)))
      }

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
