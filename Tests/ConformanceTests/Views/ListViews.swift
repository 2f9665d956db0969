import SwiftUI

@MainActor
func addListViews(_ views: inout RecordedViews) {
  views.add("swiftui-web/ios/list/basic") {
    List {
      Text("Apple").accessibilityIdentifier("row1")
      Text("Banana").accessibilityIdentifier("row2")
      Section("Fruit") {
        Text("Cherry").accessibilityIdentifier("row3")
        HStack {
          Text("Detail").accessibilityIdentifier("detailLabel")
          Spacer()
          Text("Value").accessibilityIdentifier("detailValue")
        }
        .accessibilityIdentifier("detailRow")
      }
    }
    .accessibilityIdentifier("list")
  }

  views.add("swiftui-web/ios/list/selection") {
    List(selection: .constant(nil as String?)) {
      Text("First").accessibilityIdentifier("first").tag("First")
      Text("Second").accessibilityIdentifier("second").tag("Second")
      Text("Third").accessibilityIdentifier("third").tag("Third")
    }
    .accessibilityIdentifier("list")
  }

  views.add("swiftui-web/ios/representable/list") {
    List {
      LabelView(text: "Hello", hugging: 1000).accessibilityIdentifier("label")
      SwitchView().accessibilityIdentifier("switch")
      PlainView().frame(height: 30).accessibilityIdentifier("plain")
      Text("Row").accessibilityIdentifier("text")
      FieldView().accessibilityIdentifier("field")
    }
    .accessibilityIdentifier("list")
  }

  views.add("swiftui-web/ios/search/basic") {
    NavigationStack {
      List {
        ForEach(["Apple", "Banana", "Cherry", "Date", "Elderberry"], id: \.self) { fruit in
          Text(fruit).accessibilityIdentifier("row-\(fruit)")
        }
      }
      .navigationTitle("Fruit")
      .navigationBarTitleDisplayMode(.large)
      .searchable(text: .constant(""))
      .accessibilityIdentifier("list")
    }
    .accessibilityIdentifier("nav")
  }

  views.add("swiftui-web/ios/search/active#present") {
    let fruits = ["Apple", "Banana", "Cherry", "Date", "Elderberry"]
    NavigationStack {
      List {
        ForEach(fruits, id: \.self) { fruit in
          Text(fruit).accessibilityIdentifier("row-\(fruit)")
        }
      }
      .navigationTitle("Fruit")
      .navigationBarTitleDisplayMode(.large)
      .searchable(text: .constant(""), isPresented: .constant(true))
      .searchScopes(.constant("All")) {
        Text("All").tag("All")
        Text("Fresh").tag("Fresh")
      }
      .searchSuggestions {
        ForEach(fruits, id: \.self) { fruit in
          Text(fruit).accessibilityIdentifier("suggest-\(fruit)")
        }
      }
      .accessibilityIdentifier("list")
    }
    .accessibilityIdentifier("nav")
  }

  views.add("swiftui-web/ios/search/active#typed") {
    let fruits = ["Banana"]
    NavigationStack {
      List {
        ForEach(fruits, id: \.self) { fruit in
          Text(fruit).accessibilityIdentifier("row-\(fruit)")
        }
      }
      .navigationTitle("Fruit")
      .navigationBarTitleDisplayMode(.large)
      .searchable(text: .constant("an"), isPresented: .constant(true))
      .searchScopes(.constant("All")) {
        Text("All").tag("All")
        Text("Fresh").tag("Fresh")
      }
      .searchSuggestions {
        ForEach(fruits, id: \.self) { fruit in
          Text(fruit).accessibilityIdentifier("suggest-\(fruit)")
        }
      }
      .accessibilityIdentifier("list")
    }
    .accessibilityIdentifier("nav")
  }

  views.add("swiftui-web/ios/list/editing") {
    List {
      Section {
        ForEach(["Apple", "Banana", "Cherry"], id: \.self) { fruit in
          Text(fruit).accessibilityIdentifier(fruit.lowercased())
        }
        .onDelete { _ in
        }
      }
      Section {
        ForEach(["Date"], id: \.self) { fruit in
          Text(fruit).accessibilityIdentifier(fruit.lowercased())
        }
        .onDelete { _ in
        }
      }
      Section {
        Text("Fixed").accessibilityIdentifier("fixed")
      }
    }
    .environment(\.editMode, .constant(.active)).accessibilityIdentifier("list")
  }

  views.add("swiftui-web/list/basic") {
    List {
      Text("Apple").accessibilityIdentifier("row1")
      Text("Banana").accessibilityIdentifier("row2")
      Color.red.frame(height: 40).accessibilityIdentifier("tall")
      HStack {
        Text("Cherry").accessibilityIdentifier("wideText")
        Spacer()
        Text("A").accessibilityIdentifier("wideTrailing")
      }
      .accessibilityIdentifier("wide")
      Label {
        Text("Title")
      } icon: {
        image(24, 24)
      }
      .accessibilityIdentifier("label")
      Toggle("Enabled", isOn: .constant(true)).accessibilityIdentifier("toggle")
    }
    .accessibilityIdentifier("list")
  }

  views.add("swiftui-web/list/modifiers") {
    List {
      Text("Apple")
        .listRowInsets(EdgeInsets(top: 2, leading: 30, bottom: 2, trailing: 10))
        .accessibilityIdentifier("inset")
      Text("Banana").listRowBackground(Color.yellow).accessibilityIdentifier("background")
      Text("Cherry").listRowSeparator(.hidden).accessibilityIdentifier("noSeparator")
      Text("Carrot").listRowSeparatorTint(.red).accessibilityIdentifier("tinted")
      ForEach(1..<4) { index in
        Text(["Apple", "Banana", "Cherry"][index - 1]).accessibilityIdentifier("item\(index)")
      }
    }
    .accessibilityIdentifier("list")
  }

  views.add("swiftui-web/list/outline") {
    VStack(spacing: 8) {
      List(Food.all, children: \.children) { food in
        Text(food.name).accessibilityIdentifier(food.name)
      }
      .frame(height: 130).accessibilityIdentifier("outline")
      List {
        DisclosureGroup("Fruits", isExpanded: .constant(true)) {
          Text("Apple").accessibilityIdentifier("dgApple")
          Text("Banana").accessibilityIdentifier("dgBanana")
        }
        Text("Water").accessibilityIdentifier("dgWater")
      }
      .frame(height: 130).accessibilityIdentifier("disclosure")
    }
    .accessibilityIdentifier("stack")
  }

  views.add("swiftui-web/list/separators") {
    List {
      Section("Hidden") {
        Text("Apple").listRowSeparator(.hidden).accessibilityIdentifier("hiddenRow1")
        Text("Banana").listRowSeparator(.hidden).accessibilityIdentifier("hiddenRow2")
      }
      Section("Tinted") {
        Text("Cherry").listRowSeparatorTint(.red).accessibilityIdentifier("tintedRow1")
        Text("Carrot").listRowSeparatorTint(.red).accessibilityIdentifier("tintedRow2")
      }
      Section("Rows") {
        Text("Top").listRowSeparator(.hidden, edges: .top).accessibilityIdentifier("topHidden")
        Text("Bottom").listRowSeparator(.hidden, edges: .bottom).accessibilityIdentifier("bottomHidden")
        Text("Last").accessibilityIdentifier("last")
      }
    }
    .accessibilityIdentifier("list")
  }

  views.add("swiftui-web/list/prominence") {
    List {
      Section {
        Text("Apple").accessibilityIdentifier("row1")
      } header: {
        Text("Increased").accessibilityIdentifier("increasedHeader")
      }
      .headerProminence(.increased)
      Section {
        Text("Banana").accessibilityIdentifier("row2")
      } header: {
        Text("Standard").accessibilityIdentifier("standardHeader")
      }
    }
    .accessibilityIdentifier("list")
  }
}
