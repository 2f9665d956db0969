import CHarfBuzz

extension ShapingEngine {
  /// Shapes text of any kind with HarfBuzz: clusters, directions, scripts and faces first, then one call a segment.
  func full(_ runs: [TextRun], _ fonts: [SizedFont], rightToLeft: Bool, language: String) -> ShapedText {
    var bytes: [UInt8] = []
    for run in runs { bytes.append(contentsOf: run.text.utf8) }
    let items = Itemizer(
      bytes: bytes, runs: runs, fonts: fonts, rightToLeft: rightToLeft, language: language, engine: self)
    let count = items.items.count
    var starts = items.items.map(\.start)
    starts.append(Int32(bytes.count))
    var clusterOfByte = [Int32](repeating: 0, count: bytes.count)
    for cluster in 0..<count {
      for byte in Int(starts[cluster])..<Int(starts[cluster + 1]) { clusterOfByte[byte] = Int32(cluster) }
    }
    var advances = [Double](repeating: 0, count: count)
    var segments: [ShapedText.Segment] = []
    let hbLanguage = language.withCString { hb_language_from_string($0, -1) }
    bytes.withUnsafeBufferPointer { buffer in
      var start = 0
      while start < count {
        let end = segmentEnd(items.items, start)
        segments.append(
          segment(
            items.items, start..<end, buffer, starts, clusterOfByte, runs, fonts, hbLanguage, into: &advances))
        start = end
      }
    }
    var x = [Double](repeating: 0, count: count + 1)
    for cluster in 0..<count { x[cluster + 1] = x[cluster] + advances[cluster] }
    return ShapedText(
      runs: runs, fonts: fonts, bytes: bytes, x: x, starts: starts, runStarts: runStarts(items.items, runs.count),
      spaces: items.spaces, segments: segments, hasNewlines: items.hasNewlines, rightToLeft: items.rightToLeft)
  }

  private func runStarts(_ items: [Itemizer.Item], _ runs: Int) -> [Int] {
    var starts = [Int](repeating: items.count, count: runs + 1)
    for (index, item) in items.enumerated().reversed() { starts[Int(item.run)] = index }
    // A run that has no cluster of its own starts where the next one does.
    for run in stride(from: runs - 1, through: 0, by: -1) { starts[run] = min(starts[run], starts[run + 1]) }
    return starts
  }

  private func segmentEnd(_ items: [Itemizer.Item], _ start: Int) -> Int {
    let first = items[start]
    var end = start + 1
    guard first.kind != .attachment else { return end }
    while end < items.count {
      let item = items[end]
      guard item.run == first.run, item.level == first.level, item.kind == first.kind, item.face === first.face,
        item.script == first.script
      else { break }
      end += 1
    }
    return end
  }

  private func segment(
    _ items: [Itemizer.Item], _ clusters: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>, _ starts: [Int32],
    _ clusterOfByte: [Int32], _ runs: [TextRun], _ fonts: [SizedFont], _ language: hb_language_t?,
    into advances: inout [Double]
  ) -> ShapedText.Segment {
    let first = items[clusters.lowerBound]
    let run = runs[Int(first.run)]
    let font = fonts[Int(first.run)]
    var segment = ShapedText.Segment(
      clusters: clusters, run: Int(first.run), face: first.face, level: first.level,
      stretch: first.face === font.face ? font.stretch : 1, glyphs: [])
    switch first.kind {
    case .control:
      return segment
    case .attachment:
      advances[clusters.lowerBound] = (run.attachment?.size.width ?? 0) + run.tracking
      return segment
    case .glyphs, .emoji:
      break
    }
    guard let face = first.face else {
      for cluster in clusters { advances[cluster] = font.size + run.tracking }
      return segment
    }
    let range = Int(starts[clusters.lowerBound])..<Int(starts[clusters.upperBound])
    let isOwn = face === font.face
    var last = -1
    shaper.shape(
      bytes, range, face: face, script: first.script, rightToLeft: first.level & 1 == 1, language: language,
      features: isOwn ? font.features : []
    ) { glyph in
      let cluster = Int(clusterOfByte[Int(glyph.cluster)])
      let leads = cluster != last && glyph.own > 0
      if leads { last = cluster }
      let drawn = glyph.own * font.size * segment.stretch
      let own =
        isOwn && leads ? font.advance(items[cluster].scalar, glyph: glyph.id, own: glyph.own) : glyph.own * font.size
      segment.glyphs.append(
        ShapedText.Glyph(
          id: glyph.id, cluster: cluster,
          offset: advances[cluster] + glyph.offsetX * font.size + (leads ? (own - drawn) / 2 : 0),
          rise: glyph.offsetY * font.size))
      advances[cluster] += own + glyph.added * (isOwn ? font.kerning : font.size)
    }
    finish(&segment, items, font, run, into: &advances)
    return segment
  }

  /// Replaces what the face says where Apple's rule is another: one width an emoji, one em a character under the unit
  /// profile; adds the tracking.
  private func finish(
    _ segment: inout ShapedText.Segment, _ items: [Itemizer.Item], _ font: SizedFont, _ run: TextRun,
    into advances: inout [Double]
  ) {
    let first = items[segment.clusters.lowerBound]
    var width: Double?
    if font.isUnit {
      width = font.size
    } else if first.kind == .emoji, let emoji = tables.faces.emoji, emoji.advance > 0 {
      width = emoji.advance * font.size
    }
    if let width {
      if first.kind == .emoji {
        segment.glyphs = leaders(segment.glyphs)
        for i in segment.glyphs.indices {
          let own = (segment.face?.advance(glyph: segment.glyphs[i].id) ?? 0) * font.size
          segment.glyphs[i].offset = (width - own) / 2
        }
      }
      for cluster in segment.clusters { advances[cluster] = width }
    }
    let tracking = run.tracking + (segment.face === font.face && first.kind == .glyphs ? font.tracking : 0)
    guard tracking != 0 else { return }
    // A character that shows nothing and takes no room is not spaced either.
    for cluster in segment.clusters where !CharacterKind.isIgnorable(items[cluster].scalar) {
      advances[cluster] += tracking
    }
  }

  /// The first glyph of each cluster: a sequence that the face cannot join shows its base alone.
  private func leaders(_ glyphs: [ShapedText.Glyph]) -> [ShapedText.Glyph] {
    var seen: Set<Int> = []
    return glyphs.filter { seen.insert($0.cluster).inserted }
  }
}
