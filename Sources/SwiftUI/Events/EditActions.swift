import UniformTypeIdentifiers

// Rows are edited by hand: screens show them as they are before.

/// What a row tells its list of editing: whether it can be deleted, and whether somebody forbids it.
enum RowDeletableValue: LayoutValueKey { static let defaultValue = false }
enum RowDeleteDisabledValue: LayoutValueKey { static let defaultValue = false }

/// Rows that can be deleted: in a list that is being edited they make room for the control.
nonisolated public struct _DeletableContent<Base: DynamicViewContent>: DynamicViewContent, _PrimitiveView {
  let base: Base
  let isDeletable: Bool

  @MainActor public var data: Base.Data { base.data }

  public static func _assemble(_ view: Self, _ assembler: _Assembler) {
    let marked = view.isDeletable
    assembler.modifyEach({ Base._assemble(view.base, assembler) }) { node in
      let wrapper = assembler.tree.addWrapper(node, assembler.attributes())
      assembler.updateInfo(of: wrapper) { $0.layoutValues[ObjectIdentifier(RowDeletableValue.self)] = marked }
      return wrapper
    }
  }
}

extension DynamicViewContent {
  public nonisolated func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    _DeletableContent(base: self, isDeletable: action != nil)
  }
  public nonisolated func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent { self }

  public nonisolated func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent { self }

  @_disfavoredOverload
  public nonisolated func onInsert(
    of acceptedTypeIdentifiers: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent { self }

  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> some DynamicViewContent { self }
}

extension View {
  public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View {
    layoutValue(key: RowDeleteDisabledValue.self, value: isDisabled)
  }
  public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View { self }
  public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }
  public nonisolated func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View { self }
}

/// What may be done to the elements of a bound collection.
public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static var delete: EditActions<Data> { EditActions(rawValue: 1) }
  public static var move: EditActions<Data> { EditActions(rawValue: 2) }
  public static var all: EditActions<Data> { EditActions(rawValue: 3) }
}

extension ForEach where Content: View {
  public init<C, R: View>(
    _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Content == EditableCollectionContent<R, C>, Data == IndexedIdentifierCollection<C, ID>,
    C: MutableCollection & RandomAccessCollection, C.Element: Identifiable, ID == C.Element.ID
  {
    let deletes = editActions.contains(.delete)
    self.init(data) { EditableCollectionContent<R, C>(content: content($0), isDeletable: deletes) }
  }

  public init<C, R: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Content == EditableCollectionContent<R, C>, Data == IndexedIdentifierCollection<C, ID>,
    C: MutableCollection & RandomAccessCollection
  {
    let deletes = editActions.contains(.delete)
    self.init(data, id: id) { EditableCollectionContent<R, C>(content: content($0), isDeletable: deletes) }
  }
}

/// A row of a collection that may be edited.
nonisolated public struct EditableCollectionContent<Content: View, Data>: _PrimitiveView {
  let content: Content
  let isDeletable: Bool

  public static func _assemble(_ view: Self, _ assembler: _Assembler) {
    let marked = view.isDeletable
    assembler.modifyEach({ Content._assemble(view.content, assembler) }) { node in
      let wrapper = assembler.tree.addWrapper(node, assembler.attributes())
      assembler.updateInfo(of: wrapper) { $0.layoutValues[ObjectIdentifier(RowDeletableValue.self)] = marked }
      return wrapper
    }
  }
}

extension List {
  public init<Data, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<Set<SelectionValue>>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID, EditableCollectionContent<RowContent, Data>
    >,
    Data: MutableCollection & RandomAccessCollection, Data.Element: Identifiable
  { self.init(selection: selection) { Content(data, editActions: editActions, content: rowContent) } }

  public init<Data, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID, EditableCollectionContent<RowContent, Data>
    >,
    Data: MutableCollection & RandomAccessCollection, Data.Element: Identifiable
  { self.init(selection: selection) { Content(data, editActions: editActions, content: rowContent) } }
}

extension List where SelectionValue == Never {
  public init<Data, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID, EditableCollectionContent<RowContent, Data>
    >,
    Data: MutableCollection & RandomAccessCollection, Data.Element: Identifiable
  { self.init { Content(data, editActions: editActions, content: rowContent) } }
}
