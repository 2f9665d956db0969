import GalleyGeometry
import GalleyScreen

/// A frame that is not where the recording has it.
struct Mismatch: CustomStringConvertible {
  let name: String
  let expected: [Double?]
  let found: [Double]?
  /// By how much the worst number misses, above its tolerance. Points.
  let excess: Double

  var description: String {
    func text(_ numbers: [Double?]) -> String {
      "[" + numbers.map { $0.map { "\(($0 * 1000).rounded() / 1000)" } ?? "–" }.joined(separator: ", ") + "]"
    }
    guard let found else { return "\(name) is missing, recorded at \(text(expected))" }
    return "\(name) at \(text(found)), recorded at \(text(expected))"
  }
}

extension Recording {
  /// The recorded frames that a screen misses by more than the recording's tolerance, by name.
  func mismatches(in screen: Screen) -> [Mismatch] {
    var frames: [String: Rect] = [:]
    screen.root.visit { node in if let id = node.id { frames[id] = node.exact } }
    let corner = origin == "root" ? (frames["root"] ?? screen.root.exact).origin : .zero
    return expected.sorted { $0.key < $1.key }.compactMap { name, wanted in
      guard let frame = frames[name] else {
        return Mismatch(name: name, expected: wanted, found: nil, excess: .infinity)
      }
      // Recordings have decimals to a thousandth, as the geometry has.
      var found = [frame.minX - corner.x, frame.minY - corner.y, frame.width, frame.height]
        .map { ($0 * 1000).rounded() / 1000 }
      if wanted.count == 2 { found = Array(found[2...]) }
      let wanted = inflated == true && whole?.contains(name) != true ? horizontal(wanted) : wanted
      var allowed = tolerances?[name] ?? Array(repeating: tolerance, count: wanted.count)
      // Those hosts' widths of text are known to half a point.
      if inflated == true { allowed = allowed.map { max($0, 0.5) } }
      let excess = zip(zip(found, wanted), allowed).compactMap { pair, limit in
        pair.1.map { abs(pair.0 - $0) - limit }
      }
      // A sum of binary fractions may miss a decimal tolerance by its last bits.
      guard let worst = excess.max(), worst > 1e-6 else { return nil }
      return Mismatch(name: name, expected: wanted, found: found, excess: worst)
    }
  }
}

/// A frame without the numbers that depend on the heights of lines.
private func horizontal(_ frame: [Double?]) -> [Double?] {
  frame.enumerated().map { place, number in
    frame.count == 2 ? (place == 0 ? number : nil) : place % 2 == 0 ? number : nil
  }
}

extension ScreenNode {
  func visit(_ body: (ScreenNode) -> Void) {
    body(self)
    for child in children { child.visit(body) }
  }
}
