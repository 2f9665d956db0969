@_spi(Galley) import GalleyFoundation
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
    let before = LocalizationTables.text
    defer { LocalizationTables.text = before }
    LocalizationTables.text = { key, table, locale in
      key == "%@ of %lld" && table == "Main" && locale.hasPrefix("de") ? "%2$lld, davon %1$@" : nil
    }
    let part = "eins"
    #expect(
      String(localized: "\(part) of \(7)", table: "Main", locale: Locale(identifier: "de_DE")) == "7, davon eins")
    #expect(String(localized: "\(part) of \(7)", table: "Main", locale: Locale(identifier: "fr_FR")) == "eins of 7")
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
