import GalleyGeometry
import GalleyLayout
import GalleyScreen
import GalleyTypography

/// Numbers of user code that no view can take: what they count as, and the place in the code that gave them.
///
/// Made where the modifier is called, as long as the user's code is at work, and only for numbers that are wrong; the
/// screen says it once the modifier is used.
nonisolated package final class NumberFault: Sendable, Hashable {
  let text: String
  let place: UInt64

  private init?(_ faults: [String]) {
    if faults.isEmpty { return nil }
    text = faults.joined(separator: "; ")
    place = UserCode.callPlace
  }

  package static func == (a: NumberFault, b: NumberFault) -> Bool { a.text == b.text && a.place == b.place }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(text)
    hasher.combine(place)
  }

  /// The size of a font.
  static func size(_ size: CGFloat) -> NumberFault? {
    let legal = Typesetter.legalSize(Double(size))
    return legal == Double(size) ? nil : NumberFault(["a size of \(size) counts as \(Int(legal))"])
  }

  /// A limit of lines; documented: one below 1 is 1.
  static func lines(_ limit: Int?, reserved: Int? = nil) -> NumberFault? {
    var faults: [String] = []
    if let limit, limit < 1 { faults.append("a limit of \(limit) counts as 1") }
    if let reserved, reserved < 0 { faults.append("room for \(reserved) lines counts as none") }
    return NumberFault(faults)
  }

  /// A distance that is documented to be nothing at least.
  static func distance(_ value: CGFloat) -> NumberFault? {
    value >= 0 && value.isMeasurable ? nil : NumberFault(["a distance of \(value) counts as 0"])
  }

  /// The share that text may be shrunk to; documented: above 0, at most 1.
  static func share(_ factor: CGFloat) -> NumberFault? {
    if factor > 0, factor <= 1 { return nil }
    return NumberFault(["a factor of \(factor) counts as \(factor > 0 || factor.isNaN ? "1" : "0.01")"])
  }

  /// Wishes for a length; one that is no length is no wish.
  static func lengths(_ width: CGFloat?, _ height: CGFloat?) -> NumberFault? {
    if isLength(width), isLength(height) { return nil }
    return NumberFault(
      [("width", width), ("height", height)].compactMap { name, value in
        value.flatMap { isLength($0) ? nil : "a \(name) of \($0) counts as none" }
      })
  }

  /// Distances, coordinates and factors; one that is not finite counts as another.
  static func finite(
    _ first: (StaticString, CGFloat), _ second: (StaticString, CGFloat)? = nil, countsAs other: StaticString = "0"
  ) -> NumberFault? {
    if first.1.isMeasurable, second?.1.isMeasurable ?? true { return nil }
    return NumberFault(
      [first, second].compactMap { number in
        number.flatMap { $0.1.isMeasurable ? nil : "\($0.0) of \($0.1) counts as \(other)" }
      })
  }

  static func gap(_ spacing: CGFloat?) -> NumberFault? {
    guard let spacing, !spacing.isMeasurable else { return nil }
    return finite(("a spacing", spacing))
  }

  static func insets(_ insets: EdgeInsets) -> NumberFault? {
    if insets.top.isMeasurable, insets.leading.isMeasurable, insets.bottom.isMeasurable, insets.trailing.isMeasurable {
      return nil
    }
    let all = [insets.top, insets.leading, insets.bottom, insets.trailing]
    if Set(all.map(\.description)).count == 1 { return NumberFault(["room of \(insets.top) counts as 0"]) }
    return NumberFault(
      [
        ("top", insets.top), ("leading", insets.leading), ("bottom", insets.bottom), ("trailing", insets.trailing),
      ].compactMap { $1.isMeasurable ? nil : "\($0) room of \($1) counts as 0" })
  }

  static func ratio(_ ratio: CGFloat?) -> NumberFault? {
    guard let ratio, !(ratio > 0 && ratio.isMeasurable) else { return nil }
    return NumberFault(["a ratio of \(ratio) counts as the view's own"])
  }

  /// The limits of one axis of a frame; Apple's framework says the same in the console.
  static func limits(_ axis: StaticString, _ low: CGFloat?, _ ideal: CGFloat?, _ high: CGFloat?) -> [String] {
    if isLength(low), isLength(ideal), high.map({ $0 >= 0 }) ?? true, (low ?? 0) <= (ideal ?? .infinity),
      (ideal ?? low ?? 0) <= (high ?? .infinity)
    {
      return []
    }
    var faults: [String] = []
    if let low, !isLength(low) { faults.append("a minimum \(axis) of \(low) counts as 0") }
    if let ideal, !ideal.isMeasurable { faults.append("an ideal \(axis) of \(ideal) counts as none") }
    if let high, high.isNaN { faults.append("a maximum \(axis) of \(high) counts as none") }
    guard faults.isEmpty else { return faults }
    if let low, let ideal, ideal < low {
      faults.append("an ideal \(axis) of \(ideal) under the minimum of \(low) counts as the minimum")
    }
    if let high, let floor = [low, ideal].compactMap({ $0 }).max(), high < floor {
      faults.append("a maximum \(axis) of \(high) under \(floor) counts as \(floor)")
    } else if let high, high < 0 {
      faults.append("a maximum \(axis) of \(high) counts as 0")
    }
    return faults
  }

  static func limits(_ faults: [String]) -> NumberFault? { NumberFault(faults) }

  private static func isLength(_ value: CGFloat?) -> Bool { value.map { $0 >= 0 && $0.isMeasurable } ?? true }
}

extension _Assembler {
  /// Says what a number of user code's counts as, in the words that the geometry has for the view.
  func note(_ fault: NumberFault?, _ modifier: StaticString, around node: NodeIndex) {
    guard let fault else { return }
    note("\(UserCode.mark(fault.place))\(modifier) of \(viewName(of: node)): \(fault.text)")
  }

  /// The same for a view's own numbers.
  func note(_ fault: NumberFault?, of view: String) {
    guard let fault else { return }
    note("\(UserCode.mark(fault.place))\(view): \(fault.text)")
  }

  /// The name of the view that a node belongs to: its own, or that of the first view inside it.
  func viewName(of node: NodeIndex) -> String {
    let tag = tree.tag(of: node)
    let info = tag >= 0 ? infos[Int(tag)] : nil
    let own = info.map { info in
      let text = info.text.map { "\"\($0.count > 24 ? $0.prefix(23) + "…" : $0[...])\"" }
      return [info.type, info.id.map { "#" + $0 }, text].compactMap { $0 }.filter { !$0.isEmpty }
        .joined(separator: " ")
    }
    if let own, !own.isEmpty { return own }
    guard let child = tree.children(of: node).first else { return NodeTag.name(tag) ?? "\(tree.kind(of: node))" }
    let inner = viewName(of: child)
    // Of modifiers and of nodes that the geometry leaves out the view inside is what is known.
    return tree.kind(of: node).handsThrough ? inner : "\(tree.kind(of: node)) around \(inner)"
  }
}

extension CGFloat {
  /// Whether a view can have the length or lie at the place.
  var isMeasurable: Bool { Double(self).isMeasurable }
}
