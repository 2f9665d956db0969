import UIKit

final class TableScreen: UIViewController, UITableViewDataSource, UITableViewDelegate {
  struct Section {
    var header: String?
    var footer: String?
    var rows: [UITableViewCell]
  }

  let table: UITableView
  var sections: [Section] = []
  var offset: CGFloat = 0
  var indexTitles: [String]?
  var editingStyles: [UITableViewCell.EditingStyle] = []
  var movableRows: Set<Int> = []

  init(style: UITableView.Style = .plain, size: CGSize) {
    table = UITableView(frame: CGRect(origin: .zero, size: size), style: style)
    super.init(nibName: nil, bundle: nil)
    table.accessibilityIdentifier = "table"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    table.dataSource = self
    table.delegate = self
    view.addSubview(table)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if offset > 0 { table.contentOffset = CGPoint(x: 0, y: offset) }
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    sections[indexPath.section].rows[indexPath.row]
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].header
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    sections[section].footer
  }

  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    view.accessibilityIdentifier = "header\(section)"
  }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? { indexTitles }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    indexPath.row < editingStyles.count && editingStyles[indexPath.row] != .none
  }

  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    indexPath.row < editingStyles.count ? editingStyles[indexPath.row] : .none
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    movableRows.contains(indexPath.row)
  }

  func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {}
}

@MainActor func tableCell(
  _ id: String, _ text: String, detail: String? = nil, style: UITableViewCell.CellStyle = .default, label: String? = nil
) -> UITableViewCell {
  let cell = UITableViewCell(style: style, reuseIdentifier: nil)
  cell.textLabel?.text = text
  cell.detailTextLabel?.text = detail
  cell.accessibilityIdentifier = id
  cell.textLabel?.accessibilityIdentifier = label
  return cell
}
