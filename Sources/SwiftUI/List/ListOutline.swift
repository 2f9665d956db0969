import GalleyLayout
import GalleyScenario

/// What the rows of one list know of the tree that they belong to.
final class ListOutline {
  /// Whether some row can be opened: on the Mac all rows then make room for its chevron.
  var hasBranches = false

  /// How far a row is moved in.
  func indent(level: Int, platform: Platform, _ metric: (String) -> Double) -> Double {
    guard hasBranches, platform == .macOS else { return 0 }
    return metric("list.outline.inset") + Double(level) * metric("list.outline.indent")
  }
}

/// How deep in the tree a row stands.
enum OutlineLevelValue: LayoutValueKey { static let defaultValue = 0 }

private enum ListOutlineKey: EnvironmentKey { static var defaultValue: ListOutline? { nil } }
private enum OutlineLevelKey: EnvironmentKey { static let defaultValue = 0 }

extension EnvironmentValues {
  /// The tree of the list around; nil outside of lists.
  var listOutline: ListOutline? {
    get { self[ListOutlineKey.self] }
    set { self[ListOutlineKey.self] = newValue }
  }

  var outlineLevel: Int {
    get { self[OutlineLevelKey.self] }
    set { self[OutlineLevelKey.self] = newValue }
  }
}

extension _Assembler {
  /// Builds the content of an open branch: rows one step deeper.
  func withBranch(_ content: () -> Void) {
    guard environment.listOutline != nil else { return content() }
    let level = environment.outlineLevel + 1
    modifyEach({ withEnvironment({ $0.outlineLevel = level }, content) }) { [self] node in
      // Deeper branches have marked their rows already.
      guard layoutValue(ObjectIdentifier(OutlineLevelValue.self), of: node) == nil else { return node }
      let wrapper = tree.addWrapper(node, attributes())
      updateInfo(of: wrapper) { $0.layoutValues[ObjectIdentifier(OutlineLevelValue.self)] = level }
      return wrapper
    }
  }
}
