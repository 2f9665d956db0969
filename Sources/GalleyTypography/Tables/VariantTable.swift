/// What variants of a font that the stand-in face lacks are made of.
struct VariantTable: Sendable {
  /// The share of a capital's size that a small one has; nil where nothing says it.
  let smallCapitals: Double?

  struct File: Decodable {
    struct Share: Decodable { var share: Double }

    var smallCapitals: Share?
  }

  init(_ file: File?) { smallCapitals = file?.smallCapitals?.share }
}
