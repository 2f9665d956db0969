import GalleyGeometry

/// Where a view stands on its way through a scroll view.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// About to come in at the top or leading edge.
  case topLeading
  /// In view.
  case identity
  /// About to come in at the bottom or trailing edge.
  case bottomTrailing

  public var isIdentity: Bool { self == .identity }

  /// -1, 0 or 1.
  public var value: Double { self == .identity ? 0 : self == .topLeading ? -1 : 1 }
}

/// How a view changes on its way through a scroll view.
public struct ScrollTransitionConfiguration: Sendable {
  enum Style: Sendable { case animated, interactive, identity }

  let style: Style
  var threshold = Threshold.visible(1)

  public static let animated = ScrollTransitionConfiguration(style: .animated)
  public static let interactive = ScrollTransitionConfiguration(style: .interactive)
  public static let identity = ScrollTransitionConfiguration(style: .identity)
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration { .animated }
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration { .interactive }

  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }

  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var copy = self
    copy.threshold = threshold
    return copy
  }

  /// How much of a view has to be in view for it to count as there.
  public struct Threshold: Sendable {
    /// The part of the view's length that is in view; more than 1 for one further inside.
    let amount: Double

    public static let visible = Threshold(amount: 1)
    public static let hidden = Threshold(amount: 0)
    public static let centered = Threshold(amount: .infinity)
    public static func visible(_ amount: Double) -> Threshold { Threshold(amount: amount) }
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      Threshold(amount: self.amount + (other.amount - self.amount) * amount)
    }
    public func inset(by distance: Double) -> Threshold { self }
  }
}

extension ScrollTransitionConfiguration {
  /// The phase of a view, and how far it is into it, by its place along the axis.
  ///
  /// Inferred from the documentation: an interactive transition is done by the part of the view that is out of view, an
  /// animated one wholly as soon as less is in view than its threshold asks for.
  func phase(
    of view: (low: Double, high: Double), in room: (low: Double, high: Double)
  ) -> (phase: ScrollTransitionPhase, part: Double) {
    let length = view.high - view.low
    guard style != .identity, length > 0 else { return (.identity, 0) }
    let before = room.low - view.low
    let after = view.high - room.high
    let phase: ScrollTransitionPhase = before >= after ? .topLeading : .bottomTrailing
    let out = min(max(0, max(before, after)), length)
    guard out > 0 else { return (.identity, 0) }
    let shown = (length - out) / length
    switch style {
    case .interactive: return (phase, 1 - shown)
    case .animated: return shown < min(threshold.amount, 1) ? (phase, 1) : (.identity, 0)
    case .identity: return (.identity, 0)
    }
  }
}

extension View {
  public nonisolated func scrollTransition<V: VisualEffect>(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> V
  ) -> some View {
    scrollTransition(topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  public nonisolated func scrollTransition<V: VisualEffect>(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> V
  ) -> some View {
    modifier(
      VisualEffectModifier { proxy, place in
        func operations(_ phase: ScrollTransitionPhase) -> [_VisualOperation] {
          transition(EmptyVisualEffect(), phase)._operations
        }
        let rest = operations(.identity)
        guard let room = place.scrollRoom else { return rest }
        let frame = Rect(proxy.frame(in: .global))
        // Without an axis, the one that the view is out of view along.
        let isOutside = frame.minX < room.minX || frame.maxX > room.maxX
        let isHorizontal = axis.map { $0 == .horizontal } ?? isOutside
        let view = isHorizontal ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
        let window = isHorizontal ? (room.minX, room.maxX) : (room.minY, room.maxY)
        let (first, part) = topLeading.phase(of: view, in: window)
        let (phase, done) = first == .bottomTrailing ? bottomTrailing.phase(of: view, in: window) : (first, part)
        guard phase != .identity else { return rest }
        let full = operations(phase)
        guard rest.count == full.count else { return done >= 0.5 ? full : rest }
        return zip(rest, full).map { $0.moved(towards: $1, done) }
      })
  }
}
