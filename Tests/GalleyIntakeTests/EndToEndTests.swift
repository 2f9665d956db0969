import Foundation
import Testing

@testable import GalleyIntake

@Suite(.serialized) struct EndToEndTests {
  static let view = """
    import SwiftUI

    struct ContentView: View {
      @State private var isOn = false
      var body: some View {
        if #available(iOS 26, *) { Text("new") } else { Text("old") }
      }
    }

    private struct ContentView_Previews: PreviewProvider {
      static var previews: some View { Text("provided") }
    }

    #Preview { Text("plain") }
    #Preview(
      "Named", traits: .sizeThatFitsLayout, .fixedLayout(width: 10, height: 20)

    ) {
      let text = "bound"
      return Text(text)
    }
    #Preview("Switch") {
      @Previewable @State var isOn = true
      Toggle("toggle", isOn: $isOn)
    }
    extension EnvironmentValues {
      @Entry var gap = 5
      @Entry var action: () -> Void = {}
      @Entry fileprivate var optional: Int?
      @Entry private var secret: Int = 1
    }
    extension FocusedValues { @Entry var name: String? }
    enum Outer { private struct Hidden: PreviewProvider { static var previews: some View { Text("hidden") } } }
    extension Outer { #Preview { Text("inside") } }
    class Target { @objc func tap(_ sender: Any) {}; let selector = #selector(tap(_:)) }
    #Preview { Text(Target().selector.name + " \\(EnvironmentValues().gap)") }
    #Preview { if #available(iOS 18.2, *) { Text("18.2") } else { EmptyView() } }

    @main struct TestApp: App {
      var body: some Scene { WindowGroup { ContentView() } }
    }
    """

