import SwiftUI

@MainActor
func addShapeViews(_ views: inout RecordedViews) {
  views.add("swiftui-web/shape/border") {
    VStack(spacing: 8) {
      HStack(spacing: 8) {
        Text("Hello").accessibilityIdentifier("textInner").border(.red).accessibilityIdentifier("text")
        Text("Hello").padding(6).border(.blue).accessibilityIdentifier("padded")
        Text("Hg").border(.green, width: 8).accessibilityIdentifier("thick")
        Text("OK").border(.orange, width: 0).accessibilityIdentifier("zero")
      }
      .accessibilityIdentifier("row1")
      HStack(spacing: 8) {
        Color.red.frame(width: 60, height: 30).border(.black).accessibilityIdentifier("color")
        Color.blue.frame(width: 60, height: 30)
          .border(.black)
          .padding(4)
          .border(.red)
          .accessibilityIdentifier("nested")
        Circle().frame(width: 30, height: 30).border(.blue).accessibilityIdentifier("circle")
      }
      .accessibilityIdentifier("row2")
    }
    .accessibilityIdentifier("stack")
  }
}
