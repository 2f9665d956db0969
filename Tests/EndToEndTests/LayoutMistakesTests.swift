import Foundation
import Testing

/// What user code gets wrong about layout: the screen or the failure says where in the user's file.
@Suite("Mistakes in layouts", .serialized)
struct LayoutMistakesTests {
  private func run(_ code: String, _ previews: String) throws -> Galley.Result {
    let source =
      "import SwiftUI\n\(code)\n\(previews)\n#Preview(\"Good\") { Color.red.frame(width: 100, height: 50) }\n"
    let result = try Galley(["Bad.swift": source]).run("frames Bad.swift --on iphone-16-pro --os 26")
    #expect(result.output.contains("frame 151,426 100x50"), "the good preview was not delivered: \(result.errors)")
    return result
  }

  ///
  @Test("a subview that is not there ends the preview with the layout's line")
  func missingSubview() throws {
    let run = try run(
      """
      struct Bad: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
          let last = subviews.count
          subviews[last + 98].place(at: .zero, proposal: .unspecified)
        }
      }
      """, "#Preview { Bad { Text(\"a\") } }")
    #expect(run.status == 4)
    #expect(run.errors.contains("Bad.swift:6: crashed"))
    #expect(run.errors.contains("Index out of range: the layout has 1 subviews, and none at 99"))
    #expect(run.errors.contains("1 of 2 scenarios could not be run"))
  }

  @Test("subviews kept beyond their layout's work end the preview with the line that asks them")
  func keptSubviews() throws {
    let run = try run(
      """
      @MainActor var kept: LayoutSubviews?
      struct Bad: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          MainActor.assumeIsolated { if kept == nil { kept = subviews } }
          return .zero
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
      }
      struct Asking: View {
        @State var width = 0.0
        var body: some View {
          VStack {
            Bad { Text("a") }
            Text("\\(width)")
          }
          .onChange(of: width) {
            guard width > 4 else { return width += 1 }
            width = Double(kept?.first?.sizeThatFits(.unspecified).width ?? 0)
          }
          .onAppear { width = 1 }
        }
      }
      """, "#Preview { Asking() }")
    #expect(run.status == 4)
    #expect(run.errors.contains("Bad.swift:19: crashed"))
    #expect(run.errors.contains("can be asked only while that layout is at work"))
  }

  @Test("numbers that no view can take are notes with the line that gave them")
  func numbers() throws {
    let run = try run(
      """
      struct Bad: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          CGSize(width: CGFloat.nan, height: 10)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
          subviews[0].place(
            at: CGPoint(x: CGFloat.nan, y: 0), proposal: .unspecified)
        }
      }
      struct Numbers: View {
        let wrong = CGFloat.nan
        var body: some View {
          VStack {
            Text("a").frame(width: wrong)
            Text("b")
              .offset(x: wrong)
            Text("c").alignmentGuide(HorizontalAlignment.center) { _ in wrong }
            Bad { Text("d") }
          }
        }
      }
      """, "#Preview { Numbers() }")
    #expect(run.status == 0)
    for note in [
      "Bad.swift:15: frame of Text \"a\": a width of nan counts as none",
      "Bad.swift:17: offset of Text \"b\": x of nan counts as 0",
      "Bad.swift:18: alignmentGuide of Text \"c\": nan is no place, and counts as not set",
      "Bad.swift:3: Bad says it is nan points wide: that counts as nothing",
      "Bad.swift:7: Bad places Text \"d\" at nan, 0.0: what is no number counts as its corner",
    ] {
      #expect(run.output.contains("note: \(note)\n"), "\(note) is not in\n\(run.output)")
    }
  }

  @Test("views in views beyond any device's stack are one message, and the rest is delivered")
  func depth() throws {
    let run = try run(
      """
      struct Down: View {
        let levels: Int
        var body: some View {
          if levels == 0 { Text("end") } else { VStack { Down(levels: levels - 1) } }
        }
      }
      """, "#Preview(\"deep\") { Down(levels: 10_000) }\n#Preview(\"deeper\") { Down(levels: 40_000) }")
    #expect(run.status == 4)
    #expect(run.output.contains("Text \"end\""))
    #expect(run.errors.contains("has views in views more than 20000 levels deep"))
    #expect(run.errors.contains("1 of 3 scenarios could not be run"))
  }
}
