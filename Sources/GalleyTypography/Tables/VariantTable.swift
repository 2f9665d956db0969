/// What variants of a font that the stand-in face lacks are made of.
struct VariantTable: Sendable {
  /// The share of a capital's size that a small one has; nil where nothing says it.
  let smallCapitals: Double?
  /// Points of a font whose size is none.
  let size: Double

  struct File: Decodable {
    struct Share: Decodable { var share: Double }
    struct Size: Decodable { var value: Double }

    var smallCapitals: Share?
    var size: Size?
  }

  init(_ file: File?) {
    smallCapitals = file?.smallCapitals?.share
    size = file?.size?.value ?? 0
  }
}
