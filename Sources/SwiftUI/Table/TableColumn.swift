/// The width that a column asks for.
public struct _TableColumnWidth: Sendable {
  var minimum: CGFloat?
  var ideal: CGFloat?
  var maximum: CGFloat?
}

/// One column: its title, and the cell for a row.
public struct _TableColumn<RowValue> {
  var label: (_Assembler) -> Void
  var width = _TableColumnWidth()
  var cell: (RowValue, _Assembler) -> Void
}

/// What gives a table columns.
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  associatedtype TableRowValue = Never
  associatedtype TableColumnSortComparator = Never

  nonisolated static func _columns(_ content: Self) -> [_TableColumn<TableRowValue>]
}

/// A column of a table.
public struct TableColumn<RowValue, Sort, Content: View, Label: View>: TableColumnContent {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort

  let label: Label
  let content: (RowValue) -> Content
  var size = _TableColumnWidth()

  init(label: Label, content: @escaping (RowValue) -> Content) {
    self.label = label
    self.content = content
  }

  public nonisolated static func _columns(_ column: Self) -> [_TableColumn<RowValue>] {
    [
      _TableColumn(label: { Label._assemble(column.label, $0) }, width: column.size) { value, assembler in
        Content._assemble(column.content(value), assembler)
      }
    ]
  }

  public func width(_ width: CGFloat? = nil) -> TableColumn { self.width(min: width, ideal: width, max: width) }

  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
    var copy = self
    copy.size = _TableColumnWidth(minimum: min, ideal: ideal, maximum: max)
    return copy
  }

  public func alignment(_ alignment: TableColumnAlignment) -> TableColumn { self }
  public func customizationID(_ id: String) -> TableColumn { self }
  public func defaultVisibility(_ visibility: Visibility) -> TableColumn { self }
  public func disabledCustomizationBehavior(_ behavior: TableColumnCustomizationBehavior) -> TableColumn { self }
}

extension TableColumn where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: Text(titleKey), content: content)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: Text(title), content: content)
  }

  public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: text, content: content)
  }

  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) where Content == Text {
    self.init(label: Text(titleKey)) { Text($0[keyPath: value]) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) where Content == Text {
    self.init(label: Text(title)) { Text($0[keyPath: value]) }
  }

  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>, comparator: String.StandardComparator)
  where Content == Text { self.init(label: Text(titleKey)) { Text($0[keyPath: value]) } }

  public init<V>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(label: Text(titleKey), content: content) }

  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(label: Text(title), content: content) }

  public init<V, C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V { self.init(label: Text(titleKey), content: content) }

  @_disfavoredOverload
  public init<S: StringProtocol, V, C: SortComparator>(
    _ title: S, value: KeyPath<RowValue, V>, comparator: C, @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V { self.init(label: Text(title), content: content) }

  public init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(label: Text(titleKey), content: content) }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(label: Text(title), content: content) }
}

/// Columns made from the elements of a collection.
public struct TableColumnForEach<Data, ID, RowValue, Sort, Content>: TableColumnContent
where
  Data: RandomAccessCollection, ID: Hashable, Content: TableColumnContent, Content.TableRowValue == RowValue
{
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort

  public let data: Data
  public let content: (Data.Element) -> Content

  public init(_ data: Data, @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content)
  where ID == Data.Element.ID, Data.Element: Identifiable {
    self.data = data
    self.content = content
  }

  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
  }

  public nonisolated static func _columns(_ columns: Self) -> [_TableColumn<RowValue>] {
    columns.data.flatMap { Content._columns(columns.content($0)) }
  }
}

/// Several columns one after another.
public struct TupleTableColumnContent<RowValue, Sort>: TableColumnContent {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort

  let columns: [_TableColumn<RowValue>]

  public nonisolated static func _columns(_ content: Self) -> [_TableColumn<RowValue>] { content.columns }
}

