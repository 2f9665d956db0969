@_implementationOnly import CHarfBuzz
import GalleyGeometry

extension ShapingEngine {
  /// Shapes text of any kind: from words that were seen before, else with HarfBuzz.
  func full(
    _ runs: [TextRun], _ fonts: [SizedFont], rightToLeft: Bool, language: String, directions: [Bool?] = []
  ) -> ShapedText {
    decoded.fill(runs, characters)
    let levels = BidiLevels(decoded, rightToLeft: rightToLeft, directions: directions)
    guard WordCut.cut(decoded, levels, runs: runs, fonts: fonts) else {
      return shaped(levels, runs, fonts, language: language).text
    }
    if let known = words.assemble(decoded, levels, runs: runs, fonts: fonts, language: language) { return known }
    let result = shaped(levels, runs, fonts, language: language)
    words.learn(from: result, decoded, fonts: fonts, language: language)
    return result.text
  }

  /// What shows a text of any kind: its words' glyphs when those are known, else HarfBuzz's.
  func segments(
    _ runs: [TextRun], _ fonts: [SizedFont], rightToLeft: Bool, language: String, directions: [Bool?]
  ) -> [ShapedText.Segment] {
    decoded.fill(runs, characters)
    let levels = BidiLevels(decoded, rightToLeft: rightToLeft, directions: directions)
    if WordCut.cut(decoded, levels, runs: runs, fonts: fonts),
      let known = words.segments(decoded, fonts: fonts, language: language)
    {
      return known
    }
    return shaped(levels, runs, fonts, language: language).segments
  }

  /// What shaping leaves: the text, and the advance and the item of each cluster, which hold until the next text.
  struct Shaped {
    var text: ShapedText
    var items: UnsafeBufferPointer<Itemizer.Item>
    var segments: [ShapedText.Segment]
    var starts: UnsafeMutablePointer<Int32>
    var advances: UnsafeMutableBufferPointer<Double>
  }

  /// Clusters, directions, scripts and faces first, then one call of HarfBuzz a segment.
  private func shaped(_ levels: BidiLevels, _ runs: [TextRun], _ fonts: [SizedFont], language: String) -> Shaped {
    let text = Itemizer(decoded, levels, runs: runs, fonts: fonts, language: language, engine: self)
    let items = text.items
    let count = items.count
    let room = ShapedText.Room(clusters: count, length: decoded.length)
    room.bytes.update(from: decoded.bytes, count: decoded.length)
    for cluster in 0..<count { room.starts[cluster] = decoded.offsets[Int(items[cluster].first)] }
    room.starts[count] = Int32(truncatingIfNeeded: decoded.length)
    let advances = UnsafeMutableBufferPointer(start: decoded.advances, count: count)
    advances.initialize(repeating: 0)
    let job = SegmentShaping(
      engine: self, items: items, text: decoded, room: room, advances: advances, runs: runs, fonts: fonts,
      language: harfBuzz(language: language))
    let segments = job.segments()
    add(items, advances, to: room.x)
    let whole = ShapedText(
      runs: runs, fonts: fonts, room: room, runStarts: runs.count == 1 ? nil : runStarts(items, runs.count),
      segments: segments, hasNewlines: decoded.any.contains(.newline), rightToLeft: levels.rightToLeft)
    return Shaped(text: whole, items: items, segments: segments, starts: room.starts, advances: advances)
  }

  /// Sums the advances; a tab reaches to the next stop, counted from where its paragraph starts. Where a wrapped line
  /// starts is not known yet: ``TabRuler`` says how far a tab goes there.
  private func add(
    _ items: UnsafeBufferPointer<Itemizer.Item>, _ advances: UnsafeMutableBufferPointer<Double>,
    to x: UnsafeMutablePointer<Double>
  ) {
    var pen = 0.0
    x[0] = 0
    guard decoded.any.contains(.whole) else {
      for cluster in items.indices {
        pen += advances[cluster]
        x[cluster + 1] = pen
      }
      return
    }
    let interval = tables.paragraph.tabInterval
    var start = 0.0
    for cluster in items.indices {
      let kind = items[cluster].kind
      if kind == .tab {
        pen = start + (((pen - start) / interval).rounded(.down) + 1) * interval
      } else {
        pen += advances[cluster]
        if kind == .control { start = pen }
      }
      x[cluster + 1] = pen
    }
  }

  private func runStarts(_ items: UnsafeBufferPointer<Itemizer.Item>, _ runs: Int) -> [Int] {
    var starts = [Int](repeating: items.count, count: runs + 1)
    for (index, item) in items.enumerated().reversed() { starts[Int(item.run)] = index }
    // A run that has no cluster of its own starts where the next one does.
    for run in stride(from: runs - 1, through: 0, by: -1) { starts[run] = min(starts[run], starts[run + 1]) }
    return starts
  }
}
