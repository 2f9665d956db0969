import GalleyCatalog
import GalleyGeometry
import GalleyScreen
import SwiftUI
import Testing

/// Sizes recorded on the iOS 26.0 simulator (iPhone SE), the excess that its text styles had there left out.
@Suite @MainActor struct TouchControlTests {
  @Test func slidersFillTheWidthAndAreThirtyOneTall() throws {
    let screen = try ControlProofs.screen(.phone, 320, 220) {
      VStack(alignment: .leading, spacing: 12) {
        Slider(value: .constant(0.5)).accessibilityIdentifier("half")
        Slider(value: .constant(0.0)).accessibilityIdentifier("zero")
        Slider(value: .constant(0.5)) {
          Text("Volume")
        }
        .accessibilityIdentifier("labelled")
        Slider(value: .constant(50), in: 0...100, step: 10).accessibilityIdentifier("stepped")
        Slider(value: .constant(0.5)).disabled(true).accessibilityIdentifier("disabled")
        Slider(value: .constant(0.5)).frame(width: 120).accessibilityIdentifier("narrow")
      }
    }
    #expect(screen.place("half") == Rect(x: 0, y: -13, width: 320, height: 31))
    #expect(screen.place("zero") == Rect(x: 0, y: 30, width: 320, height: 31))
    #expect(screen.place("labelled") == Rect(x: 0, y: 73, width: 320, height: 31))
    #expect(screen.place("stepped") == Rect(x: 0, y: 116, width: 320, height: 31))
    #expect(screen.place("disabled") == Rect(x: 0, y: 159, width: 320, height: 31))
    #expect(screen.place("narrow") == Rect(x: 0, y: 202, width: 120, height: 31))
    #expect(screen.node("labelled")?.text == "Volume")
    #expect(screen.node("disabled")?.states == ["disabled"])
  }

  @Test func switchesAreSixtySixByThirtyAtTheTrailingEdge() throws {
    let screen = try ControlProofs.screen(.phone, 320, 300) {
      VStack(alignment: .leading, spacing: 12) {
        Toggle("Enabled", isOn: .constant(true)).accessibilityIdentifier("on")
        Toggle(isOn: .constant(false)) { Text("Hg").accessibilityIdentifier("label") }.accessibilityIdentifier("off")
        Toggle("Enabled", isOn: .constant(true)).labelsHidden().accessibilityIdentifier("hidden")
      }
    }
    #expect(screen.place("on") == Rect(x: 0, y: 93, width: 320, height: 30))
    #expect(screen.place("off") == Rect(x: 0, y: 135, width: 320, height: 30))
    #expect(screen.place("hidden") == Rect(x: 0, y: 177, width: 66, height: 30))
    // The label is centred on the switch.
    #expect(screen.place("label")?.midY == 150)
    #expect(screen.node("on")?.states == ["on", "enabled"])
    #expect(screen.node("off")?.states == ["off", "enabled"])
    #expect(screen.node("hidden")?.text == "Enabled")
  }

  @Test func switchesBefore26AreFiftyOneByThirtyOne() throws {
    let scenario = try ControlProofs.scenario(.phone, 320, 100, os: OSVersion(18))
    let screen = ControlProofs.screen(scenario) {
      Toggle("Enabled", isOn: .constant(true)).labelsHidden().accessibilityIdentifier("switch")
    }
    #expect(screen.place("switch")?.size == Size(width: 51, height: 31))
  }

  @Test func steppersEndInNinetyFourByThirtyTwo() throws {
    let screen = try ControlProofs.screen(.phone, 320, 200) {
      VStack(alignment: .leading, spacing: 12) {
        Stepper("Quantity", value: .constant(3)).accessibilityIdentifier("labelled")
        Stepper("Quantity", value: .constant(3)).labelsHidden().accessibilityIdentifier("hidden")
      }
    }
    #expect(screen.place("labelled")?.size == Size(width: 320, height: 32))
    #expect(screen.place("hidden")?.size == Size(width: 94, height: 32))
  }

  @Test func fieldsAreALineOrThirtyFourTallAndEmptyOnesToo() throws {
    let screen = try ControlProofs.screen(.phone, 320, 240) {
      VStack(alignment: .leading, spacing: 12) {
        TextField("Name", text: .constant("Hello")).accessibilityIdentifier("plain")
        TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder).accessibilityIdentifier("empty")
        SecureField("Password", text: .constant("secret")).textFieldStyle(.roundedBorder)
          .accessibilityIdentifier("secure")
        HStack(alignment: .firstTextBaseline, spacing: 8) {
          Text("Name").accessibilityIdentifier("label")
          TextField("Name", text: .constant("Hello")).textFieldStyle(.roundedBorder).accessibilityIdentifier("field")
        }
      }
    }
    // 20.5 of the line and 1.5 more.
    #expect(screen.place("plain")?.size == Size(width: 320, height: 22))
    #expect(screen.place("empty")?.size == Size(width: 320, height: 34))
    #expect(screen.place("secure")?.size == Size(width: 320, height: 34))
    #expect(screen.node("secure")?.text == "••••••")
    #expect(screen.node("empty")?.text == "Name")
    let (label, field) = (try #require(screen.place("label")), try #require(screen.place("field")))
    // The field's text lies 1.5 under the middle of its 34, and the label on its baseline.
    #expect(label.minY - field.minY == 7.5)
    #expect(field.maxX == 320)
  }

