/// A count or short text at the end of a row or on a tab; none for zero and nil.
extension View {
  public nonisolated func badge(_ count: Int) -> some View {
    badged(count == 0 ? nil : Text(verbatim: count.formatted()))
  }

  public nonisolated func badge(_ label: Text?) -> some View { badged(label) }
  public nonisolated func badge(_ key: LocalizedStringKey?) -> some View { badged(key.map { Text($0) }) }

  @_disfavoredOverload
  public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some View { badged(label.map { Text($0) }) }

  public nonisolated func badgeProminence(_ prominence: BadgeProminence) -> some View { self }

  private nonisolated func badged(_ text: Text?) -> some View { modifier(BadgeModifier(text: text)) }
}

/// How strongly a badge stands out.
public struct BadgeProminence: Hashable, Sendable {
  private let name: String
  public static let standard = BadgeProminence(name: "standard")
  public static let increased = BadgeProminence(name: "increased")
  public static let decreased = BadgeProminence(name: "decreased")
}

/// The text that a view puts on what stands for it: the row of a list, the item of a tab bar.
enum BadgeValue: LayoutValueKey { static var defaultValue: Text? { nil } }

nonisolated private struct BadgeModifier: _PrimitiveModifier {
  let text: Text?

  static func _assemble(_ modifier: Self, _ assembler: _Assembler, content: @escaping () -> Void) {
    guard let text = modifier.text else { return content() }
    let isRow = assembler.environment.isInList
    assembler.modifyEach(content) { node in
      var inner = node
      if isRow {
        let outer = assembler.environment
        assembler.environment.setForeground([AnyShapeStyle(HierarchicalShapeStyle.secondary)])
        let badge = assembler.single { Text._assemble(text, assembler) }
        assembler.environment = outer
        if let badge {
          inner = assembler.labeledRow(node, badge, spacing: assembler.metric("stack.spacing"), content: .value)
        }
      }
      let wrapper = assembler.tree.addWrapper(inner, assembler.attributes())
      assembler.updateInfo(of: wrapper) { $0.layoutValues[ObjectIdentifier(BadgeValue.self)] = text }
      return wrapper
    }
  }
}
