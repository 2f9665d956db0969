import GalleyGeometry
import GalleyScreen
import SwiftUI
import Testing

/// Labels of several views, and labels beside values that do not fit.
@Suite @MainActor struct LabelTests {
  private func screen<V: View>(@ViewBuilder _ view: @escaping () -> V) throws -> Screen {
    try ControlProofs.screen(.phone, 320, 480, view)
  }

  private func frame(_ screen: Screen, _ text: String) throws -> Rect {
    try #require(screen.root.find { $0.role == .text && $0.text == text }).exact
  }

  /// "The first text represents the title and the second text represents the subtitle" (`Toggle`, `LabeledContent`).
  @Test func secondTextsOfALabelAreSubtitles() throws {
    func check<V: View>(@ViewBuilder _ view: @escaping () -> V) throws {
      let screen = try screen(view)
      let (title, subtitle) = (try frame(screen, "Title"), try frame(screen, "Subtitle"))
      #expect(subtitle.minX == title.minX)
      #expect(subtitle.minY >= title.maxY)
      #expect(subtitle.height < title.height)
    }
    try check { Toggle(isOn: .constant(true)) { labels } }
    try check { Form { Toggle(isOn: .constant(true)) { labels } } }
    try check {
      LabeledContent {
        Text("v")
      } label: {
        labels
      }
    }
    try check { Stepper(value: .constant(1)) { labels } }
    try check {
      Form {
        Picker(selection: .constant(1)) {
          Text("One").tag(1)
        } label: {
          labels
        }
      }
    }
    try check { ProgressView(value: 0.5) { labels } }
  }

  @ViewBuilder private var labels: some View {
    Text("Title")
    Text("Subtitle")
  }

  @Test func viewsInAButtonStandBesideEachOther() throws {
    func check<V: View>(@ViewBuilder _ view: @escaping () -> V) throws {
      let screen = try screen(view)
      let (first, second) = (try frame(screen, "Title"), try frame(screen, "Subtitle"))
      #expect(second.minX >= first.maxX)
      #expect(second.midY == first.midY)
    }
    try check { Button(action: {}) { labels } }
    try check { Button(action: {}) { labels }.buttonStyle(.bordered) }
    try check { Button(action: {}) { labels }.buttonStyle(Own()) }
    try check {
      Menu {
      } label: {
        labels
      }
    }
    try check { Link(destination: URL(filePath: "/")) { labels } }
    try check {
      NavigationStack {
        NavigationLink {
          Text("there")
        } label: {
          labels
        }
      }
    }
  }

  private struct Own: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label.padding() }
  }

  @Test func aShortLabelStaysOnOneLineBesideALongValue() throws {
    let long = "A value that is long enough to wrap over two lines here"
    func check<V: View>(@ViewBuilder _ view: @escaping () -> V) throws -> (label: ScreenNode, value: ScreenNode) {
      let screen = try screen(view)
      return (
        try #require(screen.root.find { $0.role == .text && $0.text == "Short" }),
        try #require(screen.root.find { $0.role == .text && $0.text == long })
      )
    }
    for pair in [
      try check { LabeledContent("Short", value: long) }, try check { Form { LabeledContent("Short", value: long) } },
    ] {
      #expect(pair.label.lines?.lines.count == 1)
      #expect(pair.value.lines?.lines.map(\.text).joined(separator: " ") == long)
      #expect(pair.value.frame.minX >= pair.label.frame.maxX)
    }
    // What is chosen is shortened instead.
    let picker = try check { Form { Picker("Short", selection: .constant(1)) { Text(long).tag(1) } } }
    #expect(picker.label.lines?.lines.count == 1)
    #expect(picker.value.lines?.lines.count == 1)
    #expect(picker.value.frame.minX >= picker.label.frame.maxX)
  }

  @Test func aRowGrowsWithItsValueAndNotWithItsControl() throws {
    let screen = try screen {
      Form {
        LabeledContent("Short") { Color.red.frame(width: 20, height: 90) }
        Toggle("Short", isOn: .constant(true))
      }
    }
    let rows = screen.root.all { $0.role == .row }
    #expect(rows[0].exact.height > 90)
    #expect(rows[1].exact.height < 90)
  }

  @Test func aControlKeepsItsSizeBesideALongLabel() throws {
    func width(_ label: String) throws -> (control: Double, lines: Int) {
      let screen = try screen {
        DatePicker(selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date) {
          Text(label).accessibilityIdentifier("label")
        }
      }
      let label = try #require(screen.node("label"))
      let row = try #require(screen.root.find { $0.type == "DatePicker" })
      return (row.exact.maxX - label.exact.maxX, label.lines?.lines.count ?? 0)
    }
    let short = try width("A label that fits here")
    let long = try width("A label that is long enough to wrap over two lines here")
    #expect(short.lines == 1)
    #expect(long.lines > 1)
    // What the label leaves is no less than the control takes alone.
    let alone = try #require(
      try screen {
        DatePicker("", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date)
          .labelsHidden().fixedSize().accessibilityIdentifier("alone")
      }.place("alone"))
    #expect(long.control >= alone.width)
  }

  /// what fields show is measured like other text.
  @Test func fieldsHaveTheLinesOfWhatTheyShow() throws {
    let long = "A prompt that is much too long for a field of a hundred points"
    let screen = try screen {
      VStack {
        TextField(long, text: .constant("")).accessibilityIdentifier("prompt").frame(width: 100)
        TextField("Name", text: .constant(long)).accessibilityIdentifier("value").frame(width: 100)
        SecureField("Password", text: .constant("")).accessibilityIdentifier("secure")
        TextEditor(text: .constant("one\ntwo\nthree\nfour\nfive")).accessibilityIdentifier("editor").frame(height: 60)
      }
    }
    #expect(screen.node("prompt")?.lines?.lost ?? 0 > 0)
    #expect(screen.node("prompt")?.traits.contains(.lineLimited) == false)
    #expect(screen.node("value")?.lines?.lost ?? 0 > 0)
    #expect(screen.node("value")?.traits.contains(.lineLimited) == true)
    #expect(screen.node("secure")?.lines?.lines.map(\.text) == ["Password"])
    // An editor scrolls: it shortens nothing.
    #expect(screen.node("editor")?.lines?.lines.map(\.text) == ["one", "two", "three", "four", "five"])
    #expect(screen.node("editor")?.lines?.lost == 0)
  }
}
