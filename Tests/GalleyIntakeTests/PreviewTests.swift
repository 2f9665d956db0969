import Testing

@testable import GalleyIntake

struct PreviewTests {
  private func added(_ file: TranslatedFile) -> [String] {
    String(decoding: file.text, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      .dropFirst(file.lineCount - 1).map(String.init)
  }

  @Test func aMacroBecomesAFunctionOnItsLines() throws {
    let source =
      "import SwiftUI\n#Preview(\"Big\",\n  traits: .landscapeLeft, .sizeThatFitsLayout\n) {\n  Text(\"a\")\n}\n"
    #expect(
      try lines(source) == [
        "import SwiftUI",
        "@MainActor fileprivate func __galley_preview_0_0() { "
          + "_GalleyPreviews.add(file: \"A.swift\", line: 2, name: \"Big\", "
          + "traits: [.landscapeLeft, .sizeThatFitsLayout])", "", "{", "  Text(\"a\")", "} }", "import SwiftUI",
      ])
    let file = try translate(source)
    #expect(file.previews == [FoundPreview(kind: .macro, name: "Big", file: "A.swift", line: 2)])
    #expect(
      added(file) == [
        "import SwiftUI", "@MainActor func __galley_register_0() {", "  __galley_preview_0_0()", "}", "",
      ])
    #expect(file.addedLines[9] == 2)
  }

  @Test func aMacroInsideATypeIsCalledThere() throws {
    let file = try translate("extension Outer.Inner { #Preview { A() } }")
    #expect(String(decoding: file.text, as: UTF8.self).contains("static fileprivate func __galley_preview_0_0()"))
    #expect(added(file).contains("  Outer.Inner.__galley_preview_0_0()"))
  }

  @Test func previewableVariablesBecomePropertiesOfAView() throws {
    let source =
      "#Preview {\n  @Previewable @State var a = 1\n  @Previewable @State var b = 2\n  let c = 3\n  V($a, $b, c)\n}"
    #expect(
      try lines(source) == [
        "@MainActor fileprivate func __galley_preview_0_0() { struct __GalleyPreviewable: View {",
        "               @State var a = 1", "               @State var b = 2; var body: some View {", "  let c = 3",
        "  V($a, $b, c)",
        "} }; _GalleyPreviews.add(file: \"A.swift\", line: 1, name: nil) { __GalleyPreviewable() } }",
      ])
  }

  @Test func aPreviewableVariableAfterOtherStatementsMovesUp() throws {
    let source = "#Preview {\n  let c = 3\n  @Previewable @State var a = [\n    1,\n  ]\n  V($a, c)\n}"
    let result = try lines(source)
    #expect(
      result[0] == "@MainActor fileprivate func __galley_preview_0_0() { struct __GalleyPreviewable: View {"
        + " @State var a = [ 1, ]; var body: some View {")
    #expect(result[1...5] == ["  let c = 3", "", "", "", "  V($a, c)"])
  }

  @Test func conditionsInsideAPreviewAreDecided() throws {
    let source = "#Preview {\n  #if os(iOS)\n  A()\n  #else\n  B()\n  #endif\n}"
    #expect(try lines(source)[2] == "  A()")
    #expect(try lines(source)[4] == "")
  }

  @Test func widgetPreviewsAreLeftOutWithTheReason() throws {
    let file = try translate("#Preview(as: .systemSmall) { W() } timeline: { e }\nlet a = 1")
    #expect(file.previews.isEmpty)
    #expect(file.skippedPreviews.first?.line == 1)
    #expect(file.skippedPreviews.first?.reason.contains("widget") == true)
    #expect(try lines("#Preview(as: .systemSmall) { W() } timeline: { e }\nlet a = 1") == ["", "let a = 1"])
  }

  @Test func providersAndAppsAreFoundWhereverTheyAre() throws {
    let source = """
      struct A_Previews: PreviewProvider { static var previews: some View { A() } }
      enum Outer { private struct B: SwiftUI.PreviewProvider { static var previews: some View { A() } } }
      extension C: PreviewProvider {}
      #if os(macOS)
      struct D: PreviewProvider {}
      #endif
      @main struct E: App {}
      struct NotMain: App {}
      struct G<T>: PreviewProvider {}
      """
    let file = try translate(source)
    #expect(
      file.previews.map { "\($0.kind.rawValue) \($0.name ?? "") \($0.line)" } == [
        "provider A_Previews 1", "provider Outer.B 2", "provider C 3", "app E 7",
      ])
    #expect(try lines(source)[1].contains("fileprivate struct B"))
    #expect(file.skippedPreviews.map(\.reason) == ["G is generic"])
  }

  @Test func aTypeInsideAFunctionIsNoPreview() throws {
    #expect(try translate("func f() { struct P: PreviewProvider {} }").previews.isEmpty)
  }

  // MARK: - Views by name

  @Test(
    arguments: [
      ("var body: some View { Text(\"a\") }", nil), ("@State private var x = 0", nil), ("let x = 1", nil),
      ("@Environment(\\.dismiss) var dismiss", nil), ("@EnvironmentObject var m: Model", nil), ("var x: Int?", nil),
      ("static let x: Int", nil), ("var x: Int { 1 }", nil), ("@Namespace var n", nil), ("init() {}", nil),
      ("init(a: Int = 1) {}", nil), ("@AppStorage(\"a\") var a = 1", nil), ("lazy var a = 1", nil),
      ("let x: Int", "x"), ("@Binding var isOn: Bool", "isOn"), ("@State var x: Int", "x"), ("let x: Int?", "x"),
      ("@ObservedObject var m: Model", "m"), ("init(model: Model) {}", "model"), ("init(_ n: Int) {}", "n"),
      ("var x: Int { didSet {} }", "x"), ("let action: () -> Void", "action"),
    ] as [(String, String?)]) func aViewIsMadeWithoutArgumentsWhereEveryPropertyHasAValue(
      _ member: String, _ needs: String?
    ) throws
  {
    let view = try #require(try translate("struct V: View {\n\(member)\n}").views.first)
    #expect(view.needs == needs)
  }

  @Test func aViewAskedForByNameIsRegistered() throws {
    let source = "struct Outer { struct V: View {} }\nstruct W: View { var w: Int }\nextension X: View {}\nstruct X {}"
    let file = try translate(source, views: ["Outer.V", "W", "X"])
    #expect(added(file).contains("  _GalleyPreviews.add(view: \"Outer.V\", file: \"A.swift\", line: 1) { Outer.V() }"))
    #expect(file.views.map(\.name) == ["Outer.V", "W", "X"])
    #expect(file.views.map(\.needs) == [nil, "w", nil])
    #expect(file.previews.map(\.name) == ["Outer.V", "X"])
  }

  // MARK: - Entries

  @Test func anEntryBecomesAKeyAndAProperty() throws {
    let source = "extension EnvironmentValues {\n  @Entry public var gap: Double = [\n    1,\n  ][0]\n}"
    #expect(
      try lines(source) == [
        "extension EnvironmentValues {",
        "  public struct __Key_gap: EnvironmentKey { public static var defaultValue: Double { return [", "    1,",
        "  ][0] } }; public var gap: Double { get { self[__Key_gap.self] } set { self[__Key_gap.self] = newValue } }",
        "}",
      ])
  }

  @Test func anEntryInAPublicExtensionIsPublicThroughout() throws {
    #expect(
      try lines("public extension EnvironmentValues { @Entry var n = 5; @Entry internal var m: Int = 1 }") == [
        "public extension EnvironmentValues { "
          + "public struct __Key_n: EnvironmentKey { public static let defaultValue = 5 }; "
          + "var n: __Key_n.Value { get { self[__Key_n.self] } set { self[__Key_n.self] = newValue } }; "
          + "internal struct __Key_m: EnvironmentKey { static var defaultValue: Int { return 1 } }; "
          + "internal var m: Int { get { self[__Key_m.self] } set { self[__Key_m.self] = newValue } } }"
      ])
  }

  @Test func entriesWithoutTypeOrValueHaveBoth() throws {
    #expect(
      try lines("extension SwiftUI.EnvironmentValues { @Entry var n = 5 }") == [
        "extension SwiftUI.EnvironmentValues { struct __Key_n: EnvironmentKey { static let defaultValue = 5 }; "
          + "var n: __Key_n.Value { get { self[__Key_n.self] } set { self[__Key_n.self] = newValue } } }"
      ])
    #expect(
      try lines("extension Transaction { @Entry var n: Int? }") == [
        "extension Transaction { struct __Key_n: TransactionKey { static var defaultValue: Int? { return nil } }; "
          + "var n: Int? { get { self[__Key_n.self] } set { self[__Key_n.self] = newValue } } }"
      ])
    #expect(
      try lines("extension FocusedValues { @Entry var n: Int? }") == [
        "extension FocusedValues { struct __Key_n: FocusedValueKey { typealias Value = Int }; "
          + "var n: Int? { get { self[__Key_n.self] } set { self[__Key_n.self] = newValue } } }"
      ])
  }
}