  @MainActor @Test func aFileBecomesALibraryThatRegistersItsPreviews() throws {
    let scratch = try Scratch(["ContentView.swift": Self.view])
    let result = try scratch.intake().build([scratch.path + "/ContentView.swift"], for: .iOS, views: ["ContentView"])
    #expect(result.errors == [])
    #expect(
      try registered(by: result.library) == [
        "ContentView.swift:10 provider Text",
        "ContentView.swift:14 preview - 0 plain",
        "ContentView.swift:15 preview Named 2 bound",
        "ContentView.swift:22 preview Switch 0 __GalleyPreviewable",
        "ContentView.swift:33 provider Text",
        "ContentView.swift:34 preview - 0 inside",
        "ContentView.swift:36 preview - 0 tap: 5",
        "ContentView.swift:37 preview - 0 Either<Text, EmptyView>",
        "ContentView.swift:39 app TestApp",
        "ContentView.swift:3 view ContentView ContentView",
      ])
    #expect(result.previews.map(\.line) == [10, 14, 15, 22, 33, 34, 36, 37, 39, 3])
  }

  // MARK: - The cache

  @Test func anUnchangedInputStartsNoCompiler() throws {
    let scratch = try Scratch(["A.swift": "import SwiftUI\n#Preview { Text(\"a\") }\n"])
    var intake = try scratch.intake()
    let first = try intake.build([scratch.path + "/A.swift"], for: .iOS)
    #expect(!first.isFromCache)
    // A frontend that cannot be started would throw.
    intake.toolchain = try unusable(intake.toolchain, in: scratch)
    #expect(throws: IntakeError.self) { try intake.build([scratch.path + "/A.swift"], for: .iOS) }
    let again = try scratch.intake().build([scratch.path + "/A.swift"], for: .iOS)
    #expect(again.isFromCache)
    #expect(again.library == first.library)
    #expect(again.previews == first.previews)
  }

  /// The same toolchain by another path, whose compiler does not start.
  private func unusable(_ toolchain: Toolchain, in scratch: Scratch) throws -> Toolchain {
    Toolchain(root: scratch.path + "/nowhere")
  }

  @Test func anEditThatChangesNothingOnThePlatformCompilesNothing() throws {
    let text = "import SwiftUI\n#if os(macOS)\nlet a = 1\n#endif\n#Preview { Text(\"a\") }\n"
    let scratch = try Scratch(["A.swift": text])
    let intake = try scratch.intake()
    let first = try intake.build([scratch.path + "/A.swift"], for: .iOS)
    try scratch.write(text.replacingOccurrences(of: "let a = 1", with: "let a = 2222"), to: "A.swift")
    let second = try intake.build([scratch.path + "/A.swift"], for: .iOS)
    #expect(!second.isFromCache)
    #expect(second.library == first.library)
  }

  @Test func aRemovedLibraryIsBuiltAgain() throws {
    let scratch = try Scratch(["A.swift": "import SwiftUI\n#Preview { Text(\"a\") }\n"])
    let intake = try scratch.intake()
    let first = try #require(try intake.build([scratch.path + "/A.swift"], for: .iOS).library)
    try FileManager.default.removeItem(atPath: first)
    let second = try intake.build([scratch.path + "/A.swift"], for: .iOS)
    #expect(second.library == first)
    #expect(FileManager.default.fileExists(atPath: first))
  }

  @Test func twoBuildsOfTheSameAtOnceAgree() throws {
    let scratch = try Scratch(["A.swift": "import SwiftUI\n#Preview { Text(\"a\") }\n"])
    let intake = try scratch.intake()
    let path = scratch.path + "/A.swift"
    let results = Gathered()
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      results.add((try? intake.build([path], for: .iOS))?.library ?? "none")
    }
    #expect(Set(results.values).count == 1)
    #expect(results.values.first != "none")
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path + "/.cache/stages").isEmpty)
  }

  @Test func theLeastRecentlyUsedLibraryIsEvicted() throws {
    let scratch = try Scratch()
    let cache = BuildCache(folder: scratch.path, sizeLimit: 150)
    for (name, age) in [("old", 9000), ("older", 10_000), ("new", 0)] {
      try scratch.write(String(repeating: "x", count: 100), to: "libraries/\(name).so")
      let date = Date().addingTimeInterval(-Double(age))
      try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: cache.library(name))
    }
    cache.evict()
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path + "/libraries") == ["new.so"])
  }

  @Test func aCompilerThatRanOutOfTimeIsAskedAgain() throws {
    let scratch = try Scratch(["A.swift": "import SwiftUI\n#Preview { Text(\"a\") }\n"])
    var intake = try scratch.intake()
    intake.timeLimit = 0.001
    let first = try intake.build([scratch.path + "/A.swift"], for: .iOS)
    #expect(first.errors.map(\.message) == ["the compiler took longer than 0.001 s and was stopped"])
    #expect(first.library == nil)
    let second = try scratch.intake().build([scratch.path + "/A.swift"], for: .iOS)
    #expect(!second.isFromCache)
    #expect(second.errors.isEmpty)
  }

  // MARK: - Errors

  @Test func errorsHaveTheUsersPlaceAndNameWhatIsMissing() throws {
    let scratch = try Scratch([
      "Views/A.swift": """
      import SwiftUI
      import MapKit
      #if os(macOS)
      #endif
      struct A: View {
        var body: some View { Text("a").glow() }
      }
      #Preview { MapView() }
      let wrong: Int = "text"
      @Fancy struct F {}
      let x = Text.huge
      """
    ])
    let result = try scratch.intake().build([scratch.path], for: .iOS)
    #expect(
      result.errors == [
        SourceError(
          file: "Views/A.swift", line: 2, column: 8, message: "no such module 'MapKit'", kind: .missingAPI,
          name: "MapKit"),
        SourceError(
          file: "Views/A.swift", line: 6, column: 35, message: "value of type 'Text' has no member 'glow'",
          kind: .missingAPI, name: "glow"),
        SourceError(
          file: "Views/A.swift", line: 8, column: result.errors[2].column, message: "cannot find 'MapView' in scope",
          kind: .missingAPI, name: "MapView"),
        SourceError(
          file: "Views/A.swift", line: 9, column: 18,
          message: "cannot convert value of type 'String' to specified type 'Int'", kind: .other),
        SourceError(
          file: "Views/A.swift", line: 10, column: 2, message: "unknown attribute 'Fancy'", kind: .missingAPI,
          name: "Fancy"),
        SourceError(
          file: "Views/A.swift", line: 11, column: 14, message: "type 'Text' has no member 'huge'", kind: .missingAPI,
          name: "Text.huge"),
      ])
    #expect(result.library == nil)
    #expect(result.unavailable == [UnavailableModule(name: "MapKit", fileCount: 1)])
  }

  @MainActor @Test func filesWithErrorsAreLeftOutAndTheRestDelivered() throws {
    let scratch = try Scratch([
      "Good.swift": "import SwiftUI\n#Preview(\"good\") { Text(\"good\") }\n",
      "Bad.swift": "import SwiftUI\nstruct Bad: View { var body: some View { Missing() } }\n",
      "Needs.swift": "import SwiftUI\n#Preview(\"needs\") { Bad() }\n",
      "Broken.swift": "struct Broken {\n  let x =\n}\n",
    ])
    let result = try scratch.intake().build([scratch.path], for: .iOS)
    #expect(
      result.errors.map { "\($0.file):\($0.line) \($0.name ?? $0.kind.rawValue)" } == [
        "Bad.swift:2 Missing", "Broken.swift:2 other",
      ])
    #expect(result.leftOut == ["Bad.swift", "Broken.swift", "Needs.swift"])
    #expect(result.previews.map(\.name) == ["good"])
    #expect(try registered(by: result.library) == ["Good.swift:2 preview good 0 good"])
  }

  @Test func anUnusedImportOfAnAbsentModuleIsNoError() throws {
    let scratch = try Scratch(["A.swift": "import SwiftUI\nimport StoreKit\n#Preview { Text(\"a\") }\n"])
    let result = try scratch.intake().build([scratch.path + "/A.swift"], for: .iOS)
    #expect(result.errors.isEmpty)
    #expect(result.unavailable.map(\.name) == ["StoreKit"])
  }

  @Test func theReportIsOneLineOfJSON() throws {
    let report = CheckReport(errors: [
      SourceError(file: "A \"b\".swift", line: 3, column: 4, message: "no\\", kind: .missingAPI, name: "X"),
      SourceError(file: "", line: 0, column: 0, message: "a\nb", kind: .other),
    ])
    #expect(
      report.json
        == #"{"ok":false,"errors":[{"file":"A \"b\".swift","line":3,"column":4,"message":"no\\","kind":"missing-api","name":"X"},"#
        + #"{"file":"","line":0,"column":0,"message":"a\nb","kind":"other","name":null}]}"#)
    #expect(CheckReport(errors: []).json == #"{"ok":true,"errors":[]}"#)
  }

  @Test func aCompilerThatHangsIsStopped() throws {
    let scratch = try Scratch(["sleep.sh": "#!/bin/sh\nsleep 30 &\nwait\n"])
    let process = CompilerProcess(executable: "/bin/sh", arguments: [scratch.path + "/sleep.sh"])
    let start = Date()
    let outcome = try process.run(seconds: 0.2, log: scratch.path + "/log")
    #expect(outcome.timedOut)
    #expect(!outcome.succeeded)
    #expect(Date().timeIntervalSince(start) < 5)
  }
}

/// Collects values from several threads.
private final class Gathered: @unchecked Sendable {
  private let lock = NSLock()
  private(set) var values: [String] = []

  func add(_ value: String) {
    lock.lock()
    values.append(value)
    lock.unlock()
  }
}
