import UIKit

@MainActor
func addUIKitTableViews(_ views: inout RecordedViews) {
  views.addController("swiftui-web/uikit/table/plain") {
    let screen = TableScreen(size: CGSize(width: 320, height: 400))
    screen.sections = [
      .init(rows: [
        tableCell("row0", "First"), tableCell("row1", "Second"), tableCell("row2", "Third"),
        tableCell("row3", "Fourth"),
      ])
    ]
    return screen
  }

  views.addController("swiftui-web/uikit/table/subtitle") {
    let screen = TableScreen(size: CGSize(width: 320, height: 400))
    screen.sections = [
      .init(
        header: "Header",
        rows: [
          tableCell("row0", "First", detail: "Detail", style: .subtitle),
          tableCell("row1", "Second", detail: "Detail", style: .subtitle),
        ])
    ]
    return screen
  }

  views.addController("swiftui-web/uikit/table/configured") {
    func configured(_ id: String, _ style: UITableViewCell.CellStyle, secondary: String? = nil, image: Bool = false)
      -> UITableViewCell
    {
      let cell = UITableViewCell(style: style, reuseIdentifier: nil)
      var content = cell.defaultContentConfiguration()
      content.text = "Title"
      content.secondaryText = secondary
      if image { content.image = UIImage(systemName: "star") }
      cell.contentConfiguration = content
      cell.accessibilityIdentifier = id
      return cell
    }
    let disclosure = configured("row3", .value1, secondary: "Value")
    disclosure.accessoryType = .disclosureIndicator
    let screen = TableScreen(size: CGSize(width: 320, height: 300))
    screen.sections = [
      .init(rows: [
        configured("row0", .default), configured("row1", .default, image: true),
        configured("row2", .subtitle, secondary: "Detail"), disclosure,
      ])
    ]
    return screen
  }

  views.addController("swiftui-web/uikit/table/editing") {
    let rows = (0..<4).map { tableCell("row\($0)", "Row \($0)", label: "label\($0)") }
    rows[0].accessoryType = .disclosureIndicator
    let screen = TableScreen(size: CGSize(width: 320, height: 300))
    screen.table.rowHeight = 44
    screen.sections = [.init(rows: rows)]
    return screen
  }

  views.addController("swiftui-web/uikit/table/editing#edit") {
    let rows = (0..<4).map { tableCell("row\($0)", "Row \($0)", label: "label\($0)") }
    rows[0].accessoryType = .disclosureIndicator
    let screen = TableScreen(size: CGSize(width: 320, height: 300))
    screen.table.rowHeight = 44
    screen.sections = [.init(rows: rows)]
    screen.editingStyles = [.delete, .delete, .insert, .none]
    screen.movableRows = [0, 1]
    screen.table.isEditing = true
    return screen
  }
}
