import GalleyLocalization

extension String {
  /// A key with the values that its placeholders stand for: what `"Hello \(name)"` is where a localized text is asked
  /// for, with the key `Hello %@`.
  public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable {
    enum Piece: Equatable, Sendable {
      case literal(String)
      case value(specifier: String, Argument)
    }

    /// What stands where a placeholder is.
    @_spi(Galley) public enum Argument: Equatable, Sendable {
      case text(String)
      case number(LocalizedNumber)

      func text(_ specifier: String, _ locale: Locale) -> String {
        switch self {
        case .text(let text): text
        case .number(let number): number.text(specifier, locale)
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

    /// The values, in order.
    @_spi(Galley) public var arguments: [(specifier: String, Argument)] {
      pieces.compactMap { if case .value(let specifier, let argument) = $0 { (specifier, argument) } else { nil } }
    }

    /// The text of a key with the values put in.
    func text(key: String, table: String?, bundle: String?, locale: Locale) -> String {
      let arguments = arguments
      return LocalizationTables.shown(parts(key: key, table: table, bundle: bundle, locale: locale)).map { part in
        switch part {
        case .literal(let literal): literal
        case .argument(let index, let specifier): Self.text(arguments, index, specifier, locale)
        }
      }.joined()
    }

    /// The text of a key with its Markdown read and the values put in.
    func attributed(key: String, table: String?, bundle: String?, locale: Locale) -> AttributedString {
      let arguments = arguments
      func value(_ index: Int, _ specifier: String) -> String { Self.text(arguments, index, specifier, locale) }
      var template = MarkdownTemplate(parts(key: key, table: table, bundle: bundle, locale: locale), value: value)
      template.agree(
        language: locale.identifier,
        number: { index in
          guard arguments.indices.contains(index), case .number(let number) = arguments[index].1 else { return nil }
          return number.value
        }, text: value)
      return AttributedString(template, value: value)
    }

    private func parts(key: String, table: String?, bundle: String?, locale: Locale) -> [FormatPart] {
      LocalizationTables.parts(
        key, table: table, bundle: bundle, locale: locale.identifier, fallback: self.key,
        numbers: arguments.map { if case .number(let number) = $0.1 { number.value } else { nil } })
    }

    private static func text(
      _ arguments: [(specifier: String, Argument)], _ index: Int, _ specifier: String, _ locale: Locale
    ) -> String { arguments.indices.contains(index) ? arguments[index].1.text(specifier, locale) : "" }

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
        pieces.append(.value(specifier: specifier, .number(LocalizedNumber(integer: integer))))
      }

      private mutating func append(_ specifier: String, real: Double) {
        pieces.append(.value(specifier: specifier, .number(LocalizedNumber(real: real))))
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
