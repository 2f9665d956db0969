@_spi(Galley) import GalleyFoundation

/// The key of a text that is looked up in the strings of the app, with what is put into it.
///
/// The key of `"Hello \(name)"` is `Hello %@`; the values go into the translation in its own order.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, @unchecked Sendable {
  /// What stands in the place of a specifier.
  enum Argument: Equatable {
    case string(String)
    case text(Text)
    /// A number, formatted when the place's locale is known.
    case number(LocalizedNumber)

    static func == (a: Argument, b: Argument) -> Bool {
      switch (a, b) {
      case (.string(let x), .string(let y)): x == y
      case (.text(let x), .text(let y)): x == y
      case (.number(let x), .number(let y)): x == y
      default: false
      }
    }
  }

  var key: String
  var arguments: [Argument]
  /// What stands for a key without a text; nil for the key.
  var fallback: String?

  public init(_ value: String) {
    key = value
    arguments = []
  }

  public init(stringLiteral value: String) { self.init(value) }

  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
  }

  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var arguments: [Argument] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + interpolationCount * 4)
    }

    public mutating func appendLiteral(_ literal: String) {
      key += literal.utf8.contains(UInt8(ascii: "%")) ? literal.replacingOccurrences(of: "%", with: "%%") : literal
    }

    mutating func append(_ specifier: String, _ argument: Argument) {
      key += specifier
      arguments.append(argument)
    }
  }
}

extension LocalizedStringKey.StringInterpolation {
  public mutating func appendInterpolation(_ string: String) { append("%@", .string(string)) }

  @_disfavoredOverload
  public mutating func appendInterpolation<S: StringProtocol>(_ string: S) { append("%@", .string(String(string))) }

  public mutating func appendInterpolation(_ text: Text) { append("%@", .text(text)) }

  public mutating func appendInterpolation(_ image: Image) { append("%@", .text(Text(image))) }

  public mutating func appendInterpolation(_ attributedString: AttributedString) {
    append("%@", .text(Text(attributedString)))
  }

  public mutating func appendInterpolation(_ key: LocalizedStringKey) { append("%@", .text(Text(key))) }

  public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
    append("%@", .string(formatter.string(for: subject) ?? "\(subject)"))
  }

  public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject) {
    append("%@", .string("\(subject)"))
  }

  public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    append("%@", .text(Text(input, format: format)))
  }

  public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
    append(T._specifier, .number(value._number))
  }

  public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
    append(specifier, .number(value._number))
  }

  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    append("%@", .text(Text(date, style: style)))
  }

  public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { append("%@", .text(Text(dates))) }

  public mutating func appendInterpolation(_ interval: DateInterval) { append("%@", .text(Text(interval))) }

  public mutating func appendInterpolation(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    append(
      "%@",
      .text(
        Text(timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)))
  }
}
