import GalleyGeometry
import GalleyLayout

/// Where a scroll view is about to come to rest.
public struct ScrollTarget: Hashable, Sendable {
  /// In the content's coordinates.
  public var rect: CGRect
  public var anchor: UnitPoint?

  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }
}

/// What a behaviour may know of the scroll view.
public struct ScrollTargetBehaviorContext {
  public let originalTarget: ScrollTarget
  /// Nothing moves in a proof.
  public let velocity = CGVector.zero
  public let contentSize: CGSize
  public let containerSize: CGSize
  public let axes: Axis.Set
  /// The views that a scroll view can be aligned on, in the content's coordinates.
  let targets: [CGRect]
}

/// Where scrolling comes to rest.
public protocol ScrollTargetBehavior {
  typealias TargetContext = ScrollTargetBehaviorContext
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// Rests at whole pages of the container's length.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  public init() {}

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    func page(_ offset: CGFloat, _ length: CGFloat) -> CGFloat {
      length > 0 ? (offset / length).rounded() * length : offset
    }
    if context.axes.contains(.horizontal) {
      target.rect.origin.x = page(target.rect.minX, context.containerSize.width)
    }
    if context.axes.contains(.vertical) {
      target.rect.origin.y = page(target.rect.minY, context.containerSize.height)
    }
  }
}

/// Rests where a view of the target layout starts.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  public struct LimitBehavior: Sendable {
    public static let automatic = LimitBehavior()
    public static let always = LimitBehavior()
    public static let never = LimitBehavior()
    public static let alwaysByOne = LimitBehavior()
    public static let alwaysByFew = LimitBehavior()
  }

  public init(limitBehavior: LimitBehavior = .automatic) {}

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    func nearest(_ offset: CGFloat, _ starts: [CGFloat]) -> CGFloat {
      starts.min { (abs($0 - offset), $0) < (abs($1 - offset), $1) } ?? offset
    }
    if context.axes.contains(.horizontal) {
      target.rect.origin.x = nearest(target.rect.minX, context.targets.map(\.minX))
    }
    if context.axes.contains(.vertical) {
      target.rect.origin.y = nearest(target.rect.minY, context.targets.map(\.minY))
    }
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
  public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior)
    -> ViewAlignedScrollTargetBehavior
  { ViewAlignedScrollTargetBehavior() }
}

/// Hears which views of the target layout are in view.
struct ScrollTargetObserver {
  let threshold: Double
  let report: ([AnyHashable]) -> Void
}

nonisolated struct ScrollTargetVisibilityModifier<ID: Hashable>: _PrimitiveModifier {
  let threshold: Double
  let action: ([ID]) -> Void

  static func _assemble(_ modifier: Self, _ assembler: _Assembler, content: @escaping () -> Void) {
    let last = assembler.store.slot(assembler.identity.child(-106)) { Kept<[ID]>([]) }
    let host = assembler.host
    assembler.withEnvironment(
      { environment in
        environment.scrollSettings.wantsIdentifiers = true
        environment.scrollSettings.targetObservers.append(
          ScrollTargetObserver(threshold: modifier.threshold) { [unowned host] found in
            let ids = found.compactMap { $0.base as? ID }
            host.afterLayout.append {
              guard last.value != ids else { return }
              last.value = ids
              modifier.action(ids)
            }
          })
      }, content)
  }
}

/// The nodes on which a scroll view can be aligned.
final class ScrollTargets {
  /// Containers, each of whose children is a target.
  var layouts: [NodeIndex] = []
  var views: [NodeIndex] = []

  func frames(_ tree: LayoutTree) -> [Rect] { nodes(tree).map { tree.frame(of: $0) } }

  /// The identifiers of targets of which a part shows in a window, as they lie.
  func shown(
    in window: Rect, atLeast part: Double, _ tree: LayoutTree, _ identified: [AnyHashable: NodeIndex]
  ) -> [AnyHashable] {
    nodes(tree).compactMap { node in
      let frame = tree.frame(of: node)
      let shown = frame.intersection(window).map { $0.width * $0.height } ?? 0
      guard shown > 0, shown >= part * frame.width * frame.height - 1e-6 else { return nil }
      return identified.first { tree.contains($0.value, in: node) }?.key
    }
  }

  private func nodes(_ tree: LayoutTree) -> [NodeIndex] {
    (layouts.flatMap { tree.children(of: container(of: $0, tree)) } + views).filter { tree.isPlaced($0) }
  }

  /// The container inside the modifiers around it.
  private func container(of node: NodeIndex, _ tree: LayoutTree) -> NodeIndex {
    var node = node
    while tree.kind(of: node).handsThrough { node = tree.child(0, of: node) }
    return node
  }
}

nonisolated struct ScrollTargetModifier: _PrimitiveModifier {
  let isEnabled: Bool
  let isLayout: Bool

  static func _assemble(_ modifier: Self, _ assembler: _Assembler, content: @escaping () -> Void) {
    guard modifier.isEnabled, let targets = assembler.environment.scrollTargets else { return content() }
    assembler.modifyEach(content) { node in
      if modifier.isLayout { targets.layouts.append(node) } else { targets.views.append(node) }
      return node
    }
  }
}

private enum ScrollTargetsKey: EnvironmentKey {
  nonisolated(unsafe) static let defaultValue: ScrollTargets? = nil
}

extension EnvironmentValues {
  /// The targets of the nearest scroll view around.
  var scrollTargets: ScrollTargets? {
    get { self[ScrollTargetsKey.self] }
    set { self[ScrollTargetsKey.self] = newValue }
  }
}

extension View {
  public nonisolated func scrollTargetBehavior<B: ScrollTargetBehavior>(_ behavior: B) -> some View {
    scrollSettings { $0.behavior = behavior }
  }

  public nonisolated func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View { modifier(ScrollTargetVisibilityModifier(threshold: threshold, action: action)) }

  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(ScrollTargetModifier(isEnabled: isEnabled, isLayout: true))
  }

  public nonisolated func scrollTarget(isEnabled: Bool = true) -> some View {
    modifier(ScrollTargetModifier(isEnabled: isEnabled, isLayout: false))
  }
}
