/// Advances in ems for one weight, slant and size of the stand-in for Apple's system font.
///
/// At text sizes a fitted advance where there is one, else the face's own by the weight's factor; at display sizes a
/// blend with the display cut's by the factor of the character's class (`CalibrationTable`).
final class CalibratedAdvances {
  let kerning: Double

  private let text: Face
  private let upright: Face
  private let display: Face?
  /// The display cut's share.
  private let share: Double
  private let table: CalibrationTable.Weight
  private let factor: Double
  private var known: [UInt32: Double] = [:]

  /// - Parameters:
  ///   - upright: the face without slant, whose advances the table was fitted for.
  ///   - factor: of the design on everything.
  init(
    text: Face, upright: Face, display: Face?, share: Double, table: CalibrationTable.Weight,
    kerning: Double, factor: Double
  ) {
    self.text = text
    self.upright = upright
    self.display = display
    self.share = display == nil ? 0 : share
    self.table = table
    self.kerning = kerning
    self.factor = factor
  }

  /// The horizontal scale at which a face's outlines fit these advances; 1 where they are its own, nearly.
  func stretch(_ face: Face?) -> Double {
    let n = UInt32(UInt8(ascii: "n"))
    guard share > 0 || factor != 1, let own = face?.advance(n), own > 0 else { return 1 }
    return Self.advance(n, text, upright, display, share, table) * factor / own
  }

  /// - Parameter own: the advance of the glyph in the drawn face, for characters that the faces do not map.
  func callAsFunction(_ scalar: UInt32, own: Double) -> Double {
    if let advance = known[scalar] { return advance }
    let advance =
      text.glyph(scalar) == nil
      ? own : Self.advance(scalar, text, upright, display, share, table) * factor
    if known.count < 4096 { known[scalar] = advance }
    return advance
  }

  /// Ems of every figure where figures are of equal width; nil where the face says it.
  var figure: Double? {
    table.figure.map { ($0.text * (1 - share) + $0.display * share) * factor }
  }

  /// For a glyph that is not its character's usual one: a ligature, a figure of equal width.
  func scaled(_ own: Double, _ scalar: UInt32) -> Double {
    own * table.scale[CalibrationTable.Kind(scalar).rawValue] * factor
  }

  private static func advance(
    _ scalar: UInt32, _ text: Face, _ upright: Face, _ display: Face?, _ share: Double,
    _ table: CalibrationTable.Weight
  ) -> Double {
    let own = text.advance(scalar) ?? 0
    let straight = upright.advance(scalar) ?? own
    let small: Double
    if let fitted = fitted(scalar, straight, upright, table) {
      small = straight > 0 ? fitted * own / straight : fitted
    } else {
      small = own * table.scale[CalibrationTable.Kind(scalar).rawValue]
    }
    guard share > 0, let display else { return small }
    let kind = CalibrationTable.Kind(scalar)
    let shape = display.advance(scalar) ?? own
    let large = shape * table.display[kind.rawValue] + correction(scalar, shape, display, table)
    return small * (1 - share) + large * share
  }

  /// What the display cut's advance lacks: the character's, or that of the letter it adds a mark to.
  private static func correction(
    _ scalar: UInt32, _ own: Double, _ face: Face, _ table: CalibrationTable.Weight
  ) -> Double {
    if let correction = table.corrections[scalar] { return correction }
    guard scalar >= 0xC0, let base = Shaper.base(of: scalar), let correction = table.corrections[base],
      let plain = face.advance(base), abs(plain - own) < 0.002
    else { return 0 }
    return correction
  }

  /// The fitted advance of the character, or of the letter it adds a mark to when the face gives both the same room.
  private static func fitted(
    _ scalar: UInt32, _ own: Double, _ face: Face, _ table: CalibrationTable.Weight
  ) -> Double? {
    if let advance = table.advances[scalar] { return advance }
    guard scalar >= 0xC0, let base = Shaper.base(of: scalar), let advance = table.advances[base] else { return nil }
    guard let plain = face.advance(base), abs(plain - own) < 0.002 else { return nil }
    return advance
  }
}
