/// Rows of a tree; the branches are closed at first.
nonisolated public struct OutlineGroup<Data, ID, Parent, Leaf, Subgroup>
where Data: RandomAccessCollection, ID: Hashable {
  let data: Data
  let children: (Data.Element) -> Data?
  let identify: (Data.Element) -> ID
  let content: (Data.Element) -> Leaf
}

/// The rows below a branch.
nonisolated public struct OutlineSubgroupChildren: _PrimitiveView {
  let content: (_Assembler) -> Void

  public static func _assemble(_ view: OutlineSubgroupChildren, _ assembler: _Assembler) {
    view.content(assembler)
  }
}

extension OutlineGroup: View, _PrimitiveView where Parent: View, Leaf: View, Subgroup: View {
  public typealias Body = Never

  public nonisolated static func _assemble(_ group: Self, _ assembler: _Assembler) {
    for element in group.data {
      assembler.withIdentity(assembler.store.identity(of: group.identify(element), in: assembler.identity)) {
        guard let inner = group.children(element) else {
          Leaf._assemble(group.content(element), assembler)
          return
        }
        let below = OutlineSubgroupChildren {
          _assemble(
            Self(data: inner, children: group.children, identify: group.identify, content: group.content), $0)
        }
        let branch = DisclosureGroup(label: group.content(element), content: below, isExpanded: nil)
        DisclosureGroup<Leaf, OutlineSubgroupChildren>._assemble(branch, assembler)
      }
    }
  }
}

extension OutlineGroup
where
  ID == Data.Element.ID, Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>,
  Data.Element: Identifiable
{
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(
      data: data, children: { $0[keyPath: children] }, identify: { $0.id }, content: content)
  }
}

extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(
      data: data, children: { $0[keyPath: children] }, identify: { $0[keyPath: id] }, content: content)
  }
}
