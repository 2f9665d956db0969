import GalleyGeometry
import GalleyScreen
import SwiftUI
import Testing

/// Styles of user code: they read the environment, show the system's look of their own control, and take turns.
@Suite @MainActor struct ControlStyleTests {
  struct Boxed: ToggleStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        configuration.label
        Color.red.frame(width: configuration.isOn ? 40 : 10, height: isEnabled ? 20 : 5)
          .accessibilityIdentifier("mark")
      }
    }
  }

  struct Framed: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Toggle(configuration).padding(10)
    }
  }

  @Test func aStyleReadsItsConfigurationAndTheEnvironment() throws {
    let screen = try ControlProofs.screen(.phone, 320, 100) {
      Toggle("On", isOn: .constant(true)).toggleStyle(Boxed()).disabled(true)
    }
    #expect(screen.place("mark")?.size == Size(width: 40, height: 5))
  }

  @Test func aToggleInAStyleHasTheStyleFurtherOut() throws {
    let screen = try ControlProofs.screen(.phone, 320, 100) {
      VStack {
        Toggle("On", isOn: .constant(true)).labelsHidden().toggleStyle(Framed()).accessibilityIdentifier("outer")
      }
      .toggleStyle(Boxed())
    }
    #expect(screen.place("mark")?.width == 40)
    let outer = try #require(screen.place("outer"))
    let mark = try #require(screen.place("mark"))
    #expect(outer.maxX - mark.maxX == 10)
  }

  struct Underlined: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
      VStack(spacing: 0) {
        configuration
        Color.black.frame(height: 3).accessibilityIdentifier("line")
      }
    }
  }

  @Test func aFieldInAStyleIsPlain() throws {
    let screen = try ControlProofs.screen(.phone, 320, 100) {
      TextField("Name", text: .constant("Hello")).textFieldStyle(Underlined()).accessibilityIdentifier("field")
    }
    #expect(screen.place("field")?.size == Size(width: 320, height: 25))
    #expect(screen.place("line")?.height == 3)
  }

  struct Percent: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text(verbatim: "\(Int((configuration.fractionCompleted ?? 0) * 100)) %")
    }
  }

  @Test func aProgressStyleGetsTheFraction() throws {
    let screen = try ControlProofs.screen(.phone, 320, 100) {
      ProgressView(value: 30, total: 120).progressViewStyle(Percent())
    }
    #expect(screen.first { $0.text == "25 %" } != nil)
  }

  @Test func aFocusStateRemembersWhatCodeAskedFor() throws {
    struct Fields: View {
      enum Field: Hashable { case name, city }
      @FocusState private var focus: Field?
      @State private var name = ""

      var body: some View {
        VStack {
          TextField("Name", text: $name).focused($focus, equals: .name)
          Text(verbatim: focus == .name ? "name" : "nothing")
        }
        .onAppear { focus = .name }
      }
    }
    let screen = try ControlProofs.screen(.phone, 320, 100) { Fields() }
    #expect(screen.first { $0.text == "name" } != nil)
  }

  @Test func aTimelineShowsTheLastEntryAtOrBeforeNow() throws {
    let now = Date()
    let start = now.addingTimeInterval(-25)
    let entries = PeriodicTimelineSchedule(from: start, by: 10).entries(from: now, mode: .normal)
    var iterator = entries.makeIterator()
    #expect(iterator.next() == start.addingTimeInterval(20))
    #expect(iterator.next() == start.addingTimeInterval(30))
  }

  @Test func severalBindingsMakeAMixedToggle() throws {
    struct Item { var isOn: Binding<Bool> }
    let items = [Item(isOn: .constant(true)), Item(isOn: .constant(false))]
    let screen = try ControlProofs.screen(.phone, 320, 100) {
      Toggle("All", sources: items, isOn: \.isOn).accessibilityIdentifier("all")
    }
    #expect(screen.node("all")?.states == ["mixed", "enabled"])
  }
}
