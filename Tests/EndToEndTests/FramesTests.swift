import Foundation
import Testing

@Suite("galley frames")
struct FramesTests {
  @Test("prints a preview's tree in window coordinates")
  func text() throws {
    let run = try Galley(["Swatch.swift": Input.swatch]).run("frames Swatch.swift --on iphone-16-pro --os 26")
    #expect(run.status == 0)
    #expect(
      run.output == """
        screen Swatch.swift:3 on iphone-16-pro portrait 402x874 os=26 text=large locale=en metrics=inter-calibrated
        frame #swatch 151,426 100x50
          Color 151,426 100x50
        assumed: none

        """)
    #expect(run.errors == "1 scenario of 1 preview on iOS\n")
  }

  @Test("prints JSON as its schema has it, one object for each preview and scenario")
  func json() throws {
    let galley = try Galley(["Swatch.swift": Input.swatch])
    let run = try galley.run("frames Swatch.swift --json --on iphone-16-pro,iphone-8 --os 16")
    // An iPhone 16 Pro never ran iOS 16.
    #expect(run.status == 2)
    #expect(run.errors.contains("iphone-16-pro never ran iOS 16"))

    let two = try galley.run("frames Swatch.swift --json --on iphone-16-pro,ipad-mini-a17-pro --os 26 --quiet")
    #expect(two.status == 0)
    #expect(two.errors.isEmpty)
    let objects = try Galley.objects(two.output)
    #expect(objects.count == 2)
    let schema = try SchemaChecker(file: Galley.root.appendingPathComponent("docs/schema/frames.schema.json"))
    for object in objects { #expect(schema.complaints(about: object) == []) }
    #expect(objects[0]["previewID"] as? String == "Swatch.swift:3")
    #expect(objects[0]["preview"] as? String == "Swatch")
    let frame = (objects[0]["screen"] as? [String: Any])?["frame"] as? [Double]
    #expect(frame == [151, 426, 100, 50])
    // 744×1133 with 32 above and 25 below: 32 + (1076 − 50) / 2.
    let pad = (objects[1]["screen"] as? [String: Any])?["frame"] as? [Double]
    #expect(pad == [322, 545, 100, 50])
  }

  @Test("multiplies lists, and says how many scenarios there are before it runs them")
  func lists() throws {
    let galley = try Galley(["Swatch.swift": Input.swatch])
    let run = try galley.run(
      "frames Swatch.swift --on iphone-16-pro,iphone-17 --orientation portrait,landscape-left --text-size large,AX3")
    #expect(run.output.split(separator: "\n").filter { $0.hasPrefix("screen") }.count == 8)
    // Both devices are 402x874 with the same insets.
    #expect(run.errors == "8 scenarios of 1 preview on iOS, laid out in 4\n")
  }

  @Test("takes the quick set of the platform when no device is named")
  func quick() throws {
    let run = try Galley(["Swatch.swift": Input.swatch]).run("frames Swatch.swift")
    #expect(run.errors.contains("10 scenarios of 1 preview on iOS (the first platform for which it compiles)"))
    #expect(run.output.contains("landscape-right"))
    #expect(run.output.contains("text=accessibility5"))
    #expect(run.output.contains("locale=ar direction=rtl"))
  }

  @Test("shows a preview that says its own device there, unless one is named")
  func ownDevice() throws {
    let galley = try Galley([
      "Old.swift": """
      import SwiftUI

      struct Old_Previews: PreviewProvider {
        static var previews: some View {
          Color.red.frame(width: 10, height: 10).previewDevice("iPhone 8")
        }
      }
      """
    ])
    #expect(try galley.run("frames Old.swift").output.contains(" on iphone-8 portrait 375x667"))
    #expect(try galley.run("frames Old.swift --on iphone-17").output.contains(" on iphone-17 portrait 402x874"))
  }

  @Test("lays out only the previews that are named, by name, by place or by file")
  func chosen() throws {
    let galley = try Galley([
      "App/One.swift": Input.swatch,
      "App/Two.swift": """
      import SwiftUI
      #Preview("First, of two") { Color.blue }
      #Preview("Second") { Color.green }
      """,
    ])
    func previews(_ words: [String]) throws -> [String] {
      let run = try galley.run(["frames", "App", "--on", "iphone-17", "--json"] + words)
      return try Galley.objects(run.output).map { $0["preview"] as? String ?? "" }
    }
    #expect(try previews([]) == ["Swatch", "First, of two", "Second"])
    #expect(try previews(["--preview", "First, of two"]) == ["First, of two"])
    #expect(try previews(["--preview", "Two.swift:3", "--preview", "Swatch"]) == ["Swatch", "Second"])
    let missing = try galley.run(["frames", "App", "--on", "iphone-17", "--preview", "Secnod"])
    #expect(missing.status == 2)
    #expect(missing.errors.contains("no preview is called 'Secnod'. Did you mean 'Second'?"))
  }

  @Test("knows devices of the project's own, and of files that are named")
  func ownDevices() throws {
    let own = #"{"devices": [{"id": "kiosk", "like": "ipad-mini-a17-pro", "size": [600, 1000]}]}"#
    let galley = try Galley(["App/Swatch.swift": Input.swatch, "App/.galley.json": own, "other.json": own])
    #expect(try galley.run("frames App/Swatch.swift --on kiosk").output.contains(" on kiosk portrait 600x1000"))
    try FileManager.default.removeItem(at: galley.folder.appendingPathComponent("App/.galley.json"))
    #expect(try galley.run("frames App/Swatch.swift --on kiosk").status == 2)
    let named = try galley.run("frames App/Swatch.swift --on kiosk --devices other.json")
    #expect(named.output.contains(" on kiosk portrait 600x1000"))
    #expect(try galley.run("window full --on kiosk --devices other.json").output.contains("600x1000"))
  }

  @Test("gives the same bytes twice, with one worker and with two")
  func deterministic() throws {
    let galley = try Galley(["Swatch.swift": Input.swatch])
    let first = try galley.run("frames Swatch.swift --json --workers 1")
    let second = try galley.run("frames Swatch.swift --json --workers 2")
    #expect(first.status == 0)
    #expect(first.output == second.output)
    let third = try galley.run("frames Swatch.swift --json")
    #expect(first.output == third.output)
    #expect(!first.output.contains(galley.folder.path))
  }
}
