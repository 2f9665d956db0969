extension Paragraph {
  /// The text at a scale at which all of it finds room, or at the smallest allowed, truncated. The search stops before
  /// it is exact, as Apple's does (`paragraph.json`).
  func shrink(width: Double, height: Double) -> ParagraphSetting? {
    let rules = engine.tables.paragraph
    let least = max(0, style.minimumScaleFactor)
    guard least < 1 else { return nil }
    var low = least
    var high = 1.0
    var best = scaled(least, width: width, height: height)
    guard !best.isShort else { return best }
    for _ in 0..<rules.shrinkSteps {
      let middle = (low + high) / 2
      let tried = scaled(middle, width: max(0, width - rules.shrinkRoom), height: height)
      if !tried.isShort {
        best = tried
        best.width = width
        low = middle
      } else {
        high = middle
      }
    }
    return best
  }

  private func scaled(_ scale: Double, width: Double, height: Double) -> ParagraphSetting {
    let text: ShapedText
    if let known = variants[scale] {
      text = known
    } else {
      let runs = self.text.runs.map { run in
        var run = run
        run.font.size *= scale
        run.font.leading *= scale
        run.lineFont?.size *= scale
        run.lineFont?.leading *= scale
        run.tracking *= scale
        run.baselineOffset *= scale
        return run
      }
      text = engine.shape(runs, style)
      if variants.count > 32 { variants.removeAll() }
      variants[scale] = text
    }
    var setting = setting(text, width: width, height: height)
    setting.scale = scale
    return setting
  }

  /// One line with a little taken from between its characters, when that is enough.
  func tighten(_ full: ParagraphSetting) -> ParagraphSetting? {
    let text = full.text
    guard full.lines.count == 1, !text.hasNewlines, full.width > 0, formats.isEmpty else { return nil }
    let end = text.visibleEnd(0, text.count)
    let natural = text.x(end)
    guard end > 1, natural <= full.width * engine.tables.paragraph.tightening else { return nil }
    var setting = full
    setting.cut = nil
    setting.dropped = 0
    setting.lines = [LineSpan(start: 0, visible: end, end: end)]
    setting.tightening = (natural - full.width) / Double(end)
    return setting
  }
}
