@_spi(Galley) @testable import GalleyFoundation
import GalleyLocalization
import Testing

@Suite(.serialized) struct LocalizationTests {
  @Test func keysHoldPlaceholders() {
    let (name, count) = ("Ann", 3)
    #expect(String.LocalizationValue("Hello \(name), \(count) new").key == "Hello %@, %lld new")
    #expect(String.LocalizationValue("100%").key == "100%")
    #expect(String.LocalizationValue("\(count)% done").key == "%lld%% done")
  }

  @Test func withoutTablesTheKeyIsTheText() {
    let count = 3
    #expect(String(localized: "\(count) items") == "3 items")
    #expect(String(localized: "\(count)% done") == "3% done")
    #expect(String(localized: "greeting", defaultValue: "Hello \("Ann")") == "Hello Ann")
    #expect(String(localized: LocalizedStringResource("plain")) == "plain")
    #expect(String(localized: "\(1234) m", locale: Locale(identifier: "de_DE")) == "1.234 m")
    #expect(String(localized: "\(2.5, specifier: "%.1f") m", locale: Locale(identifier: "en_US")) == "2.5 m")
  }

  @Test func tablesTranslateAndMayTurnTheOrder() {
    defer { LocalizationTables.install(StringTables()) }
    var tables = StringTables()
    tables.add(path: "en.lproj/Main.strings", [])
    tables.add(path: "de.lproj/Main.strings", Array(#""%@ of %lld" = "%2$lld, davon %1$@";"#.utf8))
    LocalizationTables.install(tables)
    let part = "eins"
    #expect(
      String(localized: "\(part) of \(7)", table: "Main", locale: Locale(identifier: "de_DE")) == "7, davon eins")
    #expect(String(localized: "\(part) of \(7)", table: "Main", locale: Locale(identifier: "fr_FR")) == "eins of 7")
  }

  /// R-026: values that are not given are not read, and other kinds than were asked for are shown as they are.
  @Test func formatsReadNoMoreThanIsGiven() {
    defer { LocalizationTables.install(StringTables()) }
    LocalizationTables.install(StringTables())
    let english = Locale(identifier: "en")
    #expect(LocalizationTables.fill("%@ of %d, %3$@", english, ["a", 2]) == "a of 2, ")
    #expect(LocalizationTables.fill("%@ %d %s", english, [1, "b", 2.5]) == "1 b 2.5")
    #expect(LocalizationTables.fill("%n %*d|%-4d|%%", english, [3, 7, 5]) == "%n %*d|3   |%")
    #expect(LocalizationTables.fill("100% sure", english, []) == "100% sure")
    #expect(LocalizationTables.fill("%5.1f|%@|%ld|%x", english, [1.25, "b", 3, 255]) == "  1.2|b|3|ff")
    #expect(LocalizationTables.fill("%2$@ %1$@", english, ["a", "b"]) == "b a")
    let notes = LocalizationTables.missing
    #expect(
      notes.contains { $0.hasPrefix("the format \"%@ of %d, %3$@\" asks for value 3, and there are 2") }, "\(notes)")
    #expect(!notes.contains { $0.contains("%2$@ %1$@") || $0.contains("%5.1f") })
  }

