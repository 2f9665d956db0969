import CoreGraphics
import Foundation

/// Where the rows, headers and footers of a table lie, in its content's coordinates. Heights come in, places go out;
/// no views.
struct TablePlan {
  enum Edge: Hashable, Comparable {
    case header(Int)
    case footer(Int)
  }

  struct Section {
    /// nil for none.
    var header: CGFloat?
    var footer: CGFloat?
    /// Above the header; of a section without one it is nothing.
    var topPadding: CGFloat = 0
    /// Above the first row of a section without header, and below the last of one without footer.
    var gapAbove: CGFloat = 0
    var gapBelow: CGFloat = 0
    var rows: [CGFloat]
  }

  private struct Placed {
    var minY: CGFloat
    var header: CGRect?
    var rows: [CGRect]
    var footer: CGRect?
    var maxY: CGFloat
  }

  private var placed: [Placed] = []
  private(set) var height: CGFloat
  let width: CGFloat

  /// - Parameters:
  ///   - top, bottom: What the table's own header and footer take.
  ///   - inset: Left and right of rows, as inset cards have it.
  init(_ sections: [Section], width: CGFloat, inset: CGFloat, top: CGFloat, bottom: CGFloat) {
    self.width = width
    var y = top
    for section in sections {
      let start = y
      var header: CGRect?
      if let height = section.header {
        y += section.topPadding
        header = CGRect(x: inset, y: y, width: width - 2 * inset, height: height)
        y += height
      } else {
        y += section.gapAbove
      }
      var rows: [CGRect] = []
      rows.reserveCapacity(section.rows.count)
      for height in section.rows {
        rows.append(CGRect(x: inset, y: y, width: width - 2 * inset, height: height))
        y += height
      }
      var footer: CGRect?
      if let height = section.footer {
        footer = CGRect(x: inset, y: y, width: width - 2 * inset, height: height)
        y += height
      } else {
        y += section.gapBelow
      }
      placed.append(Placed(minY: start, header: header, rows: rows, footer: footer, maxY: y))
    }
    height = y + bottom
  }

  func row(_ path: IndexPath) -> CGRect? {
    guard placed.indices.contains(path.section), placed[path.section].rows.indices.contains(path.row) else {
      return nil
    }
    return placed[path.section].rows[path.row]
  }

  func edge(_ edge: Edge) -> CGRect? {
    switch edge {
    case .header(let section): placed.indices.contains(section) ? placed[section].header : nil
    case .footer(let section): placed.indices.contains(section) ? placed[section].footer : nil
    }
  }

  func rect(ofSection section: Int) -> CGRect {
    guard placed.indices.contains(section) else { return .zero }
    return CGRect(x: 0, y: placed[section].minY, width: width, height: placed[section].maxY - placed[section].minY)
  }

  /// Rows that a rectangle meets, in order; sections outside it are not looked into.
  func paths(in rect: CGRect) -> [IndexPath] {
    var found: [IndexPath] = []
    for (index, section) in placed.enumerated() where section.maxY > rect.minY && section.minY < rect.maxY {
      // The first row that ends below the rectangle's top.
      var (low, high) = (0, section.rows.count)
      while low < high {
        let middle = (low + high) / 2
        if section.rows[middle].maxY <= rect.minY { low = middle + 1 } else { high = middle }
      }
      while low < section.rows.count, section.rows[low].minY < rect.maxY {
        found.append(IndexPath(row: low, section: index))
        low += 1
      }
    }
    return found
  }

  func edges(in rect: CGRect) -> [Edge] {
    placed.indices.flatMap { index -> [Edge] in
      let section = placed[index]
      guard section.maxY > rect.minY, section.minY < rect.maxY else { return [] }
      return (section.header == nil ? [] : [.header(index)]) + (section.footer == nil ? [] : [.footer(index)])
    }
  }

  /// A plain table's header stays at the top of what is seen until the next section's pushes it up.
  func pinnedHeader(_ section: Int, top: CGFloat) -> CGRect? {
    guard var header = edge(.header(section)) else { return nil }
    let end = placed[section].maxY - header.height
    if header.minY < top { header.origin.y = min(top, max(header.minY, end)) }
    return header
  }
}
