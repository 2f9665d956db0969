@_spi(Galley) import GalleyFoundation
import GalleyGeometry
import GalleyLocalization
import GalleyScreen
import SwiftUICore
import Testing

@MainActor @Suite struct TextTests {
  private func string(_ text: Text, locale: String = "en") -> String? {
    Proofs.screen(Proofs.scenario(2000, 300) { $0.locale = locale }) { text }.node(type: "Text")?.text
  }

  @Test func keysFormatTheirArguments() {
    let name = "Ada"
    #expect(string(Text("Hello \(name)!")) == "Hello Ada!")
    #expect(string(Text("\(1234) items")) == "1,234 items")
    #expect(string(Text("\(1234) items"), locale: "de") == "1.234 items")
    #expect(string(Text("\(3.14159, specifier: "%.2f")")) == "3.14")
    #expect(string(Text("\(2.5)")) == "2.500000")
    #expect(string(Text("100% \(name)")) == "100% Ada")
    #expect(string(Text("50%")) == "50%")
    #expect(string(Text("\(Text("a").bold()) and \("b")")) == "a and b")
    #expect(string(Text(verbatim: "**x**")) == "**x**")
  }

  @Test func markdownIsReadInKeysOnly() {
    #expect(string(Text("a **bold** word")) == "a bold word")
    #expect(string(Text("snake_case_name and 2 * 3 * 4")) == "snake_case_name and 2 * 3 * 4")
    #expect(string(Text("[Apple](https://apple.com)")) == "Apple")
    #expect(string(Text(#"\*plain\*"#)) == "*plain*")
    #expect(string(Text("***both*** and `code`")) == "both and code")
    let variable = "**x**"
    #expect(string(Text(variable)) == "**x**")
    // An argument is no Markdown, and Markdown goes on around it.
    #expect(string(Text("**\(variable)**")) == "**x**")
  }

  @Test func argumentsFillTheAddressesOfLinks() {
    let address = "https://example.com/terms"
    #expect(string(Text("See [the **terms**](\(address)) & ~~no~~ &copy;")) == "See the terms & no ©")
    #expect(string(Text("^[\(2) item](inflect: true), ^[\(1) box](inflect: true)")) == "2 items, 1 box")
    #expect(string(Text("^[\(2) Ding](inflect: true)"), locale: "de") == "2 Ding")
  }

