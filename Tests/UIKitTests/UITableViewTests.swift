import Foundation
import Testing
@_spi(Galley) @testable import UIKit

private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
  let counts: [Int]
  var heights: [CGFloat] = []
  var styles: [UITableViewCell.EditingStyle] = []
  var movable: Set<Int> = []
  var asked = 0

  init(_ counts: [Int]) { self.counts = counts }

  func numberOfSections(in tableView: UITableView) -> Int { counts.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    asked += 1
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = "Row"
    cell.accessoryType = indexPath.row == 0 ? .disclosureIndicator : .none
    return cell
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    tableView.isEditing && styles[indexPath.row] != .none
  }

  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { styles[indexPath.row] }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    movable.contains(indexPath.row)
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heights.indices.contains(indexPath.row) ? heights[indexPath.row] : tableView.rowHeight
  }
}

@MainActor @Suite(.serialized) struct UITableViewTests {
  private func table(_ rows: Rows, height: CGFloat = 300) -> UITableView {
    let view = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: height), style: .plain)
    view.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    view.rowHeight = 44
    view.dataSource = rows
    view.delegate = rows
    view.layoutIfNeeded()
    return view
  }

  @Test func rowsFollowEachOtherAndOnlyVisibleOnesAreMade() {
    setScenario()
    let rows = Rows([1000])
    let view = table(rows)
    #expect(view.contentSize == CGSize(width: 320, height: 44000))
    #expect(
      view.cellForRow(at: IndexPath(row: 3, section: 0))?.frame == CGRect(x: 0, y: 132, width: 320, height: 44))
    // 300 points show seven rows; making all thousand would be slow.
    #expect(rows.asked < 20)
    view.contentOffset.y = 440
    view.layoutIfNeeded()
    #expect(view.indexPathsForVisibleRows?.first == IndexPath(row: 10, section: 0))
    #expect(view.cellForRow(at: IndexPath(row: 0, section: 0)) == nil)
  }

  @Test func theDelegateSaysHeights() {
    setScenario()
    let rows = Rows([2, 1])
    rows.heights = [30, 70]
    let view = table(rows)
    #expect(view.rectForRow(at: IndexPath(row: 1, section: 0)) == CGRect(x: 0, y: 30, width: 320, height: 70))
    #expect(view.rectForRow(at: IndexPath(row: 0, section: 1)) == CGRect(x: 0, y: 100, width: 320, height: 30))
    #expect(view.indexPathForRow(at: CGPoint(x: 10, y: 99)) == IndexPath(row: 1, section: 0))
  }

  @Test func aPlanPlacesHeadersRowsAndFooters() {
    let plan = TablePlan(
      [
        TablePlan.Section(header: 28, footer: 20, topPadding: 22, rows: [73, 73]),
        TablePlan.Section(gapAbove: 5, gapBelow: 7, rows: [40]),
      ], width: 320, inset: 16, top: 10, bottom: 3)
    #expect(plan.edge(.header(0)) == CGRect(x: 16, y: 32, width: 288, height: 28))
    #expect(plan.row(IndexPath(row: 1, section: 0)) == CGRect(x: 16, y: 133, width: 288, height: 73))
    #expect(plan.edge(.footer(0)) == CGRect(x: 16, y: 206, width: 288, height: 20))
    #expect(plan.row(IndexPath(row: 0, section: 1)) == CGRect(x: 16, y: 231, width: 288, height: 40))
    #expect(plan.height == 281)
    #expect(plan.row(IndexPath(row: 1, section: 1)) == nil)
    #expect(
      plan.paths(in: CGRect(x: 0, y: 133, width: 320, height: 100))
        == [IndexPath(row: 1, section: 0), IndexPath(row: 0, section: 1)])
  }

  /// Recorded on the iOS 26.0 simulator with rows of 44 points: what a label has beside the controls of editing.
  @Test func controlsOfEditingTakeTheirRoomFromLabels() {
    setScenario(metrics: [
      "list.row.padding.leading": 16, "list.row.editShift": 40, "uikit.table.row.reorderWidth": 51,
      "uikit.table.row.accessoryWidth": 34.5,
    ])
    let rows = Rows([4])
    rows.styles = [.delete, .delete, .insert, .none]
    rows.movable = [0, 1]
    let view = table(rows)
    func label(_ row: Int) -> CGRect? {
      guard let label = view.cellForRow(at: IndexPath(row: row, section: 0))?.textLabel else { return nil }
      return label.convert(label.bounds, to: view)
    }
    #expect(label(0) == CGRect(x: 16, y: 0, width: 269.5, height: 44))
    #expect(label(3) == CGRect(x: 16, y: 132, width: 288, height: 44))
    view.isEditing = true
    view.layoutIfNeeded()
    #expect(label(1) == CGRect(x: 56, y: 44, width: 213, height: 44))
    #expect(label(2) == CGRect(x: 56, y: 88, width: 248, height: 44))
    #expect(label(3) == CGRect(x: 16, y: 132, width: 288, height: 44))
  }
}
