@_implementationOnly import CHarfBuzz
import GalleyGeometry

/// Shapes the segments of one text, each with one call of HarfBuzz.
struct SegmentShaping {
  let engine: ShapingEngine
  let items: UnsafeBufferPointer<Itemizer.Item>
  let starts: UnsafeMutablePointer<Int32>
  let bytes: UnsafeBufferPointer<UInt8>
  /// Points of each cluster; the result.
  let advances: UnsafeMutableBufferPointer<Double>
  /// What the items are of.
  let text: DecodedText
  let runs: [TextRun]
  let fonts: [SizedFont]
  let language: hb_language_t?

  /// - Parameter room: of the text, with its bytes and where its clusters start.
  init(
    engine: ShapingEngine, items: UnsafeBufferPointer<Itemizer.Item>, text: DecodedText, room: ShapedText.Room,
    advances: UnsafeMutableBufferPointer<Double>, runs: [TextRun], fonts: [SizedFont], language: hb_language_t?
  ) {
    self.engine = engine
    self.items = items
    starts = room.starts
    bytes = UnsafeBufferPointer(start: room.bytes, count: room.length)
    self.advances = advances
    self.text = text
    self.runs = runs
    self.fonts = fonts
    self.language = language
  }

  func segments() -> [ShapedText.Segment] {
    guard !items.isEmpty else { return [] }
    var start = segmentEnd(0)
    // Often the only one.
    var segments = [segment(0..<start)]
    while start < items.count {
      let end = segmentEnd(start)
      segments.append(segment(start..<end))
      start = end
    }
    return segments
  }

  /// Where the segment ends that starts with a cluster: at the first that another call has to shape.
  private func segmentEnd(_ start: Int) -> Int {
    let first = items[start]
    var end = start + 1
    guard first.kind != .attachment else { return end }
    while end < items.count {
      guard first.joins(items[end]) else { break }
      end &+= 1
    }
    return end
  }

  private func segment(_ clusters: Range<Int>) -> ShapedText.Segment {
    let first = items[clusters.lowerBound]
    let index = Int(first.run)
    let font = fonts[index]
    let face = first.face < 0 ? nil : text.faces[Int(first.face)].takeUnretainedValue()
    let isOwn = face === font.face
    var segment = ShapedText.Segment(
      clusters: clusters, run: index, face: face, level: first.level, kind: first.kind,
      stretch: isOwn ? font.stretch : 1, glyphs: [])
    switch first.kind {
    case .control, .tab:
      return segment
    case .attachment:
      advances[clusters.lowerBound] = (runs[index].attachment?.size.width ?? 0) + runs[index].tracking
      return segment
    case .glyphs, .emoji:
      break
    }
    guard let face else {
      for cluster in clusters { advances[cluster] = font.size + runs[index].tracking }
      return segment
    }
    if isSpace(clusters) {
      for cluster in clusters { advances[cluster] = font.isUnit ? font.size : font.space ?? 0 }
      addTracking(clusters, runs[index].tracking)
      return segment
    }
    if isOwn, first.kind == .glyphs, let latin = font.latin, shapeSimply(&segment, face, font, latin) {
      addTracking(clusters, runs[index].tracking)
      return segment
    }
    if isOwn {
      shapeOwn(&segment, face, font)
    } else {
      shapeOther(&segment, face, font)
    }
    finish(&segment, font, isOwn: isOwn, runs[index].tracking)
    return segment
  }

  private func isSpace(_ clusters: Range<Int>) -> Bool {
    clusters.allSatisfy { items[$0].scalar == 0x20 && starts[$0 + 1] - starts[$0] == 1 }
  }

