@_implementationOnly import CHarfBuzz

extension ShapingEngine {
  /// Shapes text of any kind with HarfBuzz: clusters, directions, scripts and faces first, then one call a segment.
  func full(_ runs: [TextRun], _ fonts: [SizedFont], rightToLeft: Bool, language: String) -> ShapedText {
    var bytes: [UInt8] = []
    for run in runs { bytes.append(contentsOf: run.text.utf8) }
    let text = Itemizer(
      bytes: bytes, runs: runs, fonts: fonts, rightToLeft: rightToLeft, language: language, engine: self)
    let count = text.items.count
    let starts = [Int32](unsafeUninitializedCapacity: count + 1) { starts, filled in
      for cluster in 0..<count { starts[cluster] = text.items[cluster].start }
      starts[count] = Int32(bytes.count)
      filled = count + 1
    }
    var advances = [Double](repeating: 0, count: count)
    var segments: [ShapedText.Segment] = []
    let job = Job(
      text: text, starts: starts, runs: runs, fonts: fonts,
      language: language.withCString { hb_language_from_string($0, -1) })
    bytes.withUnsafeBufferPointer { bytes in
      advances.withUnsafeMutableBufferPointer { advances in
        var start = 0
        while start < count {
          let end = segmentEnd(text.items, start)
          segments.append(segment(job, start..<end, bytes, advances))
          start = end
        }
      }
    }
    let x = positions(text.items, advances)
    return ShapedText(
      runs: runs, fonts: fonts, bytes: bytes, x: x, starts: starts, runStarts: runStarts(text.items, runs.count),
      spaces: text.spaces, segments: segments, hasNewlines: text.hasNewlines, rightToLeft: text.rightToLeft)
  }

  /// Sums the advances; a tab reaches to the next stop, counted from where its paragraph starts. Where a wrapped line
  /// starts is not known yet, so that a tab in a later line may stand off its stop.
  private func positions(_ items: [Itemizer.Item], _ advances: [Double]) -> [Double] {
    let interval = tables.paragraph.tabInterval
    return [Double](unsafeUninitializedCapacity: items.count + 1) { x, filled in
      var start = 0.0
      x[0] = 0
      for cluster in items.indices {
        x[cluster + 1] = x[cluster] + advances[cluster]
        if items[cluster].kind == .tab {
          x[cluster + 1] = start + (((x[cluster] - start) / interval).rounded(.down) + 1) * interval
        } else if items[cluster].kind == .control {
          start = x[cluster + 1]
        }
      }
      filled = items.count + 1
    }
  }

  /// What every segment of a text needs to know.
  private struct Job {
    var text: Itemizer
    var starts: [Int32]
    var runs: [TextRun]
    var fonts: [SizedFont]
    var language: hb_language_t?
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
      guard item.run == first.run, item.level == first.level, item.kind == first.kind, item.face == first.face,
        item.script == first.script
      else { break }
      end += 1
    }
    return end
  }

  private func segment(
    _ job: Job, _ clusters: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>,
    _ advances: UnsafeMutableBufferPointer<Double>
  ) -> ShapedText.Segment {
    let first = job.text.items[clusters.lowerBound]
    let index = Int(first.run)
    let font = job.fonts[index]
    let face = first.face < 0 ? nil : job.text.faces[Int(first.face)]
    let isOwn = face === font.face
    var segment = ShapedText.Segment(
      clusters: clusters, run: index, face: face, level: first.level, stretch: isOwn ? font.stretch : 1, glyphs: [])
    switch first.kind {
    case .control, .tab:
      return segment
    case .attachment:
      advances[clusters.lowerBound] = (job.runs[index].attachment?.size.width ?? 0) + job.runs[index].tracking
      return segment
    case .glyphs, .emoji:
      break
    }
    guard let face else {
      for cluster in clusters { advances[cluster] = font.size + job.runs[index].tracking }
      return segment
    }
    shape(job, &segment, face, font, bytes, advances)
    finish(&segment, job.text.items, font, job.runs[index].tracking, advances)
    return segment
  }

  private func shape(
    _ job: Job, _ segment: inout ShapedText.Segment, _ face: Face, _ font: SizedFont,
    _ bytes: UnsafeBufferPointer<UInt8>, _ advances: UnsafeMutableBufferPointer<Double>
  ) {
    let clusters = segment.clusters
    let items = job.text.items
    let isOwn = face === font.face
    let reversed = segment.level & 1 == 1
    let size = font.size
    let range = Int(job.starts[clusters.lowerBound])..<Int(job.starts[clusters.upperBound])
    var glyphs: [ShapedText.Glyph] = []
    glyphs.reserveCapacity(clusters.count)
    // Glyphs come in visual order: the cluster they belong to only moves one way.
    var cluster = reversed ? clusters.upperBound - 1 : clusters.lowerBound
    var last = -1
    shaper.shape(
      bytes, range, face: face, script: items[clusters.lowerBound].script, rightToLeft: reversed,
      language: job.language, features: isOwn ? font.features : [],
      equalFigures: isOwn && font.hasEqualFigures
    ) { glyph in
      while cluster > clusters.lowerBound, job.starts[cluster] > glyph.cluster { cluster -= 1 }
      while cluster + 1 < clusters.upperBound, job.starts[cluster + 1] <= glyph.cluster { cluster += 1 }
      let leads = cluster != last && glyph.own > 0
      if leads { last = cluster }
      let accent = isOwn && leads ? self.accent(bytes, job.starts, cluster, font) : nil
      let drawn = accent?.width ?? glyph.own * size * segment.stretch
      let own = isOwn && leads ? font.advance(items[cluster].scalar, glyph: glyph.id, own: glyph.own) : glyph.own * size
      glyphs.append(
        ShapedText.Glyph(
          id: accent?.glyph ?? glyph.id, cluster: cluster,
          offset: advances[cluster] + glyph.offsetX * size + (leads ? (own - drawn) / 2 : 0),
          rise: glyph.offsetY * size, isAccent: accent != nil))
      advances[cluster] += own + glyph.added * (isOwn ? font.kerning : size)
    }
    segment.glyphs = glyphs
  }

  /// What shows a cluster that is one letter with its accent, where the font takes such letters from another face.
  private func accent(
    _ bytes: UnsafeBufferPointer<UInt8>, _ starts: [Int32], _ cluster: Int, _ font: SizedFont
  ) -> (glyph: UInt32, width: Double)? {
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
  /// profile; adds the tracking.
  private func finish(
    _ segment: inout ShapedText.Segment, _ items: [Itemizer.Item], _ font: SizedFont, _ extra: Double,
    _ advances: UnsafeMutableBufferPointer<Double>
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
      for cluster in segment.clusters {
        advances[cluster] = CharacterKind.isIgnorable(items[cluster].scalar) ? 0 : width
      }
    }
    let isOwn = segment.face === font.face
    if !isOwn, !font.isUnit, first.kind == .glyphs, let space = font.space {
      for cluster in segment.clusters where items[cluster].scalar == 0x20 { advances[cluster] = space }
    }
    let tracking = extra + (isOwn && first.kind == .glyphs ? font.tracking : 0)
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
