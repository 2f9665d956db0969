import GalleyGeometry
import GalleyTypography
import Testing

/// What paragraphs of one text have of their own, in the unit font: every character ten points wide, lines ten high with
/// the baseline at eight. Values follow from NSParagraphStyle's documentation by arithmetic. R-026.
@Suite struct ParagraphFormatTests {
  private let typesetter = Typesetter()

  private func paragraph(
    _ text: String, _ formats: [ParagraphFormat], _ change: (inout ParagraphStyle) -> Void = { _ in }
  ) -> Paragraph {
    var style = ParagraphStyle(profile: .unit, scale: 1, formats: formats)
    change(&style)
    return typesetter.paragraph([TextRun(text: text, font: TypefaceRequest(size: 10))], style: style)
  }

  private func frames(_ paragraph: Paragraph, _ width: Double?, in container: Double? = nil) -> [Rect] {
    paragraph.layout(width: width, height: nil, alignedIn: container).lines.map(\.frame)
  }

  private func texts(_ paragraph: Paragraph, _ width: Double?) -> [String] {
    paragraph.layout(width: width, height: nil).lines.map(\.text)
  }

  // MARK: Indents

  @Test func indentsMoveLinesAndTakeTheirRoom() {
    let text = paragraph("aaa bbb ccc ddd", [ParagraphFormat(firstIndent: 30, indent: 10)])
    #expect(texts(text, 100) == ["aaa bbb", "ccc ddd"])
    #expect(frames(text, 100).map(\.minX) == [30, 10])
    #expect(frames(text, 100).map(\.width) == [70, 70])
    // 30 and the seven characters are as wide as the room; one point less and the first line is a word.
    #expect(texts(text, 99) == ["aaa", "bbb ccc", "ddd"])
    #expect(text.size(width: nil, height: nil).size == Size(width: 180, height: 10))
    #expect(text.size(width: 100, height: nil).size == Size(width: 100, height: 20))
  }

  @Test func everyParagraphBeginsAtItsFirstIndent() {
    let text = paragraph("aaa bbb ccc\nddd eee fff", [ParagraphFormat(firstIndent: 0, indent: 20)])
    #expect(texts(text, 75) == ["aaa bbb", "ccc", "ddd eee", "fff"])
    #expect(frames(text, 75).map(\.minX) == [0, 20, 0, 20])
    // A line separator ends a line, not a paragraph.
    #expect(frames(paragraph("aaa\u{2028}bbb", [ParagraphFormat(indent: 20)]), 75).map(\.minX) == [0, 20])
  }

  @Test func theTailCountsFromEitherSide() {
    let fromEnd = paragraph("aaa bbb ccc ddd eee", [ParagraphFormat(tail: -30)])
    #expect(texts(fromEnd, 100) == ["aaa bbb", "ccc ddd", "eee"])
    // The tail takes room of the size, as the indents do.
    #expect(fromEnd.size(width: nil, height: nil).size.width == 220)
    let fromStart = paragraph("aaa bbb ccc ddd eee", [ParagraphFormat(indent: 10, tail: 40)])
    #expect(texts(fromStart, 100) == ["aaa", "bbb", "ccc", "ddd", "eee"])
    #expect(texts(fromStart, nil) == ["aaa", "bbb", "ccc", "ddd", "eee"])
  }

  @Test func alignmentIsBetweenTheIndents() {
    func x(_ alignment: ParagraphStyle.Alignment, _ rightToLeft: Bool? = nil) -> [Double] {
      frames(
        paragraph(
          "aa", [ParagraphFormat(alignment: alignment, rightToLeft: rightToLeft, firstIndent: 20, tail: -10)]), 100,
        in: 100
      ).map(\.minX)
    }
    #expect(x(.leading) == [20])
    #expect(x(.center) == [45])
    #expect(x(.trailing) == [70])
    #expect(x(.leading, true) == [60])
    #expect(x(.trailing, true) == [10])
  }

  @Test func paragraphsHaveFormatsOfTheirOwn() {
    let text = paragraph(
      "a\nb\nc\nd", [ParagraphFormat(alignment: .center), ParagraphFormat(alignment: .trailing), ParagraphFormat()])
    #expect(frames(text, 100, in: 100).map(\.minX) == [45, 90, 0, 0])
    // CR LF ends one paragraph, not two.
    let windows = paragraph("a\r\nb\r\nc", [ParagraphFormat(), ParagraphFormat(firstIndent: 7), ParagraphFormat()])
    #expect(frames(windows, 100).map(\.minX) == [0, 7, 0])
  }

  // MARK: Heights

  @Test func minimumAndMaximumHeightsMoveTheBaselineDown() {
    let tall = paragraph("aa bb", [ParagraphFormat(minimumLineHeight: 16)])
    #expect(tall.size(width: 25, height: nil).size.height == 32)
    #expect(tall.size(width: 25, height: nil).firstBaseline == 14)
    #expect(tall.size(width: 25, height: nil).lastBaseline == 30)
    let low = paragraph("aa bb", [ParagraphFormat(maximumLineHeight: 6)])
    #expect(low.size(width: 25, height: nil).size.height == 12)
    #expect(low.size(width: 25, height: nil).firstBaseline == 4)
  }

