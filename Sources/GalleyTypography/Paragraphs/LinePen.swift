import GalleyGeometry

/// Puts the pieces of one line in visual order and writes their glyphs down.
struct LinePen {
  let setting: ParagraphSetting
  let engine: ShapingEngine
  let baseline: Double
  /// Whether white space has glyphs, which show nothing.
  let withSpaces: Bool
  private let segments: [ShapedText.Segment]
  var x = 0.0
  /// What clusters of the line take beside their advances.
  var extras = LineExtras()
  private(set) var glyphs: [ParagraphLayout.Glyphs] = []

  /// A stretch of a line that goes one way: part of a segment, of a fast-path run, or a sign.
  private struct Part {
    var clusters: Range<Int>
    var segment: Int?
    var run: Int
    var level: UInt8
    var sign: ShapingEngine.Sign?
  }

  /// - Parameter segments: of the setting's text.
  init(
    setting: ParagraphSetting, segments: [ShapedText.Segment], engine: ShapingEngine, baseline: Double,
    withSpaces: Bool = false
  ) {
    self.segments = segments
    self.withSpaces = withSpaces
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
    text.x(range.upperBound) - text.x(range.lowerBound) - setting.tightening * Double(range.count) + extras(range)
  }

  mutating func place(_ pieces: [LinePiece]) {
    for part in ordered(pieces.flatMap(parts)) {
      if let sign = part.sign {
        place(sign, part.run)
      } else if let segment = part.segment {
        place(segments[segment], part.clusters)
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
      if segments.isEmpty {
        return (text.run(range.lowerBound)...text.run(range.upperBound - 1)).compactMap { run in
          let own = range.clamped(to: text.runStarts[run]..<text.runStarts[run + 1])
          return own.isEmpty ? nil : Part(clusters: own, segment: nil, run: run, level: 0)
        }
      }
      return indices(range).map { index in
        let segment = segments[index]
        return Part(
          clusters: range.clamped(to: segment.clusters), segment: index, run: segment.run, level: segment.level)
      }
    }
  }

  private func indices(_ range: Range<Int>) -> Range<Int> {
    var low = 0
    var high = segments.count
    while low < high {
      let middle = (low + high) / 2
      if segments[middle].clusters.upperBound <= range.lowerBound { low = middle + 1 } else { high = middle }
    }
    var end = low
    while end < segments.count, segments[end].clusters.lowerBound < range.upperBound { end += 1 }
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
    face: String, run: Int, ids: [UInt32], positions: [Point], text shown: String, room: ClosedRange<Double>,
    stretch: Double, isSmall: Bool = false, attachment: Rect? = nil
  ) {
    let font = text.fonts[run]
    let source = text.runs[run]
    glyphs.append(
      ParagraphLayout.Glyphs(
        face: face, size: font.size(isSmall: isSmall), ids: ids, positions: positions, text: shown, style: source.style,
        room: room, stretch: stretch, attachment: attachment))
  }

  /// Glyphs next to each other that are drawn in one face.
  private struct Group {
    var isAccent: Bool
    var isSmall: Bool
    var clusters: Range<Int>
    var ids: [UInt32] = []
    var positions: [Point] = []
  }

  /// - Parameter part: the clusters from the pen on that the groups are of.
  private mutating func append(
    _ groups: [Group], face: Face, run: Int, stretch: Double, part: Range<Int>, isReversed: Bool = false
  ) {
    let font = text.fonts[run]
    for group in groups {
      let before = width(
        isReversed ? group.clusters.upperBound..<part.upperBound : part.lowerBound..<group.clusters.lowerBound)
      append(
        face: (group.isAccent ? font.accents : face)?.key ?? "", run: run, ids: group.ids, positions: group.positions,
        text: text.string(group.clusters), room: Self.room(x + before, width(group.clusters)),
        stretch: group.isAccent ? font.accentStretch : stretch,
        isSmall: group.isSmall)
    }
  }

  /// A place or a width that is no number takes no room.
  private static func room(_ left: Double, _ width: Double) -> ClosedRange<Double> {
    guard (left + width).isFinite, left.isFinite else { return 0...0 }
    return min(left, left + width)...max(left, left + width)
  }

  private mutating func placeFast(_ part: Part) {
    let font = text.fonts[part.run]
    guard let latin = font.latin else { return }
    let y = baseline - text.runs[part.run].baselineOffset
    let left = text.x(part.clusters.lowerBound)
    var groups = [Group(isAccent: false, isSmall: false, clusters: part.clusters.lowerBound..<part.clusters.lowerBound)]
    for cluster in part.clusters {
      defer { groups[groups.count - 1].clusters = groups[groups.count - 1].clusters.lowerBound..<cluster + 1 }
      guard withSpaces || !text.isSpace(cluster) else { continue }
      guard let drawn = font.drawn(slot(cluster)) else { continue }
      let isSmall = drawn.scale != 1
      if drawn.isAccent != groups[groups.count - 1].isAccent || isSmall != groups[groups.count - 1].isSmall {
        if groups[groups.count - 1].ids.isEmpty { groups.removeLast() }
        groups.append(Group(isAccent: drawn.isAccent, isSmall: isSmall, clusters: cluster..<cluster))
      }
      let spare = drawn.advance - drawn.width
      var place = text.x(cluster) - left - setting.tightening * Double(cluster - part.clusters.lowerBound)
      if !extras.isEmpty { place += extras(part.clusters.lowerBound..<cluster) }
      groups[groups.count - 1].ids.append(drawn.id)
      groups[groups.count - 1].positions.append(Point(x: x + place + spare / 2, y: y))
    }
    append(groups, face: latin.face, run: part.run, stretch: font.stretch, part: part.clusters)
    x += width(part.clusters)
  }

  /// The slot of a fast-path cluster's character.
  private func slot(_ cluster: Int) -> Int {
    let scalar = text.string(cluster..<cluster + 1).unicodeScalars.first
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
      room: Self.room(x, advance), stretch: font.stretch)
  }

