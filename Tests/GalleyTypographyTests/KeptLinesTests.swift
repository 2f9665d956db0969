import GalleyTypography
import Testing

/// What a paragraph keeps of earlier widths changes no later answer.
@Suite struct KeptLinesTests {
  private let text = "Sphinx of black quartz, judge my vow; extraordinarily long words break where nothing else does."

  private func paragraph(_ style: ParagraphStyle) -> Paragraph {
    Typesetter().paragraph([TextRun(text: text, font: TypefaceRequest(size: 17))], style: style)
  }

  @Test(arguments: [
    ParagraphStyle(), ParagraphStyle(lineLimit: 3), ParagraphStyle(truncation: .middle),
    ParagraphStyle(minimumScaleFactor: 0.5),
  ]) func everyOrderOfAskingGivesTheSameSizes(_ style: ParagraphStyle) {
    let asked = paragraph(style)
    // More widths than are kept, each at several heights, again and again.
    for round in 0..<3 {
      for step in 0..<40 {
        let width = Double((step * 7 + round) % 11) * 23
        let height: Double? = step % 3 == 0 ? nil : Double(step % 5) * 25
        let fresh = paragraph(style).size(width: width, height: height)
        let again = asked.size(width: width, height: height)
        #expect(again.size == fresh.size && again.lastBaseline == fresh.lastBaseline, "\(width) \(height ?? -1)")
        #expect(
          asked.layout(width: width, height: height).lines.map(\.text)
            == paragraph(style).layout(width: width, height: height).lines.map(\.text))
      }
    }
  }
}
