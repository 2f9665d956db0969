/// How wide the system font's widths are beside the standard one, from `Data/typography/variants.json`.
struct FontWidthTable: Sendable {
  private let points: [(width: Double, factor: Double)]

  static let shared = FontWidthTable(DataFile.json("typography/variants.json") ?? [:])

  init(_ json: [String: Any]) {
    let list = (json["widths"] as? [String: Any])?["points"] as? [[Double]] ?? []
    points = list.filter { $0.count == 2 }.map { ($0[0], $0[1]) }.sorted { $0.width < $1.width }
  }

  /// The share of the standard advances at a `Font.Width`'s value.
  func callAsFunction(_ width: Double) -> Double {
    guard width != 0, let first = points.first, let last = points.last else { return 1 }
    if width <= first.width { return first.factor }
    for (a, b) in zip(points, points.dropFirst()) where width <= b.width {
      return a.factor + (b.factor - a.factor) * (width - a.width) / (b.width - a.width)
    }
    return last.factor
  }
}
