import Foundation
import Testing

/// What user code sets after it waited for other code: the screen shows it; the clock stands still.
@Suite("Screens that wait", .serialized)
struct WaitingTests {
  @Test(
    "show what comes after an await",
    arguments: [
      ("await Task.yield()", "done"), ("await load()", "done"), ("await Store().load()", "done"),
      ("_ = await Task.detached { 1 }.value", "done"), ("for _ in 0..<20 { await Task.yield() }", "done"),
      ("try? await Task.sleep(for: .seconds(1))", "start"),
    ]) func waiting(_ wait: String, _ shown: String) throws
  {
    let source = """
      import SwiftUI
      func load() async {}
      actor Store { func load() {} }
      struct Waiting: View {
        @State private var text = "start"
        var body: some View { Text(text).task { \(wait); text = "done" } }
      }
      #Preview { Waiting() }
      """
    let run = try Galley(["Waiting.swift": source]).run("frames Waiting.swift --on iphone-16-pro")
    #expect(run.status == 0)
    #expect(run.output.contains("Text \"\(shown)\""), "\(run.output) \(run.errors)")
  }
}
