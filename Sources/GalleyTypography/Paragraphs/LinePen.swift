import GalleyGeometry

/// Puts the pieces of one line in visual order and writes their glyphs down.
struct LinePen {
  let setting: ParagraphSetting
  let engine: ShapingEngine
  let baseline: Double
  var x = 0.0
  private(set) var glyphs: [ParagraphLayout.Glyphs] = []

  /// A stretch of a line that goes one way: part of a segment, of a fast-path run, or a sign.
  private struct Part {
    var clusters: Range<Int>
    var segment: Int?
    var run: Int
    var level: UInt8
    var sign: ShapingEngine.Sign?
  }

  init(setting: ParagraphSetting, engine: ShapingEngine, baseline: Double) {
    self.setting = setting
    self.engine = engine
    self.baseline = baseline
  }

  private var text: ShapedText { setting.text }

  func width(_ pieces: [LinePiece]) -> Double {
    pieces.reduce(0) { width, piece in
      switch piece {
      case .clusters(let range): width + self.width(range)
      case .sign(let sign, let run): width + engine.width(sign, text.fonts[run])
      }
    }
  }

  private func width(_ range: Range<Int>) -> Double {
    text.x[range.upperBound] - text.x[range.lowerBound] - setting.tightening * Double(range.count)
  }

  mutating func place(_ pieces: [LinePiece]) {
    for part in ordered(pieces.flatMap(parts)) {
      if let sign = part.sign {
        place(sign, part.run)
      } else if let segment = part.segment {
        place(text.segments[segment], part.clusters)
      } else {
        placeFast(part)
      }
    }
  }

  private func parts(_ piece: LinePiece) -> [Part] {
    switch piece {
    case .sign(let sign, let run):
      return [Part(clusters: 0..<0, segment: nil, run: run, level: text.rightToLeft ? 1 : 0, sign: sign)]
    case .clusters(let range):
      guard !range.isEmpty else { return [] }
      if text.segments.isEmpty {
        return (text.run(range.lowerBound)...text.run(range.upperBound - 1)).compactMap { run in
          let own = range.clamped(to: text.runStarts[run]..<text.runStarts[run + 1])
          return own.isEmpty ? nil : Part(clusters: own, segment: nil, run: run, level: 0)
        }
      }
      return segments(range).map { index in
        let segment = text.segments[index]
        return Part(
          clusters: range.clamped(to: segment.clusters), segment: index, run: segment.run, level: segment.level)
      }
    }
  }

  private func segments(_ range: Range<Int>) -> Range<Int> {
    var low = 0
    var high = text.segments.count
    while low < high {
      let middle = (low + high) / 2
      if text.segments[middle].clusters.upperBound <= range.lowerBound { low = middle + 1 } else { high = middle }
    }
    var end = low
    while end < text.segments.count, text.segments[end].clusters.lowerBound < range.upperBound { end += 1 }
    return low..<end
  }

  /// Rule L2 of the bidirectional algorithm: from the highest level down, every stretch of that level or above turns.
  private func ordered(_ parts: [Part]) -> [Part] {
    guard let highest = parts.map(\.level).max(), highest > 0 else { return parts }
    var parts = parts
    for level in stride(from: highest, through: 1, by: -1) {
      var start = 0
      while start < parts.count {
        guard parts[start].level >= level else {
          start += 1
          continue
        }
        var end = start
        while end < parts.count, parts[end].level >= level { end += 1 }
        parts[start..<end].reverse()
        start = end
      }
    }
    return parts
  }
}

extension LinePen {
  private mutating func append(
    face: String, run: Int, ids: [UInt32], positions: [Point], text shown: String, stretch: Double,
    isSmall: Bool = false, attachment: Rect? = nil
  ) {
    let font = text.fonts[run]
    let source = text.runs[run]
    glyphs.append(
      ParagraphLayout.Glyphs(
        face: face, size: font.size(isSmall: isSmall), ids: ids, positions: positions, text: shown, style: source.style,
        stretch: stretch,
        attachment: attachment))
  }

  /// Glyphs next to each other that are drawn in one face.
  private struct Group {
    var isAccent: Bool
    var isSmall: Bool
    var clusters: Range<Int>
    var ids: [UInt32] = []
    var positions: [Point] = []
  }

