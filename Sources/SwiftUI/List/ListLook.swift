import GalleyGeometry
import GalleyScenario
import GalleyScreen

/// The measures and colours of one list: its style on its platform, as the catalog has them.
struct ListLook {
  let kind: _ListKind
  let platform: Platform
  let generation: DesignGeneration
  /// From the list's edge to the rows' background.
  let margin: Double
  /// From the background's edge to the content.
  let leading: Double
  let trailing: Double
  let vertical: Double
  let minimumHeight: Double
  let top: Double
  let topUnderLargeTitle: Double
  let sectionGap: Double
  let headerHeight: Double
  /// Kept above and below a header's text.
  let headerInsets: Insets
  /// Above a section that has a header and is not the first.
  let headerGap: Double
  let footerHeight: Double
  /// Kept above a footer's text; nil for half of what is free.
  let footerTop: Double?
  let rowSpacing: Double
  let chevron: Double
  let chevronGap: Double
  /// How far rows that can be deleted move while the list is being edited; 0 while it is not.
  let editShift: Double
  let cornerRadius: Double
  let separatorLeading: Double
  let separatorTrailing: Double
  let background: RGBA?
  let rowBackground: RGBA?
  let separator: RGBA
  /// Whether rows are parted by lines; sidebars' are not.
  let hasSeparators: Bool
  /// What lies under a selected row.
  let selection: ListSelectionLook?

  init(_ assembler: _Assembler) {
    let environment = assembler.environment
    let scenario = assembler.scenario
    platform = scenario.platform
    generation = scenario.generation
    let asked = environment.listKind
    kind = ListLook.resolve(asked == .automatic && environment.isInSidebar ? .sidebar : asked, scenario.platform)
    let isForm = environment.isInForm
    func metric(_ name: String) -> Double { assembler.metric(name) }
    let isCard = kind == .insetGrouped
    if platform == .macOS {
      margin =
        isCard && isForm
        ? metric("form.grouped.inset") : metric(kind == .plain ? "list.plain.margin" : "list.inset.margin")
    } else {
      margin = isCard ? metric("list.inset.margin") : 0
    }
    let plain = platform == .iOS && !isCard
    leading =
      isForm && platform == .macOS
      ? metric("form.row.padding.horizontal")
      : plain ? metric("list.plain.margin") : metric("list.row.padding.leading")
    trailing =
      isForm && platform == .macOS
      ? metric("form.row.padding.horizontal")
      : plain ? metric("list.plain.margin") : metric("list.row.padding.trailing")
    vertical = metric(isForm ? "form.row.padding.vertical" : "list.row.padding.vertical")
    minimumHeight =
      environment.stored(MinimumRowHeightKey.self).map { Double($0) }
      ?? metric(
        isForm
          ? "form.row.minimumHeight" : kind == .sidebar ? "list.sidebar.row.minimumHeight" : "list.row.minimumHeight")
    top =
      isForm && platform == .macOS
      ? metric("form.grouped.inset") : kind == .plain && platform == .iOS ? 0 : metric("list.inset.top")
    topUnderLargeTitle = kind == .plain || platform != .iOS ? top : metric("list.inset.topUnderLargeTitle")
    let gap = isForm && platform == .macOS ? metric("form.grouped.gap") : metric("list.section.gap")
    sectionGap =
      environment.listSectionSpacing.length.map { Double($0) } ?? (kind == .plain && platform == .iOS ? 0 : gap)
    let isCardForm = isForm && platform == .macOS
    let space = environment.listRow.spacing.map { Double($0) }
    if isCardForm {
      headerHeight = 0
      headerInsets = Insets(bottom: metric("form.grouped.header.spacing"))
      headerGap = metric("form.grouped.header.gap")
      footerHeight = 0
      footerTop = metric("form.grouped.header.spacing")
      rowSpacing = space ?? metric("list.separator.thickness")
    } else {
      let text = platform == .iOS ? metric("list.header.top") : 0
      let padding = plain && kind == .plain ? metric("list.header.plain.topPadding") : 0
      let least = environment.defaultMinListHeaderHeight.map { Double($0) } ?? metric("list.header.height")
      headerHeight = padding + least
      headerInsets = Insets(top: padding + text, bottom: text)
      headerGap = platform == .macOS ? sectionGap : sectionGap / 2
      footerHeight = metric("list.footer.height")
      footerTop = nil
      rowSpacing = space ?? 0
    }
    // A sidebar's rows choose what the next column shows; they lead nowhere.
    let leadsOn = platform == .iOS && !(kind == .sidebar && environment.isInSidebar)
    chevron = leadsOn ? metric("list.row.chevron.width") : 0
    chevronGap = leadsOn ? metric("list.row.accessory.spacing") : 0
    let isEditing = platform == .iOS && environment.editMode?.wrappedValue.isEditing == true
    editShift = isEditing ? metric("list.row.editShift") : 0
    cornerRadius = isCardForm ? metric("form.cornerRadius") : isCard ? metric("list.cornerRadius") : 0
    separatorLeading = platform == .iOS ? metric("list.separator.inset.leading") : 0
    separatorTrailing = platform == .iOS ? metric("list.separator.inset.trailing") : 0
    let isGrouped = kind == .insetGrouped || kind == .grouped
    let touch = platform == .iOS || platform == .visionOS
    hasSeparators = kind != .sidebar
    selection = platform == .iOS ? ListSelectionLook(assembler, isSidebar: kind == .sidebar) : nil
    // The split view draws a sidebar's ground.
    background =
      environment.listRow.hidesScrollBackground || !touch || environment.isInSidebar
      ? nil : environment.systemColor(isGrouped ? "systemGroupedBackground" : "systemBackground")
    rowBackground =
      touch && isGrouped
      ? environment.systemColor("secondarySystemGroupedBackground")
      : isCardForm ? environment.systemColor("quaternarySystemFill") : nil
    separator = environment.systemColor("separator")
  }

