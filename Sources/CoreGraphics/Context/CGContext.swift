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
    /// Only where a picture in a rectangle is opaque does what follows show.
    case clipToMask(CGImage, CGRect, State)
    case clear(CGRect, State)
    /// A picture whose upper edge lies at the rectangle's largest y.
    case image(CGImage, CGRect, State)
    case element(any SheetElement, CGRect, State)
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
  /// From the coordinates that the code begins with to the sheet's, which count from its upper left corner.
  private let base: CGAffineTransform

  public let width: Int
  public let height: Int

  /// A sheet of a size in pixels, whose coordinates count from its upper left corner.
  @_spi(Galley) public init(width: Int, height: Int) {
    self.width = width
    self.height = height
    base = .identity
  }

  /// A sheet whose coordinates are its pixels, counted from the lower left corner.

  public init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace?, bitmapInfo: UInt32
  ) {
    guard width > 0, height > 0 else { return nil }
    self.width = width
    self.height = height
    base = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
    state.transform = base
  }

  @_spi(Galley) public func record(_ step: Step) { steps.append(step) }

  /// Changes the pen.
  func change<Value>(_ part: WritableKeyPath<State, Value>, _ value: Value) { state[keyPath: part] = value }

  /// From the code's coordinates to those that it began with.
  public var ctm: CGAffineTransform { state.transform.concatenating(base.inverted()) }

  /// What was added to the path stays where it is on the sheet.
  func setTransform(_ transform: CGAffineTransform) {
    if !outline.isEmpty { outline = outline.applying(state.transform.concatenating(transform.inverted())) }
    state.transform = transform
  }

  public func saveGState() {
    saved.append(state)
    record(.save)
  }

  /// Brings the last saved state back; one without a saved state does nothing.
  public func restoreGState() {
    guard let last = saved.popLast() else { return }
    bring(back: last)
    record(.restore)
  }

  private func bring(back last: State) {
    setTransform(last.transform)
    state = last
  }

  /// The layer is laid over the rest with the alpha, shadow and blend mode of now; inside, these are at their beginnings.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    record(.beginLayer(state))
    saved.append(state)
    state.alpha = 1
    state.shadow = nil
    state.blend = .normal
  }

  public func endTransparencyLayer() {
    guard let last = saved.popLast() else { return }
    bring(back: last)
    record(.endLayer)
  }

  /// The picture drawn so far.
  public func makeImage() -> CGImage? {
    CGImage(
      width: width, height: height, content: .steps(steps, size: CGSize(width: CGFloat(width), height: CGFloat(height)))
    )
  }

  public var path: CGPath? { outline.isEmpty ? nil : CGPath(outline: outline) }

  func edit(_ change: (inout PathOutline) -> Void) { change(&outline) }

  /// The path drawn so far, which painting uses up.
  func takePath() -> PathOutline {
    defer { outline = PathOutline() }
    return outline
  }
}
