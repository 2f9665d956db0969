import GalleyCatalog
@_spi(Galley) import GalleyFoundation
import GalleyGeometry
import GalleyLayout
import GalleyScenario
import GalleyScreen
import GalleyTypography
import Observation
@_spi(Galley) import UIKit

/// Holds one view tree and brings it from source to screen: build, settle, layout, resolve.
///
/// One pass a file: this one owns what the passes share and their order. Each turn builds a new tree of nodes; what views
/// keep lives in the state store. Complexity: a turn is linear in the number of nodes.
package final class ViewHost {
  /// As the content is met: the one that was given, without the status bar where the content hides it.
  package private(set) var scenario: ResolvedScenario
  private var given: ResolvedScenario
  /// How many scenarios the tree has taken since it was made.
  private(set) var meetings = 0
  /// What the content asks of the system's own parts, once it was laid out.
  package internal(set) var systemParts = SystemParts() { didSet { meet() } }
  package let store = StateStore()
  let root: (_Assembler) -> Void

  /// Runs after layout, once a turn, in the order in which they were added.
  package var afterLayout: [() -> Void] = []
  package var lifecycle = LifecycleLog()
  /// Assumed facts that this screen has used.
  package var used: Set<String> = []
  package var missingMetrics: Set<String> = []
  package var notes: [String] = []
  /// The appearance that the content asks for, once it was built.
  var preferredColorScheme: ColorScheme?
  /// What a scroll view reader asked for last, until a scroll view has answered.
  package var scrollRequest: ScrollRequest?
  /// Where the views are that others follow.
  var matchedFrames = MatchedFrames()

  /// The window that UIKit views among these views are shown in; made when the first one is. nil for a tree inside a
  /// UIKit view.
  package var platformWindow: UIWindow?
  /// Owns the UIKit views that stand among these views.
  package weak var platformRoot: UIViewController?

  /// Lets the main queue and tasks run until they wait; set by the worker.
  nonisolated(unsafe) package static var drain: () -> Void = {}

  /// As many turns as a screen gets to come to rest.
  static let turnLimit = 16

  private var isChanged = false { didSet { if isChanged { needsTurn?() } } }
  /// Called when a turn is needed, for trees that stand inside another.
  package var needsTurn: (() -> Void)?
  /// What the place of a tree inside another says of the environment.
  package var surroundings: ((inout EnvironmentValues) -> Void)?
  /// The host whose screen is being made.
  nonisolated(unsafe) package private(set) static weak var active: ViewHost?

  package init(scenario: ResolvedScenario, root: @escaping (_Assembler) -> Void) {
    self.scenario = scenario
    given = scenario
    self.root = root
    store.changed = { [unowned self] in isChanged = true }
  }

  /// The tree that the last turn left, for the resolve pass.
  struct Result {
    let assembler: _Assembler
    let root: NodeIndex?
    let window: Rect
  }

  /// Runs turns until nothing changes, and resolves what the last one laid out.
  package func screen() -> Screen {
    ViewHost.active = self
    defer { ViewHost.active = nil }
    if !isNested { PlatformNotes.forget() }
    return resolve(settled())
  }

  /// Makes a screen and tells how many nodes were laid out for it.
  package func measuredScreen() -> Int {
    let result = settled()
    _ = resolve(result)
    return result.assembler.tree.count
  }

  /// How many nodes the last turn of a screen laid out, and how many measurements that took.
  package func layoutCounts() -> (nodes: Int, measurements: Int) {
    let tree = settled().assembler.tree
    return (tree.count, tree.measurements)
  }

  /// The size that the root chooses without an offer.
  package func idealSize() -> Size {
    let regions = SafeRegions(container: Rect(origin: .zero, size: scenario.window), safe: .zero)
    store.beginTurn()
    lifecycle.beginTurn()
    let assembler = build(regions)
    guard let root = rootNode(assembler) else { return .zero }
    return assembler.tree.size(root, .unspecified)
  }

  /// Takes a new scenario for the tree it holds: state, identity, scroll positions, focus and what else views keep stay.
  package func update(_ scenario: ResolvedScenario) {
    if scenario != given { meetings += 1 }
    given = scenario
    meet()
  }

  /// Whether the tree stands in a UIKit view, whose window another one owns.
  var isNested: Bool { needsTurn != nil }

  /// Meets the content in the scenario that was given; the window and UIKit's globals with it.
  private func meet() {
    let next = systemParts.hidesStatusBar && !isNested ? given.hidingStatusBar() : given
    scenario = next
    guard !isNested else { return }
    _onMain {
      if let window = platformWindow { window.change(to: next) } else { UIKitScenario.current = next }
    }
  }

  /// Asks for another turn of the screen.
  package func ask() { isChanged = true }

  func settled() -> Result {
    var result = turn()
    var turns = 1
    while isChanged, turns < ViewHost.turnLimit {
      result = turn()
      turns += 1
    }
    if isChanged { notes.append("not settled after \(ViewHost.turnLimit) turns") }
    return result
  }

  // MARK: - One turn

  private func turn() -> Result {
    LocalizationTables.forgetMissing()
    let result = turn(in: regions) {
      _onMain { self.platformWindow?.bringToRest() }
    }
    if let note = _onMain({ self.platformWindow?.orientationNote }) { notes.append(note) }
    ViewHost.drain()
    store.endTurn()
    // What the queue brought may have reached UIKit's views only.
    if _onMain({ self.platformWindow?.needsRest ?? false }) { isChanged = true }
    return result
  }

  /// The window, what is safe of it, and what of that a docked keyboard takes.
  private var regions: SafeRegions {
    let window = Rect(origin: .zero, size: scenario.window)
    var safe = window.inset(by: scenario.safeArea)
    let keyboard = scenario.keyboardInset
    safe.size.height -= keyboard
    return SafeRegions(container: window, safe: safe, keyboard: keyboard)
  }

  /// Builds the tree and lays it out; nothing that waits is run.
  func turn(in regions: SafeRegions, laidOut: () -> Void = {}) -> Result {
    isChanged = false
    afterLayout = []
    used = []
    notes = []
    store.beginTurn()
    lifecycle.beginTurn()
    let result: Result = withObservationTracking {
      let assembler = build(regions)
      let root = layout(assembler, regions)
      return Result(assembler: assembler, root: root, window: Rect(origin: .zero, size: scenario.window))
    } onChange: { [weak self] in
      self?.isChanged = true
    }
    #if DEBUG
      check(result)
    #endif
    laidOut()
    for step in afterLayout { step() }
    lifecycle.deliver()
    return result
  }

  func build(_ regions: SafeRegions) -> _Assembler {
    LocalizationTables.show(scenario.pseudo, device: scenario.idiom.catalogName)
    let tree = LayoutTree(standardSpacing: scenario.metrics["stack.spacing"] ?? 0, regions: regions)
    tree.customGuide = { AlignmentRegistry.value($0, $1) }
    var environment = EnvironmentValues(scenario: scenario)
    if let preferredColorScheme { environment.colorScheme = preferredColorScheme }
    surroundings?(&environment)
    let preferences = PreferenceScope()
    watchColorScheme(preferences)
    watchSystemParts(preferences)
    let assembler = _Assembler(host: self, tree: tree, environment: environment, preferences: preferences)
    root(assembler)
    return assembler
  }

  /// Lays the root out: it is offered the safe area and centred in it.
  private func layout(_ assembler: _Assembler, _ regions: SafeRegions) -> NodeIndex? {
    let tree = assembler.tree
    guard let root = rootNode(assembler) else { return nil }
    let proposal = Proposal(regions.safe.size)
    let size = tree.size(root, proposal)
    let origin = Point(x: regions.safe.midX - size.width / 2, y: regions.safe.midY - size.height / 2)
    tree.place(root, at: origin, proposal: proposal)
    return root
  }

  /// The one node that the root view made; several stand in a column.
  func rootNode(_ assembler: _Assembler) -> NodeIndex? {
    let children = assembler.pending[...]
    guard children.count > 1 else { return children.first }
    return assembler.tree.addStack(
      along: .vertical, alignment: .center, spacing: nil, children, assembler.attributes())
  }
}

extension Idiom {
  /// What string catalogs call a device of this kind.
  fileprivate var catalogName: String {
    switch self {
    case .phone: "iphone"
    case .pad: "ipad"
    case .mac: "mac"
    case .watch: "applewatch"
    case .tv: "appletv"
    case .vision: "applevision"
    }
  }
}
