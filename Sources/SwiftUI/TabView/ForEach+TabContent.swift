extension ForEach: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
  public var body: Never { _noBody(Self.self) }

  public nonisolated static func _tabs(_ loop: Self, _ assembler: _Assembler) {
    let base = assembler.identity
    for element in loop.data {
      loop.withIdentity(of: element, in: base, assembler) { Content._tabs($0, assembler) }
    }
  }
}

extension ForEach where ID == Data.Element.ID, Content: TabContent, Data.Element: Identifiable {
  public init<T>(_ data: Data, @TabContentBuilder<T> content: @escaping (Data.Element) -> Content)
  where Content.TabValue == T {
    self.init(data: data, identify: { $0.id }, make: content)
  }
}

extension ForEach where Content: TabContent {
  public init<T>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @TabContentBuilder<T> content: @escaping (Data.Element) -> Content
  ) where Content.TabValue == T {
    self.init(data: data, identify: { $0[keyPath: id] }, make: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: TabContent {
  public init<T>(_ data: Range<Int>, @TabContentBuilder<T> content: @escaping (Int) -> Content)
  where Content.TabValue == T {
    self.init(data: data, identify: { $0 }, make: content)
  }
}