/// Builds columns from the statements of a closure.
@resultBuilder
public struct TableColumnBuilder<RowValue, Sort> {
  public typealias Several = TupleTableColumnContent<RowValue, Sort>

  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Sort, Content, Label>
  ) -> TableColumn<RowValue, Sort, Content, Label> { column }

  @_disfavoredOverload
  public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
  where Column.TableRowValue == RowValue { column }

  public static func buildBlock<Column: TableColumnContent>(_ column: Column) -> Column
  where Column.TableRowValue == RowValue { column }

  @_disfavoredOverload
  public static func buildBlock<each Column: TableColumnContent>(_ column: repeat each Column) -> Several {
    // The expressions that make up the block are of one row type; the language cannot say so of a pack.
    var columns: [_TableColumn<RowValue>] = []
    repeat columns += (each Column)._columns(each column) as? [_TableColumn<RowValue>] ?? []
    return Several(columns: columns)
  }

  public static func buildIf<Column: TableColumnContent>(_ column: Column?) -> Several
  where Column.TableRowValue == RowValue { Several(columns: column.map { Column._columns($0) } ?? []) }

  public static func buildEither<Column: TableColumnContent>(first: Column) -> Several
  where Column.TableRowValue == RowValue { Several(columns: Column._columns(first)) }

  public static func buildEither<Column: TableColumnContent>(second: Column) -> Several
  where Column.TableRowValue == RowValue { Several(columns: Column._columns(second)) }

  public static func buildLimitedAvailability<Column: TableColumnContent>(_ column: Column) -> Several
  where Column.TableRowValue == RowValue { Several(columns: Column._columns(column)) }
}

/// Where the content of a column's cells stands.
public struct TableColumnAlignment: Hashable, Sendable {
  private let name: String
  public static var automatic: TableColumnAlignment { TableColumnAlignment(name: "automatic") }
  public static var leading: TableColumnAlignment { TableColumnAlignment(name: "leading") }
  public static var center: TableColumnAlignment { TableColumnAlignment(name: "center") }
  public static var trailing: TableColumnAlignment { TableColumnAlignment(name: "trailing") }
  public static var numeric: TableColumnAlignment { TableColumnAlignment(name: "numeric") }
}

/// What people may change of a table's columns.
public struct TableColumnCustomizationBehavior: SetAlgebra, Sendable {
  public typealias Element = TableColumnCustomizationBehavior
  public typealias ArrayLiteralElement = TableColumnCustomizationBehavior

  private var kinds: Set<String>

  private init(_ kinds: Set<String>) { self.kinds = kinds }
  public init() { kinds = [] }

  public static var reorder: Self { Self(["reorder"]) }
  public static var resize: Self { Self(["resize"]) }
  public static var visibility: Self { Self(["visibility"]) }
  public static var all: Self { Self(["reorder", "resize", "visibility"]) }

  public func contains(_ member: Self) -> Bool { kinds.isSuperset(of: member.kinds) }
  public func union(_ other: Self) -> Self { Self(kinds.union(other.kinds)) }
  public func intersection(_ other: Self) -> Self { Self(kinds.intersection(other.kinds)) }
  public func symmetricDifference(_ other: Self) -> Self { Self(kinds.symmetricDifference(other.kinds)) }
  public mutating func formUnion(_ other: Self) { kinds.formUnion(other.kinds) }
  public mutating func formIntersection(_ other: Self) { kinds.formIntersection(other.kinds) }
  public mutating func formSymmetricDifference(_ other: Self) { kinds.formSymmetricDifference(other.kinds) }

  @discardableResult
  public mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    let isNew = !contains(newMember)
    kinds.formUnion(newMember.kinds)
    return (isNew, newMember)
  }

  @discardableResult
  public mutating func remove(_ member: Self) -> Self? {
    let common = intersection(member)
    kinds.subtract(member.kinds)
    return common.kinds.isEmpty ? nil : common
  }

  @discardableResult
  public mutating func update(with newMember: Self) -> Self? {
    let common = intersection(newMember)
    kinds.formUnion(newMember.kinds)
    return common.kinds.isEmpty ? nil : common
  }
}
