import GalleyGeometry
import GalleyScreen

/// Draws with commands instead of views. Copies draw on the same sheet with a state of their own.
public struct GraphicsContext {
  /// What was drawn so far, in the coordinates of the canvas.
  final class Sheet {
    var commands: [DrawingCommand] = []
  }

  let sheet: Sheet
  private(set) var clips: [(path: DrawingPath, evenOdd: Bool)] = []
  private var layers: [DrawingLayer] = []

  public let environment: EnvironmentValues
  public var opacity = 1.0
  public var blendMode = BlendMode.normal
  public var transform = CGAffineTransform.identity
  /// The symbols that the canvas was given, by their tags.
  var symbols: [AnyHashable: ResolvedSymbol] = [:]
  private let bounds: CGRect
  var canvasSize: CGSize { bounds.size }

  init(_ environment: EnvironmentValues, size: CGSize) {
    self.environment = environment
    sheet = Sheet()
    bounds = CGRect(origin: .zero, size: size)
  }

  public struct BlendMode: RawRepresentable, Equatable, Sendable {
    public let rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }

    private static let names = [
      "normal", "multiply", "screen", "overlay", "darken", "lighten", "color-dodge", "color-burn", "soft-light",
      "hard-light", "difference", "exclusion", "hue", "saturation", "color", "luminosity",
    ]

    var name: String { BlendMode.names.indices.contains(Int(rawValue)) ? BlendMode.names[Int(rawValue)] : "normal" }

    public static let normal = BlendMode(rawValue: 0)
    public static let multiply = BlendMode(rawValue: 1)
    public static let screen = BlendMode(rawValue: 2)
    public static let overlay = BlendMode(rawValue: 3)
    public static let darken = BlendMode(rawValue: 4)
    public static let lighten = BlendMode(rawValue: 5)
    public static let colorDodge = BlendMode(rawValue: 6)
    public static let colorBurn = BlendMode(rawValue: 7)
    public static let softLight = BlendMode(rawValue: 8)
    public static let hardLight = BlendMode(rawValue: 9)
    public static let difference = BlendMode(rawValue: 10)
    public static let exclusion = BlendMode(rawValue: 11)
    public static let hue = BlendMode(rawValue: 12)
    public static let saturation = BlendMode(rawValue: 13)
    public static let color = BlendMode(rawValue: 14)
    public static let luminosity = BlendMode(rawValue: 15)
    public static let clear = BlendMode(rawValue: 16)
    public static let copy = BlendMode(rawValue: 17)
    public static let sourceIn = BlendMode(rawValue: 18)
    public static let sourceOut = BlendMode(rawValue: 19)
    public static let sourceAtop = BlendMode(rawValue: 20)
    public static let destinationOver = BlendMode(rawValue: 21)
    public static let destinationIn = BlendMode(rawValue: 22)
    public static let destinationOut = BlendMode(rawValue: 23)
    public static let destinationAtop = BlendMode(rawValue: 24)
    public static let xor = BlendMode(rawValue: 25)
    public static let plusDarker = BlendMode(rawValue: 26)
    public static let plusLighter = BlendMode(rawValue: 27)
  }

  // MARK: - State

  public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }

  public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }

  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }

  public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let inverse = ClipOptions(rawValue: 1)
  }

  public var clipBoundingRect: CGRect {
    var rect = bounds
    for clip in clips { rect = rect.intersection(clip.path.box) }
    return rect
  }

  public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
    var outline = path.applying(transform).drawing()
    var evenOdd = style.isEOFilled
    if options.contains(.inverse) {
      // What is outside of the path and inside of the sheet.
      outline.elements += Path(bounds).drawing().elements
      evenOdd = true
    }
    clips.append((outline, evenOdd))
  }

  /// Clipping by a drawing is not drawn; the clip stays as it is.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    var layer = GraphicsContext(environment, size: bounds.size)
    layer.transform = transform
    try content(&layer)
  }

  public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let linearColor = FilterOptions(rawValue: 1)
  }

  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    if let layer = filter.layer(environment) { layers.append(layer) }
  }

  /// Draws on a sheet of its own, which is then laid over this one.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var inner = GraphicsContext(environment, size: bounds.size)
    inner.transform = transform
    inner.symbols = symbols
    try content(&inner)
    emit(inner.sheet.commands, isPlaced: true)
  }

  // MARK: - Output

  /// Adds commands under the state; those in the user's coordinates are mapped by the transform.
  func emit(_ commands: [DrawingCommand], isPlaced: Bool = false) {
    guard !commands.isEmpty, opacity > 0 else { return }
    var result: [DrawingCommand] = []
    let all =
      opacity < 1 || blendMode != .normal
      ? layers + [DrawingLayer(opacity: min(max(opacity, 0), 1), blend: blendMode.name)] : layers
    for layer in all { result.append(.beginLayer(layer)) }
    let isSaved = !clips.isEmpty || (!isPlaced && !transform.isIdentity)
    if isSaved { result.append(.save) }
    for clip in clips { result.append(.clip(clip.path, evenOdd: clip.evenOdd)) }
    if !isPlaced, !transform.isIdentity { result.append(.transform(Transform(transform))) }
    result += commands
    if isSaved { result.append(.restore) }
    for _ in all { result.append(.endLayer) }
    sheet.commands += result
  }
}

extension DrawingPath {
  /// The box around all points.
  package var box: CGRect {
    var points: [Point] = []
    for element in elements {
      switch element {
      case .move(let p), .line(let p): points.append(p)
      case .quad(let p, let c): points += [p, c]
      case .cubic(let p, let c1, let c2): points += [p, c1, c2]
      case .close: break
      }
    }
    guard let minX = points.map(\.x).min(), let maxX = points.map(\.x).max(), let minY = points.map(\.y).min(),
      let maxY = points.map(\.y).max()
    else { return .null }
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }
}
