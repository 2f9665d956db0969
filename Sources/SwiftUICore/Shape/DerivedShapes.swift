/// The part of a shape's outline between two fractions of its length.
nonisolated public struct TrimmedPath<S: Shape>: Shape {
  public var shape: S
  public var startFraction: CGFloat
  public var endFraction: CGFloat

  public init(shape: S, startFraction: CGFloat = 0, endFraction: CGFloat = 1) {
    self.shape = shape
    self.startFraction = startFraction
    self.endFraction = endFraction
  }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction) }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  public var animatableData: AnimatablePair<S.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(shape.animatableData, AnimatablePair(startFraction, endFraction)) }
    set {
      shape.animatableData = newValue.first
      (startFraction, endFraction) = (newValue.second.first, newValue.second.second)
    }
  }

  public static var role: ShapeRole { S.role }
  public static var _isGreedy: Bool { S._isGreedy }
  public static var _name: String { S._name }
}

/// The area that a line along a shape's outline covers.
nonisolated public struct StrokedPath<S: Shape>: Shape {
  public var shape: S
  public var style: StrokeStyle

  public init(shape: S, style: StrokeStyle) {
    self.shape = shape
    self.style = style
  }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  public var animatableData: AnimatablePair<S.AnimatableData, StrokeStyle.AnimatableData> {
    get { AnimatablePair(shape.animatableData, style.animatableData) }
    set { (shape.animatableData, style.animatableData) = (newValue.first, newValue.second) }
  }

  public static var role: ShapeRole { .stroke }
  public static var _isGreedy: Bool { S._isGreedy }
  public static var _name: String { S._name }
}

/// A shape with an affine change of its outline, which may depend on the rectangle.
nonisolated public struct _ChangedShape<S: Shape, Change: Animatable & Sendable>: Shape {
  public var shape: S
  public var change: Change
  let apply: @Sendable (Change, CGRect) -> CGAffineTransform

  public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(apply(change, rect)) }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  public var animatableData: AnimatablePair<S.AnimatableData, Change.AnimatableData> {
    get { AnimatablePair(shape.animatableData, change.animatableData) }
    set { (shape.animatableData, change.animatableData) = (newValue.first, newValue.second) }
  }

  public static var role: ShapeRole { S.role }
  // Recorded: what moves or scales an outline takes whatever is offered, even where the shape itself is a square.
  public static var _isGreedy: Bool { true }
  public static var _name: String { S._name }
}

/// Nothing to animate in a fixed change.
public struct _FixedTransform: Animatable, Sendable {
  public typealias AnimatableData = EmptyAnimatableData
  var transform: CGAffineTransform
}

extension _ChangedShape: InsettableShape where S: InsettableShape {
  public func inset(by amount: CGFloat) -> _ChangedShape<S.InsetShape, Change> {
    _ChangedShape<S.InsetShape, Change>(shape: shape.inset(by: amount), change: change, apply: apply)
  }
}

public typealias OffsetShape<Content: Shape> = _ChangedShape<Content, CGSize>
public typealias RotatedShape<Content: Shape> = _ChangedShape<Content, Angle>
public typealias ScaledShape<Content: Shape> = _ChangedShape<Content, CGSize>
public typealias TransformedShape<Content: Shape> = _ChangedShape<Content, _FixedTransform>

/// A shape in a size of its own, in the frame's top leading corner.
nonisolated public struct _SizedShape<S: Shape>: Shape {
  public var shape: S
  public var size: CGSize

  public func path(in rect: CGRect) -> Path { shape.path(in: CGRect(origin: rect.origin, size: size)) }

  public var animatableData: AnimatablePair<S.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, size.animatableData) }
    set { (shape.animatableData, size.animatableData) = (newValue.first, newValue.second) }
  }

  public static var _isGreedy: Bool { true }
  public static var _name: String { S._name }
}

extension Shape {
  public nonisolated func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    TrimmedPath(shape: self, startFraction: startFraction, endFraction: endFraction)
  }

  public nonisolated func stroke(style: StrokeStyle) -> some Shape { StrokedPath(shape: self, style: style) }

  public nonisolated func stroke(lineWidth: CGFloat = 1) -> some Shape {
    StrokedPath(shape: self, style: StrokeStyle(lineWidth: lineWidth))
  }

  public nonisolated func offset(_ offset: CGSize) -> OffsetShape<Self> {
    _ChangedShape(shape: self, change: offset) { offset, _ in
      CGAffineTransform(translationX: offset.width, y: offset.height)
    }
  }

  public nonisolated func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    self.offset(CGSize(width: offset.x, height: offset.y))
  }

  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    offset(CGSize(width: x, height: y))
  }

  public nonisolated func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    _ChangedShape(shape: self, change: CGSize(width: x, height: y)) { scale, rect in
      CGAffineTransform(scaleX: scale.width, y: scale.height).about(anchor, in: rect)
    }
  }

  public nonisolated func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    _ChangedShape(shape: self, change: angle) { angle, rect in
      CGAffineTransform(rotationAngle: CGFloat(angle.radians)).about(anchor, in: rect)
    }
  }

  public nonisolated func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    _ChangedShape(shape: self, change: _FixedTransform(transform: transform)) { change, _ in change.transform }
  }

  public nonisolated func size(_ size: CGSize) -> some Shape { _SizedShape(shape: self, size: size) }

  public nonisolated func size(width: CGFloat, height: CGFloat) -> some Shape {
    _SizedShape(shape: self, size: CGSize(width: width, height: height))
  }
}

extension CGAffineTransform {
  /// The map with a point of a rectangle as its fixed centre.
  func about(_ anchor: UnitPoint, in rect: CGRect) -> CGAffineTransform {
    let (x, y) = (rect.minX + anchor.x * rect.width, rect.minY + anchor.y * rect.height)
    return CGAffineTransform(translationX: -x, y: -y).concatenating(self)
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }
}

extension Path: Shape {
  public func path(in rect: CGRect) -> Path { self }

  public typealias AnimatableData = EmptyAnimatableData
  public static var _isGreedy: Bool { true }
}
