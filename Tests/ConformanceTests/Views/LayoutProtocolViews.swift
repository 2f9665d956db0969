import SwiftUI

@MainActor
func addLayoutProtocolViews(_ views: inout RecordedViews) {
  views.add("swiftui-web/customlayout/radial") {
    RadialLayout {
      Text("A").accessibilityIdentifier("a")
      Text("B").accessibilityIdentifier("b")
      Color.red.frame(width: 20, height: 20).accessibilityIdentifier("c")
      Text("D").accessibilityIdentifier("d")
      Text("E").accessibilityIdentifier("e")
    }
    .frame(width: 160, height: 160).accessibilityIdentifier("radial")
  }

  views.add("swiftui-web/customlayout/any") {
    let layout = AnyLayout(HStackLayout(spacing: 8))
    layout {
      Text("One").accessibilityIdentifier("one")
      Color.red.frame(width: 30, height: 20).accessibilityIdentifier("box")
      Text("Three").accessibilityIdentifier("three")
    }
    .accessibilityIdentifier("stack")
  }

  views.add("swiftui-web/customlayout/any#vertical") {
    let layout = AnyLayout(VStackLayout(spacing: 4))
    layout {
      Text("One").accessibilityIdentifier("one")
      Color.red.frame(width: 30, height: 20).accessibilityIdentifier("box")
      Text("Three").accessibilityIdentifier("three")
    }
    .accessibilityIdentifier("stack")
  }
}
