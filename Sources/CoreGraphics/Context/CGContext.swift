/// A sheet to draw on that remembers what was drawn.
///
/// Coordinates are recorded in user space as they were given, with the transform of that moment beside them, so that a
/// reader can replay the steps one by one.
public final class CGContext: @unchecked Sendable {
  /// What the pen carries, saved and restored as one.
  @_spi(Galley) public struct State: Sendable {
    public var transform = CGAffineTransform.identity
    public var fill = CGColor.black
    public var stroke = CGColor.black
    public var lineWidth: CGFloat = 1
    public var cap = CGLineCap.butt
    public var join = CGLineJoin.miter
    public var miterLimit: CGFloat = 10
    public var dashPhase: CGFloat = 0
    public var dash: [CGFloat] = []
    public var alpha: CGFloat = 1
    public var blend = CGBlendMode.normal
    public var shadow: Shadow?
  }

  @_spi(Galley) public struct Shadow: Sendable {
    public var offset: CGSize
    public var blur: CGFloat
    public var color: CGColor
  }

  /// One thing that was done, with the state it was done in.
  @_spi(Galley) public enum Step: Sendable {
    case save
    case restore
    case fill(PathOutline, evenOdd: Bool, State)
    case stroke(PathOutline, State)
    case clip(PathOutline, evenOdd: Bool, State)
    case clear(CGRect, State)
    case image(CGImage, CGRect, State)
    case linearGradient(CGGradient, from: CGPoint, to: CGPoint, CGGradientDrawingOptions, State)
    case radialGradient(
      CGGradient, from: CGPoint, startRadius: CGFloat, to: CGPoint, endRadius: CGFloat, CGGradientDrawingOptions, State)
    case beginLayer(State)
    case endLayer
  }

  @_spi(Galley) public private(set) var steps: [Step] = []
  @_spi(Galley) public private(set) var state = State()
  private var saved: [State] = []
  private var outline = PathOutline()

  public let width: Int
  public let height: Int

  /// A sheet of a size in pixels.
  @_spi(Galley) public init(width: Int, height: Int, transform: CGAffineTransform = .identity) {
    self.width = width
    self.height = height
    state.transform = transform
  }

  public init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace?, bitmapInfo: UInt32
  ) {
    guard width > 0, height > 0 else { return nil }
    self.width = width
    self.height = height
  }

  @_spi(Galley) public func record(_ step: Step) { steps.append(step) }

  /// Changes the pen.
  func change<Value>(_ part: WritableKeyPath<State, Value>, _ value: Value) { state[keyPath: part] = value }

  public func saveGState() {
    saved.append(state)
    record(.save)
  }

  /// Brings the last saved state back; one without a saved state does nothing.
  public func restoreGState() {
    guard let last = saved.popLast() else { return }
    state = last
    record(.restore)
  }

  /// The picture drawn so far.
  public func makeImage() -> CGImage? { CGImage(width: width, height: height, drawing: steps) }

  public var path: CGPath? { outline.isEmpty ? nil : CGPath(outline: outline) }

  func edit(_ change: (inout PathOutline) -> Void) { change(&outline) }

  /// The path drawn so far, which painting uses up.
  func takePath() -> PathOutline {
    defer { outline = PathOutline() }
    return outline
  }
}