  /// Characters of the fast path, as it sets them; false when there is another among them.
  private func shapeSimply(
    _ segment: inout ShapedText.Segment, _ face: Face, _ font: SizedFont, _ latin: LatinTable
  ) -> Bool {
    guard segment.level & 1 == 0 else { return false }
    for cluster in segment.clusters {
      guard let slot = SimpleCharacters.slot(items[cluster].scalar),
        starts[cluster + 1] - starts[cluster] == Int32(SimpleCharacters.bytes(slot)),
        (font.simple[slot].isNaN ? font.advance(slot: slot) : font.simple[slot]).isFinite
      else { return false }
    }
    segment.glyphs.reserveCapacity(segment.clusters.count)
    var previous = 0
    for cluster in segment.clusters {
      guard let slot = SimpleCharacters.slot(items[cluster].scalar) else { return false }
      if previous != 0 {
        advances[cluster - 1] += Double(latin.kerning(previous, slot, with: engine.shaper)) * font.kerning
      }
      advances[cluster] = font.simple[slot]
      previous = slot
      guard slot != 0x20, let drawn = font.drawn(slot) else { continue }
      segment.glyphs.append(
        ShapedText.Glyph(
          id: drawn.id, cluster: cluster, offset: (drawn.advance - drawn.width) / 2, rise: 0,
          isAccent: drawn.isAccent, isSmall: drawn.scale != 1))
    }
    return true
  }

  private func glyphs(
    _ segment: ShapedText.Segment, _ face: Face, features: [hb_feature_t], equalFigures: Bool = false
  ) -> Shaper.Result {
    let (start, end) = (segment.clusters.lowerBound, segment.clusters.upperBound)
    let last = end < items.count ? Int(items[end].first) : text.count
    return engine.shaper.shape(
      text.scalars, Int(items[start].first)..<last, face: face, script: items[start].script,
      rightToLeft: segment.level & 1 == 1, language: language, features: features, equalFigures: equalFigures)
  }

  /// The cluster that a glyph belongs to.
  @inline(__always)
  private func cluster(_ glyph: hb_glyph_info_t) -> Int { Int(text.clusters[Int(glyph.cluster)]) }

  /// In another face than the font's: its own advances.
  private func shapeOther(_ segment: inout ShapedText.Segment, _ face: Face, _ font: SizedFont) {
    let clusters = segment.clusters
    // Japanese stands on a grid; no pair comes nearer.
    let features = CharacterKind.isOnGrid(items[clusters.lowerBound].script) ? Shaper.gridFeatures : []
    let found = glyphs(segment, face, features: features)
    let unit = font.size / face.unitsPerEm
    segment.glyphs = [ShapedText.Glyph](unsafeUninitializedCapacity: found.count) { room, count in
      for i in 0..<found.count {
        let cluster = cluster(found.infos[i])
        let position = found.positions[i]
        // A space shows nothing.
        if items[cluster].scalar != 0x20 {
          room.initializeElement(
            at: count,
            to: ShapedText.Glyph(
              id: found.infos[i].codepoint, cluster: cluster,
              offset: advances[cluster] + Double(position.x_offset) * unit, rise: Double(position.y_offset) * unit))
          count &+= 1
        }
        advances[cluster] += Double(position.x_advance) * unit
      }
    }
  }

  /// In the font's face, with the advances of the font.
  private func shapeOwn(_ segment: inout ShapedText.Segment, _ face: Face, _ font: SizedFont) {
    let clusters = segment.clusters
    let found = glyphs(segment, face, features: font.features, equalFigures: font.hasEqualFigures)
    let size = font.size
    let isSpaced = items[clusters.lowerBound].kind == .glyphs
    if isSpaced {
      // A character that shows nothing and takes no room is not spaced either.
      for cluster in clusters where !items[cluster].flags.contains(.ignorable) { advances[cluster] = font.tracking }
    }
    var last = -1
    var shown = -1
    // What the cluster's glyphs before have taken.
    var pen = 0.0
    segment.glyphs.reserveCapacity(found.count)
    for i in 0..<found.count {
      let cluster = cluster(found.infos[i])
      if cluster != shown { pen = 0 }
      shown = cluster
      let id = found.infos[i].codepoint
      let position = found.positions[i]
      if let small = smallCapital(cluster, font) {
        if cluster != last, items[cluster].scalar != 0x20 {
          segment.glyphs.append(
            ShapedText.Glyph(
              id: small.id, cluster: cluster, offset: (small.advance - small.width) / 2, rise: 0,
              isAccent: small.isAccent, isSmall: true))
          let kerning = Float(Double(position.x_advance) / face.unitsPerEm - face.advance(glyph: id))
          advances[cluster] = advances[cluster] + small.advance + Double(kerning) * font.kerning
        }
        last = cluster
        continue
      }
      let em = face.advance(glyph: id)
      let leads = cluster != last && em > 0
      if leads { last = cluster }
      let accent = leads ? self.accent(cluster, font) : nil
      let drawn = accent?.width ?? em * size * segment.stretch
      let own = leads ? font.advance(items[cluster].scalar, glyph: id, own: em) : em * size
      if items[cluster].scalar != 0x20 {
        // The tracking goes in and out again, as it does on the fast path, so that both come to the same to the last bit.
        let spare = leads ? ((isSpaced ? own + font.tracking - font.tracking : own) - drawn) / 2 : 0
        segment.glyphs.append(
          ShapedText.Glyph(
            id: accent?.glyph ?? id, cluster: cluster,
            offset: pen + Double(position.x_offset) / face.unitsPerEm * size + spare,
            rise: Double(position.y_offset) / face.unitsPerEm * size, isAccent: accent != nil))
      }
      let kerning = Float(Double(position.x_advance) / face.unitsPerEm - em)
      advances[cluster] = advances[cluster] + own + Double(kerning) * font.kerning
      pen += own + Double(kerning) * font.kerning
    }
  }

