import SwiftUI

@MainActor
func addFormViews(_ views: inout RecordedViews) {
  views.add("swiftui-web/ios/form/basic") {
    Form {
      Section("Account") {
        TextField("Name", text: .constant("")).accessibilityIdentifier("name")
        Toggle("Enabled", isOn: .constant(true)).accessibilityIdentifier("toggle")
      }
      Section("Preferences") {
        Picker("Fruit", selection: .constant("Apple")) {
          Text("Apple").tag("Apple")
          Text("Banana").tag("Banana")
        }
        .accessibilityIdentifier("picker")
        Stepper("Count: 3", value: .constant(3)).accessibilityIdentifier("stepper")
        Slider(value: .constant(0.5)).accessibilityIdentifier("slider")
        Button("Save") {}.accessibilityIdentifier("button")
      }
    }
    .accessibilityIdentifier("form")
  }

  views.add("swiftui-web/form/basic") {
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

  views.add("swiftui-web/form/styles") {
    VStack(spacing: 8) {
      Form {
        TextField("Name", text: .constant("")).accessibilityIdentifier("groupedField")
        Toggle("Enabled", isOn: .constant(true)).accessibilityIdentifier("groupedToggle")
      }
      .formStyle(.grouped).frame(height: 110).accessibilityIdentifier("grouped")
      Form {
        TextField("Name", text: .constant("")).accessibilityIdentifier("columnsField")
        Toggle("Enabled", isOn: .constant(true)).accessibilityIdentifier("columnsToggle")
      }
      .formStyle(.columns).frame(height: 110).accessibilityIdentifier("columns")
      Form {
        Toggle("Enabled", isOn: .constant(true)).accessibilityIdentifier("narrowToggle")
      }
      .frame(width: 200, height: 110).accessibilityIdentifier("narrow")
    }
    .accessibilityIdentifier("stack")
  }
}