  @Test func theMultipleComesBeforeTheLimits() {
    func height(_ format: ParagraphFormat) -> Double {
      paragraph("aa bb", [format]).size(width: 25, height: nil).size.height
    }
    #expect(height(ParagraphFormat(lineHeightMultiple: 1.5)) == 30)
    #expect(height(ParagraphFormat(maximumLineHeight: 12, lineHeightMultiple: 1.5)) == 24)
    #expect(height(ParagraphFormat(minimumLineHeight: 18, lineHeightMultiple: 1.5)) == 36)
    #expect(height(ParagraphFormat(lineHeightMultiple: 0.5)) == 10)
    // Line spacing comes on top of limits (documented).
    #expect(height(ParagraphFormat(maximumLineHeight: 8, lineSpacing: 3)) == 19)
  }

  /// Developers' reports of iOS 16.4 and later: an offset upwards raises text in a line of fixed height, one downwards
  /// does nothing.
  @Test func anOffsetMovesTextInALineOfFixedHeight() {
    func glyphs(_ offset: Double) -> (height: Double, y: Double?) {
      let style = ParagraphStyle(
        profile: .unit, scale: 1, formats: [ParagraphFormat(minimumLineHeight: 20, maximumLineHeight: 20)])
      let run = TextRun(text: "a", font: TypefaceRequest(size: 10), baselineOffset: offset)
      let layout = typesetter.paragraph([run], style: style).layout(width: nil, height: nil)
      return (layout.size.height, layout.lines.first?.glyphs.first?.positions.first?.y)
    }
    #expect(glyphs(0) == (20, 18))
    #expect(glyphs(5) == (20, 13))
    #expect(glyphs(-5) == (20, 18))
  }

  @Test func aFixedLineHeightIsTheDistanceOfBaselines() {
    func baselines(_ height: ParagraphFormat.LineHeight) -> [Double] {
      paragraph("aa bb cc", [ParagraphFormat(lineHeight: height)]).layout(width: 25, height: nil).lines.map(\.baseline)
    }
    for (height, pitch) in [
      (ParagraphFormat.LineHeight.exact(points: 24), 24.0), (.multiple(factor: 1.8), 18), (.leading(increase: 5), 15),
    ] {
      let found = baselines(height)
      #expect(found.count == 3)
      #expect(found[1] - found[0] == pitch && found[2] - found[1] == pitch)
    }
  }

  @Test func theLargestSizeInALineCountsForItsHeight() {
    let style = ParagraphStyle(
      profile: .unit, scale: 1, formats: [ParagraphFormat(lineHeight: .multiple(factor: 2))])
    let runs = [
      TextRun(text: "a", font: TypefaceRequest(size: 10)), TextRun(text: "b", font: TypefaceRequest(size: 30)),
    ]
    #expect(typesetter.paragraph(runs, style: style).size(width: nil, height: nil).size.height == 60)
  }

  /// Documented: the space between paragraphs is the first one's spacing and the second one's spacing before. None comes
  /// before the first and after the last.
  @Test func spacingLiesBetweenParagraphs() {
    let text = paragraph("a\nb\nc", [ParagraphFormat(lineSpacing: 2, spacingBefore: 5, spacingAfter: 7)])
    #expect(frames(text, 100).map(\.minY) == [0, 24, 48])
    #expect(text.size(width: 100, height: nil).size.height == 58)
    let wrapped = paragraph("aa bb\ncc", [ParagraphFormat(spacingAfter: 7)])
    #expect(frames(wrapped, 25).map(\.minY) == [0, 10, 27])
    // Height that is offered counts them too.
    #expect(wrapped.layout(width: 25, height: 36).lines.count == 2)
    #expect(wrapped.layout(width: 25, height: 37).lines.count == 3)
  }

  // MARK: Breaking

  @Test func linesBreakBetweenCharactersOrNotAtAll() {
    #expect(texts(paragraph("abc def", [ParagraphFormat(breaking: .characters)]), 55) == ["abc d", "ef"])
    #expect(texts(paragraph("abc def", [ParagraphFormat(breaking: .characters)]), 35) == ["abc", "def"])
    #expect(texts(paragraph("abc def\ng", [ParagraphFormat(breaking: .none)]), 35) == ["abc def", "g"])
    #expect(paragraph("abc def", [ParagraphFormat(breaking: .none)]).size(width: 35, height: nil).size.width == 35)
  }

  @Test func textThatFindsNoRoomIsLeftOutOrGoesOn() {
    let lines = paragraph("aaa bbb ccc", []) {
      $0.lineLimit = 2
      $0.truncation = .lines
    }.layout(width: 35, height: nil)
    #expect(lines.lines.map(\.text) == ["aaa", "bbb"])
    #expect(lines.lost == 3)
    let edge = paragraph("aaa bbb ccc", []) {
      $0.lineLimit = 1
      $0.truncation = .edge
    }.layout(width: 55, height: nil)
    #expect(edge.lines.map(\.text) == ["aaa bbb ccc"])
    #expect(edge.lost == 6)
    #expect(edge.size == Size(width: 55, height: 10))
  }

  @Test func justifiedLinesGoFromSideToSideButTheLast() {
    let text = paragraph("aa bb cc dd ee ff", [ParagraphFormat(alignment: .justified)])
    let layout = text.layout(width: 86, height: nil, alignedIn: 86)
    #expect(layout.lines.map(\.text) == ["aa bb cc", "dd ee ff"])
    #expect(layout.lines.map(\.frame.width) == [86, 80])
    // Two spaces share six points.
    let natural = paragraph("aa bb cc", []).layout(width: nil, height: nil).lines[0].glyphs[0].positions
    let moved = layout.lines[0].glyphs[0].positions
    #expect(zip(moved, natural).map { $0.x - $1.x }.map { $0.rounded() } == [0, 0, 3, 3, 6, 6])
    let broken = paragraph("aa bb\ncc", [ParagraphFormat(alignment: .justified)])
    #expect(broken.layout(width: 86, height: nil, alignedIn: 86).lines.map(\.frame.width) == [50, 20])
  }

  // MARK: Tabs

  @Test func tabsReachToTheirStopsInEveryLine() {
    let text = paragraph("aaa b\tc d\te", [])
    // The second and third line's tabs count from where those lines start.
    let lines = text.layout(width: 40, height: nil).lines
    #expect(lines.map(\.text) == ["aaa", "b\tc", "d\te"])
    #expect(lines.map(places) == [[0], [0, 28], [0, 28]])
    // A tab that finds no room hangs over the edge like a space.
    #expect(texts(text, 60) == ["aaa b", "c d", "e"])
    let indented = paragraph("a\tb", [ParagraphFormat(firstIndent: 20)]).layout(width: 100, height: nil).lines
    // From 30 the next stop is at 56.
    #expect(indented.map(places) == [[20, 56]])
  }

  /// Where the pieces between the tabs begin.
  private func places(_ line: ParagraphLayout.Line) -> [Double] {
    line.glyphs.filter { !$0.ids.isEmpty }.map(\.room.lowerBound)
  }

  @Test func stopsHaveAlignments() {
    func places(_ text: String, _ stop: ParagraphFormat.TabStop) -> [Double] {
      let format = ParagraphFormat(tabStops: [stop])
      return paragraph(text, [format]).layout(width: 300, height: nil).lines.flatMap { self.places($0) }
    }
    #expect(places("a\tbc", .init(position: 100)) == [0, 100])
    #expect(places("a\tbc", .init(position: 100, alignment: .trailing)) == [0, 80])
    #expect(places("a\tbc", .init(position: 100, alignment: .center)) == [0, 90])
    #expect(places("a\t12.5", .init(position: 100, alignment: .decimal)) == [0, 80])
    // After the last stop the standard ones go on.
    #expect(places("a\tb\tc", .init(position: 30)) == [0, 30, 56])
  }

  // MARK: Directions

  @Test func aParagraphsDirectionCanBeSaid() {
    func order(_ direction: Bool?) -> [String] {
      let text = paragraph("ab אב", [ParagraphFormat(rightToLeft: direction)])
      return text.layout(width: nil, height: nil).lines.flatMap {
        $0.glyphs.sorted { $0.room.lowerBound < $1.room.lowerBound }
      }
      .map { $0.text.trimmingPrefix(" ").description.trimmingSuffix }
    }
    #expect(order(nil).first == "ab")
    #expect(order(false).first == "ab")
    #expect(order(true).last == "ab")
  }

  // MARK: Hostile numbers

  @Test(arguments: [Double.nan, .infinity, -.infinity, -50, 0, 10_000, 1e300])
  func anyNumberGivesAFiniteLayout(_ number: Double) {
    let format = ParagraphFormat(
      firstIndent: number, indent: number, tail: number, minimumLineHeight: number, maximumLineHeight: number,
      lineHeightMultiple: number, lineSpacing: number, spacingBefore: number, spacingAfter: number,
      tabStops: [.init(position: number)], tabInterval: number)
    for height in [nil, ParagraphFormat.LineHeight.exact(points: number), .multiple(factor: number)] {
      var format = format
      format.lineHeight = height
      for width in [nil, 0, 50, 1e7] as [Double?] {
        let layout = paragraph("aa\tbb cc\ndd", [format]).layout(width: width, height: 100)
        #expect(layout.size.width.isFinite && layout.size.height.isFinite)
        #expect(layout.lines.allSatisfy { $0.frame.minX.isFinite && $0.frame.maxY.isFinite })
      }
    }
  }
}

extension String {
  fileprivate var trimmingSuffix: String {
    var text = self
    while text.hasSuffix(" ") { text.removeLast() }
    return text
  }
}