  @Test func progressIsFourTallWithItsLabelFourAbove() throws {
    let screen = try ControlProofs.screen(.phone, 320, 300) {
      VStack(alignment: .leading, spacing: 12) {
        ProgressView(value: 0.4).accessibilityIdentifier("bar")
        ProgressView(value: 0.4) { Text("Volume") }.accessibilityIdentifier("labelled")
        ProgressView().accessibilityIdentifier("spinner")
        ProgressView(value: 0.4).progressViewStyle(.circular).accessibilityIdentifier("ring")
      }
    }
    #expect(screen.place("bar")?.size == Size(width: 320, height: 4))
    #expect(screen.place("labelled")?.size == Size(width: 320, height: 28.5))
    #expect(screen.place("spinner")?.size == Size(width: 20, height: 20))
    #expect(screen.place("ring")?.size == Size(width: 20, height: 20))
  }

  @Test func menusAreAsLargeAsTheirTitles() throws {
    let screen = try ControlProofs.screen(.phone, 320, 300) {
      VStack(alignment: .leading, spacing: 12) {
        Text("Options").accessibilityIdentifier("text")
        Menu("Options") { Button("Copy") {} }.accessibilityIdentifier("menu")
      }
    }
    #expect(screen.place("menu")?.size == screen.place("text")?.size)
    #expect(screen.node("menu")?.role == .menu)
  }

  @Test func menuPickersAddInsetsAndChevronsToTheirTitleAndSegmentsFillTheWidth() throws {
    let screen = try ControlProofs.screen(.phone, 320, 300) {
      VStack(alignment: .leading, spacing: 12) {
        Text("Apple").accessibilityIdentifier("text")
        Picker("Fruit", selection: .constant("Apple")) {
          ForEach(["Apple", "Banana"], id: \.self) { Text($0) }
        }
        .accessibilityIdentifier("menu")
        Picker("Size", selection: .constant(2)) {
          Text("Small").tag(1)
          Text("Large").tag(2)
        }
        .pickerStyle(.segmented).accessibilityIdentifier("segmented")
        Picker("Size", selection: .constant(Optional(1))) { Text("Small").tag(1) }
          .pickerStyle(.wheel).accessibilityIdentifier("wheel")
      }
    }
    let text = try #require(screen.place("text"))
    #expect(screen.place("menu")?.size == Size(width: text.width + 41.5, height: 36.5))
    #expect(screen.place("segmented")?.size == Size(width: 320, height: 31))
    #expect(screen.place("wheel")?.height == 216)
    // Options of a loop are known by its identifiers, tags also stand for optionals of their type.
    #expect(screen.node("menu")?.text == "Fruit, Apple")
    #expect(screen.node("segmented")?.text == "Size, Large")
    #expect(screen.node("wheel")?.text == "Size, Small")
  }

  @Test func rowsOfAFormKeepTheHeightOfTextRows() throws {
    let screen = try ControlProofs.screen(.phone, 320, 520) {
      Form {
        Section {
          Toggle("Enabled", isOn: .constant(true)).accessibilityIdentifier("toggle")
          Picker("Fruit", selection: .constant("Apple")) { Text("Apple").tag("Apple") }.accessibilityIdentifier(
            "picker")
          Stepper("Count", value: .constant(3)).accessibilityIdentifier("stepper")
          LabeledContent("Name", value: "Corey").accessibilityIdentifier("content")
          Slider(value: .constant(0.5)).accessibilityIdentifier("slider")
          Text("Plain").accessibilityIdentifier("text")
        }
      }
    }
    let middles = ["toggle", "picker", "stepper", "content"].compactMap { screen.place($0)?.midY }
    #expect(middles == [61, 113, 165, 217])
    #expect(screen.place("toggle") == Rect(x: 32, y: 50.75, width: 256, height: 20.5))
    // A slider's row is its 31 and 15 above and below.
    #expect(screen.place("slider")?.midY == 217 + 26 + 30.5)
    let text = try #require(screen.place("text"))
    #expect(abs(text.midY - (217 + 26 + 61 + 26)) < 0.01)
  }

  @Test func datesInAFormStandOnPlatesOfThirtySeven() throws {
    let screen = try ControlProofs.screen(.phone, 402, 300) {
      Form {
        DatePicker("When", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date)
          .accessibilityIdentifier("date")
      }
    }
    #expect(screen.place("date")?.height == 37)
    #expect(screen.first { $0.type == "row" }?.exact.height == 67)
    #expect(screen.node("date")?.text == "When, Jan 1, 1970")
  }
}
