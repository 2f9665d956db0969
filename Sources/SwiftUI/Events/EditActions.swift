import UniformTypeIdentifiers

// Rows are edited by hand: screens show them as they are before.

extension DynamicViewContent {
  public nonisolated func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent { self }
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
  public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View { self }
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
  { self.init(data) { EditableCollectionContent<R, C>(content: content($0)) } }

  public init<C, R: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Content == EditableCollectionContent<R, C>, Data == IndexedIdentifierCollection<C, ID>,
    C: MutableCollection & RandomAccessCollection
  { self.init(data, id: id) { EditableCollectionContent<R, C>(content: content($0)) } }
}

/// A row of a collection that may be edited.
nonisolated public struct EditableCollectionContent<Content: View, Data>: _PrimitiveView {
  let content: Content

  public static func _assemble(_ view: Self, _ assembler: _Assembler) { Content._assemble(view.content, assembler) }
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
