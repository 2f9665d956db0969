import CoreGraphics
import Foundation

extension UITableView {
  private var asks: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

  var currentPlan: TablePlan {
    if let plan, plan.width == bounds.width { return plan }
    let made = makePlan()
    plan = made
    return made
  }

  private var isInset: Bool { style == .insetGrouped }
  private var inset: CGFloat { isInset ? LayoutMetrics.value("uikit.table.inset.margin") : 0 }

  private func makePlan() -> TablePlan {
    let sections = (0..<numberOfSections).map { makeSection($0) }
    return TablePlan(
      sections, width: bounds.width, inset: inset, top: tableHeaderView?.frame.height ?? 0,
      bottom: tableFooterView?.frame.height ?? 0)
  }

  private func makeSection(_ section: Int) -> TablePlan.Section {
    var made = TablePlan.Section(rows: [])
    made.header = edgeHeight(.header(section))
    made.footer = edgeHeight(.footer(section))
    if style == .plain {
      made.topPadding =
        sectionHeaderTopPadding == UITableView.automaticDimension
        ? LayoutMetrics.value("list.header.plain.topPadding") : sectionHeaderTopPadding
    } else {
      let gap = LayoutMetrics.value("uikit.table.section.gap")
      made.gapAbove = section == 0 ? LayoutMetrics.value("list.inset.top") : gap / 2
      made.gapBelow = gap / 2
    }
    made.rows = (0..<numberOfRows(inSection: section)).map { rowHeight(IndexPath(row: $0, section: section)) }
    return made
  }

  /// A row's height: what is asked for, or what the cell needs in the table's width.
  ///
  /// Rows far below what is seen take the estimate, so that a long table does not make all its cells.
  private func rowHeight(_ path: IndexPath) -> CGFloat {
    let asked = asks?.tableView(self, heightForRowAt: path) ?? rowHeight
    if asked >= 0 { return asked }
    if path.row > measuredRows {
      let estimate = asks?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
      return estimate >= 0 ? estimate : LayoutMetrics.value("uikit.table.row.minimumHeight")
    }
    guard let cell = makeCell(path) else { return 0 }
    return cell.fittingHeight(width: bounds.width - 2 * inset)
  }

  /// As many rows of a section as could be seen at once, with some to spare.
  private var measuredRows: Int { max(50, Int(bounds.height / 10)) }

  private func edgeHeight(_ edge: TablePlan.Edge) -> CGFloat? {
    let (view, title) = edgeContent(edge)
    let asked: CGFloat =
      switch edge {
      case .header(let section): asks?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
      case .footer(let section): asks?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
      }
    if asked >= 0 { return view == nil && title == nil && style == .plain && asked == 0 ? nil : asked }
    if let view {
      let size = view.systemLayoutSizeFitting(
        CGSize(width: bounds.width - 2 * inset, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      return size.height
    }
    guard title != nil else { return nil }
    if case .header = edge {
      return LayoutMetrics.value(style == .plain ? "list.header.plain.height" : "list.header.height")
    }
    return LayoutMetrics.value("list.footer.height")
  }

  private func edgeContent(_ edge: TablePlan.Edge) -> (view: UIView?, title: String?) {
    switch edge {
    case .header(let section):
      (
        asks?.tableView(self, viewForHeaderInSection: section),
        dataSource?.tableView(self, titleForHeaderInSection: section)
      )
    case .footer(let section):
      (
        asks?.tableView(self, viewForFooterInSection: section),
        dataSource?.tableView(self, titleForFooterInSection: section)
      )
    }
  }

  // MARK: Showing

  private func makeCell(_ path: IndexPath) -> UITableViewCell? {
    if let known = shownCells[path] { return known }
    guard let dataSource else { return nil }
    let cell = dataSource.tableView(self, cellForRowAt: path)
    cell.prepare(in: self, at: path)
    shownCells[path] = cell
    return cell
  }

  func removeShown() {
    for path in shownCells.keys.sorted() { shownCells[path]?.removeFromSuperview() }
    for edge in shownEdges.keys.sorted() { shownEdges[edge]?.removeFromSuperview() }
    shownCells = [:]
    shownEdges = [:]
  }

  func layoutRows() {
    guard bounds.width > 0 else { return }
    let plan = currentPlan
    contentSize = CGSize(width: bounds.width, height: plan.height)
    tableHeaderView?.frame.origin = .zero
    tableHeaderView?.frame.size.width = bounds.width
    if let footer = tableFooterView {
      footer.frame = CGRect(
        x: 0, y: plan.height - footer.frame.height, width: bounds.width, height: footer.frame.height)
    }
    let paths = plan.paths(in: bounds)
    let wanted = Set(paths)
    for path in shownCells.keys.sorted() where !wanted.contains(path) {
      guard let cell = shownCells.removeValue(forKey: path) else { continue }
      cell.removeFromSuperview()
    }
    for path in paths {
      guard let cell = makeCell(path), let frame = plan.row(path) else { continue }
      if cell.superview !== self {
        asks?.tableView(self, willDisplay: cell, forRowAt: path)
        addSubview(cell)
      }
      cell.frame = frame
      cell.setNeedsLayout()
    }
    layoutEdges(plan)
    backgroundView?.frame = bounds
    if let backgroundView, backgroundView.superview !== self { insertSubview(backgroundView, at: 0) }
  }

  private func layoutEdges(_ plan: TablePlan) {
    let edges = plan.edges(in: bounds)
    for edge in shownEdges.keys.sorted() where !edges.contains(edge) {
      shownEdges.removeValue(forKey: edge)?.removeFromSuperview()
    }
    for edge in edges {
      guard let view = shownEdges[edge] ?? makeEdge(edge), var frame = plan.edge(edge) else { continue }
      if case .header(let section) = edge, style == .plain {
        frame = plan.pinnedHeader(section, top: bounds.minY + adjustedContentInset.top) ?? frame
      }
      view.frame = frame
      guard view.superview !== self else { continue }
      shownEdges[edge] = view
      switch edge {
      case .header(let section): asks?.tableView(self, willDisplayHeaderView: view, forSection: section)
      case .footer(let section): asks?.tableView(self, willDisplayFooterView: view, forSection: section)
      }
      addSubview(view)
    }
  }

  private func makeEdge(_ edge: TablePlan.Edge) -> UIView? {
    let (view, title) = edgeContent(edge)
    if let view { return view }
    guard let title else { return nil }
    let made = UITableViewHeaderFooterView(reuseIdentifier: nil)
    made.show(title, style: style, isFooter: { if case .footer = edge { true } else { false } }())
    return made
  }
}
