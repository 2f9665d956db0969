import SwiftUI

@MainActor
func addAlignmentViews(_ views: inout RecordedViews) {
  views.add("openswiftui/hv-align") {
    VStack(alignment: .leading) {
      Color.red.frame(width: 30, height: 30).accessibilityIdentifier("red")
      Color.blue.frame(width: 40, height: 40).accessibilityIdentifier("blue")
      HStack(alignment: .top) {
        Color.green.frame(width: 50, height: 50).accessibilityIdentifier("green")
        Color.orange.frame(width: 60, height: 60).accessibilityIdentifier("yellow")
      }
    }
    .accessibilityIdentifier("root")
  }

  views.add("codelynx/vstack-trailing") {
    VStack(alignment: .trailing) {
      Text("Short").accessibilityIdentifier("short")
      Text("A longer text").accessibilityIdentifier("long")
      Text("Mid").accessibilityIdentifier("mid")
    }
  }

  views.add("codelynx/hstack-bottom") {
    HStack(alignment: .bottom) {
      Text("Short").accessibilityIdentifier("short")
      Text("Tall\nMultiline\nText").accessibilityIdentifier("tall")
    }
  }

  views.add("codelynx/nested-alignment-override") {
    VStack(alignment: .leading) {
      HStack {
        Text("A").accessibilityIdentifier("a")
        Spacer()
      }
      .frame(maxWidth: .infinity)
      Text("B").accessibilityIdentifier("b").frame(maxWidth: .infinity, alignment: .trailing)
    }
  }

  views.add("tokamak/frame-align-leading-top") {
    Rectangle()
      .frame(width: 100, height: 100)
      .accessibilityIdentifier("r")
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  views.add("tokamak/background-leading-top") {
    Rectangle().frame(width: 100, height: 100).background(alignment: .topLeading) {
      Rectangle().fill(.red).frame(width: 50, height: 50).accessibilityIdentifier("bg")
    }
  }

  views.add("tokamak/overlay-leading-center") {
    Rectangle().frame(width: 100, height: 100).overlay(alignment: .leading) {
      Rectangle().fill(.red).frame(width: 50, height: 50).accessibilityIdentifier("ov")
    }
  }

  views.add("tokamak/overlay-leading-bottom") {
    Rectangle().frame(width: 100, height: 100).overlay(alignment: .bottomLeading) {
      Rectangle().fill(.red).frame(width: 50, height: 50).accessibilityIdentifier("ov")
    }
  }

  views.add("tokamak/background-center-center") {
    Rectangle().frame(width: 100, height: 100).background(alignment: .center) {
      Rectangle().fill(.red).frame(width: 50, height: 50).accessibilityIdentifier("bg")
    }
  }

  views.add("tokamak/overlay-center-center") {
    Rectangle().frame(width: 100, height: 100).overlay(alignment: .center) {
      Rectangle().fill(.red).frame(width: 50, height: 50).accessibilityIdentifier("ov")
    }
  }

  views.add("tokamak/frame-align-center-bottom") {
    Rectangle()
      .frame(width: 100, height: 100)
      .accessibilityIdentifier("r")
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
  }

  views.add("tokamak/overlay-center-bottom") {
    Rectangle().frame(width: 100, height: 100).overlay(alignment: .bottom) {
      Rectangle().fill(.red).frame(width: 50, height: 50).accessibilityIdentifier("ov")
    }
  }

  views.add("tokamak/background-trailing-top") {
    Rectangle().frame(width: 100, height: 100).background(alignment: .topTrailing) {
      Rectangle().fill(.red).frame(width: 50, height: 50).accessibilityIdentifier("bg")
    }
  }

  views.add("tokamak/overlay-trailing-top") {
    Rectangle().frame(width: 100, height: 100).overlay(alignment: .topTrailing) {
      Rectangle().fill(.red).frame(width: 50, height: 50).accessibilityIdentifier("ov")
    }
  }

  views.add("tokamak/frame-align-trailing-center") {
    Rectangle()
      .frame(width: 100, height: 100)
      .accessibilityIdentifier("r")
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .trailing)
  }

  views.add("tokamak/overlay-trailing-center") {
    Rectangle().frame(width: 100, height: 100).overlay(alignment: .trailing) {
      Rectangle().fill(.red).frame(width: 50, height: 50).accessibilityIdentifier("ov")
    }
  }

  views.add("tokamak/frame-align-trailing-bottom") {
    Rectangle()
      .frame(width: 100, height: 100)
      .accessibilityIdentifier("r")
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
  }

  views.add("tokamak/background-trailing-bottom") {
    Rectangle().frame(width: 100, height: 100).background(alignment: .bottomTrailing) {
      Rectangle().fill(.red).frame(width: 50, height: 50).accessibilityIdentifier("bg")
    }
  }

  views.add("tokamak/vstack-align-leading") {
    VStack(alignment: .leading) {
      Rectangle().accessibilityIdentifier("a")
      Rectangle().frame(width: 50).accessibilityIdentifier("b")
    }
  }

  views.add("tokamak/vstack-align-center") {
    VStack(alignment: .center) {
      Rectangle().accessibilityIdentifier("a")
      Rectangle().frame(width: 50).accessibilityIdentifier("b")
    }
  }

  views.add("tokamak/vstack-align-trailing") {
    VStack(alignment: .trailing) {
      Rectangle().accessibilityIdentifier("a")
      Rectangle().frame(width: 50).accessibilityIdentifier("b")
    }
  }

  views.add("tokamak/hstack-align-top") {
    HStack(alignment: .top) {
      Rectangle().accessibilityIdentifier("a")
      Rectangle().frame(height: 50).accessibilityIdentifier("b")
    }
  }

  views.add("tokamak/hstack-align-bottom") {
    HStack(alignment: .bottom) {
      Rectangle().accessibilityIdentifier("a")
      Rectangle().frame(height: 50).accessibilityIdentifier("b")
    }
  }

  views.add("swiftui-web/layout/alignment-guide") {
    VStack(alignment: .leading, spacing: 4) {
      Color.red.frame(width: 100, height: 20).alignmentGuide(.leading) { dimensions in
        dimensions[.trailing]
      }
      .accessibilityIdentifier("a")
      Color.blue.frame(width: 50, height: 20).accessibilityIdentifier("b")
      Color.green.frame(width: 30, height: 20).alignmentGuide(.leading) { dimensions in
        dimensions.width / 2
      }
      .accessibilityIdentifier("c")
    }
    .accessibilityIdentifier("stack")
  }

  views.add("swiftui-web/layout/hstack-alignment#golden") {
    VStack(spacing: 0) {
      HStack(alignment: .top, spacing: 4) {
        Color.red.frame(width: 20, height: 60).accessibilityIdentifier("top1")
        Color.blue.frame(width: 20, height: 30).accessibilityIdentifier("top2")
      }
      HStack(alignment: .bottom, spacing: 4) {
        Color.green.frame(width: 20, height: 60).accessibilityIdentifier("bottom1")
        Color.orange.frame(width: 20, height: 30).accessibilityIdentifier("bottom2")
      }
    }
  }

  views.add("swiftui-web/layout/zstack#golden") {
    ZStack(alignment: .bottomTrailing) {
      Color.red.frame(width: 100, height: 100).accessibilityIdentifier("a")
      Color.blue.frame(width: 30, height: 30).accessibilityIdentifier("b")
    }
    .accessibilityIdentifier("stack")
  }

  views.add("swiftui-web/layout/zstack-fill#golden") {
    ZStack(alignment: .topLeading) {
      Color.red.accessibilityIdentifier("fill")
      Color.blue.frame(width: 30, height: 30).accessibilityIdentifier("b")
    }
  }
}
