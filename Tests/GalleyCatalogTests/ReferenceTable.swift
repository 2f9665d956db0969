import Foundation
import Testing

/// A table of a published document, copied row by row into `Tables/`: a line with its source, a line of columns, a line
/// a row, parted by tabs.
struct ReferenceTable {
  let name: String
  let source: String
  let rows: [[String: String]]

  init(_ name: String) throws {
    self.name = name
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Tables")
    let text = try String(contentsOf: folder.appendingPathComponent(name + ".tsv"), encoding: .utf8)
    var lines = text.split(separator: "\n").map(String.init)
    let head = lines.removeFirst()
    try #require(head.hasPrefix("# "), "\(name) has no source")
    source = String(head.dropFirst(2))
    let columns = lines.removeFirst().components(separatedBy: "\t")
    rows = try lines.map { line in
      let cells = line.components(separatedBy: "\t")
      try #require(cells.count == columns.count, "\(name): \(line)")
      return Dictionary(uniqueKeysWithValues: zip(columns, cells))
    }
  }
}

extension [String: String] {
  func text(_ column: String) throws -> String { try #require(self[column], "\(column)") }
  func number(_ column: String) throws -> Double { try #require(Double(try text(column)), "\(column)") }
  func devices() throws -> [String] { try text("devices").components(separatedBy: ",") }
}

/// Cells of published tables that are known to be wrong, or right for some of a row's devices only: what is printed, what
/// the catalog holds instead, and the topic under which it says why.
struct KnownMistakes {
  private let rows: [[String: String]]
  private(set) var met: Set<Int> = []

  init() throws { rows = try ReferenceTable("known-mistakes").rows }

  /// Whether a difference between a table and the catalog is a known one; it is then met.
  ///
  /// - Returns: the topic that the catalog has to have on it; nil for a difference that nobody knows.
  mutating func topic(
    table: String, row: String, subject: String, column: String, printed: String, catalog: String
  ) -> String? {
    let place = rows.firstIndex { mistake in
      mistake["table"] == table && mistake["row"] == row && mistake["column"] == column && mistake["printed"] == printed
        && mistake["catalog"] == catalog && (mistake["subjects"] ?? "").components(separatedBy: ",").contains(subject)
    }
    guard let place else { return nil }
    met.insert(place)
    return rows[place]["topic"]
  }

  /// Those that no table showed: a row that is no mistake any more.
  var notMet: [String] {
    rows.indices.filter { !met.contains($0) }.map { "\(rows[$0]["table"] ?? "") \(rows[$0]["row"] ?? "")" }
  }
}
