import Testing

@testable import GalleyLocalization

/// R-026: a translation that asks for other values than it is given is said.
@Suite("Formats and their values") struct FormatMismatchTests {
  private func words(_ format: String, _ given: [FormatKind?]) -> [String] {
    LocalizedText(.text(format)).mismatches(given).map(\.mismatch.words)
  }

  @Test func kinds_of_a_key() {
    #expect(LocalizedText.kinds(of: "%@ has %lld of %.1f %% for %d") == [.object, .integer, .real, .integer])
    #expect(LocalizedText.kinds(of: "%2$@ %1$lld") == [.integer, .object])
    #expect(LocalizedText.kinds(of: "100%").isEmpty)
  }

  @Test func what_fits_is_no_fault() {
    #expect(words("%@: %lld", [.object, .integer]).isEmpty)
    #expect(words("%2$lld %1$@", [.object, .integer]).isEmpty)
    #expect(words("%d %ld %u %x", [.integer, .integer, .integer, .integer]).isEmpty)
    #expect(words("100 %", []).isEmpty && words("50% de", []).isEmpty)
    #expect(words("%d", [nil]).isEmpty)
  }

  @Test func what_does_not_fit_is() {
    #expect(
      words("%lld von %@", [.object, .integer]) == [
        "takes value 1 by %lld, and it is a text or an object; write the key's specifier, with its position where the order differs: %1$…",
        "takes value 2 by %@, and it is a whole number; write the key's specifier, with its position where the order differs: %2$…",
      ])
    #expect(
      words("%@ %@", [.object]) == ["asks for value 2, and there is 1; take the specifier out"])
    #expect(
      words("%3$@ %1$@ %2$@", [.object, .object]) == ["asks for value 3, and there are 2; take the specifier out"])
    #expect(words("nothing", [.object]) == ["leaves out value 1 (%@)"])
    #expect(words("%.1f", [.integer]).count == 1)
  }

  @Test func every_form_is_looked_at() {
    let plural = LocalizedText(.plural([.one: .text("one"), .other: .text("%@ of %lld")]))
    #expect(
      plural.mismatches([.integer]).map(\.mismatch) == [
        .kind(argument: 0, specifier: "%@", given: .integer), .tooMany(asked: 1, given: 1),
      ])
    let text = LocalizedText(
      .text("%#@n@"),
      variables: ["n": .init(argument: 1, specifier: "%lld", form: .plural([.other: .text("%arg")]))])
    #expect(text.mismatches([.object, .integer]).isEmpty)
    #expect(text.mismatches([.object, .object]).map(\.mismatch) == [.noNumber(argument: 1, variable: "n")])
    #expect(text.mismatches([.integer]).map(\.mismatch) == [.tooMany(asked: 1, given: 1)])
  }

  @Test func places_of_the_values_of_c() {
    func kinds(_ format: String) -> [FormatKind?] { FormatDemand.all(of: format).map(\.kind) }
    #expect(kinds("%@ %% %5.2f %-3ld %s %p") == [.object, .real, .integer, .characters, .pointer])
    #expect(kinds("%*d %.*f") == [.integer, .integer, .integer, .real])
    #expect(kinds("%n %") == [nil, nil] && kinds("%y") == [nil])
    #expect(FormatDemand.all(of: "%2$@ %0$@").map(\.position) == [1, -1])
  }
}
