import GalleyGeometry
import GalleyScreen
import SwiftUI
import Testing

/// Sizes recorded on macOS 26.2, the excess that its text styles had on the recording host left out.
@Suite @MainActor struct MacControlTests {
  @Test func formsOfColumnsAlignLabelsAndControls() throws {
    let screen = try ControlProofs.screen(.mac, 360, 320) {
      Form {
        TextField("Name", text: .constant("")).accessibilityIdentifier("field")
        Toggle("Enabled", isOn: .constant(true)).accessibilityIdentifier("toggle")
        Picker("Fruit", selection: .constant("Apple")) {
          Text("Apple").tag("Apple")
          Text("Banana").tag("Banana")
          Text("Cherry").tag("Cherry")
        }
        .accessibilityIdentifier("picker")
        Slider(value: .constant(0.5)) {
          Text("Volume")
        }
        .accessibilityIdentifier("slider")
        Stepper("Count", value: .constant(3)).accessibilityIdentifier("stepper")
        Button("Save") {}.accessibilityIdentifier("button")
        Text("Plain").accessibilityIdentifier("text")
      }
      .accessibilityIdentifier("form")
    }
    // 193.286 were recorded with a toggle 2.5 taller.
    let top = (320 - 190.786) / 2
    let form = try #require(screen.place("form"))
    #expect(abs(form.height - 190.786) < 0.01)
    func at(_ id: String, _ y: Double) -> Bool { abs((screen.place(id)?.minY ?? -1) - form.minY - y) < 0.01 }
    #expect(abs(form.minY - top) < 0.01)
    #expect(isNear(screen.place("field"), 9.5, form.minY, 350.5, 24))
    #expect(at("toggle", 30) && at("picker", 52) && at("slider", 84.1509))
    #expect(at("stepper", 111.893) && at("button", 146.044) && at("text", 174.786))
    #expect(isNear(screen.place("picker"), 17, form.minY + 52, 128.5, 24))
    #expect(screen.place("slider")?.height == 23)
    for id in ["toggle", "button", "text"] { #expect(abs((screen.place(id)?.minX ?? 0) - 53) <= 1) }
  }

  @Test func aFormWithoutLabelsIsAsWideAsItsControls() throws {
    let screen = try ControlProofs.screen(.mac, 200, 110) {
      Form { Toggle("Enabled", isOn: .constant(true)).accessibilityIdentifier("toggle") }
    }
    #expect(isNear(screen.place("toggle"), 65, 47, 70, 16))
  }

  @Test func rowsOfAGroupedFormAreALineAndTwenty() throws {
    let screen = try ControlProofs.screen(.mac, 360, 200) {
      Form {
        TextField("Name", text: .constant("")).accessibilityIdentifier("field")
        Toggle("Enabled", isOn: .constant(true)).accessibilityIdentifier("toggle")
      }
      .formStyle(.grouped)
    }
    #expect(screen.place("field") == Rect(x: 30, y: 30, width: 300, height: 16))
    // 36 and the line between the rows.
    #expect(screen.place("toggle") == Rect(x: 30, y: 67, width: 300, height: 16))
  }

  @Test func progressHasItsLabelsAboveAndBelow() throws {
    let screen = try ControlProofs.screen(.mac, 320, 400) {
      VStack(spacing: 14) {
        ProgressView("Loading", value: 0.4).accessibilityIdentifier("labelled")
        ProgressView(value: 0.3) {
          Text("Copying")
        } currentValueLabel: {
          Text("30%")
        }
        .accessibilityIdentifier("value")
        ProgressView("Ring", value: 0.4).progressViewStyle(.circular).accessibilityIdentifier("ring")
        ProgressView().controlSize(.small).accessibilityIdentifier("small")
      }
    }
    #expect(screen.place("labelled")?.size == Size(width: 320, height: 36))
    #expect(screen.place("value")?.size == Size(width: 320, height: 52))
    #expect(abs((screen.place("ring")?.height ?? 0) - 52.742) < 0.01)
    #expect(screen.place("small")?.size == Size(width: 16, height: 16))
  }

  @Test func steppersStandAfterTheirLabels() throws {
    let screen = try ControlProofs.screen(.mac, 320, 320) {
      VStack(alignment: .leading, spacing: 12) {
        Stepper("Count", value: .constant(3)).accessibilityIdentifier("basic")
        Stepper("Count", value: .constant(3)).labelsHidden().accessibilityIdentifier("hidden")
      }
    }
    #expect(isNear(screen.place("basic"), 127.75, 128, 64.5, 26))
    #expect(screen.place("hidden")?.size == Size(width: 20, height: 26))
  }

  @Test func boxesKeepFiveAroundTheirContent() throws {
    let screen = try ControlProofs.screen(.mac, 320, 400) {
      VStack(spacing: 12) {
        GroupBox("Wide") {
          Text("Wide").frame(maxWidth: .infinity).accessibilityIdentifier("content")
        }
        .accessibilityIdentifier("box")
        GroupBox {
          VStack(alignment: .leading) {
            Text("Inside").accessibilityIdentifier("inside")
            Toggle("Option", isOn: .constant(true)).accessibilityIdentifier("toggle")
          }
        }
      }
    }
    let (box, content) = (try #require(screen.place("box")), try #require(screen.place("content")))
    #expect(box.width == 320 && content.minX == 5 && content.width == 310)
    // A label line of 14, a gap of 3, 5 and 5 around a line of 16.
    #expect(box.height == 43)
    let (inside, toggle) = (try #require(screen.place("inside")), try #require(screen.place("toggle")))
    #expect(toggle.minY - inside.maxY == 6)
  }

  @Test func columnsOfATableShareItsWidth() throws {
    struct Fruit: Identifiable {
      let name: String
      let count: Int
      var id: String { name }
    }
    let fruits = [Fruit(name: "Apple", count: 3), Fruit(name: "Banana", count: 12)]
    let screen = try ControlProofs.screen(.mac, 360, 220) {
      Table(fruits) {
        TableColumn("Name", value: \.name)
        TableColumn("Count") { Text("\($0.count)").accessibilityIdentifier("count-\($0.name)") }
        TableColumn("Again") { Text("\($0.count)").accessibilityIdentifier("again-\($0.name)") }
      }
    }
    // Three ideals of 117 reach into the margins: each column gives up 5.
    #expect(screen.place("count-Apple")?.origin == Point(x: 128, y: 37))
    #expect(screen.place("count-Banana")?.origin == Point(x: 128, y: 61))
    #expect(screen.place("again-Apple")?.origin == Point(x: 240, y: 37))
  }

  @Test func firstHeadersOfListsStayAtTheTop() throws {
    let screen = try ControlProofs.screen(.mac, 320, 220) {
      List {
        Section {
          Text("Apple").accessibilityIdentifier("one")
        } header: {
          Text("First").accessibilityIdentifier("first")
        }
        Section {
          Text("Banana").accessibilityIdentifier("two")
        } header: {
          Text("Second").accessibilityIdentifier("second")
        }
      }
    }
    #expect(screen.place("first")?.midY == 14)
    #expect(screen.place("one")?.minY == 42)
    #expect(screen.place("second")?.midY == 96)
    #expect(screen.place("two")?.minY == 114)
  }

  @Test func openBranchesOfAListMoveTheirRowsIn() throws {
    let screen = try ControlProofs.screen(.mac, 320, 130) {
      List {
        DisclosureGroup("Fruits", isExpanded: .constant(true)) {
          Text("Apple").accessibilityIdentifier("apple")
        }
        Text("Water").accessibilityIdentifier("water")
      }
    }
    #expect(screen.place("apple")?.origin == Point(x: 38, y: 38))
    #expect(screen.place("water")?.origin == Point(x: 25, y: 62))
  }
}