  /// A text's colour leaves its links in the tint; a run of an attributed string says its own.
  @Test func linksAreInTheTint() {
    let (red, green) = (RGBA(red: 1, green: 0, blue: 0), RGBA(red: 0, green: 1, blue: 0))
    let (first, second) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 1, blue: 0))
    func paints<V: View>(_ view: V) -> [Paint] {
      Proofs.screen(300, 100) { view.tint(second) }.drawing.compactMap {
        if case .glyphs(let run) = $0 { run.paint } else { nil }
      }
    }
    #expect(paints(Text("a [b](https://c.d)").foregroundStyle(first)) == [.color(red), .color(green)])
    #expect(paints(Text("a [b](https://c.d)").padding().foregroundStyle(first)) == [.color(red), .color(green)])
    var own = AttributedString("b")
    own.link = URL(string: "https://c.d")
    own.foregroundColor = first
    #expect(paints(Text(own)) == [.color(red)])
  }

  @Test func aTextsOwnDirectionDecidesWhereItsLinesBegin() {
    func left(_ strategy: Text.WritingDirectionStrategy, _ alignment: Text.AlignmentStrategy) -> Double? {
      let screen = Proofs.screen(300, 100) {
        Text(verbatim: "שלום וברכה\nשלום").fixedSize().writingDirection(strategy: strategy)
          .multilineTextAlignment(strategy: alignment)
      }
      guard let lines = screen.node(type: "Text")?.lines?.lines, lines.count == 2 else { return nil }
      return lines[1].frame.minX - lines[0].frame.minX
    }
    #expect(left(.default, .default) == 0)
    #expect(left(.contentBased, .default) == 0)
    #expect(left(.contentBased, .writingDirectionBased) ?? 0 > 10)
  }

  /// A renderer reads the runs' marks, draws what it likes of their glyphs, and says how large the text is.
  @Test func theUsersCodeDrawsATextsGlyphs() throws {
    struct Mark: TextAttribute, Equatable { var name: String }
    struct Second: TextRenderer {
      func draw(layout: Text.Layout, in context: inout GraphicsContext) {
        for run in layout.flatMap({ $0 }) where run[Mark.self] == Mark(name: "x") {
          context.translateBy(x: 0, y: 5)
          if let glyph = run.last { context.draw(glyph) }
        }
      }
      func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
        let size = text.sizeThatFits(proposal)
        return CGSize(width: size.width + 10, height: size.height * 2)
      }
    }
    func screen(_ isRendered: Bool) -> Screen {
      let text = Text("ab \(Text("cd").customAttribute(Mark(name: "x")))\(Text("e").customAttribute(Mark(name: "y")))")
      return Proofs.screen(300, 100) { if isRendered { text.textRenderer(Second()) } else { text } }
    }
    let (plain, drawn) = (screen(false), screen(true))
    let own = try #require(plain.node(type: "Text")).frame
    let node = try #require(drawn.node(type: "Text"))
    #expect(node.frame.width == own.width + 10)
    #expect(abs(node.frame.height - own.height * 2) < 0.5)
    #expect(node.text == "ab cde")
    let runs = drawn.drawing.compactMap { if case .glyphs(let run) = $0 { run } else { nil } }
    #expect(runs.map(\.text) == ["d"])
    #expect(runs.map(\.glyphs.count) == [1])
  }

  /// White space has glyphs, which show nothing, and a run is as wide as its characters.
  @Test func aRenderersRunsCountTheirSpaces() {
    final class Found: @unchecked Sendable { var lines: [[(count: Int, left: CGFloat, width: CGFloat)]] = [] }
    struct Reader: TextRenderer {
      let found: Found
      func draw(layout: Text.Layout, in context: inout GraphicsContext) {
        found.lines = layout.map { line in
          line.map { ($0.count, $0.typographicBounds.origin.x, $0.typographicBounds.width) }
        }
      }
    }
    func lines(_ text: Text, _ width: Double) -> [[(count: Int, left: CGFloat, width: CGFloat)]] {
      let found = Found()
      _ = Proofs.screen(width, 100) { text.textRenderer(Reader(found: found)) }
      return found.lines
    }
    let whole = lines(Text("a b c"), 300)
    #expect(whole.map { $0.map(\.count) } == [[5]])
    // Where a line wraps, the space after it is nobody's.
    let word = lines(Text("aaa"), 300)[0][0].width
    let wrapped = lines(Text("aaa bbbbbb"), Double(word) * 2.5)
    #expect(wrapped.map { $0.map(\.count) } == [[3], [6]])
    #expect(abs(wrapped[0][0].width - word) < 0.01)
    // Two runs meet where the first one's characters end.
    let runs = lines(Text("ab").bold() + Text(" cd"), 300)[0]
    #expect(runs.map(\.count) == [2, 3])
    #expect(abs(runs[0].left + runs[0].width - runs[1].left) < 0.01)
    #expect(lines(Text("אב גד"), 300).map { $0.map(\.count) } == [[5]])
  }

  /// Documented: the distance between the baselines of two lines.
  @Test func lineHeightsAreDistancesOfBaselines() {
    func pitch(_ view: some View) -> Double {
      let lines = Proofs.screen(300, 300) { view.accessibilityIdentifier("x") }.node("x")?.lines?.lines ?? []
      return lines.count < 2 ? 0 : ((lines[1].baseline - lines[0].baseline) * 1000).rounded() / 1000
    }
    let text = Text("a\nb").font(.system(size: 20))
    #expect(pitch(text.lineHeight(.exact(points: 40))) == 40)
    #expect(pitch(text.lineHeight(.multiple(factor: 1.5))) == 30)
    #expect(pitch(text.lineHeight(.leading(increase: 7))) == 27)
    #expect(pitch(text.lineHeight(.exact(points: 10))) == 10)
    // 20 · 1.193359375
    #expect(pitch(text.lineHeight(.variable)) == 23.867)
    #expect(pitch(text.lineHeight(.exact(points: 40)).lineHeight(nil)) == 40)
    #expect(pitch(text.lineHeight(.tight)) < pitch(text.lineHeight(.normal)))
    #expect(pitch(text.lineHeight(.normal)) < pitch(text.lineHeight(.loose)))
    #expect(Proofs.screen(300, 300) { text.lineHeight(.loose) }.assumed.contains("typography.lineHeights"))
  }

  /// A paragraph's attributes are those of its first character; others have the place's.
  @Test func paragraphsOfAStringSayTheirOwn() {
    var string = AttributedString("first line\nab\nc")
    if let range = string.range(of: "ab") {
      string[range].lineHeight = .exact(points: 50)
      string[range].alignment = .center
    }
    if let range = string.range(of: "c") { string[range].alignment = .right }
    let shown = string
    let node = Proofs.screen(300, 300) { Text(shown).accessibilityIdentifier("x") }.node("x")
    let lines = node?.lines?.lines ?? []
    let width = node?.exact.width ?? 0
    #expect(lines.map(\.frame.height).map { $0.rounded() } == [20, 50, 20])
    #expect(lines.map { (($0.frame.midX - lines[0].frame.minX) * 2).rounded() }[1] == width.rounded())
    #expect(abs(lines[2].frame.maxX - lines[0].frame.maxX) < 0.5)
  }

  @Test func fontsAreResolvedInTheirPlace() {
    struct Numbers: View {
      @Environment(\.fontResolutionContext) var context
      var body: some View {
        let font = Font.title.bold().italic().resolve(in: context)
        Text(
          verbatim: "\(font.pointSize) \(font.isBold) \(font.isItalic) \(Font.default.resolve(in: context).pointSize)")
      }
    }
    // Human Interface Guidelines: title is 28 points, body 17, at the large size.
    #expect(Proofs.screen(300, 100) { Numbers() }.node(type: "Text")?.text == "28.0 true true 17.0")
  }

  @Test func translationsPutArgumentsInTheirOwnOrder() {
    var tables = StringTables()
    tables.add(path: "en.lproj/Localizable.strings", Array(#""%@ of %lld" = "%2$lld von %1$@";"#.utf8))
    LocalizationTables.install(tables)
    defer { LocalizationTables.install(StringTables()) }
    let name = "Teil"
    #expect(string(Text("\(name) of \(3)")) == "3 von Teil")
    #expect(String(localized: "\(name) of \(3)") == "3 von Teil")
    #expect(string(Text("\(name) other")) == "Teil other")
  }

  @Test func lettersChangeTheirCase() {
    let screen = Proofs.screen(100, 100) { VStack { Text("Straße") }.textCase(.uppercase) }
    #expect(screen.node(type: "Text")?.text == "STRASSE")
  }

  @Test func stylesOfOneTextAreSeparateRuns() {
    let screen = Proofs.screen(500, 100) { Text("a").foregroundColor(.red) + Text("b").bold() }
    let runs = screen.drawing.compactMap { if case .glyphs(let run) = $0 { run } else { nil } }
    #expect(runs.map(\.text) == ["a", "b"])
    #expect(runs.first?.paint == .color(RGBA(red: 1, green: 56.0 / 255, blue: 60.0 / 255)))
    #expect(screen.node(type: "Text")?.text == "ab")
  }

  @Test func attributedStringsKeepTheirLooks() {
    var string = AttributedString("red")
    string.foregroundColor = Color(red: 1, green: 0, blue: 0)
    let whole = string + AttributedString(" rest")
    let screen = Proofs.screen(500, 100) { Text(whole) }
    let runs = screen.drawing.compactMap { if case .glyphs(let run) = $0 { run } else { nil } }
    #expect(runs.first?.paint == .color(RGBA(red: 1, green: 0, blue: 0)))
    #expect(screen.node(type: "Text")?.text == "red rest")
  }

  @Test func countersReadAsAClock() {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let text = Text(timerInterval: start...start + 3725, pauseTime: start, countsDown: true)
    #expect(string(text) == "1:02:05")
    let short = Text(timerInterval: start...start + 65, pauseTime: start + 5, countsDown: true)
    #expect(string(short) == "1:00")
    // R-026: the digits are the locale's (CLDR: Egypt counts in Arabic-Indic ones, Persian has its own).
    #expect(string(text, locale: "ar_EG") == "١:٠٢:٠٥")
    #expect(string(short, locale: "fa") == "۱:۰۰")
    let counting = Text(.currentDate, format: .timer(countingDownIn: start..<start))
    #expect(string(counting, locale: "ar_EG") == "٠:٠٠")
    let stopwatch = SystemFormatStyle.Stopwatch(startingAt: start).locale(Locale(identifier: "fa"))
    #expect(String(stopwatch.format(start + 63.42).characters) == "۰۱:۰۳٫۴۲")
    let counted: _DateComponentsFormatStyle = .timeDuration
    #expect(counted.locale(Locale(identifier: "ar_EG")).format(start..<start + 3725) == "١:٠٢:٠٥")
  }

  /// R-026: the words that count time are the locale's. In English as a blog shows them on a device: `11 min, 14 sec`.
  @Test(arguments: [
    ("en", "11 min, 14 sec", "-11 minutes"), ("de", "11 Min., 14 Sek.", "-11 Minuten"),
  ])
  func timeThatPassesIsToldInTheLocale(locale: String, relative: String, offset: String) {
    let date = Date().addingTimeInterval(674.5)
    #expect(string(Text(date, style: .relative), locale: locale) == relative)
    #expect(string(Text(date, style: .offset), locale: locale) == offset)
  }

  @Test func formattersFormatWhatTheyAreGiven() {
    let days = DateFormatter()
    days.dateFormat = "yyyy-MM-dd"
    days.timeZone = .gmt
    let date = Date(timeIntervalSince1970: 0)
    #expect(string(Text(date, formatter: days)) == "1970-01-01")
    #expect(string(Text("Since \(date, formatter: days)")) == "Since 1970-01-01")
    let numbers = NumberFormatter()
    numbers.minimumFractionDigits = 2
    #expect(string(Text("\(NSNumber(value: 2.5), formatter: numbers)")) == "2.50")
  }

  /// The clock of a proof stands still, of a test goes on: spans are wide enough for both.
  @Test func systemFormatsTellTimeThatPasses() {
    let start = Date().addingTimeInterval(-222.5)
    #expect(string(Text(.currentDate, format: .offset(to: start))) == "3 minutes, 42 seconds")
    #expect(string(Text(.currentDate, format: .offset(to: start, allowedFields: [.minute, .second]))) == "3:42")
    #expect(
      string(Text(.currentDate, format: .offset(to: start, sign: .always(includingZero: false))))
        == "+3 minutes, 42 seconds")
    #expect(
      string(Text(.currentDate, format: .timer(countingDownIn: start..<start.addingTimeInterval(480)))) == "4:18")
    #expect(string(Text(.currentDate, format: .timer(countingUpIn: start..<start.addingTimeInterval(480)))) == "3:42")
    #expect(string(Text(.currentDate, format: .stopwatch(startingAt: start)))?.hasPrefix("03:42.") == true)
    #expect(string(Text(.currentDate, format: .reference(to: start)))?.contains("ago") == true)
  }

  @Test func stylesThatFoundationLacks() {
    let start = Date(timeIntervalSince1970: 0)
    let span = start..<start.addingTimeInterval(5400)
    #expect(span.formatted(.components(style: .wide)) == "1 hour, 30 minutes")
    #expect(span.formatted(.timeDuration) == "1:30:00")
    let name = PersonNameComponents(givenName: "Ada", middleName: "King", familyName: "Lovelace")
    #expect(string(Text(name, format: .name(style: .long))) == "Ada King Lovelace")
    #expect(name.formatted(.name(style: .abbreviated)) == "AL")
    let japanese = PersonNameComponents(givenName: "花子", familyName: "山田")
    #expect(string(Text(japanese, format: .name(style: .medium)), locale: "ja") == "山田花子")
    if let url = URL(string: "https://me:secret@apple.com:80/a?b#c") {
      // Apple's documentation: the style's initializer hides query, fragment and the port of HTTP addresses.
      #expect(string(Text(url, format: .url)) == "https://apple.com/a")
      #expect(url.formatted(.url.scheme(.never).port(.never).query(.never).fragment(.never)) == "apple.com/a")
    }
  }

  /// Han letters have other forms, and other faces, in Japanese than in Chinese.
  @Test func theTypesettingLanguageChoosesTheFace() {
    func faces<V: View>(@ViewBuilder _ view: @escaping () -> V) -> [String]? {
      Proofs.screen(Proofs.scenario(300, 100) { $0.locale = "zh_Hans_CN" }, view).node(type: "Text")?.lines?.faces
    }
    let chinese = faces { Text("骨直") }
    let japanese = faces { Text("骨直").typesettingLanguage(.init(languageCode: .japanese)) }
    #expect(chinese != japanese && chinese?.first?.contains("CJKsc") == true)
    #expect(japanese?.first?.contains("CJKjp") == true)
    #expect(faces { VStack { Text("骨直") }.typesettingLanguage(.init(languageCode: .japanese)) } == japanese)
  }

  @Test func longTimesAreToldInYearsAndMonths() {
    let date = Calendar.current.date(byAdding: DateComponents(year: 1, month: 2, day: 3), to: Date()) ?? Date()
    #expect(string(Text(date.addingTimeInterval(60), style: .relative)) == "1 yr, 2 mths")
  }

  @Test func datesFollowTheLocale() {
    let date = Date(timeIntervalSinceReferenceDate: 0)
    #expect(string(Text(date, style: .date)) == "January 1, 2001")
    #expect(string(Text(date, format: .dateTime.year()), locale: "en_US") == "2001")
  }

  @Test func secondaryTextKeepsTheLine() throws {
    let screen = Proofs.screen(Proofs.scenario(300, 100, platform: .macOS)) {
      HStack {
        Text("Hello").accessibilityIdentifier("first")
        Text("Hello").textScale(.secondary).accessibilityIdentifier("second")
      }
    }
    // Recorded on macOS: 31 and 27.5 wide at 13 points.
    #expect(screen.node("first")?.exact.size == Size(width: 31, height: 16))
    #expect(screen.node("second")?.exact.size == Size(width: 27.5, height: 16))
  }
}