  /// What shows a cluster as a capital of a smaller size; nil for one that is not.
  private func smallCapital(_ cluster: Int, _ font: SizedFont) -> SizedFont.Drawn? {
    guard font.hasMadeCapitals, let slot = SimpleCharacters.slot(items[cluster].scalar),
      starts[cluster + 1] - starts[cluster] == Int32(SimpleCharacters.bytes(slot)), let drawn = font.drawn(slot)
    else { return nil }
    return drawn.scale == 1 ? nil : drawn
  }

  /// What shows a cluster that is one letter with its accent, where the font takes such letters from another face.
  private func accent(_ cluster: Int, _ font: SizedFont) -> (glyph: UInt32, width: Double)? {
    guard let face = font.accents else { return nil }
    let text = String(decoding: bytes[Int(starts[cluster])..<Int(starts[cluster + 1])], as: UTF8.self)
    let scalars = Array(text.unicodeScalars)
    guard let first = scalars.first?.value, scalars.count <= 2 else { return nil }
    var whole: hb_codepoint_t = first
    if scalars.count == 2 {
      guard hb_unicode_compose(hb_unicode_funcs_get_default(), first, scalars[1].value, &whole) != 0 else { return nil }
    }
    return font.accent(whole).map { ($0, face.advance(glyph: $0) * font.size * font.accentStretch) }
  }

  /// Replaces what the face says where Apple's rule is another: one width an emoji, one em a character under the unit
  /// profile, the font's own space; adds the tracking.
  private func finish(_ segment: inout ShapedText.Segment, _ font: SizedFont, isOwn: Bool, _ extra: Double) {
    let kind = items[segment.clusters.lowerBound].kind
    var width: Double?
    if font.isUnit {
      width = font.size
    } else if kind == .emoji, let emoji = engine.tables.faces.emoji, emoji.advance > 0 {
      width = emoji.advance * font.size
    }
    if let width {
      if kind == .emoji { center(&segment, in: width, font) }
      for cluster in segment.clusters { advances[cluster] = items[cluster].flags.contains(.ignorable) ? 0 : width }
    }
    if !isOwn, !font.isUnit, kind == .glyphs, let space = font.space {
      for cluster in segment.clusters where items[cluster].scalar == 0x20 { advances[cluster] = space }
    }
    addTracking(segment.clusters, extra)
  }

  private func addTracking(_ clusters: Range<Int>, _ tracking: Double) {
    guard tracking != 0 else { return }
    // A character that shows nothing and takes no room is not spaced either.
    for cluster in clusters where !items[cluster].flags.contains(.ignorable) { advances[cluster] += tracking }
  }

  /// The first glyph of each cluster, in the middle of its room: a sequence that the face cannot join shows its base alone.
  private func center(_ segment: inout ShapedText.Segment, in width: Double, _ font: SizedFont) {
    var last = -1
    segment.glyphs.removeAll { glyph in
      defer { last = glyph.cluster }
      return glyph.cluster == last
    }
    for i in segment.glyphs.indices {
      let own = (segment.face?.advance(glyph: segment.glyphs[i].id) ?? 0) * font.size
      segment.glyphs[i].offset = (width - own) / 2
    }
  }
}
