import Testing

@testable import GalleyLocalization

@Suite("Formats") struct FormatTests {
  @Test func specifiers_positions_and_percent_signs() {
    #expect(
      LocalizedText.parts(of: "%@ of %1$lld, %.2f %% %05d% z", arguments: 3) == [
        .argument(0, specifier: "%@"), .literal(" of "), .argument(0, specifier: "%lld"), .literal(", "),
        .argument(1, specifier: "%.2f"), .literal(" % "), .argument(2, specifier: "%05d"), .literal("% z"),
      ])
    #expect(LocalizedText.parts(of: "50%", arguments: 0) == [.literal("50%")])
    #expect(LocalizedText.parts(of: "%@", arguments: 0) == [.literal("%@")])
  }

  @Test(arguments: ["%", "%%", "%0$@", "%99999999999999999999$@", "%#@", "%#@a", "%1$", "%.", "%l"])
  func any_format_ends(format: String) { _ = LocalizedText.parts(of: format, arguments: 1) }

  @Test func a_format_handed_out_keeps_its_specifiers() {
    let selection = TextSelection()
    #expect(LocalizedText(.text("%2$lld von %1$@")).format(selection) { $0 } == "%2$lld von %1$@")
    #expect(LocalizedText(.text("100% sure")).format(selection) { $0 } == "100% sure")
    #expect(LocalizedText(.text("%d%% of it")).format(selection) { $0 } == "%d%% of it")
    let plural = LocalizedText(
      .text("%#@n@"),
      variables: ["n": .init(specifier: "%d", form: .plural([.one: .text("one"), .other: .text("%d x")]))])
    #expect(plural.format(selection) { $0 } == "%d x")
  }
}