  @Test func valuesMayComeBesideTheKey() {
    defer { LocalizationTables.install(StringTables()) }
    var tables = StringTables()
    tables.add(path: "de.lproj/Localizable.strings", Array(#""%@ of %lld" = "%2$lld, davon %1$@";"#.utf8))
    LocalizationTables.install(tables)
    var options = String.LocalizationOptions()
    options.replacements = ["eins", 7]
    #expect(String(localized: "%@ of %lld", options: options, locale: Locale(identifier: "de")) == "7, davon eins")
    #expect(String(localized: "plain", options: .init(), locale: Locale(identifier: "de")) == "plain")
  }

  /// Twenty texts of a file say enough.
  @Test func manyFaultsOfTextsAreCounted() {
    defer { LocalizationTables.install(StringTables()) }
    var tables = StringTables()
    tables.add(
      path: "de.lproj/Localizable.strings", Array((0..<30).map { "\"k\($0) %lld\" = \"%@\";\n" }.joined().utf8))
    LocalizationTables.install(tables)
    for number in 0..<30 {
      _ = LocalizationTables.parts("k\(number) %lld", table: nil, locale: "de", numbers: [1])
    }
    let notes = LocalizationTables.problems
    #expect(notes.count == 21 && notes[20] == "de.lproj/Localizable.strings: … and 10 more faults in this file")
    #expect(notes[1].hasPrefix("de.lproj/Localizable.strings:2: the de text of \"k1 %lld\" takes value 1 by %@"))
  }

  /// Apple's documentation of `variantFittingPresentationWidth(_:)`, whose example this is, has the rules.
  @Test func textsInFormsForWidths() {
    defer { LocalizationTables.install(StringTables()) }
    var tables = StringTables()
    let widths = [("1", "Hi!"), ("20", "Hello!"), ("70", "Greetings & 100% Salutations!")]
    let pairs = widths.map { "<key>\($0)</key><string>\($1.replacing("&", with: "&amp;"))</string>" }.joined()
    let list =
      "<plist><dict><key>hello</key><dict><key>NSStringVariableWidthRuleType</key><dict>\(pairs)</dict></dict></dict></plist>"
    tables.add(path: "en.lproj/Localizable.stringsdict", Array(list.utf8))
    LocalizationTables.install(tables)
    let text = LocalizationTables.format("hello", value: nil, table: nil, locale: "en")
    #expect(text == "Greetings & 100% Salutations!")
    #expect(text.variantFittingPresentationWidth(10) == "Hi!" && text.variantFittingPresentationWidth(25) == "Hello!")
    #expect(text.variantFittingPresentationWidth(20) == "Hello!" && text.variantFittingPresentationWidth(70) == text)
    #expect(text.variantFittingPresentationWidth(0) == "Hi!" && "other".variantFittingPresentationWidth(3) == "other")
    #expect((text as NSString).variantFittingPresentationWidth(25) == "Hello!")
    #expect(String(localized: "hello", locale: Locale(identifier: "en")) == text)
  }

  @Test func numbersAreWrittenAsTheirSpecifierAndLocaleSay() {
    func text(_ number: LocalizedNumber, _ specifier: String, _ locale: String) -> String {
      number.text(specifier, Locale(identifier: locale))
    }
    #expect(text(LocalizedNumber(integer: 1234), "%lld", "de_DE") == "1.234")
    #expect(text(LocalizedNumber(integer: 1234), "%x", "de_DE") == "4d2")
    #expect(text(LocalizedNumber(integer: 7), "%05d", "en") == "00007")
    #expect(text(LocalizedNumber(integer: -7), "%-4d", "en") == "-7  ")
    #expect(text(LocalizedNumber(integer: 7), "%+d", "en") == "+7")
    #expect(text(LocalizedNumber(real: 2.5), "%lf", "en") == "2.500000")
    #expect(text(LocalizedNumber(real: 1234.5), "%.2f", "de_DE") == "1.234,50")
    #expect(text(LocalizedNumber(integer: 12), "%lld", "ar_EG") == "١٢")
    #expect(text(LocalizedNumber(integer: 3), "%03d", "ar_EG") == "٠٠٣")
    #expect(text(LocalizedNumber(real: .infinity), "%d", "en") == "inf")
    #expect(text(LocalizedNumber(real: .nan), "%.1f", "en") == "NaN")
  }

  /// R-026.
  @Test func measurementsFollowTheLocale() {
    let way = Measurement(value: 5, unit: UnitLength.kilometers)
    func shown(_ locale: String, _ width: Measurement<UnitLength>.FormatStyle.UnitWidth = .abbreviated) -> String {
      way.formatted(.measurement(width: width).locale(Locale(identifier: locale)))
    }
    #expect(shown("de_DE") == "5 km")
    #expect(shown("en_US") == "3.1 mi")
    #expect(shown("de_DE", .wide) == "5 Kilometer")
    // The digits are those of the locale's numbers.
    for locale in ["ar", "ar_EG", "hi_IN", "fa_IR"].map(Locale.init(identifier:)) {
      let digits = 5.formatted(.number.locale(locale))
      #expect(way.formatted(.measurement(width: .abbreviated).locale(locale)).contains(digits), "\(locale.identifier)")
    }
    let kept = Measurement<UnitLength>.FormatStyle(
      width: .wide, locale: Locale(identifier: "en_US"), usage: .asProvided,
      numberFormatStyle: .number.precision(.fractionLength(2)))
    #expect(kept.format(way) == "5.00 kilometers")
    let warm = Measurement(value: 20, unit: UnitTemperature.celsius)
    #expect(warm.formatted(.measurement(usage: .weather).locale(Locale(identifier: "en_US"))) == "68°F")
    let own = Measurement(value: 2, unit: UnitLength(symbol: "smoot", converter: UnitConverterLinear(coefficient: 1.7)))
    #expect(own.formatted(.measurement(width: .abbreviated).locale(Locale(identifier: "en"))) == "2 smoot")
    let formatter = MeasurementFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.string(from: way) == "3.107 mi")
    formatter.unitOptions = .providedUnit
    #expect(formatter.string(from: way) == "5 km")
  }

  @Test func relativeDatesAndDurations() {
    let relative = RelativeDateTimeFormatter()
    relative.locale = Locale(identifier: "en_US")
    let now = Date(timeIntervalSinceReferenceDate: 700_000_000)
    #expect(relative.localizedString(for: now.addingTimeInterval(-7200), relativeTo: now) == "2 hours ago")
    let duration = DateComponentsFormatter()
    duration.allowedUnits = [.hour, .minute, .second]
    #expect(duration.string(from: 3661) == "1:01:01")
    #expect(duration.string(from: 75) == "1:15")
    duration.zeroFormattingBehavior = .pad
    #expect(duration.string(from: 75) == "00:01:15")
    duration.unitsStyle = .full
    duration.zeroFormattingBehavior = .dropAll
    #expect(duration.string(from: 3660) == "1 hour, 1 minute")
    duration.allowedUnits = [.year, .month]
    #expect(duration.string(from: DateComponents(year: 2, month: 1)) == "2 years, 1 month")
    duration.unitsStyle = .abbreviated
    duration.allowedUnits = [.hour, .minute]
    #expect(duration.string(from: 5400) == "1h 30m")
  }

  @Test func tablesOfObjectsLetGo() {
    let weak = NSHashTable<NSObject>.weakObjects()
    var object: NSObject? = NSObject()
    weak.add(object)
    #expect(weak.count == 1)
    object = nil
    #expect(weak.count == 0)
    let map = NSMapTable<NSString, NSNumber>.strongToStrongObjects()
    map.setObject(1, forKey: "a")
    #expect(map.object(forKey: "a") == 1)
  }

  @Test func undoTakesBackAndRedoDoesAgain() {
    final class Box { var value = 0 }
    let (box, undo) = (Box(), UndoManager())
    func set(_ value: Int) {
      let old = box.value
      undo.registerUndo(withTarget: box) { _ in set(old) }
      box.value = value
    }
    set(1)
    set(2)
    undo.undo()
    #expect(box.value == 1 && undo.canRedo)
    undo.redo()
    #expect(box.value == 2)
  }

  @Test func theNetworkIsSilent() async throws {
    var answered = false
    let task = URLSession.shared.dataTask(with: URL(string: "https://example.com")!) { _, _, _ in answered = true }
    task.resume()
    #expect(task.state == .running && !answered)
    let wait = Task { try await URLSession.shared.data(from: URL(string: "https://example.com")!) }
    wait.cancel()
    await #expect(throws: CancellationError.self) { _ = try await wait.value }
  }
}