  private mutating func append(_ groups: [Group], face: Face, run: Int, stretch: Double) {
    let font = text.fonts[run]
    for group in groups {
      append(
        face: (group.isAccent ? font.accents : face)?.key ?? "", run: run, ids: group.ids, positions: group.positions,
        text: text.string(group.clusters), stretch: group.isAccent ? font.accentStretch : stretch,
        isSmall: group.isSmall)
    }
  }

  private mutating func placeFast(_ part: Part) {
    let font = text.fonts[part.run]
    guard let latin = font.latin else { return }
    let y = baseline - text.runs[part.run].baselineOffset
    let left = text.x[part.clusters.lowerBound]
    var groups = [Group(isAccent: false, isSmall: false, clusters: part.clusters.lowerBound..<part.clusters.lowerBound)]
    for cluster in part.clusters {
      defer { groups[groups.count - 1].clusters = groups[groups.count - 1].clusters.lowerBound..<cluster + 1 }
      guard !text.isSpace(cluster) else { continue }
      guard let drawn = font.drawn(slot(cluster)) else { continue }
      let isSmall = drawn.scale != 1
      if drawn.isAccent != groups[groups.count - 1].isAccent || isSmall != groups[groups.count - 1].isSmall {
        if groups[groups.count - 1].ids.isEmpty { groups.removeLast() }
        groups.append(Group(isAccent: drawn.isAccent, isSmall: isSmall, clusters: cluster..<cluster))
      }
      let spare = drawn.advance - drawn.width
      let place = text.x[cluster] - left - setting.tightening * Double(cluster - part.clusters.lowerBound)
      groups[groups.count - 1].ids.append(drawn.id)
      groups[groups.count - 1].positions.append(Point(x: x + place + spare / 2, y: y))
    }
    append(groups, face: latin.face, run: part.run, stretch: font.stretch)
    x += width(part.clusters)
  }

  /// The slot of a fast-path cluster's character.
  private func slot(_ cluster: Int) -> Int {
    guard let starts = text.starts else { return Int(text.bytes[cluster]) }
    let scalar = String(decoding: text.bytes[Int(starts[cluster])..<Int(starts[cluster + 1])], as: UTF8.self)
      .unicodeScalars.first
    return scalar.flatMap { SimpleCharacters.slot($0.value) } ?? 0x20
  }

  private mutating func place(_ sign: ShapingEngine.Sign, _ run: Int) {
    let font = text.fonts[run]
    let advance = engine.width(sign, font)
    defer { x += advance }
    guard let face = font.face, let glyph = engine.glyph(sign, face) else { return }
    let spare = advance - font.tracking - face.advance(glyph: glyph) * font.size * font.stretch
    append(
      face: face.key, run: run, ids: [glyph],
      positions: [Point(x: x + spare / 2, y: baseline - text.runs[run].baselineOffset)], text: sign.text,
      stretch: font.stretch)
  }

  private mutating func place(_ segment: ShapedText.Segment, _ clusters: Range<Int>) {
    let run = text.runs[segment.run]
    let y = baseline - run.baselineOffset
    let wide = width(clusters)
    defer { x += wide }
    if let attachment = run.attachment {
      append(
        face: "", run: segment.run, ids: [], positions: [], text: text.string(clusters), stretch: 1,
        attachment: Rect(
          x: x, y: y - attachment.size.height + attachment.descent, width: attachment.size.width,
          height: attachment.size.height))
      return
    }
    guard let face = segment.face else { return }
    let reversed = segment.level & 1 == 1
    var groups: [Group] = []
    for glyph in segment.glyphs where clusters.contains(glyph.cluster) {
      let before =
        reversed
        ? width(glyph.cluster + 1..<clusters.upperBound) : width(clusters.lowerBound..<glyph.cluster)
      if groups.last?.isAccent != glyph.isAccent || groups.last?.isSmall != glyph.isSmall {
        groups.append(
          Group(isAccent: glyph.isAccent, isSmall: glyph.isSmall, clusters: glyph.cluster..<glyph.cluster + 1))
      }
      groups[groups.count - 1].ids.append(glyph.id)
      groups[groups.count - 1].positions.append(Point(x: x + before + glyph.offset, y: y - Double(glyph.rise)))
      let known = groups[groups.count - 1].clusters
      groups[groups.count - 1].clusters =
        min(known.lowerBound, glyph.cluster)..<max(known.upperBound, glyph.cluster + 1)
    }
    // One face for all of it, as almost always: the group has the spaces too that have no glyph.
    if groups.count == 1 { groups[0].clusters = clusters }
    append(groups, face: face, run: segment.run, stretch: segment.stretch)
  }
}
