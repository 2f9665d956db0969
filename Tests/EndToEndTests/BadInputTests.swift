import Foundation
import Testing

/// Whatever is wrong with an input: one clear message, the documented exit status, and the rest delivered.
@Suite("Bad input", .serialized)
struct BadInputTests {
  private static let good = """
    #Preview("Good") { Color.red.frame(width: 100, height: 50) }
    """

  /// A file with a bad preview and a good one; the good one has to be delivered.
  private func run(_ code: String, _ options: String = "") throws -> Galley.Result {
    let source = "import SwiftUI\n\(code)\n#Preview(\"Bad\") { Bad() }\n\(Self.good)\n"
    let result = try Galley(["Bad.swift": source]).run("frames Bad.swift --on iphone-16-pro --os 26 \(options)")
    #expect(result.output.contains("frame 151,426 100x50"), "the good preview was not delivered: \(result.errors)")
    return result
  }

  @Test("a missing file is named, with the one that was probably meant")
  func missingFile() throws {
    let run = try Galley(["Home.swift": Input.swatch]).run("frames Hmoe.swift")
    #expect(run.status == 2)
    #expect(run.errors.contains("Hmoe.swift: no such file or folder; did you mean Home.swift?"))
    #expect(run.output.isEmpty)
  }

  @Test("an empty folder, and a file that is no Swift, are usage")
  func emptyFolder() throws {
    let galley = try Galley(["Empty/.keep": "", "Notes.txt": "text"])
    let empty = try galley.run("frames Empty")
    #expect(empty.status == 2)
    #expect(empty.errors.contains("no .swift file in this folder"))
    #expect(try galley.run("frames Notes.txt").status == 2)
  }

  @Test("without a preview it says what was looked for, and which views could be shown")
  func noPreview() throws {
    let source = "import SwiftUI\nstruct Lonely: View { var body: some View { Color.red } }\n"
    let galley = try Galley(["Lonely.swift": source])
    let run = try galley.run("frames Lonely.swift")
    #expect(run.status == 2)
    #expect(run.errors.contains("looked for #Preview"))
    #expect(run.errors.contains("name a view with --view (it can be one of: Lonely)"))
    #expect(try galley.run("frames Lonely.swift --view Lonely --on iphone-17").status == 0)
  }

  @Test("a syntax error has the user's file, line and column, and other files are delivered")
  func syntaxError() throws {
    let galley = try Galley([
      "App/Broken.swift": "import SwiftUI\nstruct Broken: View { var body: some View { Text(\"a\" } }\n",
      "App/Fine.swift": "import SwiftUI\n\(Self.good)\n",
    ])
    let run = try galley.run("frames App --on iphone-16-pro --os 26")
    #expect(run.status == 3)
    #expect(run.errors.contains("galley: Broken.swift:2:53: expected ')' to end function call"))
    #expect(run.errors.contains("1 of 2 files left out"))
    #expect(run.output.contains("frame 151,426 100x50"))
    #expect(try galley.run("frames App --on iphone-16-pro --keep-going").status == 0)
  }

  @Test("a crash in body has its cause and the user's line")
  func crash() throws {
    let run = try run(
      """
      struct Bad: View {
        let items: [Int] = []
        var body: some View {
          Text("\\(items[3])")
        }
      }
      """)
    #expect(run.status == 4)
    #expect(run.errors.contains("Bad.swift:5: crashed"))
    #expect(run.errors.contains("Index out of range"))
    #expect(run.errors.contains("1 of 2 scenarios could not be run"))
  }

  @Test("an endless loop is ended by the time limit")
  func endlessLoop() throws {
    let run = try run(
      """
      struct Bad: View {
        var body: some View {
          var n = 0
          while true { n += 1; if n < 0 { break } }
          return Text("never")
        }
      }
      """, "--time-limit 1")
    #expect(run.status == 4)
    #expect(run.errors.contains("did not end within 1 s"))
  }

  @Test("an endless recursion of views uses up the stack, and says so")
  func recursion() throws {
    let run = try run("struct Bad: View { var body: some View { VStack { AnyView(Bad()) } } }", "--time-limit 60")
    #expect(run.status == 4)
    #expect(run.errors.contains("used up the stack"))
    #expect(run.errors.contains("endless recursion"))
  }

  @Test("two gigabytes run into the memory limit")
  func memory() throws {
    let run = try run(
      """
      struct Bad: View {
        var body: some View {
          let bytes = [UInt8](repeating: 1, count: 2 << 30)
          return Text("\\(bytes.count)")
        }
      }
      """)
    #expect(run.status == 4)
    #expect(run.errors.contains("ran out of memory: asked for 2 GiB more, the limit is 1 GiB in all"))
  }

  @Test("code that ends the process is told apart from a crash")
  func exit() throws {
    let run = try run(
      """
      import Foundation
      struct Bad: View {
        init() { exit(7) }
        var body: some View { Color.red }
      }
      """)
    #expect(run.status == 4)
    #expect(run.errors.contains("ended the process (exit status 7)"))
  }

  @Test("frames that are no numbers or have no end are laid out")
  func numbers() throws {
    let run = try run("struct Bad: View { var body: some View { Color.red.frame(width: .nan, height: .infinity) } }")
    #expect(run.status == 0)
    #expect(run.output.contains("frame 0,62 402x778"))
    let lines = run.output.split(separator: "\n")
    #expect(!lines.filter { !$0.hasPrefix("note: ") }.joined().lowercased().contains("nan"))
    #expect(
      lines.contains("note: Bad.swift:2: frame of Color: a width of nan counts as none; a height of inf counts as none")
    )
  }

  @Test("a hundred thousand rows are laid out")
  func rows() throws {
    let run = try run(
      """
      struct Bad: View {
        var body: some View {
          ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100_000, id: \\.self) { _ in Color.red.frame(height: 10) } } }
        }
      }
      """, "--time-limit 120")
    #expect(run.status == 0)
    #expect(run.output.contains("LazyVStack 0,62 402x1000000"))
  }

  @Test("an unknown device has the nearest names")
  func device() throws {
    let run = try Galley(["Swatch.swift": Input.swatch]).run("frames Swatch.swift --on iphone-61-pro")
    #expect(run.status == 2)
    #expect(run.errors.contains("no device is called 'iphone-61-pro'"))
    #expect(run.errors.contains("iphone-16-pro"))
  }
}
