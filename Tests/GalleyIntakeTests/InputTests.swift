import Foundation
import GalleyScenario
import Testing

@testable import GalleyIntake

struct InputTests {
  private func message(_ paths: String...) -> String {
    do {
      _ = try SourceFinder().find(paths)
      return "no error"
    } catch { return "\(error)" }
  }

  @Test func aFolderIsReadInAStableOrderWithoutBuildsTestsAndHiddenFiles() throws {
    let scratch = try Scratch([
      "B.swift": "", "a.swift": "", "Sub/C.swift": "", ".hidden/D.swift": "", "build/E.swift": "", "Pods/F.swift": "",
      "AppTests/G.swift": "", "notes.txt": "", ".H.swift": "", "Assets.xcassets/I.swift": "", "Sub/logo.png": "",
      "en.lproj/Localizable.strings": "", "Fonts/A.ttf": "",
    ])
    let set = try SourceFinder().find([scratch.path])
    #expect(set.modules.count == 1)
    #expect(set.modules[0].files.map(\.name) == ["B.swift", "Sub/C.swift", "a.swift"])
    #expect(set.assets.catalogs == ["Assets.xcassets"])
    #expect(set.assets.images == ["Sub/logo.png"])
    #expect(set.assets.strings == ["en.lproj/Localizable.strings"])
    #expect(set.assets.fonts == ["Fonts/A.ttf"])
  }

  @Test func filesAreNamedFromTheFolderTheyShare() throws {
    let scratch = try Scratch(["X/A.swift": "", "X/Y/B.swift": ""])
    let set = try SourceFinder().find([scratch.path + "/X/A.swift", scratch.path + "/X/Y/B.swift"])
    #expect(set.modules[0].files.map(\.name) == ["A.swift", "Y/B.swift"])
    #expect(try SourceFinder().find([scratch.path + "/X/Y/B.swift"]).modules[0].files.map(\.name) == ["B.swift"])
  }

  @Test func aByteOrderMarkIsDropped() throws {
    let scratch = try Scratch(["A.swift": "\u{FEFF}let a = 1"])
    #expect(try SourceFinder().find([scratch.path + "/A.swift"]).modules[0].files[0].text == Array("let a = 1".utf8))
  }

  @Test func badInputsSayWhatToDo() throws {
    let scratch = try Scratch(["ContentView.swift": "", "empty/readme.md": "", "picture.png": ""])
    #expect(message() == "no input: name one or more .swift files, a folder, a Swift package or an Xcode project")
    #expect(
      message(scratch.path + "/ContentVeiw.swift")
        == "\(scratch.path)/ContentVeiw.swift: no such file or folder; did you mean \(scratch.path)/ContentView.swift?")
    #expect(message(scratch.path + "/empty").contains("no .swift file in this folder or below it"))
    #expect(message(scratch.path + "/picture.png").contains("not Swift source"))
    _ = FileManager.default.createFile(atPath: scratch.path + "/latin.swift", contents: Data([0x61, 10, 0xE9, 10]))
    #expect(message(scratch.path + "/latin.swift") == "latin.swift:2: not UTF-8 text; save the file as UTF-8")
    _ = FileManager.default.createFile(atPath: scratch.path + "/zero.swift", contents: Data([0x61, 0]))
    #expect(message(scratch.path + "/zero.swift") == "zero.swift:1: not UTF-8 text; save the file as UTF-8")
  }

  @Test(arguments: [
    ("ContentView", "ContentView"), ("My App", "My_App"), ("3D", "_3D"), ("SwiftUI", "SwiftUIModule"), ("Ü", "App"),
    ("GalleyScreen", "AppGalleyScreen"), ("Screen", "Screen"), ("", "App"), ("a-b.c", "a_b_c"),
  ]) func moduleNamesAreValidAndOurs(_ text: String, _ name: String) {
    #expect(ModuleName.made(from: text) == name)
  }

  @Test(arguments: [("Mail", "Mail"), ("2048", "_048"), ("My App-Kit", "My_App_Kit"), ("Über", "_ber"), ("", "_")])
  func modulesOfTargetsAreNamedAsXcodeNamesThem(_ target: String, _ module: String) {
    #expect(ModuleName.ofTarget(target) == module)
  }

  @Test func aModuleIsNotNamedLikeATypeInIt() throws {
    let file = try translate("struct Panel {}")
    #expect(file.declaredTypes == ["Panel"])
    let set = SourceSet(
      root: "/x",
      modules: [
        SourceModule(name: "Panel", files: [SourceFile(path: "/x/A", name: "A", text: Array("struct Panel {}".utf8))])
      ])
    let modules = TranslatedModule.translate(
      set, for: .iOS, viewNames: [], present: [], toolchain: .init(version: [6, 3]) { ([], []) })
    #expect(modules.map(\.name) == ["PanelModule"])
  }

  @Test func whereNothingIsFoundTheMessageSaysWhatWasLookedFor() {
    let error = IntakeError.noPreview(
      lookedIn: 2, views: ["A", "B"], skipped: [SkippedPreview(file: "A.swift", line: 3, reason: "it has no body")])
    #expect(
      "\(error)" == """
        no preview found in 2 files: looked for #Preview, types that conform to PreviewProvider, and an App marked \
        @main; name a view with --view (it can be one of: A, B)
        A.swift:3: a preview left out: it has no body
        """)
  }

  // MARK: - Platforms

  @Test(arguments: [
    ("import SwiftUI\nlet a = 1", Platform.iOS), ("import AppKit", .macOS), ("import WatchKit", .watchOS),
    ("import SwiftUI\nlet c = NSColor.red", .macOS), ("import SwiftUI\nlet cNSColor = 1", .iOS),
    ("import UIKit\nimport AppKit", .iOS), ("#if os(macOS)\nimport AppKit\n#endif", .iOS),
  ]) func theSourceHintsAtItsPlatform(_ text: String, _ platform: Platform) throws {
    let module = TranslatedModule(name: "A", files: [try translate(text)])
    let candidates = PlatformChoice.candidates(named: [], translated: [module])
    #expect(candidates.first?.platform == platform)
    #expect(Set(candidates.map(\.platform)) == Set(PlatformChoice.preferred))
    #expect(candidates.count == 5)
  }

  @Test func aPackageNamesItsPlatforms() {
    #expect(
      PlatformChoice.candidates(named: [.macOS], translated: []).map { "\($0.platform) \($0.reason)" }
        == ["macOS project"])
  }
}
