/// A circle in the middle of the frame, as large as fits.
@frozen
nonisolated public struct Circle: InsettableShape {
  @inlinable
  public init() {}

  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  /// A square: the shorter of what is offered (recorded in stacks; that a missing offer counts as the ideal length is
  /// inferred from the other shapes).
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let offered = proposal.replacingUnspecifiedDimensions()
    let side = min(offered.width, offered.height)
    return CGSize(width: side, height: side)
  }

  public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(base: self, amount: amount) }

  public typealias AnimatableData = EmptyAnimatableData
}

/// An ellipse that touches the frame's sides.
@frozen
nonisolated public struct Ellipse: InsettableShape {
  @inlinable
  public init() {}

  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(base: self, amount: amount) }

  public typealias AnimatableData = EmptyAnimatableData
  public static var _isGreedy: Bool { true }
}

/// A rectangle whose shorter sides are round.
@frozen
nonisolated public struct Capsule: InsettableShape {
  public var style: RoundedCornerStyle

  @inlinable
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }

  public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(base: self, amount: amount) }

  public typealias AnimatableData = EmptyAnimatableData
  public static var _isGreedy: Bool { true }
}
