import GalleyGeometry
import GalleyLayout
import GalleyScreen

/// Content that is larger than its window.
///
/// Takes the offer along its axes and its content's length across them (recorded); the content is a column, and along the
/// axes it gets no offer. What is drawn goes on under bars to the container's edges that the view touches.
nonisolated public struct ScrollView<Content: View>: _PrimitiveView {
  public var content: Content
  public var axes: Axis.Set
  public var showsIndicators: Bool

  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  public static func _assemble(_ view: Self, _ assembler: _Assembler) {
    assembler.addScrollView("ScrollView", axes: view.axes) { Content._assemble(view.content, assembler) }
  }
}

extension _Assembler {
  /// Adds a scroll view around a column of content.
  ///
  /// - Parameter fills: whether it takes the offer across its axis too, as lists do.
  package func addScrollView(
    _ type: String, axes: Axis.Set, role: ScreenNode.Role = .scrollView, fills: Bool = false,
    background: RGBA? = nil, _ body: () -> Void
  ) {
    let position = store.slot(identity.child(7)) { ScrollOffset() }
    let settings = environment.scrollSettings
    let outer = environment
    environment.stackAxis = .vertical
    environment.scrollSettings = ScrollSettings()
    let targets = ScrollTargets()
    environment.scrollTargets = targets
    let wanted = wantsIdentifiers
    wantsIdentifiers = wantsIdentifiers || settings.wantsIdentifiers
    var content: NodeIndex?
    let scrollName = AnyHashable(NamedCoordinateSpace.scrollView.name)
    let space = SpaceNode(effects: environment.transformSpaces)
    withEnvironment({ $0.namedSpaces[scrollName] = space }) {
      content = collect(body) { children in
        if children.count == 1 { return children.first }
        return children.isEmpty
          ? nil
          : tree.addStack(along: .vertical, alignment: .center, spacing: nil, children, attributes())
      }
    }
    environment = outer
    wantsIdentifiers = wanted
    let object = ScrollObject(
      self, axes: axes, offset: position, settings: settings, targets: targets, fills: fills)
    let info = NodeInfo(type: type, role: role, effect: .scrollClip(object))
    info.traits = object.traits
    if let background { info.content = ScrollBackground(object, background) }
    let node = tree.addObject(object, children: content.map { [$0] } ?? [], attributes(tag: tag(info)))
    space.node = node
    emit(node)
  }
}

/// How far a scroll view is scrolled; kept over evaluations.
package final class ScrollOffset {
  /// nil while nobody scrolled: the content rests where its anchor says.
  package var point: Point?
  /// Where the content rested while the bars above had their whole height.
  var resting = 0.0
  /// The last layout's largest offset.
  package var limit = Point.zero
  /// What a binding asked for last, and got.
  var answered: ScrollWish?
  /// What a reader asked for last, and got.
  var asked: ScrollRequest?
  /// Whether the place that was asked for is to be found again: rows have other heights in another scenario.
  var keepsPlace = false
  private var meeting = 0

  /// Notices that the tree has taken another scenario. The view that was scrolled to stays in place then (inferred: a
  /// person's place in the content is what Apple asks to keep; how far its containers go is not recorded).
  func meet(_ host: ViewHost) {
    guard meeting != host.meetings else { return }
    meeting = host.meetings
    keepsPlace = true
    answered = nil
  }
}

/// What modifiers around a scroll view ask of it.
package struct ScrollSettings {
  /// For every role that has none of its own.
  package var generalAnchor: UnitPoint?
  var roleAnchors: [ScrollAnchorRole: UnitPoint?] = [:]
  /// Where the content stands while nobody has scrolled.
  package var anchor: UnitPoint? { roleAnchors[.initialOffset] ?? generalAnchor }
  /// For content that is shorter than the view.
  package var alignment: UnitPoint? { roleAnchors[.alignment] ?? generalAnchor }
  /// What a binding to the position asks for.
  var wish: ScrollWish?
  /// Whether a binding names views by their identifiers.
  var wantsIdentifiers = false
  var behavior: (any ScrollTargetBehavior)?
  /// Hear which targets are in view.
  var targetObservers: [ScrollTargetObserver] = []
  /// Hear of each placement's measures.
  var observers: [(ScrollGeometry) -> Void] = []
  package var margins = EdgeInsets()
  package var isClipDisabled = false
  package var isDisabled = false
  package init() {}
}

private enum ScrollSettingsKey: EnvironmentKey {
  static let defaultValue = ScrollSettings()
}

extension EnvironmentValues {
  package var scrollSettings: ScrollSettings {
    get { self[ScrollSettingsKey.self] }
    set { self[ScrollSettingsKey.self] = newValue }
  }
}
