/// What a system symbol's name says it looks like.
///
/// Names are built from words: `bell.badge`, `heart.circle.fill`, `mic.slash`. A name that the map does not list is
/// read from its end, so that what the map knows of its beginning is drawn inside a shape, under a slash or with a badge.
indirect enum SymbolDesign: Equatable {
  /// A glyph of an icon font.
  case icon(SymbolLibrary.Icon)
  /// A letter or a number, as in `a.circle`.
  case letters(String)
  case enclosed(SymbolDesign, Enclosure, isFilled: Bool)
  case slashed(SymbolDesign)
  case badged(SymbolDesign, badge: SymbolDesign)
  /// Nothing is known: a rounded box.
  case box

  enum Enclosure: String, CaseIterable {
    case circle, square, rectangle, capsule, diamond, octagon, hexagon, triangle, shield, seal, app
  }
}

extension SymbolLibrary {
  /// What a name is drawn as.
  func design(_ name: String) -> SymbolDesign {
    if let icon = icons[name] { return .icon(icon) }
    var parts = name.split(separator: ".").map(String.init)
    guard let last = parts.popLast() else { return .box }
    if parts.isEmpty { return Self.isLetters(last) ? .letters(last.uppercased()) : .box }
    if let place = parts.lastIndex(of: "badge"), place > 0 {
      let badge = (parts[(place + 1)...] + [last]).first { badges[$0] != nil }
      let base = design(parts[..<place].joined(separator: "."))
      guard let badge, let name = badges[badge] else { return base }
      return .badged(base, badge: design(name))
    }
    switch last {
    case "fill":
      // Filling changes the shape around a symbol; one without a shape looks as it does unfilled.
      let inner = design(parts.joined(separator: "."))
      if case .enclosed(let content, let enclosure, _) = inner {
        return .enclosed(content, enclosure, isFilled: true)
      }
      return inner
    case "slash": return .slashed(design(parts.joined(separator: ".")))
    default: break
    }
    let inner = design(parts.joined(separator: "."))
    if let enclosure = SymbolDesign.Enclosure(rawValue: last), inner != .box {
      return .enclosed(inner, enclosure, isFilled: false)
    }
    // `bell.badge`, and words that refine: `figure.walk.motion` looks like `figure.walk`.
    return inner
  }

  private static func isLetters(_ word: String) -> Bool {
    word.allSatisfy { $0.isASCII && $0.isNumber } ? word.count <= 2 : word.count == 1 && word.first?.isLetter == true
  }
}
