import GalleyGeometry

/// What one edge of a view asks of the gap to its neighbour in a stack without explicit spacing.
public struct SpacingPreference: Equatable, Sendable {
  public enum Kind: UInt8, Sendable {
    /// Any view: the stack's default gap.
    case view
    /// A line of text: gaps come from its font.
    case text
    /// A control beside its label: it asks for the gaps that its line of text would, also of texts.
    case labelled
    /// Something that keeps one gap to whatever is next to it.
    case fixed
    /// A spacer or nothing: no gap.
    case none
  }

  public var kind: Kind
  /// For text: the gap to a neighbour that is not text. Points.
  public var toView: Double
  /// For text: the gap to another text. Points.
  public var toText: Double

  public static let view = SpacingPreference(kind: .view, toView: 0, toText: 0)
  public static let none = SpacingPreference(kind: .none, toView: 0, toText: 0)

  public init(kind: Kind, toView: Double, toText: Double) {
    self.kind = kind
    self.toView = toView
    self.toText = toText
  }

  /// One preference for an edge that several children share: text only while all of them are text.
  public func merged(with other: SpacingPreference) -> SpacingPreference {
    if kind == .none { return other }
    if other.kind == .none || self == other { return self }
    if kind == .text, other.kind == .text {
      return SpacingPreference(
        kind: .text, toView: max(toView, other.toView), toText: max(toText, other.toText))
    }
    return .view
  }
}

/// The preferences of a view's four edges; leading and trailing follow the reading direction.
public struct EdgeSpacing: Equatable, Sendable {
  public var top, leading, bottom, trailing: SpacingPreference

  public static let view = EdgeSpacing(top: .view, leading: .view, bottom: .view, trailing: .view)
  public static let none = EdgeSpacing(top: .none, leading: .none, bottom: .none, trailing: .none)

  public init(
    top: SpacingPreference, leading: SpacingPreference, bottom: SpacingPreference, trailing: SpacingPreference
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  public func merged(with other: EdgeSpacing) -> EdgeSpacing {
    EdgeSpacing(
      top: top.merged(with: other.top), leading: leading.merged(with: other.leading),
      bottom: bottom.merged(with: other.bottom), trailing: trailing.merged(with: other.trailing))
  }

  /// The gap from this view to the one after it along an axis.
  ///
  /// - Parameter standard: the gap between two views that ask for nothing special.
  public func distance(to next: EdgeSpacing, along axis: PlaneAxis, standard: Double) -> Double {
    let before = axis == .horizontal ? trailing : bottom
    let after = axis == .horizontal ? next.leading : next.top
    switch (before.kind, after.kind) {
    case (.none, _), (_, .none): return 0
    case (.fixed, .fixed): return max(before.toView, after.toView)
    case (.fixed, _): return before.toView
    case (_, .fixed): return after.toView
    case (.labelled, .text): return before.toText
    case (.text, .labelled): return after.toText
    case (.labelled, _): return before.toView
    case (_, .labelled): return after.toView
    case (.text, .text): return after.toText
    case (.text, .view): return before.toView
    case (.view, .text): return after.toView
    case (.view, .view): return standard
    }
  }
}
