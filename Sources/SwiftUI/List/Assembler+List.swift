import GalleyGeometry
import GalleyLayout
import GalleyScreen

extension _Assembler {
  /// Adds a section: to the list or lazy container around it, or, anywhere else, its parts one after another.
  func addSection(header: () -> Void, content: () -> Void, footer: () -> Void) {
    guard acceptsSegments else {
      header()
      content()
      footer()
      return
    }
    let style = environment.isInList ? ListLook(self) : nil
    let outer = environment
    if let style { environment.apply(style.headerStyle) }
    let head = collectLazily(header)
    environment = outer
    let body = collectLazily(content)
    if let style { environment.apply(style.footerStyle) }
    let foot = collectLazily(footer)
    environment = outer
    emit(.section(header: head, content: body, footer: foot))
  }

  /// Adds a list: a scroll view over its rows.
  func addList(_ type: String, isSelected: ((AnyHashable) -> Bool)?, _ body: () -> Void) {
    let outer = environment
    environment.isInList = true
    environment.stackAxis = nil
    let look = ListLook(self)
    environment = outer
    let wanted = wantsIdentifiers
    wantsIdentifiers = wanted || isSelected != nil
    defer { wantsIdentifiers = wanted }
    addScrollView(type, axes: .vertical, role: .list, fills: true, background: look.background) {
      let inner = environment
      environment.isInList = true
      environment.stackAxis = nil
      let outline = ListOutline()
      environment.listOutline = outline
      environment.labelColumn = labelColumn
      let entries = collectLazily(body)
      environment = inner
      let object = ListObject(
        self, look: look, sections: listSections(entries), outline: outline, isSelected: isSelected)
      emit(tree.addObject(object, attributes()))
    }
  }

  /// How labels in rows stand; nil where no recording says.
  private var labelColumn: LabelColumn? {
    switch scenario.platform {
    case .iOS, .macOS:
      LabelColumn(
        width: metric("list.row.icon.column"), spacing: metric("list.row.icon.spacing"),
        scale: scenario.platform == .iOS ? .large : .medium)
    case .watchOS, .tvOS, .visionOS: nil
    }
  }

  /// Adds a form: a list of groups on touch systems and where it is asked for, else columns.
  func addForm(_ body: () -> Void) {
    let isGrouped = environment.isFormGrouped ?? (scenario.platform != .macOS)
    guard !isGrouped else {
      let outer = environment
      environment.listKind = .insetGrouped
      environment.isInForm = true
      addList("Form", isSelected: nil, body)
      environment = outer
      return
    }
    let outer = environment
    environment.isInForm = true
    environment.stackAxis = .vertical
    let node = collect(body) { children in
      let object = ColumnsFormObject()
      let tag = tag(NodeInfo(type: "Form", role: .container))
      return tree.addObject(object, children: children, attributes(tag: tag))
    }
    environment = outer
    emit(node)
  }

  /// Splits entries into sections: what stands between sections makes one of its own.
  private func listSections(_ entries: [Int32]) -> [ListSection] {
    var sections: [ListSection] = []
    var loose: [Int32] = []
    func close() {
      guard !loose.isEmpty else { return }
      sections.append(ListSection(header: [], rows: LazyElements(self, entries: loose), footer: []))
      loose = []
    }
    for entry in openSections(entries) {
      guard entry < 0, let (header, content, footer) = takeSection(entry) else {
        loose.append(entry)
        continue
      }
      close()
      sections.append(
        ListSection(
          header: header.filter { $0 >= 0 }, rows: LazyElements(self, entries: content),
          footer: footer.filter { $0 >= 0 }))
    }
    close()
    return sections
  }
}

/// One section of a list.
struct ListSection {
  let header: [NodeIndex]
  let rows: LazyElements
  let footer: [NodeIndex]
}

private enum InListKey: EnvironmentKey {
  static let defaultValue = false
}

private enum InFormKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether the view stands in a row, header or footer of a list.
  package var isInList: Bool {
    get { self[InListKey.self] }
    set { self[InListKey.self] = newValue }
  }

  /// Whether the view stands in a form.
  package var isInForm: Bool {
    get { self[InFormKey.self] }
    set { self[InFormKey.self] = newValue }
  }
}
