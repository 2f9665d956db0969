import GalleyGeometry

/// How much room SwiftUI gives a system symbol, from `Data/symbols/metrics.json`.
///
/// A size that was recorded from Apple's framework decides where it applies; every other one follows from the em
/// table, which the data says is assumed but for a few names. Lookups are dictionary lookups: ask as often as you like.
public struct SymbolMetrics: Sendable, Equatable {
  /// SwiftUI's `Image.Scale`.
  public enum Scale: String, Sendable, Hashable {
    case small, medium, large
  }

  /// A symbol's room.
  public struct Box: Sendable, Equatable {
    /// On the display's pixels, as SwiftUI reports it.
    public var size: Size
    /// From the box's top to the text baseline it stands on: symbols are centred on the cap height.
    public var baseline: Double
    /// Whether the size is no recorded one and does not follow from recorded ones.
    public var isAssumed: Bool
  }

  struct Recording: Hashable, Sendable {
    var symbol: String
    var pointSize: Double
    var weight: Int
    var scale: Scale
    var pixels: Double
  }

  var recorded: [Recording: Size] = [:] {
    didSet { recordedSymbols = Set(recorded.keys.map(\.symbol)) }
  }
  private var recordedSymbols: Set<String> = []
  /// Width and height over the point size.
  var em: [String: Size] = [:]
  var boxes: [String: Size] = [:]
  var scales: [Scale: Double] = [:]
  var widthPerHundred = 0.0
  var heightPerHundred = 0.0
  var capHeight = 0.0

  /// - Parameters:
  ///   - pointSize: of the font the symbol stands in.
  ///   - weight: 100…900, 400 being regular.
  ///   - pixels: the display's pixels in a point.
  public func box(_ symbol: String, pointSize: Double, weight: Int = 400, scale: Scale = .medium, pixels: Double) -> Box
  {
    let cap = capHeight * pointSize
    let exact = Recording(symbol: symbol, pointSize: pointSize, weight: weight, scale: scale, pixels: pixels)
    if let size = recorded[exact] {
      return Box(size: size, baseline: (size.height + cap) / 2, isAssumed: false)
    }
    let form = em(symbol)
    let points = pointSize * (scales[scale] ?? 1)
    let heavier = Double(weight - 400) / 100
    let grid = PixelGrid(scale: pixels)
    let size = Size(
      width: grid.ceil((form.width + widthPerHundred * heavier) * points),
      height: grid.ceil((form.height + heightPerHundred * heavier) * points))
    let isKnown = recordedSymbols.contains(symbol) && weight == 400 && scale == .medium
    return Box(size: size, baseline: (size.height + cap) / 2, isAssumed: !isKnown)
  }

  /// The name's own form, else that of the shape around it, else that of the nearest shorter name.
  private func em(_ symbol: String) -> Size {
    if let form = em[symbol] { return form }
    var parts = symbol.split(separator: ".")
    while let last = parts.popLast(), !parts.isEmpty {
      if let box = boxes[String(last)] { return box }
      if let form = em[parts.joined(separator: ".")] { return form }
    }
    return boxes["default"] ?? Size(width: 1, height: 1)
  }
}
