import Foundation
import GalleyScenario
import Testing

@testable import GalleyIntake

/// Translates one file named `A.swift` as user code on `platform`.
func translate(_ text: String, on platform: Platform = .iOS, views: Set<String> = []) throws -> TranslatedFile {
  let modules = ModuleName.toolchain.union(["SwiftUI", "UIKit", "Combine", "CoreGraphics", "GalleyFoundation"])
  let facts = Toolchain.Facts(version: [6, 3]) { (["TypedThrows"], ["available"]) }
  let context = TranslationContext(platform: platform, index: 0, modules: modules, viewNames: views, toolchain: facts)
  return Translation.of(Array(text.utf8), name: "A.swift", in: context)
}

/// The user's part of the translated text, without spaces at the ends of lines.
func lines(_ text: String, on platform: Platform = .iOS) throws -> [String] {
  let file = try translate(text, on: platform)
  let all = String(decoding: file.text, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
  return all.prefix(file.lineCount).map { line in
    String(line.reversed().drop { $0 == " " }.reversed())
  }
}

struct TranslationTests {
  // MARK: - Conditions

  @Test func theClauseOfTheProofedPlatformStaysOnItsLines() throws {
    let source = """
      #if os(iOS) && DEBUG
      let a = 1
      #elseif os(macOS)
      let a = 2
      #else
      let a = 3
      #endif
      let end = 0
      """
    #expect(try lines(source) == ["", "let a = 1", "", "", "", "", "", "let end = 0"])
    #expect(try lines(source, on: .macOS) == ["", "", "", "let a = 2", "", "", "", "let end = 0"])
    #expect(try lines(source, on: .tvOS) == ["", "", "", "", "", "let a = 3", "", "let end = 0"])
  }

  @Test func resultsThatDifferByTheSystemBecomeOneType() throws {
    let source = """
      var a: some View {
        if #available(iOS 16, *) { return x.map { return $0 } }
        return y
      }
      @ViewBuilder var b: some View {
        if #available(iOS 16, *) { x } else { y }
      }
      func c() -> Int {
        if #available(iOS 16, *) { return 1 }
        return 2
      }
      """
    let test = "__galley_available(\"iOS\", 16, 0)"
    #expect(
      try lines(source) == [
        "var a: some View {", "  if \(test) { return SwiftUI.AnyView(x.map { return $0 }) }",
        "  return SwiftUI.AnyView(y)", "}", "@ViewBuilder var b: some View {", "  if \(test) { x } else { y }", "}",
        "func c() -> Int {", "  if \(test) { return 1 }", "  return 2", "}",
      ])
  }

  @Test func nestedConditionsAndPostfixOnesAreDecided() throws {
    let source = """
      #if canImport(UIKit)
        #if targetEnvironment(simulator)
        let a = 1
        #else
        let a = 2
        #endif
      #endif
      let b = view
        #if os(visionOS)
        .glass()
        #endif
        .padding()
      """
    #expect(
      try lines(source) == ["", "", "  let a = 1", "", "", "", "", "let b = view", "", "", "", "  .padding()"])
    #expect(try lines(source, on: .visionOS)[9] == "  .glass()")
    #expect(try lines(source, on: .macOS)[2] == "")
  }

  @Test(arguments: [
    ("os(OSX)", false), ("os(Linux)", false), ("arch(arm64)", true), ("canImport(SwiftUI)", true),
    ("canImport(AppKit)", false), ("canImport(FoundationNetworking)", false), ("canImport(Glibc)", false),
    ("canImport(Darwin)", true), ("targetEnvironment(macCatalyst)", false), ("swift(>=5.9)", true),
    ("swift(>=6)", false), ("compiler(>=6.2)", true), ("DEBUG", true), ("RELEASE", false), ("_runtime(_ObjC)", false),
    ("hasFeature(TypedThrows)", true), ("hasFeature(NoSuchFeature)", false), ("!os(watchOS) || NEVER", true),
  ]) func conditionsMeanThePhone(_ condition: String, _ isActive: Bool) throws {
    let text = "#if \(condition)\nlet yes = 1\n#endif\n"
    #expect(try lines(text)[1] == (isActive ? "let yes = 1" : ""))
  }

  @Test func carriageReturnsKeepTheLineCount() throws {
    let file = try translate("#if os(macOS)\r\nlet a = 1\r\n#endif\r\nlet b = 2\r\n")
    #expect(String(decoding: file.text, as: UTF8.self) == "\r\n\r\n      \r\nlet b = 2\r\n")
    #expect(file.lineCount == 5)
  }

  // MARK: - Availability

  @Test func availabilityAsksTheScenario() throws {
    #expect(
      try lines("if #available(iOS 26.1, macOS 15, *), let x { }")
        == ["if __galley_available(\"iOS\", 26, 1), let x { }"])
    #expect(
      try lines("guard #available(iOS 17, macOS 14.2, *) else { return }", on: .macOS)
        == ["guard __galley_available(\"macOS\", 14, 2) else { return }"])
    #expect(try lines("if #unavailable(iOS 16) { }") == ["if !__galley_available(\"iOS\", 16, 0) { }"])
  }

  @Test func aPlatformThatIsNotNamedFallsUnderTheStar() throws {
    #expect(try lines("if #available(macOS 26, *) { }") == ["if true { }"])
    #expect(try lines("if #unavailable(macOS 26) { }") == ["if false { }"])
  }

  @Test func visionFollowsThePhoneWhereItIsNotNamed() throws {
    #expect(try lines("if #available(iOS 18, *) {}", on: .visionOS) == ["if __galley_available(\"visionOS\", 2, 0) {}"])
    #expect(try lines("if #available(iOS 15, *) {}", on: .visionOS) == ["if __galley_available(\"visionOS\", 1, 0) {}"])
    #expect(
      try lines("if #available(iOS 26, *) {}", on: .visionOS) == ["if __galley_available(\"visionOS\", 26, 0) {}"])
    #expect(
      try lines("if #available(iOS 26, visionOS 1, *) {}", on: .visionOS)
        == ["if __galley_available(\"visionOS\", 1, 0) {}"])
  }

  @Test func anAvailabilityConditionOverSeveralLinesKeepsTheOthersInPlace() throws {
    let source = "if #available(\n  iOS 17,\n  *\n) {\n  let a = 1\n}"
    #expect(try lines(source) == ["if __galley_available(\"iOS\", 17, 0)", "", "", " {", "  let a = 1", "}"])
  }

  @Test func declarationsUnavailableOnThePlatformStayUnavailable() throws {
    #expect(try lines("@available(iOS, unavailable) func f() {}") == ["@available(*, unavailable) func f() {}"])
    #expect(try lines("@available(macOS, unavailable) func f() {}") == ["@available(macOS, unavailable) func f() {}"])
    #expect(try lines("@available(iOS 26, *) func f() {}") == ["@available(iOS 26, *) func f() {}"])
  }

  // MARK: - Points, sizes and rectangles

  @Test(arguments: [
    ("CGSize(width: .infinity, height: 44)", "CGSize(width: CGFloat.infinity, height: 44)"),
    (
      "CGSize(width: 0, height: .greatestFiniteMagnitude)", "CGSize(width: 0, height: CGFloat.greatestFiniteMagnitude)"
    ),
    ("CGPoint(x: -.infinity, y: .zero)", "CGPoint(x: -CGFloat.infinity, y: .zero)"),
    ("CGPoint(x: .max, y: .min)", "CGPoint(x: Int.max, y: .min)"),
    ("CGRect(x: .zero, y: 0, width: 1.5, height: -2)", "CGRect(x: CGFloat.zero, y: 0, width: 1.5, height: -2)"),
    // Something in these has a type already.
    ("CGSize(width: w, height: .infinity)", "CGSize(width: w, height: .infinity)"),
    ("CGSize(width: 1, height: 2)", "CGSize(width: 1, height: 2)"),
    ("CGRect(origin: .zero, size: .zero)", "CGRect(origin: .zero, size: .zero)"),
    ("Size(width: .infinity, height: 4)", "Size(width: .infinity, height: 4)"),
  ]) func membersWithoutATypeGetTheOneOfGeometry(_ written: String, _ read: String) throws {
    #expect(try lines("let a = \(written)") == ["let a = \(read)"])
  }

  // MARK: - Attributes, imports and literals

  @Test func attributesForObjectiveCGoAndColumnsStay() throws {
    #expect(try lines("  @objc func tap() {}") == ["        func tap() {}"])
    #expect(try lines("@IBOutlet weak var label: UILabel!") == ["          weak var label: UILabel!"])
    #expect(try lines("@objc(Name) @MainActor class A {}") == ["            @MainActor class A {}"])
    #expect(try lines("class A { @objc dynamic var x = 1 }") == ["class A {               var x = 1 }"])
    #expect(try lines("let f: @convention(block) () -> Void") == ["let f:                    () -> Void"])
    #expect(try lines("@MainActor @Observable final class M {}") == ["@MainActor @Observable final class M {}"])
  }

  @Test func importsOfAbsentModulesGoAndAreRemembered() throws {
    let source =
      "import SwiftUI\nimport MapKit\n@preconcurrency import WebKit.WKView\nimport struct Foundation.Date\nimport UIKit.UIView"
    let file = try translate(source)
    let kept = try lines(source)
    #expect(kept == ["import SwiftUI", "", "", "import        GalleyFoundation", "import UIKit"])
    #expect(
      file.droppedImports == [
        DroppedImport(module: "MapKit", line: 2, column: 8), DroppedImport(module: "WebKit", line: 3, column: 24),
      ])
  }

  @Test(arguments: [
    ("import Foundation\n@Observable class A {}", ["Observation"]),
    ("import Foundation\nclass A: ObservableObject { @Published var a = 1 }", ["Combine"]),
    ("import UIKit\nvar c = Set<AnyCancellable>()", ["Combine"]),
    ("import Foundation\nlet t = CGAffineTransform.identity", ["CoreGraphics"]),
    ("import Foundation\nlet r = CGRect.zero", []),
    ("import CoreLocation\nlet d = Date()", ["GalleyFoundation"]),
    ("import WebKit\nlet v: UIView? = nil", ["GalleyFoundation", "UIKit"]),
    ("import SwiftUI\nclass A: ObservableObject {}", []), ("let a = 1", []),
  ]) func whatAppleFrameworksShowIsImported(_ source: String, _ modules: [String]) throws {
    let file = try translate(source)
    let added = String(decoding: file.text, as: UTF8.self).split(separator: "\n").map(String.init)
      .suffix(file.addedLines.count)
    #expect(Array(added) == modules.map { "import \($0)" })
  }

  @Test(arguments: [
    ("#bundle", "Bundle.main"), ("#selector(tap)", "Selector(\"tap\")"), ("#selector(tap(_:))", "Selector(\"tap:\")"),
    ("#selector(Self.tap(sender:))", "Selector(\"tapWithSender:\")"),
    ("#selector(self.move(_:to:))", "Selector(\"move:to:\")"), ("#selector(getter: A.b)", "Selector(\"b\")"),
    ("#keyPath(Person.name.first)", "\"name.first\""),
    ("#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)", "UIColor(red: 1, green: 0, blue: 0, alpha: 1)"),
    ("#imageLiteral(resourceName: \"cat\")", "UIImage(imageLiteralResourceName: \"cat\")"),
    ("#fileLiteral(resourceName: \"a.txt\")", "URL(fileURLWithPath: \"a.txt\")"),
  ]) func literalsOfApplesCompilerBecomeCalls(_ literal: String, _ call: String) throws {
    #expect(try lines("let x = \(literal)") == ["let x = \(call)"])
  }

  @Test func initializersThatCellsAreMadeByBecomeRequired() throws {
    #expect(
      try lines("class A: UICollectionViewCell {\n  override init(frame: CGRect) { super.init(frame: frame) }\n}")[1]
        == "  required override init(frame: CGRect) { super.init(frame: frame) }")
    #expect(
      try lines("class A: UIView {\n  override init(frame: CGRect) { super.init(frame: frame) }\n}")[1]
        == "  override init(frame: CGRect) { super.init(frame: frame) }")
    #expect(
      try lines("class A: Row {\n  public override init(style: S, reuseIdentifier: String?) {}\n}")[1]
        == "  public required override init(style: S, reuseIdentifier: String?) {}")
  }

  @Test func theMainAttributeGoes() throws {
    #expect(try lines("@main\nstruct A: App {}") == ["", "struct A: App {}"])
    #expect(try lines("@UIApplicationMain class D {}") == ["                   class D {}"])
  }

  // MARK: - Errors

  @Test func syntaxErrorsHaveTheirPlace() throws {
    let file = try translate("struct A {\n  let x =\n  let y = (1 + 2\n}\n")
    #expect(
      file.syntaxErrors.map { "\($0.line):\($0.column) \($0.message)" } == [
        "2:10 expected expression in variable", "3:17 expected ')' to end tuple",
      ])
  }

  @Test func syntaxErrorsInCodeThatIsNotCompiledDoNotCount() throws {
    let file = try translate("#if swift(<4)\nlet x = = 1)\n#endif\nlet a = 1\n")
    #expect(file.syntaxErrors.isEmpty)
  }
}
