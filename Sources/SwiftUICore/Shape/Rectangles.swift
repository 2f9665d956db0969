/// A rectangle in the view's frame.
@frozen
nonisolated public struct Rectangle: InsettableShape {
  @inlinable
  public init() {}

  public func path(in rect: CGRect) -> Path { Path(rect) }

  public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(base: self, amount: amount) }

  public typealias AnimatableData = EmptyAnimatableData
  public static var _isGreedy: Bool { true }
}

/// A rectangle with equal rounded corners.
@frozen
nonisolated public struct RoundedRectangle: InsettableShape {
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle

  @inlinable
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  @inlinable
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize, style: style) }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    // The corners of the inner outline keep their centres.
    _Inset(base: self, amount: amount) { shape, amount in
      RoundedRectangle(
        cornerSize: CGSize(
          width: max(0, shape.cornerSize.width - amount), height: max(0, shape.cornerSize.height - amount)),
        style: shape.style)
    }
  }

  public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }

  public static var _isGreedy: Bool { true }
}

/// A rectangle whose corners have radii of their own.
@frozen
nonisolated public struct UnevenRoundedRectangle: InsettableShape {
  public var cornerRadii: RectangleCornerRadii
  public var style: RoundedCornerStyle

  @inlinable
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  @inlinable
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
        topTrailing: topTrailingRadius), style: style)
  }

  public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadii: cornerRadii, style: style) }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(base: self, amount: amount) { shape, amount in
      let radii = shape.cornerRadii
      return UnevenRoundedRectangle(
        cornerRadii: RectangleCornerRadii(
          topLeading: max(0, radii.topLeading - amount), bottomLeading: max(0, radii.bottomLeading - amount),
          bottomTrailing: max(0, radii.bottomTrailing - amount), topTrailing: max(0, radii.topTrailing - amount)),
        style: shape.style)
    }
  }

  public var animatableData: RectangleCornerRadii.AnimatableData {
    get { cornerRadii.animatableData }
    set { cornerRadii.animatableData = newValue }
  }

  public static var _isGreedy: Bool { true }
}

/// A shape made smaller on all sides, with what else becomes of it.
nonisolated struct _Inset<Base: InsettableShape>: InsettableShape {
  let base: Base
  var amount: CGFloat
  let change: @Sendable (Base, CGFloat) -> Base

  init(base: Base, amount: CGFloat, change: @escaping @Sendable (Base, CGFloat) -> Base = { base, _ in base }) {
    self.base = base
    self.amount = amount
    self.change = change
  }

  func path(in rect: CGRect) -> Path {
    let inner = rect.insetBy(dx: amount, dy: amount)
    guard !inner.isNull, inner.width >= 0, inner.height >= 0 else { return Path() }
    return change(base, amount).path(in: inner)
  }

  func inset(by more: CGFloat) -> _Inset<Base> { _Inset(base: base, amount: amount + more, change: change) }

  var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

  var animatableData: CGFloat {
    get { amount }
    set { amount = newValue }
  }

  static var _isGreedy: Bool { true }
  static var _name: String { Base._name }
}
