import GalleyFoundation
import Testing

@Suite struct FormatTests {
  /// Apple's documentation: URL.FormatStyle hides user, password, query and fragment, and the port of HTTP addresses.
  @Test func addressesShowWhatTheirStyleSays() throws {
    let url = try #require(URL(string: "https://ann:secret@www.example.com:8080/path/to/endpoint?key=value#top"))
    #expect(url.formatted() == "https://www.example.com/path/to/endpoint")
    #expect(
      url.formatted(.url.port().query().fragment()) == "https://www.example.com:8080/path/to/endpoint?key=value#top")
    #expect(
      url.formatted(.url.scheme(.never).host(.omitSpecificSubdomains(["www", "mobile"])))
        == "example.com/path/to/endpoint")
    #expect(url.formatted(.url.path(.omitWhen(.host, matches: ["www.example.com"]))) == "https://www.example.com")
    #expect(
      url.formatted(.url.user(.displayWhen(.scheme, matches: ["ftp"]))) == "https://www.example.com/path/to/endpoint")
    let ftp = try #require(URL(string: "ftp://a.www.b.c:21/x"))
    #expect(ftp.formatted() == "ftp://a.www.b.c:21/x")
    let deep = try #require(URL(string: "https://www.m.b.c"))
    #expect(
      deep.formatted(.url.host(.omitSpecificSubdomains(["www", "m"], includeMultiLevelSubdomains: true)))
        == "https://b.c")
  }

  @Test func amountsOfStorageAreBytes() {
    let size = Measurement(value: 12.5, unit: UnitInformationStorage.megabytes)
    #expect(size.formatted(.byteCount(style: .file).locale(Locale(identifier: "en_US"))) == "12.5 MB")
    let huge = Measurement(value: .infinity, unit: UnitInformationStorage.megabytes)
    #expect(!huge.formatted(.byteCount(style: .file)).isEmpty)
  }

  /// Unicode Technical Standard 35: a language without a region has the units of its likely one.
  @Test func aLanguageAloneHasTheUnitsOfItsRegion() {
    let way = Measurement(value: 12.5, unit: UnitLength.kilometers)
    func shown(_ locale: String) -> String {
      way.formatted(.measurement(width: .wide).locale(Locale(identifier: locale)))
    }
    #expect(shown("en") == "7.8 miles")
    #expect(shown("en_GB") == "7.8 miles")
    #expect(shown("en_AU") == "12 kilometres")
    #expect(shown("de") == "12 Kilometer")
  }

  /// Apple's documentation: Automatic Grammar Agreement.
  @Test func wordsAgreeWithTheirNumber() {
    func text(_ value: String.LocalizationValue, _ locale: String = "en_US") -> String {
      String(AttributedString(localized: value, locale: Locale(identifier: locale)).characters)
    }
    #expect(text("^[\(3) item](inflect: true)") == "3 items")
    #expect(text("^[\(1) item](inflect: true)") == "1 item")
    #expect(text("^[\(0) large box](inflect: true) of ^[\(2) person](inflect: true)") == "0 large boxes of 2 people")
    #expect(text("^[**\(1) children**](inflect: true)") == "1 child")
    #expect(text("\(2): ^[file](agreeWithArgument: 1)") == "2: files")
    // No source states the words of other languages.
    #expect(text("^[\(3) Ding](inflect: true)", "de_DE") == "3 Ding")
    // Only attributed texts are read as Markdown.
    #expect(String(localized: "^[\(3) item](inflect: true)") == "^[3 item](inflect: true)")
  }

  @Test func argumentsAreNoMarkdown() {
    let text = AttributedString(localized: "**\("*a*")** [x](\("https://a.b"))")
    #expect(String(text.characters) == "*a* x")
    #expect(text.runs.last?.link?.absoluteString == "https://a.b")
    #expect(text.runs.first?.inlinePresentationIntent == .stronglyEmphasized)
  }
}
