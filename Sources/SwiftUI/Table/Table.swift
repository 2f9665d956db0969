/// Rows of values under the titles of columns.
nonisolated public struct Table<Value, Rows, Columns>: _PrimitiveView
where
  Rows: TableRowContent, Columns: TableColumnContent, Rows.TableRowValue == Value, Columns.TableRowValue == Value,
  Value: Identifiable
{
  let rows: Rows
  let columns: Columns
  let isSelected: (Value.ID) -> Bool

  init(rows: Rows, columns: Columns, isSelected: @escaping (Value.ID) -> Bool = { _ in false }) {
    self.rows = rows
    self.columns = columns
    self.isSelected = isSelected
  }

  public static func _assemble(_ view: Self, _ assembler: _Assembler) {
    let columns = Columns._columns(view.columns)
    let rows = Rows._rows(view.rows)
    assembler.addTable(
      TableDescription(
        titles: columns.map(\.label), widths: columns.map(\.width), rowCount: rows.count,
        isSelected: { view.isSelected(rows[$0].id) },
        identity: { assembler.store.identity(of: rows[$0].id, in: $1) },
        cell: { row, column in { columns[column].cell(rows[row], $0) } }))
  }
}

/// A table without its types.
struct TableDescription {
  var titles: [(_Assembler) -> Void]
  var widths: [_TableColumnWidth]
  var rowCount: Int
  var isSelected: (Int) -> Bool
  var identity: (Int, ViewIdentity) -> ViewIdentity
  var cell: (Int, Int) -> (_Assembler) -> Void
}

/// Tables of a collection's elements.
extension Table {
  public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(rows: TableForEachContent(data: data), columns: columns())
  }

  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(rows: TableForEachContent(data: data), columns: columns()) { selection.wrappedValue == $0 }
  }

  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(rows: TableForEachContent(data: data), columns: columns()) { selection.wrappedValue.contains($0) }
  }

  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value {
    self.init(rows: TableForEachContent(data: data), columns: columns())
  }

  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value {
    self.init(rows: TableForEachContent(data: data), columns: columns()) { selection.wrappedValue == $0 }
  }

  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value {
    self.init(rows: TableForEachContent(data: data), columns: columns()) { selection.wrappedValue.contains($0) }
  }
}

/// Tables whose rows are written out.
extension Table {
  public init(
    of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) { self.init(rows: rows(), columns: columns()) }

  public init(
    of valueType: Value.Type, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) { self.init(rows: rows(), columns: columns()) { selection.wrappedValue == $0 } }

  public init(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) { self.init(rows: rows(), columns: columns()) { selection.wrappedValue.contains($0) } }

  public init<Sort: SortComparator>(
    of valueType: Value.Type, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value { self.init(rows: rows(), columns: columns()) }

  public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value { self.init(rows: rows(), columns: columns()) { selection.wrappedValue == $0 } }

  public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value {
    self.init(rows: rows(), columns: columns()) { selection.wrappedValue.contains($0) }
  }

  public init<Sort: SortComparator>(
    selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value { self.init(rows: rows(), columns: columns()) { selection.wrappedValue == $0 } }

  public init<Sort: SortComparator>(
    selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value {
    self.init(rows: rows(), columns: columns()) { selection.wrappedValue.contains($0) }
  }
}
