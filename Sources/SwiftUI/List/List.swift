/// Rows in a column that scrolls.
nonisolated public struct List<SelectionValue: Hashable, Content: View>: _PrimitiveView {
  let content: Content
  let isSelected: ((AnyHashable) -> Bool)?

  init(content: Content, isSelected: ((AnyHashable) -> Bool)?) {
    self.content = content
    self.isSelected = isSelected
  }

  public static func _assemble(_ view: Self, _ assembler: _Assembler) {
    assembler.addList("List", isSelected: view.isSelected) { Content._assemble(view.content, assembler) }
  }
}

extension List where SelectionValue == Never {
  public init(@ViewBuilder content: () -> Content) { self.init(content: content(), isSelected: nil) }

  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(content: ForEach(data, content: rowContent), isSelected: nil)
  }

  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(content: ForEach(data, id: id, content: rowContent), isSelected: nil)
  }

  public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(content: ForEach(data, content: rowContent), isSelected: nil)
  }

  public init<Data, RowContent: View>(
    _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID, RowContent>,
    Data: MutableCollection & RandomAccessCollection, Data.Element: Identifiable
  { self.init(content: ForEach(data, content: rowContent), isSelected: nil) }

  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >,
    Data.Element: Identifiable
  { self.init(content: OutlineGroup(data, children: children, content: rowContent), isSelected: nil) }
}

extension List {
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(content: content(), isSelected: { $0 == selection?.wrappedValue.map { AnyHashable($0) } })
  }

  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(content: content(), isSelected: List.contains(selection))
  }

  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  private static func contains(_ selection: Binding<Set<SelectionValue>>?) -> (AnyHashable) -> Bool {
    { value in (value.base as? SelectionValue).map { selection?.wrappedValue.contains($0) == true } ?? false }
  }
}

/// Controls in rows, grouped by sections.
nonisolated public struct Form<Content: View>: _PrimitiveView {
  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public static func _assemble(_ view: Self, _ assembler: _Assembler) {
    assembler.addForm { Content._assemble(view.content, assembler) }
  }
}

/// How a form looks.
public protocol FormStyle {
  static var _isGrouped: Bool? { get }
}

public struct AutomaticFormStyle: FormStyle {
  public static let _isGrouped: Bool? = nil
  public init() {}
}

public struct GroupedFormStyle: FormStyle {
  public static let _isGrouped: Bool? = true
  public init() {}
}

public struct ColumnsFormStyle: FormStyle {
  public static let _isGrouped: Bool? = false
  public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
extension FormStyle where Self == GroupedFormStyle {
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
extension FormStyle where Self == ColumnsFormStyle {
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

private enum FormGroupedKey: EnvironmentKey {
  static let defaultValue: Bool? = nil
}

extension EnvironmentValues {
  var isFormGrouped: Bool? {
    get { self[FormGroupedKey.self] }
    set { self[FormGroupedKey.self] = newValue }
  }
}

extension View {
  public nonisolated func formStyle<S: FormStyle>(_ style: S) -> some View {
    modifier(_EnvironmentModifier { $0.isFormGrouped = S._isGrouped })
  }
}
