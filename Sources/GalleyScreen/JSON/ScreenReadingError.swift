/// What can be wrong with the JSON of a screen. Offsets are bytes from the start of the text.
public enum ScreenReadingError: Error, Equatable, Sendable {
  case unexpected(UInt8, expected: String, at: Int)
  case ended(expected: String)
  /// Not JSON's form of a number, not finite, or not whole where it must be.
  case number(at: Int)
  /// Not UTF-8, a bare control character, or an escape that stands for nothing.
  case string(at: Int)
  /// Nodes nested deeper than the reader was told to accept.
  case depth(limit: Int, at: Int)
  case missing(field: String, of: String, at: Int)
  case unknown(value: String, of: String, at: Int)
}

extension ScreenReadingError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unexpected(let byte, let expected, let offset):
      "byte \(offset): expected \(expected), found \(Self.shown(byte))"
    case .ended(let expected): "the text ends where \(expected) was expected"
    case .number(let offset): "byte \(offset): not a finite number that fits"
    case .string(let offset): "byte \(offset): not a valid string"
    case .depth(let limit, let offset): "byte \(offset): nodes are nested deeper than \(limit)"
    case .missing(let field, let owner, let offset): "byte \(offset): \(owner) ends without “\(field)”"
    case .unknown(let value, let owner, let offset): "byte \(offset): unknown \(owner) “\(value)”"
    }
  }

  private static func shown(_ byte: UInt8) -> String {
    (0x21..<0x7F).contains(byte)
      ? "“\(Unicode.Scalar(byte))”" : "the byte 0x\(byte < 16 ? "0" : "")\(String(byte, radix: 16))"
  }
}
