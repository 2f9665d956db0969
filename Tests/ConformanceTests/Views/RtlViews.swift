import SwiftUI

@MainActor
func addRtlViews(_ views: inout RecordedViews) {
  views.add("swiftui-web/layout/rtl-grid") {
    VStack(spacing: 16) {
      Grid(horizontalSpacing: 10, verticalSpacing: 10) {
        GridRow {
          Color.red.frame(width: 40, height: 30).accessibilityIdentifier("a")
          Color.blue.frame(width: 60, height: 30).accessibilityIdentifier("b")
          Color.green.frame(width: 30, height: 30).accessibilityIdentifier("c")
        }
        GridRow {
          Color.orange.frame(width: 100, height: 30).gridCellColumns(2).accessibilityIdentifier("d")
          Color.purple.frame(width: 30, height: 30).accessibilityIdentifier("e")
        }
        GridRow {
          Color.teal.frame(width: 40, height: 30)
            .gridColumnAlignment(.trailing)
            .accessibilityIdentifier("f")
        }
      }
      .accessibilityIdentifier("grid")
      LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(.fixed(40)), GridItem(.fixed(40))], spacing: 8) {
        ForEach(0..<5) { index in
          Color.pink.frame(width: 40, height: 20).accessibilityIdentifier("l\(index)")
        }
      }
      .frame(width: 200).accessibilityIdentifier("lazy")
    }
    .environment(\.layoutDirection, .rightToLeft)
  }

  views.add("swiftui-web/layout/rtl-scroll") {
    ScrollView(.horizontal) {
      HStack(spacing: 10) {
        ForEach(0..<6) { index in
          Color.red.frame(width: 50, height: 40).accessibilityIdentifier("s\(index)")
        }
      }
      .accessibilityIdentifier("content")
    }
    .frame(width: 180, height: 60)
    .accessibilityIdentifier("scroll")
    .environment(\.layoutDirection, .rightToLeft)
  }

  views.add("swiftui-web/layout/rtl-custom") {
    FlowLayout(gap: 8, rowGap: 6) {
      Color.red.frame(width: 60, height: 20).accessibilityIdentifier("c0")
      Color.blue.frame(width: 90, height: 20).accessibilityIdentifier("c1")
      Color.green.frame(width: 50, height: 20).accessibilityIdentifier("c2")
      Color.orange.frame(width: 70, height: 20).accessibilityIdentifier("c3")
      Color.purple.frame(width: 40, height: 20).accessibilityIdentifier("c4")
    }
    .frame(width: 200).accessibilityIdentifier("flow").environment(\.layoutDirection, .rightToLeft)
  }
}
