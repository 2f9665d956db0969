/// What gives a table rows.
public protocol TableRowContent<TableRowValue> {
  associatedtype TableRowValue: Identifiable

  nonisolated static func _rows(_ content: Self) -> [TableRowValue]
}

/// A row of a table.
public struct TableRow<Value: Identifiable>: TableRowContent {
  let value: Value

  public init(_ value: Value) { self.value = value }

  public nonisolated static func _rows(_ row: Self) -> [Value] { [row.value] }
}

/// Rows made from the elements of a collection.
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent where Data.Element: Identifiable {
  let data: Data

  public nonisolated static func _rows(_ content: Self) -> [Data.Element] { Array(content.data) }
}

extension ForEach: TableRowContent where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue

  public nonisolated static func _rows(_ loop: Self) -> [Content.TableRowValue] {
    loop.data.flatMap { Content._rows(loop.content($0)) }
  }

  public init(_ data: Data, @TableRowBuilder<Content.TableRowValue> content: @escaping (Data.Element) -> Content)
  where ID == Data.Element.ID, Data.Element: Identifiable {
    self.init(data: data, identify: { $0.id }, make: content)
  }

  public init(_ data: Data) where ID == Data.Element.ID, Content == TableRow<Data.Element>, Data.Element: Identifiable {
    self.init(data: data, identify: { $0.id }, make: { TableRow($0) })
  }

  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableRowBuilder<Content.TableRowValue> content: @escaping (Data.Element) -> Content
  ) { self.init(data: data, identify: { $0[keyPath: id] }, make: content) }
}

extension Section: TableRowContent where Parent: View, Content: TableRowContent, Footer: View {
  public typealias TableRowValue = Content.TableRowValue

  public nonisolated static func _rows(_ section: Self) -> [Content.TableRowValue] {
    Content._rows(section.content)
  }
}

/// Several rows one after another.
public struct TupleTableRowContent<Value: Identifiable>: TableRowContent {
  let rows: [Value]

  public nonisolated static func _rows(_ content: Self) -> [Value] { content.rows }
}

/// Builds rows from the statements of a closure.
@resultBuilder
public struct TableRowBuilder<Value: Identifiable> {
  public typealias Several = TupleTableRowContent<Value>

  public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content
  where Content.TableRowValue == Value { content }

  public static func buildBlock<Content: TableRowContent>(_ content: Content) -> Content
  where Content.TableRowValue == Value { content }

  @_disfavoredOverload
  public static func buildBlock<each Content: TableRowContent>(_ content: repeat each Content) -> Several {
    // The expressions that make up the block are of one row type; the language cannot say so of a pack.
    var rows: [Value] = []
    repeat rows += (each Content)._rows(each content) as? [Value] ?? []
    return Several(rows: rows)
  }

  public static func buildIf<Content: TableRowContent>(_ content: Content?) -> Several
  where Content.TableRowValue == Value { Several(rows: content.map { Content._rows($0) } ?? []) }

  public static func buildEither<Content: TableRowContent>(first: Content) -> Several
  where Content.TableRowValue == Value { Several(rows: Content._rows(first)) }

  public static func buildEither<Content: TableRowContent>(second: Content) -> Several
  where Content.TableRowValue == Value { Several(rows: Content._rows(second)) }
}

extension TableRowContent {
  public nonisolated func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> Self { self }
  public nonisolated func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> Self { self }
  public nonisolated func itemProvider(_ action: (() -> Any?)?) -> Self { self }
}
