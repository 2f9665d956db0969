@_implementationOnly import CHarfBuzz
import GalleyGeometry

extension ShapingEngine {
  /// A size that arithmetic can live with: 0 for one that is negative or no number.
  static func sane(_ size: Double) -> Double { size > 0 ? min(size, 100_000) : 0 }

  func resolve(_ request: TypefaceRequest, profile: MetricsProfile) -> SizedFont {
    let size = Self.sane(request.size)
    switch request.family {
    case .system(let design):
      return system(request, design: design, size: size, profile: profile)
    case .named(let name):
      if let face = library.named(name, weight: request.weight, italic: request.italic, size: size) {
        return custom(request, face: face, size: size, profile: profile)
      }
      guard let standIn = tables.installed.standIn(for: name) else {
        let design = tables.faces.substitutes[name].flatMap { TypefaceRequest.Design(rawValue: $0) } ?? .standard
        return system(request, design: design, size: size, profile: profile)
      }
      // A face's name says its weight; what is asked for beside it makes it bolder or italic.
      var request = request
      if let weight = standIn.weight { request.weight = request.weight > 400 ? max(weight, request.weight) : weight }
      request.italic = request.italic || standIn.isItalic
      return system(request, design: standIn.design, size: size, profile: profile)
    }
  }

  private func system(
    _ request: TypefaceRequest, design: TypefaceRequest.Design, size: Double, profile: MetricsProfile
  ) -> SizedFont {
    let metrics = systemMetrics(size, weight: request.weight, leading: request.leading, profile: profile)
    if design == .standard, profile != .unit, let licensed = library.licensed {
      let family = size >= tables.calibration.displayFrom ? licensed.display ?? licensed.text : licensed.text
      if let face = library.member(of: family, weight: request.weight, italic: request.italic, size: size) {
        let tracking = size * tables.tracking(size, design: design, profile: profile)
        let features = features(request, system: true)
        return SizedFont(
          request: request, size: size, face: face, tracking: tracking, metrics: metrics,
          latin: latin(face, features: Self.names(request)), advances: nil, features: features, isUnit: false)
      }
    }
    let family = tables.faces.designs[design.rawValue]
    let text = family.flatMap {
      library.installedMember(of: $0.family, weight: request.weight, italic: request.italic)
    }
    guard let text, profile != .unit else {
      return SizedFont(
        request: request, size: size, face: text, tracking: 0, metrics: metrics, latin: text.map { latin($0) },
        advances: nil,
        features: features(request, system: true), isUnit: profile == .unit)
    }
    let display = family?.display.flatMap {
      library.installedMember(of: $0, weight: request.weight, italic: request.italic)
    }
    let upright =
      request.italic
      ? family.flatMap { library.installedMember(of: $0.family, weight: request.weight, italic: false) } : nil
    let share = display == nil ? 0 : family?.alwaysDisplay == true ? 1 : tables.calibration.blend(size)
    let drawn = share < 0.5 ? text : display ?? text
    let advances = CalibratedAdvances(
      text: text, upright: upright ?? text, display: display, share: share,
      table: design == .standard || design == .rounded ? tables.calibration(weight: request.weight) : .neutral,
      kerning: tables.calibration.kerning, factor: factor(design, italic: request.italic) * Self.width(request))
    let equal = request.monospacedDigits && advances.figure != nil
    let features = features(request, system: true, figures: !equal)
    return SizedFont(
      request: request, size: size, face: drawn,
      tracking: size * tables.tracking(size, design: design, profile: profile), metrics: metrics,
      latin: latin(drawn, features: Self.names(request, figures: !equal), equalFigures: equal), advances: advances,
      features: features, isUnit: false,
      accents: family?.accents == "text" && drawn !== text ? text : nil,
      smallCapitals: request.smallCaps.isEmpty || hasSmallCapitals(drawn) ? nil : tables.variants.smallCapitals)
  }

  /// Whether a face has small capitals of its own.
  private func hasSmallCapitals(_ face: Face) -> Bool {
    let a = UInt32(UInt8(ascii: "a"))
    let features = ["smcp"].compactMap(Shaper.feature)
    return shaper.glyph(face, a, script: 1, features: features, equalFigures: false) != face.glyph(a)
  }

