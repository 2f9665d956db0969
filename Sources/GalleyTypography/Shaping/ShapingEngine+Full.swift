@_implementationOnly import CHarfBuzz
import GalleyGeometry

extension ShapingEngine {
  /// Shapes text of any kind: from words that were seen before, else with HarfBuzz.
  func full(
    _ runs: [TextRun], _ fonts: [SizedFont], rightToLeft: Bool, language: String, directions: [Bool?] = []
  ) -> ShapedText {
    var bytes: [UInt8] = []
    var length = 0
    for index in runs.indices { length += runs[index].text.utf8.count }
    bytes.reserveCapacity(length)
    for index in runs.indices { bytes.append(contentsOf: runs[index].text.utf8) }
    decoded.fill(bytes, characters)
    let levels = BidiLevels(decoded, rightToLeft: rightToLeft, directions: directions)
    guard words.cut(decoded, levels, runs: runs, fonts: fonts) else {
      return shaped(bytes, levels, runs, fonts, language: language).text
    }
    if let known = words.assemble(bytes, decoded, levels, runs: runs, fonts: fonts, language: language) { return known }
    let result = shaped(bytes, levels, runs, fonts, language: language)
    words.learn(from: result, bytes, decoded, fonts: fonts, language: language)
    return result.text
  }

  /// What shaping leaves: the text, and the advance and the item of each cluster, which hold until the next text.
  struct Shaped {
    var text: ShapedText
    var items: UnsafeBufferPointer<Itemizer.Item>
    var faces: [Unmanaged<Face>]
    var advances: UnsafeMutableBufferPointer<Double>
  }

  /// Clusters, directions, scripts and faces first, then one call of HarfBuzz a segment.
  private func shaped(
    _ bytes: [UInt8], _ levels: BidiLevels, _ runs: [TextRun], _ fonts: [SizedFont], language: String
  ) -> Shaped {
    let text = Itemizer(decoded, levels, runs: runs, fonts: fonts, language: language, engine: self)
    let items = text.items
    let faces = text.faces
    let count = items.count
    let starts = [Int32](unsafeUninitializedCapacity: count + 1) { starts, filled in
      for cluster in 0..<count { starts[cluster] = items[cluster].start }
      starts[count] = Int32(bytes.count)
      filled = count + 1
    }
    let advances = UnsafeMutableBufferPointer(rebasing: decoded.advances[..<count])
    advances.initialize(repeating: 0)
    var segments: [ShapedText.Segment] = []
    bytes.withUnsafeBufferPointer { bytes in
      starts.withUnsafeBufferPointer { starts in
        let job = SegmentShaping(
          engine: self, items: items, starts: starts, bytes: bytes, advances: advances, faces: faces, runs: runs,
          fonts: fonts, language: harfBuzz(language: language))
        var start = 0
        while start < count {
          let end = job.segmentEnd(start)
          segments.append(job.segment(start..<end))
          start = end
        }
      }
    }
    let whole = ShapedText(
      runs: runs, fonts: fonts, bytes: bytes, x: positions(items, advances), starts: starts,
      runStarts: runs.count == 1 ? nil : runStarts(items, runs.count), segments: segments,
      hasNewlines: decoded.any.contains(.newline), rightToLeft: levels.rightToLeft)
    return Shaped(text: whole, items: items, faces: faces, advances: advances)
  }

  /// Sums the advances; a tab reaches to the next stop, counted from where its paragraph starts. Where a wrapped line
  /// starts is not known yet: ``TabRuler`` says how far a tab goes there.
  private func positions(
    _ items: UnsafeBufferPointer<Itemizer.Item>, _ advances: UnsafeMutableBufferPointer<Double>
  ) -> [Double] {
    let interval = tables.paragraph.tabInterval
    return [Double](unsafeUninitializedCapacity: items.count + 1) { x, filled in
      var start = 0.0
      var pen = 0.0
      x[0] = 0
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
      filled = items.count + 1
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
