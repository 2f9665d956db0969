/// A place in user code as a worker names it inside of a note.
///
/// A worker knows addresses and symbols of the user's library, and its parent has the library's line table: a note begins
/// with a mark, which the parent turns into `File.swift:12: `, or into nothing where no line is known.
public enum PlaceMark: Hashable, Sendable {
  /// An address in the library's file.
  case address(UInt64)
  /// The function whose symbol starts like this.
  case function(String)

  // Private-use characters: no text that people read has them around a number.
  private static let start: Unicode.Scalar = "\u{F0A00}"
  private static let end: Unicode.Scalar = "\u{F0A01}"

  /// The mark as it stands at the start of a note.
  public var text: String {
    let inside =
      switch self {
      case .address(let address): "@" + String(address, radix: 16)
      case .function(let prefix): prefix
      }
    return "\(PlaceMark.start)\(inside)\(PlaceMark.end)"
  }

  /// A note with its mark turned into what `name` makes of it.
  public static func resolving(_ note: String, _ name: (PlaceMark) -> String?) -> String {
    let scalars = note.unicodeScalars
    guard scalars.first == start, let close = scalars.firstIndex(of: end) else { return note }
    let inside = String(scalars[scalars.index(after: scalars.startIndex)..<close])
    let rest = String(scalars[scalars.index(after: close)...])
    let mark =
      inside.hasPrefix("@") ? UInt64(inside.dropFirst(), radix: 16).map(PlaceMark.address) : .function(inside)
    guard let place = mark.flatMap(name) else { return rest }
    return "\(place): \(rest)"
  }
}
