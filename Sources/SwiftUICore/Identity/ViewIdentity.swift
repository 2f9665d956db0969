/// The place of a view in the structure, as one number: the path of positions, branches and explicit identifiers.
///
/// State is kept under it from one evaluation to the next. A path is folded into 64 bits by a mixing function; explicit
/// identifiers take part by a serial number that the state store hands out, so equal hashes of different identifiers
/// never meet.
public struct ViewIdentity: Hashable, Sendable {
  @usableFromInline var path: UInt64

  package static let root = ViewIdentity(path: 0x9E37_79B9_7F4A_7C15)

  /// The identity of a child by its position or branch.
  @inlinable
  public func child(_ place: Int) -> ViewIdentity { ViewIdentity(mixing: path, UInt64(bitPattern: Int64(place))) }

  @usableFromInline
  init(path: UInt64) { self.path = path }

  @usableFromInline
  init(mixing path: UInt64, _ value: UInt64) {
    // The finaliser of SplitMix64 over the sum of the path and the value.
    var z = path &+ (value &+ 1) &* 0x9E37_79B9_7F4A_7C15
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    self.path = z ^ (z >> 31)
  }
}
