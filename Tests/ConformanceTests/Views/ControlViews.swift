import SwiftUI

@MainActor
func addControlViews(_ views: inout RecordedViews) {
  views.add("swiftui-web/ios/button/basic") {
    VStack(alignment: .leading, spacing: 12) {
      Button("OK") {}.accessibilityIdentifier("plain")
      Button("Bordered") {}.buttonStyle(.bordered).accessibilityIdentifier("bordered")
      Button("Prominent") {}.buttonStyle(.borderedProminent).accessibilityIdentifier("prominent")
      Button("Borderless") {}.buttonStyle(.borderless).accessibilityIdentifier("borderless")
      Button("Disabled") {}.buttonStyle(.bordered).disabled(true).accessibilityIdentifier("disabled")
      Button("Delete", role: .destructive) {}.accessibilityIdentifier("destructive")
      HStack(alignment: .firstTextBaseline, spacing: 8) {
        Button("OK") {}.accessibilityIdentifier("rowButton")
        Text("Hg").accessibilityIdentifier("rowText")
      }
      .accessibilityIdentifier("row")
    }
    .accessibilityIdentifier("stack")
  }

  views.add("swiftui-web/ios/toggle/basic") {
    VStack(alignment: .leading, spacing: 12) {
      Toggle("Enabled", isOn: .constant(true)).accessibilityIdentifier("on")
      Toggle("Enabled", isOn: .constant(false)).accessibilityIdentifier("off")
      Toggle(isOn: .constant(true)) {
        Text("Hg").accessibilityIdentifier("customText")
      }
      .accessibilityIdentifier("custom")
      HStack(alignment: .firstTextBaseline, spacing: 8) {
        Toggle("Hg", isOn: .constant(true)).accessibilityIdentifier("baselineToggle")
        Text("Hg").accessibilityIdentifier("baselineText")
      }
      .accessibilityIdentifier("baselineRow")
      Toggle("Enabled", isOn: .constant(true)).labelsHidden().accessibilityIdentifier("hidden")
      Toggle("Enabled", isOn: .constant(true)).disabled(true).accessibilityIdentifier("disabled")
    }
    .accessibilityIdentifier("stack")
  }

  views.add("swiftui-web/ios/slider/basic") {
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
    .accessibilityIdentifier("stack")
  }

  views.add("swiftui-web/ios/stepper/basic") {
    VStack(alignment: .leading, spacing: 12) {
      Stepper("Quantity: 3", value: .constant(3)).accessibilityIdentifier("labelled")
      Stepper("Quantity", value: .constant(3)).labelsHidden().accessibilityIdentifier("hidden")
      Stepper("Quantity", value: .constant(3)).disabled(true).accessibilityIdentifier("disabled")
      HStack(alignment: .firstTextBaseline, spacing: 8) {
        Text("Hg").accessibilityIdentifier("rowText")
        Stepper("Hg", value: .constant(3)).accessibilityIdentifier("rowStepper")
      }
      .accessibilityIdentifier("row")
    }
    .accessibilityIdentifier("stack")
  }

  views.add("swiftui-web/ios/textfield/basic") {
    VStack(alignment: .leading, spacing: 12) {
      TextField("Name", text: .constant("Hello")).accessibilityIdentifier("plain")
      TextField("Name", text: .constant("Hello"))
        .textFieldStyle(.roundedBorder)
        .accessibilityIdentifier("rounded")
      TextField("Name", text: .constant(""))
        .textFieldStyle(.roundedBorder)
        .accessibilityIdentifier("roundedEmpty")
      SecureField("Password", text: .constant("secret"))
        .textFieldStyle(.roundedBorder)
        .accessibilityIdentifier("secure")
      HStack(alignment: .firstTextBaseline, spacing: 8) {
        Text("Name").accessibilityIdentifier("rowLabel")
        TextField("Name", text: .constant("Hello"))
          .textFieldStyle(.roundedBorder)
          .accessibilityIdentifier("rowField")
      }
      .accessibilityIdentifier("row")
    }
    .accessibilityIdentifier("stack")
  }

  views.add("swiftui-web/ios/progress/basic") {
    VStack(alignment: .leading, spacing: 12) {
      ProgressView(value: 0.4).accessibilityIdentifier("bar")
      ProgressView().progressViewStyle(.linear).accessibilityIdentifier("indeterminate")
      ProgressView(value: 0.4) {
        Text("Volume")
      }
      .accessibilityIdentifier("labelled")
      ProgressView(value: 0.4).frame(width: 120).accessibilityIdentifier("narrow")
      HStack(spacing: 12) {
        ProgressView().accessibilityIdentifier("spinner")
        ProgressView(value: 0.4).progressViewStyle(.circular).accessibilityIdentifier("ring")
        ProgressView {
          Text("Volume")
        }
        .accessibilityIdentifier("spinnerLabelled")
      }
      .accessibilityIdentifier("row")
    }
    .accessibilityIdentifier("stack")
  }

  views.add("swiftui-web/ios/menu/basic") {
    VStack(alignment: .leading, spacing: 12) {
      Menu("Options") {
        Button("Copy") {}
      }
      .accessibilityIdentifier("menu")
      Menu("Plain") {
        Button("Copy") {}
      }
      .buttonStyle(.plain).accessibilityIdentifier("buttonStyle")
      Menu("Hidden") {
        Button("Copy") {}
      }
      .menuIndicator(.hidden).accessibilityIdentifier("noIndicator")
      Menu("Off") {
        Button("Copy") {}
      }
      .disabled(true).accessibilityIdentifier("disabled")
      HStack(alignment: .firstTextBaseline, spacing: 8) {
        Text("Hg").accessibilityIdentifier("rowText")
        Menu("Options") {
          Button("Copy") {}
        }
        .accessibilityIdentifier("rowMenu")
      }
      .accessibilityIdentifier("row")
    }
    .accessibilityIdentifier("stack")
  }

  views.add("swiftui-web/ios/picker/basic") {
    VStack(alignment: .leading, spacing: 12) {
      Picker("Fruit", selection: .constant("Apple")) {
        Text("Apple").tag("Apple")
        Text("Banana").tag("Banana")
        Text("Cherry").tag("Cherry")
      }
      .accessibilityIdentifier("menu")
      Picker("Fruit", selection: .constant("Banana")) {
        Text("Apple").tag("Apple")
        Text("Banana").tag("Banana")
      }
      .labelsHidden().accessibilityIdentifier("menuHidden")
      Picker("Size", selection: .constant("Small")) {
        Text("Small").tag("Small")
        Text("Medium").tag("Medium")
        Text("Large").tag("Large")
      }
      .pickerStyle(.segmented).accessibilityIdentifier("segmented")
      Picker("Size", selection: .constant("Small")) {
        Text("Small").tag("Small")
        Text("Large").tag("Large")
      }
      .pickerStyle(.segmented).frame(width: 160).accessibilityIdentifier("segmentedNarrow")
    }
    .accessibilityIdentifier("stack")
  }

  views.add("swiftui-web/ios/label/basic") {
    VStack(alignment: .leading, spacing: 12) {
      Label {
        Text("Wi-Fi").accessibilityIdentifier("title")
      } icon: {
        Image(systemName: "wifi").accessibilityIdentifier("icon")
      }
      .accessibilityIdentifier("label")
      Label {
        Text("Bluetooth").accessibilityIdentifier("titleT")
      } icon: {
        Image(systemName: "gear").accessibilityIdentifier("iconT")
      }
      .font(.title).accessibilityIdentifier("labelTitle")
      Label("Wi-Fi", systemImage: "wifi").labelStyle(.iconOnly).accessibilityIdentifier("iconOnly")
      Label("Wi-Fi", systemImage: "wifi").labelStyle(.titleOnly).accessibilityIdentifier("titleOnly")
    }
    .accessibilityIdentifier("stack")
  }

  views.add("swiftui-web/labeledcontent/basic") {
    VStack(spacing: 12) {
      LabeledContent("Name", value: "Corey").accessibilityIdentifier("value")
      LabeledContent("Count") {
        Text("3").accessibilityIdentifier("countContent")
      }
      .accessibilityIdentifier("count")
      LabeledContent {
        Text("Custom").accessibilityIdentifier("customContent")
      } label: {
        Label {
          Text("Network")
        } icon: {
          image(24, 24)
        }
        .accessibilityIdentifier("customLabel")
      }
      .accessibilityIdentifier("custom")
      LabeledContent("Hidden", value: "Shown").labelsHidden().accessibilityIdentifier("hidden")
      LabeledContent("Toggle") {
        Toggle("Option", isOn: .constant(true)).labelsHidden().accessibilityIdentifier("toggleContent")
      }
      .accessibilityIdentifier("toggle")
      LabeledContent {
        Text("Value").accessibilityIdentifier("narrowContent")
      } label: {
        Text("Narrow").accessibilityIdentifier("narrowLabel")
      }
      .frame(width: 160).accessibilityIdentifier("narrow")
      LabeledContent("Wide", value: "Value").frame(maxWidth: .infinity).accessibilityIdentifier("wide")
    }
    .padding(20).accessibilityIdentifier("stack")
  }

  views.add("swiftui-web/gauge/accessory") {
    VStack(spacing: 20) {
      HStack(spacing: 14) {
        Gauge(value: 0.4) {
          Text("Label")
        }
        .gaugeStyle(.accessoryCircular).accessibilityIdentifier("circular")
        Gauge(value: 0.4) {
          Text("Label")
        }
        .gaugeStyle(.accessoryCircularCapacity).accessibilityIdentifier("circularCapacity")
      }
      Gauge(value: 0.4) {
        Text("Label")
      }
      .gaugeStyle(.accessoryLinear).accessibilityIdentifier("linear")
    }
    .padding(20)
  }

  views.add("swiftui-web/groupbox/basic") {
    VStack(spacing: 12) {
      GroupBox("Settings") {
        VStack(alignment: .leading) {
          Text("Inside").accessibilityIdentifier("inside")
          Toggle("Option", isOn: .constant(true)).accessibilityIdentifier("toggle")
        }
        .accessibilityIdentifier("content")
      }
      .accessibilityIdentifier("titled")
      GroupBox {
        Text("Plain content").accessibilityIdentifier("plainContent")
      }
      .accessibilityIdentifier("plain")
      GroupBox {
        Text("Custom")
      } label: {
        Label {
          Text("Custom")
        } icon: {
          image(24, 24)
        }
        .accessibilityIdentifier("customLabel")
      }
      .accessibilityIdentifier("custom")
      GroupBox("Wide") {
        Text("Wide").frame(maxWidth: .infinity).accessibilityIdentifier("wideContent")
      }
      .accessibilityIdentifier("wide")
      GroupBox("Outer") {
        GroupBox("Inner") {
          Text("Nested").accessibilityIdentifier("nested")
        }
        .accessibilityIdentifier("inner")
      }
      .accessibilityIdentifier("outer")
    }
    .accessibilityIdentifier("stack")
  }

  views.add("swiftui-web/button/basic") {
    VStack(spacing: 12) {
      Button("OK") {}.accessibilityIdentifier("ok")
      Button("Increment") {}.accessibilityIdentifier("increment")
      Button {
      } label: {
        Text("Label").accessibilityIdentifier("labelText")
      }
      .accessibilityIdentifier("labelButton")
      HStack {
        // As wide as the plus, which a hyphen (6 of 13 points, by two other recordings) is not: the minus sign.
        Button("−") {}.accessibilityIdentifier("minus")
        Button("+") {}.accessibilityIdentifier("plus")
      }
      .accessibilityIdentifier("row")
    }
    .accessibilityIdentifier("stack")
  }

  views.add("swiftui-web/toggle/basic") {
    VStack(alignment: .leading, spacing: 12) {
      Toggle("Enabled", isOn: .constant(true)).accessibilityIdentifier("on")
      Toggle("Enabled", isOn: .constant(false)).accessibilityIdentifier("off")
      Toggle(isOn: .constant(true)) {
        Text("Hg").accessibilityIdentifier("customText")
      }
      .accessibilityIdentifier("custom")
      HStack(alignment: .firstTextBaseline, spacing: 8) {
        Toggle("Hg", isOn: .constant(true)).accessibilityIdentifier("baselineToggle")
        Text("Hg").accessibilityIdentifier("baselineText")
      }
      .accessibilityIdentifier("baselineRow")
      Toggle("Enabled", isOn: .constant(true)).labelsHidden().accessibilityIdentifier("hidden")
      Toggle("Enabled", isOn: .constant(true)).disabled(true).accessibilityIdentifier("disabled")
      Toggle("Enabled", isOn: .constant(false)).disabled(true).accessibilityIdentifier("disabledOff")
    }
    .accessibilityIdentifier("stack")
  }

  views.add("swiftui-web/slider/basic") {
    VStack(spacing: 12) {
      Slider(value: .constant(0.5)).accessibilityIdentifier("half")
      Slider(value: .constant(0.0)).accessibilityIdentifier("zero")
      Slider(value: .constant(1.0)).accessibilityIdentifier("full")
      Slider(value: .constant(50), in: 0...100, step: 10).accessibilityIdentifier("stepped")
      Slider(value: .constant(0.5)) {
        Text("Volume")
      }
      .accessibilityIdentifier("labelled")
      Slider(value: .constant(0.5)) {
        Text("Volume")
      } minimumValueLabel: {
        Text("Min").accessibilityIdentifier("min")
      } maximumValueLabel: {
        Text("Max").accessibilityIdentifier("max")
      }
      .accessibilityIdentifier("minMax")
      Slider(value: .constant(0.5)).frame(width: 120).accessibilityIdentifier("narrow")
      Slider(value: .constant(0.5)).disabled(true).accessibilityIdentifier("disabled")
      HStack(spacing: 8) {
        Text("Row").accessibilityIdentifier("rowText")
        Slider(value: .constant(0.5)).accessibilityIdentifier("rowSlider")
      }
      .accessibilityIdentifier("row")
    }
    .accessibilityIdentifier("stack")
  }

  views.add("swiftui-web/stepper/basic") {
    VStack(alignment: .leading, spacing: 12) {
      Stepper("Count", value: .constant(3)).accessibilityIdentifier("basic")
      Stepper("Count", value: .constant(3), in: 0...10).accessibilityIdentifier("ranged")
      Stepper("Count", value: .constant(3)).labelsHidden().accessibilityIdentifier("hidden")
      Stepper(value: .constant(3)) {
        Label {
          Text("Count")
        } icon: {
          image(24, 24)
        }
      }
      .accessibilityIdentifier("labelStepper")
      Stepper("Count", onIncrement: {}, onDecrement: {}).accessibilityIdentifier("closures")
      HStack(spacing: 8) {
        Text("Row").accessibilityIdentifier("rowText")
        Stepper("Count", value: .constant(3)).labelsHidden().accessibilityIdentifier("rowStepper")
        Button("OK") {}.accessibilityIdentifier("rowButton")
      }
      .accessibilityIdentifier("row")
      Stepper("Count", value: .constant(3)).disabled(true).accessibilityIdentifier("disabled")
      Stepper("Count", value: .constant(3)).frame(width: 200).accessibilityIdentifier("fixed")
    }
    .accessibilityIdentifier("stack")
  }

  views.add("swiftui-web/progress/basic") {
    VStack(spacing: 14) {
      ProgressView(value: 0.4).accessibilityIdentifier("bare")
      ProgressView("Loading", value: 0.4).accessibilityIdentifier("labelled")
      ProgressView(value: 0.3) {
        Text("Copying")
      } currentValueLabel: {
        Text("30%")
      }
      .accessibilityIdentifier("valueLabel")
      ProgressView(value: 0.4).tint(.green).accessibilityIdentifier("tinted")
      ProgressView(value: 0.4).frame(width: 120).accessibilityIdentifier("narrow")
      HStack(spacing: 20) {
        ProgressView(value: 0.4).progressViewStyle(.circular).accessibilityIdentifier("ring")
        ProgressView("Ring", value: 0.4)
          .progressViewStyle(.circular)
          .accessibilityIdentifier("ringLabelled")
        ProgressView(value: 1.0).progressViewStyle(.circular).accessibilityIdentifier("ringFull")
      }
      .accessibilityIdentifier("rings")
      ProgressView(value: 40, total: 100).accessibilityIdentifier("total")
    }
    .padding(20).accessibilityIdentifier("stack")
  }

  views.add("swiftui-web/progress/indeterminate") {
    VStack(spacing: 20) {
      ProgressView().accessibilityIdentifier("spinner")
      ProgressView("Working").accessibilityIdentifier("spinnerLabelled")
      ProgressView().progressViewStyle(.linear).accessibilityIdentifier("bar")
      ProgressView().controlSize(.small).accessibilityIdentifier("small")
    }
    .accessibilityIdentifier("stack")
  }

  views.add("swiftui-web/textfield/styles") {
    VStack(alignment: .leading, spacing: 12) {
      TextField("Name", text: .constant("Hello"))
        .textFieldStyle(.roundedBorder)
        .accessibilityIdentifier("rounded")
      TextField("Name", text: .constant("Hello")).textFieldStyle(.plain).accessibilityIdentifier("plain")
      TextField("Name", text: .constant("Hello"))
        .textFieldStyle(.squareBorder)
        .accessibilityIdentifier("square")
      TextField("Name", text: .constant("")).textFieldStyle(.plain).accessibilityIdentifier("plainEmpty")
      HStack(alignment: .firstTextBaseline, spacing: 8) {
        Text("Name").accessibilityIdentifier("rowLabel")
        TextField("Name", text: .constant("Hello")).accessibilityIdentifier("rowField")
        Button("OK") {}.accessibilityIdentifier("rowButton")
      }
      .accessibilityIdentifier("row")
      HStack(spacing: 8) {
        TextField("A", text: .constant("Hello")).accessibilityIdentifier("halfA")
        TextField("B", text: .constant("Hello")).accessibilityIdentifier("halfB")
      }
      .accessibilityIdentifier("halves")
    }
    .accessibilityIdentifier("stack")
  }

  views.add("swiftui-web/unavailable/basic") {
    VStack(spacing: 8) {
      ContentUnavailableView("No Mail", systemImage: "tray").accessibilityIdentifier("titled")
      ContentUnavailableView {
        Label {
          Text("No Results")
        } icon: {
          image(24, 24)
        }
        .accessibilityIdentifier("customLabel")
      } description: {
        Text("Search again.").accessibilityIdentifier("description")
      } actions: {
        Button("Retry") {}.accessibilityIdentifier("action")
      }
      .accessibilityIdentifier("custom")
      ContentUnavailableView.search.accessibilityIdentifier("search")
    }
    .accessibilityIdentifier("stack")
  }
}
