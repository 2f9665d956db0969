import SwiftUI

@MainActor
func addGridViews(_ views: inout RecordedViews) {
  views.add("swiftui-web/ios/representable/grid") {
    Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 8) {
      GridRow {
        Text("A").accessibilityIdentifier("a")
        LabelView(text: "one", hugging: 1000).accessibilityIdentifier("one")
        Text("Long cell").accessibilityIdentifier("long")
      }
      GridRow {
        LabelView(text: "two", hugging: 1000).accessibilityIdentifier("two")
        Text("B").accessibilityIdentifier("b")
        SwitchView().accessibilityIdentifier("gridSwitch")
      }
      GridRow {
        Text("C").accessibilityIdentifier("c")
        ControlView {
          UISlider()
        }
        .gridCellColumns(2).accessibilityIdentifier("gridSlider")
      }
    }
    .accessibilityIdentifier("grid")
  }

  views.add("swiftui-web/grid/modifiers") {
    Grid(alignment: .leading) {
      GridRow {
        Text("Header").gridCellColumns(2).accessibilityIdentifier("header")
        Text("CCC").accessibilityIdentifier("ccc")
      }
      GridRow {
        Text("A").gridColumnAlignment(.trailing).accessibilityIdentifier("a")
        Color.red.frame(width: 60, height: 40).accessibilityIdentifier("red")
        Text("E").gridCellAnchor(.bottomTrailing).accessibilityIdentifier("e")
      }
      Color.blue.frame(height: 4).accessibilityIdentifier("divider")
      GridRow {
        Color.green.gridCellUnsizedAxes(.horizontal).frame(height: 20).accessibilityIdentifier("blue")
        Text("H").accessibilityIdentifier("h")
      }
    }
    .accessibilityIdentifier("grid")
  }

  views.add("swiftui-web/grid/flexible") {
    Grid {
      GridRow {
        Text("A").accessibilityIdentifier("a")
        Color.red.frame(height: 20).accessibilityIdentifier("red")
        Text("CCC").accessibilityIdentifier("ccc")
      }
      GridRow {
        Color.blue.frame(height: 30).accessibilityIdentifier("blue")
        Text("E").accessibilityIdentifier("e")
        Color.green.frame(height: 30).accessibilityIdentifier("green")
      }
    }
    .frame(width: 280).accessibilityIdentifier("grid")
  }

  views.add("swiftui-web/grid/spacing") {
    Grid(alignment: .topLeading, horizontalSpacing: 20, verticalSpacing: 4) {
      GridRow {
        Text("A").accessibilityIdentifier("a")
        Color.red.frame(width: 30, height: 30).accessibilityIdentifier("red")
      }
      GridRow {
        Color.blue.frame(width: 60, height: 20).accessibilityIdentifier("blue")
        Text("H").accessibilityIdentifier("h")
      }
    }
    .accessibilityIdentifier("grid")
  }
}
