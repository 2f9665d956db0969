import GalleyGeometry
import GalleyLayout
import GalleyScreen

/// A colour that may depend on the environment it is used in.
///
/// As a view it takes all the room it is offered.
nonisolated public struct Color: Hashable, CustomStringConvertible, Sendable {
  /// Where the numbers come from.
  indirect enum Storage: Hashable, Sendable {
    case fixed(RGBA)
    /// A colour of the system by UIKit's name.
    case system(String)
    case accent
    case faded(Color, Double)
    case mixed(Color, Color, Double, perceptual: Bool)
    case asset(name: String)
    case uiColor(UIColor)
  }

  public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

  let storage: Storage

  init(_ storage: Storage) { self.storage = storage }

  package init(_ color: RGBA) { storage = .fixed(color) }

  package init(system name: String) { storage = .system(name) }

  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    storage = .fixed(RGBA(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
  }

  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// - Parameters: each from 0 to 1; the hue is a fraction of the circle that starts at red.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    self.init(RGBA(hue: hue, saturation: saturation, brightness: brightness, opacity: opacity))
  }

  public init(cgColor: CGColor) { self.init(RGBA(cgColor)) }

  @available(*, deprecated, renamed: "init(cgColor:)")
  @_disfavoredOverload
  public init(_ cgColor: CGColor) { self.init(cgColor: cgColor) }

  public func opacity(_ opacity: Double) -> Color { Color(.faded(self, opacity.isFinite ? opacity : 1)) }

  /// A colour between this one and another.
  public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
    Color(.mixed(self, rhs, min(max(fraction, 0), 1), perceptual: colorSpace == .perceptual))
  }

  public var cgColor: CGColor? {
    guard case .fixed(let color) = storage else { return nil }
    return CGColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  public var description: String {
    switch storage {
    case .fixed(let color): color.hexadecimal
    case .system(let name): name.hasPrefix("system") ? String(name.dropFirst(6)).lowercased() : name
    case .accent: "accentColor"
    case .faded(let color, let opacity): "\(Int((opacity * 100).rounded()))% \(color)"
    case .mixed(let a, let b, let fraction, _): "\(a) mixed with \(b) by \(fraction)"
    case .asset(let name): "NamedColor(name: \"\(name)\")"
    case .uiColor(let color): color.description
    }
  }
}

extension Color: View, _PrimitiveView {
  public typealias Body = Never

  public static func _assemble(_ view: Color, _ assembler: _Assembler) {
    let paint = Color._paint(view, _StyleContext(assembler.environment))
    let info = NodeInfo(type: "Color", role: .decoration, content: FillContent(paint))
    assembler.emit(
      assembler.tree.addFill(ideal: assembler.metric("shape.ideal"), assembler.attributes(tag: assembler.tag(info))))
  }
}

/// A rectangle of one paint.
final class FillContent: NodeContent {
  let paint: _StylePaint

  init(_ paint: _StylePaint) { self.paint = paint }

  override func draw(in frame: Rect, _ drawing: inout [DrawingCommand], _ grid: PixelGrid) {
    let rect = grid.round(frame)
    guard rect.width > 0, rect.height > 0, rect.size.isFinite else { return }
    drawing.fill(DrawingPath(rect), with: paint, in: rect)
  }
}