  /// No cut is narrower or wider than these.
  private static func width(_ request: TypefaceRequest) -> Double {
    request.width.isFinite ? min(max(request.width, 0.1), 10) : 1
  }

  private func factor(_ design: TypefaceRequest.Design, italic: Bool) -> Double {
    let factors = tables.calibration.designs
    return (factors[design.rawValue] ?? 1) * (italic ? factors["italic"] ?? 1 : 1)
  }

  private func custom(_ request: TypefaceRequest, face: Face, size: Double, profile: MetricsProfile) -> SizedFont {
    let isUnit = profile == .unit
    return SizedFont(
      request: request, size: size, face: face, tracking: 0,
      metrics: isUnit
        ? systemMetrics(size, weight: request.weight, leading: request.leading, profile: profile)
        : customMetrics(face, size: size, leading: request.leading, profile: profile),
      latin: isUnit ? latin(face) : nil, advances: nil, features: features(request, system: isUnit), isUnit: isUnit)
  }

  private func features(_ request: TypefaceRequest, system: Bool, figures: Bool = true) -> [hb_feature_t] {
    (system ? Shaper.systemFeatures : request.ligatures ? [] : Shaper.separateFeatures)
      + (system || request.pairKerning ? [] : Shaper.gridFeatures)
      + Self.names(request, figures: figures).compactMap(Shaper.feature)
  }

  /// The features that a request names; each puts one glyph in the place of another. Figures of equal width are left out
  /// where they are asked for figure by figure.
  private static func names(_ request: TypefaceRequest, figures: Bool = true) -> [String] {
    (figures && request.monospacedDigits ? ["tnum"] : []) + (request.smallCaps.contains(.lowercase) ? ["smcp"] : [])
      + (request.smallCaps.contains(.uppercase) ? ["c2sc"] : [])
  }
}

extension ShapingEngine {
  /// Measures of the platform's system font, whatever face stands in for it.
  private func systemMetrics(
    _ size: Double, weight: Int, leading: Double, profile: MetricsProfile
  ) -> FontMetrics {
    guard let table = tables.measures(profile) else {
      return FontMetrics(
        ascent: 0.8 * size, descent: 0.2 * size, leading: leading, capHeight: 0.7 * size, xHeight: 0.5 * size,
        lineHeight: size)
    }
    return metrics(
      size: size, ascent: table.ascent * size, descent: table.descent * size, leading: leading,
      capHeight: table.capHeight * size, xHeight: tables.measures.xHeight(size, in: table) * size, table: table,
      recorded: table.lineHeights[size])
  }

  private func customMetrics(_ face: Face, size: Double, leading: Double, profile: MetricsProfile) -> FontMetrics {
    metrics(
      size: size, ascent: face.ascent * size, descent: face.descent * size, leading: leading + face.lineGap * size,
      capHeight: face.capHeight * size, xHeight: face.xHeight * size, table: tables.measures(profile), recorded: nil)
  }

  /// Where a platform sets lines in whole points the baseline is the ascent's nearest point; the descent's part is
  /// recorded for the sizes in the table and for others *inferred* from them: it rounds up below a size that the table
  /// names, to the nearest above.
  private func metrics(
    size: Double, ascent: Double, descent: Double, leading: Double, capHeight: Double, xHeight: Double,
    table: MeasureTable.Profile?, recorded: Double?
  ) -> FontMetrics {
    guard let table, !table.lineHeights.isEmpty else {
      return FontMetrics(
        ascent: ascent, descent: descent, leading: leading, capHeight: capHeight, xHeight: xHeight,
        lineHeight: ascent + descent)
    }
    let baseline = ascent.rounded(.toNearestOrAwayFromZero)
    let below = size < table.descentRoundsUpBelow ? descent.rounded(.up) : descent.rounded(.toNearestOrAwayFromZero)
    return FontMetrics(
      ascent: ascent, descent: descent, leading: leading, capHeight: capHeight, xHeight: xHeight,
      lineHeight: recorded ?? baseline + below, baseline: baseline)
  }
}