  /// What the automatic style comes to.
  private static func resolve(_ kind: _ListKind, _ platform: Platform) -> _ListKind {
    guard kind == .automatic else { return kind }
    switch platform {
    case .iOS, .visionOS: return .insetGrouped
    case .macOS: return .inset
    case .watchOS: return .carousel
    case .tvOS: return .grouped
    }
  }

  /// How headers are set: on OS 26 in sentence case, before it in small capitals' place.
  var headerStyle: ListTextStyle {
    if platform == .macOS {
      let font = isCardForm ? Font.body.weight(.semibold) : .subheadline.weight(.semibold)
      return ListTextStyle(font: font, isUppercase: false, isSecondary: !isCardForm)
    }
    return generation == .ios26 || kind == .plain
      ? ListTextStyle(font: .headline, isUppercase: false) : ListTextStyle(font: .footnote, isUppercase: true)
  }

  var footerStyle: ListTextStyle {
    ListTextStyle(font: isCardForm ? .body : .footnote, isUppercase: false)
  }

  /// Whether this is the Mac's form of cards.
  var isCardForm: Bool { footerTop != nil }
}

/// The plate under a selected row. No source states its measures; they are for drawing only.
struct ListSelectionLook {
  let inset: Double
  let cornerRadius: Double
  let color: RGBA

  init(_ assembler: _Assembler, isSidebar: Bool) {
    inset = isSidebar ? assembler.metric("list.sidebar.selection.inset") : 0
    cornerRadius = isSidebar ? assembler.metric("list.sidebar.selection.cornerRadius") : 0
    color = assembler.environment.systemColor("systemFill")
  }
}

/// The text of headers and footers.
struct ListTextStyle {
  let font: Font
  let isUppercase: Bool
  var isSecondary = true
}

extension EnvironmentValues {
  mutating func apply(_ style: ListTextStyle) {
    font = style.font
    if style.isUppercase { textCase = .uppercase }
    if style.isSecondary { setForeground([AnyShapeStyle(HierarchicalShapeStyle.secondary)]) }
  }
}

enum MinimumRowHeightKey: EnvironmentKey {
  static let defaultValue: CGFloat = 0
}

extension EnvironmentValues {
  public var defaultMinListRowHeight: CGFloat {
    get { self[MinimumRowHeightKey.self] }
    set { self[MinimumRowHeightKey.self] = newValue }
  }

  /// The least height of a list's headers; nil for the system's.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[MinimumHeaderHeightKey.self] }
    set { self[MinimumHeaderHeightKey.self] = newValue }
  }
}

private enum MinimumHeaderHeightKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }
