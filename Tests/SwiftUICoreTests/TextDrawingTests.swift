import GalleyGeometry
import GalleyScreen
import SwiftUICore
import Testing

/// What texts draw beside their glyphs, and what the screen knows of them.
@MainActor @Suite struct TextDrawingTests {
  private let red = RGBA(red: 1, green: 0, blue: 0)
  private let pureRed = Color(red: 1, green: 0, blue: 0)

  private func fills(_ screen: Screen) -> [(Rect, Paint)] {
    screen.drawing.compactMap {
      guard case .fill(let path, let paint, _) = $0, case .move(let first)? = path.elements.first,
        path.elements.count > 2, case .line(let corner) = path.elements[2]
      else { return nil }
      return (Rect(x: first.x, y: first.y, width: corner.x - first.x, height: corner.y - first.y), paint)
    }
  }

  private func strokes(_ screen: Screen) -> [StrokeForm] {
    screen.drawing.compactMap { if case .stroke(_, _, let form) = $0 { form } else { nil } }
  }

  @Test func coloursWithoutNumbersBesideATextAreLeftOut() throws {
    // Initialisers mend their numbers; the parts of a resolved colour are the user's own.
    var resolved = Color.Resolved(red: 1, green: 0, blue: 0)
    resolved.linearRed = .nan
    let odd = Color(resolved)
    var behind = AttributedString("behind")
    behind.backgroundColor = odd
    for text in [Text("under").underline(color: odd), Text("struck").strikethrough(color: odd), Text(behind)] {
      let screen = Proofs.screen(300, 100) { text }
      let isFinite = screen.drawing.allSatisfy { $0.isFinite }
      #expect(isFinite)
      let read = try Screen(json: screen.json())
      #expect(read.node(type: "Text")?.text == screen.node(type: "Text")?.text)
    }
  }

  @Test func valuesAndTheWordsAroundThemAreSetTogether() throws {
    func runs(_ text: Text) -> [GlyphRun] {
      Proofs.screen(300, 100) { text }.drawing.compactMap { if case .glyphs(let run) = $0 { run } else { nil } }
    }
    let word = "A"
    // The pair in the middle is kerned, whether or not it comes out of a value.
    let value = runs(Text("V\(word)V"))
    #expect(value == runs(Text(verbatim: "VAV")))
    #expect(value.count == 1)
    #expect(runs(Text("V**\(word)**V")).map(\.text) == ["V", "A", "V"])
  }

  @Test func runsAreAlikeWhereverTheirPlacesAreCountedFrom() {
    func run(_ origin: Point, _ x: Double) -> GlyphRun {
      GlyphRun(
        face: "Inter", size: 17, glyphs: [1], at: origin, positions: [Point(x: x, y: 2)], text: "a",
        paint: .color(.black))
    }
    #expect(run(Point(x: 3, y: 1), 4) == run(Point(x: 2, y: 1), 5))
    #expect(run(Point(x: 3, y: 1), 4).positions.first == Point(x: 7, y: 3))
    #expect(run(Point(x: 3, y: 1), 4) != run(Point(x: 3, y: 1), 5))
  }

  @Test func underlinesLieBelowTheBaselineAsWideAsTheirText() throws {
    let screen = Proofs.screen(300, 100) {
      (Text("Under").underline(color: pureRed) + Text(" not")).accessibilityIdentifier("x")
    }
    let node = try #require(screen.node("x"))
    let line = try #require(node.lines?.lines.first)
    let (bar, paint) = try #require(fills(screen).first)
    #expect(paint == .color(red))
    #expect(bar.minY > line.baseline && bar.maxY < line.frame.maxY)
    let whole = Proofs.screen(300, 100) { Text("Under").accessibilityIdentifier("x") }.node("x")?.exact.width ?? 0
    #expect(abs(bar.width - whole) < 5 && bar.width < node.exact.width - 10)
  }

  @Test func strikethroughsGoThroughTheLettersAndViewsPassLinesOn() throws {
    let screen = Proofs.screen(300, 100) { VStack { Text("Struck") }.strikethrough() }
    let line = try #require(screen.node(type: "Text")?.lines?.lines.first)
    let (bar, _) = try #require(fills(screen).first)
    #expect(bar.maxY < line.baseline && bar.minY > line.baseline - 17 * 0.53)
    #expect(fills(Proofs.screen(300, 100) { Text("x").underline(false) }).isEmpty)
  }

  @Test func patternsAreDashes() {
    func dash(_ pattern: Text.LineStyle.Pattern) -> [Double]? {
      strokes(Proofs.screen(300, 100) { Text("x").font(.system(size: 18)).underline(pattern: pattern) }).first?.dash
    }
    #expect(dash(.dot) == [1, 1])
    #expect(dash(.dashDot) == [4, 2, 1, 2])
    #expect(dash(.solid) == nil)
  }

  @Test func attributesOfAStringAreItsLooks() throws {
    var text = AttributedString("plain marked big raised")
    if let range = text.range(of: "marked") { text[range].backgroundColor = pureRed }
    if let range = text.range(of: "big") {
      text[range].font = .system(size: 34)
      text[range].underlineStyle = .single
    }
    if let range = text.range(of: "raised") {
      text[range].baselineOffset = 10
      text[range].kern = 3
      text[range].foregroundColor = pureRed
    }
    let shown = text
    let screen = Proofs.screen(500, 100) { Text(shown).accessibilityIdentifier("x") }
    let runs = screen.drawing.compactMap { if case .glyphs(let run) = $0 { run } else { nil } }
    // Spaces by themselves draw nothing.
    try #require(runs.map(\.text) == ["plain ", "marked", "big", "raised"])
    #expect(runs[2].size == 34 && runs[3].paint == .color(red))
    let height = try #require(runs[2].positions.first).y
    let raised = try #require(runs[3].positions.first).y
    #expect(raised == height - 10)
    let bars = fills(screen)
    #expect(bars.count == 2 && bars[0].1 == .color(red))
    // The highest line counts: 34 points of system font.
    #expect(screen.node("x")?.exact.height ?? 0 > 40)
  }

  /// What lies behind and under a run is as wide as its own characters: a space belongs to the run that has it, and one at
  /// a wrapped line's end to none.
  @Test func runsEndWhereTheirCharactersDo() throws {
    func bars(_ parts: [(String, Bool)], width: Double = 500) -> [Rect] {
      var text = AttributedString()
      for (part, isMarked) in parts {
        var piece = AttributedString(part)
        if isMarked { piece.backgroundColor = pureRed }
        text.append(piece)
      }
      let shown = text
      return fills(Proofs.screen(width, 100) { Text(shown) }).map(\.0)
    }
    func width(_ text: String) -> Double {
      Proofs.screen(500, 100) { Text(text).accessibilityIdentifier("x") }.node("x")?.exact.width ?? 0
    }
    let word = bars([("ab", true)])[0].width
    let spaced = bars([("ab ", true), ("cd", false)])[0].width
    // The same whether the space is the first run's or the second's, but for the space itself.
    #expect(abs(bars([("ab", true), (" cd", false)])[0].width - word) < 0.01)
    #expect(spaced > word + 3)
    // A space by itself is a run as wide as one.
    #expect(abs(bars([("ab", false), (" ", true), ("cd", false)])[0].width - (spaced - word)) < 0.01)
    // Where the line wraps after it, the space is not marked.
    let wrapped = bars([("ab ", true), ("cdefgh", false)], width: width("cdefgh") + 1)
    #expect(wrapped.count == 1 && abs(wrapped[0].width - word) < 0.01)
    // From right to left the space is on the left.
    let hebrew = bars([("אב", true), (" גד", false)])[0]
    #expect(abs(hebrew.width - bars([("אב", true)])[0].width) < 0.01)
  }

  @Test func imagesStandInTheLine() throws {
    let screen = Proofs.screen(500, 100) {
      Text("a \(Image(systemName: "star")) b").accessibilityIdentifier("x")
    }
    let node = try #require(screen.node("x"))
    #expect(node.text == "a \u{FFFC} b")
    let without = Proofs.screen(500, 100) { Text("a  b").accessibilityIdentifier("x") }.node("x")?.exact.width ?? 0
    // The star is 22 by 20 at this size (recorded).
    #expect(abs(node.exact.width - without - 22) < 2)
  }

  @Test func linesSayWhatTheyShowAndWhatWasLost() throws {
    let screen = Proofs.screen(200, 300) {
      VStack {
        Text("Grüße und ein langer Satz, der bricht").frame(width: 120).accessibilityIdentifier("wrapped")
        Text("Too long to be shown here").lineLimit(1).frame(width: 100).accessibilityIdentifier("cut")
        Text("Too long to be shown here").lineLimit(1).minimumScaleFactor(0.4).frame(width: 120)
          .accessibilityIdentifier("small")
        Text("one\ntwo\nthree").frame(height: 30, alignment: .top).clipped().fixedSize()
          .accessibilityIdentifier("tall")
      }
    }
    func lines(_ id: String) -> TextLines? { screen.node(id)?.first { $0.type == "Text" }?.lines }
    let wrapped = try #require(lines("wrapped"))
    let text = Array("Grüße und ein langer Satz, der bricht".unicodeScalars)
    for line in wrapped.lines {
      var part = String.UnicodeScalarView()
      part.append(contentsOf: text[line.range])
      #expect(String(part) == line.text)
    }
    #expect(wrapped.faces == ["Inter-Regular"] && wrapped.lost == 0)
    let cut = try #require(lines("cut"))
    #expect(cut.lost > 0 && cut.lines[0].text.hasSuffix("…"))
    #expect(cut.lines[0].range.count + cut.lost == 25 || cut.lines[0].range.count + cut.lost == 24)
    let small = try #require(lines("small"))
    #expect(small.lost == 0 && small.shrunk < 1 && small.shrunk >= 0.4)
  }

  @Test func linesThatAClipCutsAreCounted() throws {
    let screen = Proofs.screen(200, 300) {
      Text("one\ntwo\nthree").fixedSize().frame(height: 30, alignment: .top).clipped()
    }
    let lines = try #require(screen.node(type: "Text")?.lines)
    #expect(lines.lines.count == 3 && lines.lost == 0)
    // 30 points hold the first line of 20.5; the second is cut, the third is not seen.
    #expect(lines.clipped == 2)
    #expect(Proofs.screen(200, 300) { Text("one\ntwo") }.node(type: "Text")?.lines?.clipped == 0)
  }

  @Test func aFontThatIsNotThereIsNoted() {
    let screen = Proofs.screen(200, 300) {
      VStack {
        Text("a").font(.custom("Unheard Of", fixedSize: 12))
        Text("b").font(.custom("Unheard Of", fixedSize: 12))
        Text("c").font(.custom("Inter", fixedSize: 12))
      }
    }
    #expect(screen.notes == ["no font Unheard Of: the system's stands in for it"])
  }

  @Test(arguments: [0, -3, .nan, .infinity, 10_000, 1e300] as [CGFloat])
  func anySizeOfTypeGivesFiniteFrames(size: CGFloat) {
    let screen = Proofs.screen(200, 200) {
      VStack {
        Text("Some words that wrap").font(.system(size: size)).accessibilityIdentifier("x")
        Text("b").kerning(size).baselineOffset(size).lineSpacing(size).minimumScaleFactor(size)
        Text("c").tracking(-size).lineLimit(-2).font(.custom("Inter", size: size))
      }
    }
    let frame = screen.node("x")?.exact ?? Rect(x: .nan, y: 0, width: 0, height: 0)
    let isFinite = [frame.minX, frame.minY, frame.width, frame.height].allSatisfy { $0.isFinite }
    #expect(isFinite, "\(frame)")
  }

  @Test(.timeLimit(.minutes(10)))
  func aMegabyteInOneTextIsSet() {
    let text = String(repeating: "All work and no play makes Jack a dull boy. ", count: 24_000)
    let screen = Proofs.screen(300, 600) { Text(text).accessibilityIdentifier("x") }
    #expect(screen.node("x")?.lines?.lost ?? 0 > 1_000_000)
    #expect(screen.node("x")?.exact.height ?? 0 <= 600)
  }
}
