import GalleyGeometry
import GalleyLayout
import GalleyScenario

/// The build pass: turns views into nodes of a layout tree, bottom-up, under the environment and identity of the place.
///
/// Views reach it through `View._assemble`. A view adds any number of entries to the list of the container that is being
/// built; a modifier changes each entry that its content added. One assembler serves one evaluation of one screen, the
/// parts that are built during layout (geometry readers, lazy rows) included.
public final class _Assembler {
  package unowned let host: ViewHost
  package let tree: LayoutTree
  package let store: StateStore
  package var environment: EnvironmentValues
  package var identity: ViewIdentity = .root
  package var preferences: PreferenceScope
  /// The entries of the container being built: node numbers, or `~index` into `segments`.
  package var pending: [Int32] = []
  package var segments: [LazySegment] = []
  /// Whether the container being built realises rows by itself, so that `ForEach` may leave them unbuilt.
  package var acceptsSegments = false
  /// Whether the elements of the list being built stay unbuilt, each a segment: one of them may be all that is needed.
  package var defersElements = false
  package var infos: ContiguousArray<NodeInfo> = []
  /// Whether a scroll view reader or a selection further out may ask for views by their identifiers.
  package var wantsIdentifiers = false
  package var identified: [AnyHashable: NodeIndex] = [:]
  /// The identifiers of loops' elements, by the nodes that the elements came to.
  var identifiers: [NodeIndex: AnyHashable] = [:]
  var keptTextPlace: TextPlace?
  var modifierContents: [(type: ObjectIdentifier, assemble: () -> Void)] = []

  init(host: ViewHost, tree: LayoutTree, environment: EnvironmentValues, preferences: PreferenceScope) {
    self.host = host
    self.tree = tree
    self.store = host.store
    self.environment = environment
    self.preferences = preferences
  }

  /// The screen's scenario.
  package var scenario: ResolvedScenario { host.scenario }

  /// Runs a step after layout, in this turn.
  package func afterLayout(_ step: @escaping () -> Void) { host.afterLayout.append(step) }

  /// Leaves a remark on the screen, once.
  package func note(_ text: String) {
    if !host.notes.contains(text) { host.notes.append(text) }
  }

  // MARK: - Scopes

  package func withIdentity(_ inner: ViewIdentity, _ body: () -> Void) {
    let outer = identity
    identity = inner
    body()
    identity = outer
  }

  package func withEnvironment(
    _ change: (inout EnvironmentValues) -> Void, _ body: () -> Void
  ) {
    let outer = environment
    change(&environment)
    body()
    environment = outer
  }

  // MARK: - Children

  /// Builds children eagerly and hands over their node numbers.
  package func collect<Result>(
    _ body: () -> Void, _ use: (ArraySlice<NodeIndex>) -> Result
  ) -> Result {
    let start = pending.count
    let outer = (acceptsSegments, defersElements)
    (acceptsSegments, defersElements) = (false, false)
    body()
    (acceptsSegments, defersElements) = outer
    let result = use(pending[start...])
    pending.removeSubrange(start...)
    return result
  }

  /// Builds a view into one node: nothing becomes nil, several lie on top of each other.
  package func single(_ body: () -> Void, alignment: AlignmentPoint = .center) -> NodeIndex? {
    collect(body) { children in
      if children.count == 1 { return children.first }
      return children.isEmpty ? nil : tree.addLayered(alignment, children, attributes())
    }
  }

  /// Adds a node to the container being built.
  package func emit(_ node: NodeIndex) { pending.append(node) }

  /// Builds content and replaces every node it added by what `wrap` makes of it; rows that are not built yet are wrapped
  /// when they are.
  package func modifyEach(
    _ content: () -> Void, _ wrap: @escaping (NodeIndex) -> NodeIndex
  ) {
    let start = pending.count
    content()
    for place in start..<pending.count {
      let entry = pending[place]
      if entry >= 0 {
        pending[place] = wrap(entry)
      } else {
        segments[Int(~entry)].wraps.append(wrap)
      }
    }
  }

  // MARK: - Nodes

  /// A node's attributes in the current place.
  package func attributes(tag: Int32 = NodeTag.none, priority: Double? = nil) -> LayoutTree.Attributes {
    LayoutTree.Attributes(tag: tag, rightToLeft: environment.isRightToLeft, priority: priority)
  }

  /// Keeps what a node shows and gives it a number.
  package func tag(_ info: NodeInfo) -> Int32 {
    infos.append(info)
    return Int32(infos.count - 1)
  }

  /// Changes what a node shows; a node without anything gets it first.
  package func updateInfo(of node: NodeIndex, _ change: (NodeInfo) -> Void) {
    let tag = tree.tag(of: node)
    if tag >= 0 {
      change(infos[Int(tag)])
    } else {
      let info = NodeInfo(type: NodeTag.name(tag) ?? "")
      change(info)
      tree.setTag(self.tag(info), of: node)
    }
  }

  // MARK: - Later parts

  /// What a part that is built during layout needs to continue as if it were built now.
  package struct Context {
    let environment: EnvironmentValues
    let identity: ViewIdentity
    let preferences: PreferenceScope
    let modifierContents: [(type: ObjectIdentifier, assemble: () -> Void)]
    let wantsIdentifiers: Bool
  }

  /// The current context, with a place of its own among the preferences.
  package func context() -> Context {
    let scope = PreferenceScope()
    preferences.add(scope)
    return Context(
      environment: environment, identity: identity, preferences: scope, modifierContents: modifierContents,
      wantsIdentifiers: wantsIdentifiers)
  }

  /// Builds in an earlier context.
  package func resume<Result>(_ context: Context, _ body: () -> Result) -> Result {
    let outer = (environment, identity, preferences, modifierContents, acceptsSegments, wantsIdentifiers)
    let outerDefers = defersElements
    (environment, identity, preferences, modifierContents) =
      (context.environment, context.identity, context.preferences, context.modifierContents)
    (acceptsSegments, defersElements, wantsIdentifiers) = (false, false, context.wantsIdentifiers)
    let result = body()
    (environment, identity, preferences, modifierContents, acceptsSegments, wantsIdentifiers) = outer
    defersElements = outerDefers
    return result
  }
}
