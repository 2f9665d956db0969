import CHarfBuzz

/// A font request resolved under a metrics profile: its faces, its vertical measures and the advances it sets with.
///
/// Belongs to one ``ShapingEngine`` and so to one thread.
final class SizedFont {
  let request: TypefaceRequest
  /// Points; never negative, never NaN.
  let size: Double
  /// The face that shapes and is drawn; nil under the unit profile or when nothing is installed.
  let face: Face?
  /// Points after every character of the face.
  let tracking: Double
  /// Horizontal scale of the drawn outlines.
  let stretch: Double
  let metrics: FontMetrics
  let latin: LatinTable?
  /// Points by ASCII code, tracking included; NaN for what the fast path must not set.
  let ascii: [Double]
  let isUnit: Bool
  /// Points a pair's kerning in ems is worth.
  let kerning: Double
  let features: [hb_feature_t]

  private let advances: CalibratedAdvances?

  init(
    request: TypefaceRequest, size: Double, face: Face?, tracking: Double, metrics: FontMetrics, latin: LatinTable?,
    advances: CalibratedAdvances?, features: [hb_feature_t], isUnit: Bool
  ) {
    self.request = request
    self.size = size
    self.face = face
    self.tracking = tracking
    self.metrics = metrics
    self.latin = latin
    self.advances = advances
    self.features = features
    self.isUnit = isUnit
    kerning = isUnit ? 0 : size * (advances?.kerning ?? 1)
    stretch = advances?.stretch ?? 1
    var ascii = [Double](repeating: .nan, count: 128)
    if isUnit {
      for code in 0x20..<0x7F { ascii[code] = size }
    } else if let face, let latin {
      for code in 0x20..<0x7F where latin.glyphs[code] != 0 {
        let own = face.advance(glyph: latin.glyphs[code])
        ascii[code] = size * (advances?(UInt32(code), own: own) ?? own) + tracking
      }
    }
    self.ascii = ascii
  }

  /// Points that a glyph of the face takes when it stands for a character, tracking excluded; `own` is the face's
  /// advance in ems.
  func advance(_ scalar: UInt32, glyph: UInt32, own: Double) -> Double {
    guard let advances else { return size * own }
    return size * (face?.glyph(scalar) == glyph ? advances(scalar, own: own) : advances.scaled(own))
  }
}

/// What the ASCII fast path knows of a face: its glyphs, and the kerning of pairs as they are met.
///
/// The system fonts are shaped with contextual alternates off, so a character's glyph does not depend on its
/// neighbours and a pair's kerning is all that shaping adds.
final class LatinTable {
  let face: Face
  let glyphs: [UInt32]
  /// Ems by first and second character from the space on; NaN until read.
  let pairs: UnsafeMutableBufferPointer<Float>

  static let count = 95

  init(face: Face) {
    self.face = face
    glyphs = (0..<128).map { $0 < 0x20 || $0 == 0x7F ? 0 : face.glyph(UInt32($0)) ?? 0 }
    pairs = .allocate(capacity: Self.count * Self.count)
    pairs.initialize(repeating: .nan)
  }

  deinit { pairs.deallocate() }

  /// Reads a pair's kerning from the face and keeps it.
  func kerning(_ first: UInt8, _ second: UInt8, with shaper: Shaper) -> Float {
    let kerning = Float(shaper.kerning(face, first, second))
    pairs[(Int(first) - 32) * Self.count + Int(second) - 32] = kerning
    return kerning
  }
}
