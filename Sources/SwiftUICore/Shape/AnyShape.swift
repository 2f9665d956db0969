/// A shape whose type is hidden.
nonisolated public struct AnyShape: Shape {
  private let base: any Shape
  private let outline: @Sendable (CGRect) -> Path
  private let fit: @Sendable (ProposedViewSize) -> CGSize

  public init<S: Shape>(_ shape: S) {
    base = shape
    outline = { shape.path(in: $0) }
    fit = { shape.sizeThatFits($0) }
  }

  public func path(in rect: CGRect) -> Path { outline(rect) }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { fit(proposal) }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

  public typealias AnimatableData = EmptyAnimatableData

  /// The shape inside, for what depends on its type.
  var unwrapped: any Shape { base }
}
