import GalleyCatalog
import GalleyGeometry
import GalleyScenario

/// Equal columns across a window.
public struct ColumnGrid: Sendable, Hashable {
  public var count: Int
  /// Of one column, in points.
  public var width: Double
  /// Between two columns, in points.
  public var spacing: Double
  /// The left edge of the first column.
  public var leading: Double
  /// The least distance between two rows; nil where nothing is said about it.
  public var rowSpacing: Double?

  public init(count: Int, width: Double, spacing: Double, leading: Double, rowSpacing: Double? = nil) {
    self.count = count
    self.width = width
    self.spacing = spacing
    self.leading = leading
    self.rowSpacing = rowSpacing
  }

  public var totalWidth: Double { Double(count) * width + Double(count - 1) * spacing }

  /// The columns, over a height.
  func columns(height: Double) -> [Rect] {
    (0..<count).map { index in
      Rect(x: leading + Double(index) * (width + spacing), y: 0, width: width, height: height)
    }
  }

  /// Columns that share what the margins leave, a margin's width apart; none where they would have no width.
  public static func within(_ scenario: ResolvedScenario, counts: [Int]) -> [ColumnGrid] {
    let room = scenario.contentColumn
    return counts.compactMap { count in
      let width = (room.width - Double(count - 1) * scenario.layoutMargin) / Double(count)
      guard count > 0, width > 0 else { return nil }
      return ColumnGrid(count: count, width: width, spacing: scenario.layoutMargin, leading: room.minX)
    }
  }

  /// tvOS' grids of two to nine columns, from the catalog's platform facts, beginning at the safe area.
  public static func television(_ facts: FactTable, in scenario: ResolvedScenario) -> [ColumnGrid] {
    (2...9).compactMap { count in
      guard let width = facts.usable("tvOS.grids.\(count).width", as: Double.self),
        let spacing = facts.usable("tvOS.grids.\(count).horizontalSpacing", as: Double.self)
      else { return nil }
      return ColumnGrid(
        count: count, width: width, spacing: spacing, leading: scenario.safeArea.left,
        rowSpacing: facts.usable("tvOS.grids.\(count).minVerticalSpacing", as: Double.self))
    }
  }
}
