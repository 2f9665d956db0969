import GalleyGeometry
import GalleyLayout
import GalleyScreen

/// What a shape is to the person who sees it.
public enum ShapeRole: Sendable { case fill, stroke, separator }

/// What happens to content where the reading direction is right to left.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  case fixed
  case mirrors(in: LayoutDirection)
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

/// A figure in the plane: an outline for each rectangle, and a view that fills it with the foreground.
nonisolated public protocol Shape: Sendable, Animatable, View {
  nonisolated func path(in rect: CGRect) -> Path
  nonisolated static var role: ShapeRole { get }
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// Whether the shape takes whatever it is offered, so that nobody need ask.
  nonisolated static var _isGreedy: Bool { get }
  /// The name that readers know the shape by.
  nonisolated static var _name: String { get }
}

extension Shape {
  public nonisolated static var role: ShapeRole { .fill }
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  public nonisolated static var _isGreedy: Bool { false }
  public nonisolated static var _name: String { _shortName(Self.self) }
}

extension Shape {
  public nonisolated var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }
}

/// A type's name without what it is generic over.
func _shortName(_ type: Any.Type) -> String {
  if let known = _shortNames[ObjectIdentifier(type)] { return known }
  let name = String(describing: type)
  let short = name.utf8.firstIndex(of: UInt8(ascii: "<")).map { String(name[..<$0]) } ?? name
  _shortNames[ObjectIdentifier(type)] = short
  return short
}

/// Views are built on one thread; a program has a bounded number of types.
nonisolated(unsafe) private var _shortNames: [ObjectIdentifier: String] = [:]

/// A shape that can be made smaller on all sides.
nonisolated public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// How the inside of a shape is found.
@frozen
public struct FillStyle: Equatable, Sendable {
  public var isEOFilled: Bool
  public var isAntialiased: Bool

  @inlinable
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// How the line of a shape is drawn.
public struct StrokeStyle: Equatable, Sendable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  public var miterLimit: CGFloat
  public var dash: [CGFloat]
  public var dashPhase: CGFloat

  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  package var form: StrokeForm {
    let cap: StrokeForm.Cap = lineCap == .round ? .round : lineCap == .square ? .square : .butt
    let join: StrokeForm.Join = lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter
    let lengths = dash.map { Double($0) }
    let isLegal = lengths.allSatisfy { $0 >= 0 && $0.isFinite } && lengths.contains { $0 > 0 }
    return StrokeForm(
      width: lineWidth.isFinite ? Double(lineWidth) : 0, cap: cap, join: join,
      miterLimit: miterLimit.isFinite ? Double(miterLimit) : 10, dash: isLegal ? lengths : [],
      dashPhase: dashPhase.isFinite ? Double(dashPhase) : 0)
  }
}

extension StrokeStyle: Animatable {
  public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
    set {
      lineWidth = newValue.first
      (miterLimit, dashPhase) = (newValue.second.first, newValue.second.second)
    }
  }
}