  private mutating func place(_ segment: ShapedText.Segment, _ clusters: Range<Int>) {
    let run = text.runs[segment.run]
    let y = baseline - run.baselineOffset
    let wide = width(clusters)
    defer { x += wide }
    if let attachment = run.attachment {
      append(
        face: "", run: segment.run, ids: [], positions: [], text: text.string(clusters), room: Self.room(x, wide),
        stretch: 1,
        attachment: Rect(
          x: x, y: y - attachment.size.height + attachment.descent, width: attachment.size.width,
          height: attachment.size.height))
      return
    }
    guard let face = segment.face, segment.kind != .control else { return }
    let reversed = segment.level & 1 == 1
    var groups: [Group] = []
    func add(_ glyph: ShapedText.Glyph) {
      let before =
        reversed
        ? width(glyph.cluster + 1..<clusters.upperBound) : width(clusters.lowerBound..<glyph.cluster)
      if groups.last?.isAccent != glyph.isAccent || groups.last?.isSmall != glyph.isSmall {
        groups.append(
          Group(isAccent: glyph.isAccent, isSmall: glyph.isSmall, clusters: glyph.cluster..<glyph.cluster + 1))
      }
      let place = Point(x: x + before + glyph.offset, y: y - Double(glyph.rise))
      groups[groups.count - 1].ids.append(glyph.id)
      groups[groups.count - 1].positions.append(place)
      let known = groups[groups.count - 1].clusters
      groups[groups.count - 1].clusters =
        min(known.lowerBound, glyph.cluster)..<max(known.upperBound, glyph.cluster + 1)
    }
    for glyph in glyphs(segment, clusters, face, reversed) { add(glyph) }
    if groups.isEmpty { groups = [Group(isAccent: false, isSmall: false, clusters: clusters)] }
    share(clusters, among: &groups, reversed)
    append(groups, face: face, run: segment.run, stretch: segment.stretch, part: clusters, isReversed: reversed)
  }

  /// A segment's glyphs that clusters have, from left to right.
  private func glyphs(
    _ segment: ShapedText.Segment, _ clusters: Range<Int>, _ face: Face, _ reversed: Bool
  ) -> [ShapedText.Glyph] {
    let all = segment.glyphs
    func first(_ isIn: (Int) -> Bool) -> Int {
      var low = 0
      var high = all.count
      while low < high {
        let middle = (low + high) / 2
        if isIn(all[middle].cluster) { high = middle } else { low = middle + 1 }
      }
      return low
    }
    let start = reversed ? first { $0 < clusters.upperBound } : first { $0 >= clusters.lowerBound }
    let end = reversed ? first { $0 < clusters.lowerBound } : first { $0 >= clusters.upperBound }
    let own = Array(all[start..<max(start, end)])
    guard withSpaces else { return own }
    let known = Set(own.map(\.cluster))
    let spaces = clusters.filter { text.isSpace($0) && !known.contains($0) }.map {
      ShapedText.Glyph(id: face.glyph(0x20) ?? 0, cluster: $0, offset: 0, rise: 0)
    }
    return (own + spaces).enumerated().sorted {
      let (a, b) = ($0.element.cluster, $1.element.cluster)
      return a == b ? $0.offset < $1.offset : reversed ? a > b : a < b
    }.map(\.element)
  }

  /// Gives the white space between groups to the one before it.
  private func share(_ clusters: Range<Int>, among groups: inout [Group], _ reversed: Bool) {
    for index in groups.indices {
      let own = groups[index].clusters
      if reversed {
        let upper = index == 0 ? clusters.upperBound : own.upperBound
        let lower = index + 1 < groups.count ? groups[index + 1].clusters.upperBound : clusters.lowerBound
        groups[index].clusters = min(lower, own.lowerBound)..<upper
      } else {
        let lower = index == 0 ? clusters.lowerBound : own.lowerBound
        let upper = index + 1 < groups.count ? groups[index + 1].clusters.lowerBound : clusters.upperBound
        groups[index].clusters = lower..<max(upper, own.upperBound)
      }
    }
  }
}
