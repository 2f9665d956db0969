import SwiftUI

@MainActor
func addTableViews(_ views: inout RecordedViews) {
  views.add("swiftui-web/table/basic") {
    Table(Fruit.all) {
      TableColumn("Name", value: \.name)
      TableColumn("Color") { fruit in
        Text(fruit.color).accessibilityIdentifier("color\(fruit.row)")
      }
      TableColumn("Count") { fruit in
        Text("\(fruit.count)").accessibilityIdentifier("count\(fruit.row)")
      }
    }
    .accessibilityIdentifier("table")
  }

  views.add("swiftui-web/table/sized") {
    VStack(spacing: 8) {
      Text("Above").accessibilityIdentifier("above")
      Table(Fruit.all) {
        TableColumn("Name") { fruit in
          Text(fruit.name).accessibilityIdentifier("name\(fruit.row)")
        }
        TableColumn("Color") { fruit in
          Text(fruit.color)
        }
      }
      .frame(width: 240, height: 120).accessibilityIdentifier("table")
    }
    .accessibilityIdentifier("stack")
  }
}
