import GalleyScreen
@_spi(Galley) import UIKit

/// Whether views want the status bar hidden. Of several views one that hides it is enough (inferred).
enum StatusBarHiddenKey: PreferenceKey {
  typealias Value = Bool
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = nextValue() || value }
}

/// What views want of overlays that are not part of the window: on a phone the home indicator. The first of several views
/// that says anything is heard (inferred).
enum SystemOverlaysKey: PreferenceKey {
  typealias Value = Visibility
  static var defaultValue: Visibility { .automatic }
  static func reduce(value: inout Visibility, nextValue: () -> Visibility) {
    let next = nextValue()
    if value == .automatic { value = next }
  }
}

/// The edges at which views' own gestures come before the system's.
enum DeferredEdgesKey: PreferenceKey {
  typealias Value = Set<SystemParts.Edge>
  static var defaultValue: Set<SystemParts.Edge> { [] }
  static func reduce(value: inout Set<SystemParts.Edge>, nextValue: () -> Set<SystemParts.Edge>) {
    value.formUnion(nextValue())
  }
}

/// Hands up edges, which the reading direction turns into sides.
nonisolated struct DeferredEdgesModifier: _PrimitiveModifier {
  let edges: Edge.Set

  static func _assemble(_ modifier: Self, _ assembler: _Assembler, content: @escaping () -> Void) {
    let isRightToLeft = assembler.environment.isRightToLeft
    var sides: Set<SystemParts.Edge> = []
    if modifier.edges.contains(.top) { sides.insert(.top) }
    if modifier.edges.contains(.bottom) { sides.insert(.bottom) }
    if modifier.edges.contains(.leading) { sides.insert(isRightToLeft ? .right : .left) }
    if modifier.edges.contains(.trailing) { sides.insert(isRightToLeft ? .left : .right) }
    assembler.preferences.add(DeferredEdgesKey.self, sides)
    content()
  }
}

extension View {
  /// Asks for the home indicator to fade while nobody touches the display.
  public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    preference(key: SystemOverlaysKey.self, value: visibility)
  }

  /// Takes the status bar away, and with it what it takes of the safe area.
  public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View {
    preference(key: StatusBarHiddenKey.self, value: hidden)
  }

  public nonisolated func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }

  /// Lets the view's own gestures come first at some edges of the display.
  public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View {
    modifier(DeferredEdgesModifier(edges: edges))
  }
}

extension ViewHost {
  /// What the views and the controllers of the window ask of the system's own parts.
  ///
  /// Builds again without the status bar when they hide it: the safe area is another one then.
  func watchSystemParts(_ preferences: PreferenceScope) {
    afterLayout.append { [unowned self] in
      let ofViews = SystemParts(
        hidesStatusBar: preferences.value(StatusBarHiddenKey.self) ?? false,
        hidesHomeIndicator: preferences.value(SystemOverlaysKey.self) == .hidden,
        protectedEdges: preferences.value(DeferredEdgesKey.self) ?? [])
      let ofControllers = _onMain { self.isNested ? nil : self.platformWindow?.systemParts }
      let asked = ofViews.union(ofControllers ?? SystemParts())
      guard asked != systemParts else { return }
      systemParts = asked
      store.changed()
    }
  }
}
