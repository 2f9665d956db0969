import SwiftUI

@MainActor
func addSpacingViews(_ views: inout RecordedViews) {
  views.add("openswiftui/padding-default") {
    Color.red.frame(width: 50, height: 30)
      .accessibilityIdentifier("inner")
      .padding()
      .accessibilityIdentifier("outer")
  }

  views.add("openswiftui/padding-20") {
    Color.red.frame(width: 50, height: 30)
      .accessibilityIdentifier("inner")
      .padding(20)
      .accessibilityIdentifier("outer")
  }

  views.add("openswiftui/padding-top30") {
    Color.red.frame(width: 50, height: 30)
      .accessibilityIdentifier("inner")
      .padding(.top, 30)
      .accessibilityIdentifier("outer")
  }

  views.add("openswiftui/padding-bottom30") {
    Color.red.frame(width: 50, height: 30)
      .accessibilityIdentifier("inner")
      .padding(.bottom, 30)
      .accessibilityIdentifier("outer")
  }

  views.add("openswiftui/padding-horizontal40") {
    Color.red.frame(width: 50, height: 30)
      .accessibilityIdentifier("inner")
      .padding(.horizontal, 40)
      .accessibilityIdentifier("outer")
  }

  views.add("openswiftui/padding-top-trailing25") {
    Color.red.frame(width: 50, height: 30)
      .accessibilityIdentifier("inner")
      .padding([.top, .trailing], 25)
      .accessibilityIdentifier("outer")
  }

  views.add("openswiftui/hv-spacing") {
    VStack(spacing: 20) {
      Color.red.frame(width: 40, height: 40).accessibilityIdentifier("red")
      Color.blue.frame(width: 40, height: 40).accessibilityIdentifier("blue")
      HStack(spacing: 30) {
        Color.green.frame(width: 40, height: 40).accessibilityIdentifier("green")
        Color.orange.frame(width: 40, height: 40).accessibilityIdentifier("yellow")
      }
    }
    .accessibilityIdentifier("root")
  }

  views.add("swiftui-web/ios/layout/basics") {
    VStack(alignment: .leading, spacing: 0) {
      Text("Hello").accessibilityIdentifier("paddedText").padding().accessibilityIdentifier("padded")
      VStack {
        Text("One").accessibilityIdentifier("one")
        Text("Two").accessibilityIdentifier("two")
      }
      .accessibilityIdentifier("textStack")
      VStack {
        Text("Hello").accessibilityIdentifier("textAboveBox")
        Color.red.frame(width: 40, height: 10).accessibilityIdentifier("box")
      }
      .accessibilityIdentifier("mixedStack")
      HStack {
        Text("One").accessibilityIdentifier("hOne")
        Text("Two").accessibilityIdentifier("hTwo")
        Color.blue.frame(width: 10, height: 10).accessibilityIdentifier("hBox")
      }
      .accessibilityIdentifier("hStack")
      Divider().accessibilityIdentifier("divider")
    }
    .accessibilityIdentifier("stack")
  }

  views.add("codelynx/vstack-default") {
    VStack {
      Text("First").accessibilityIdentifier("first")
      Text("Second").accessibilityIdentifier("second")
      Text("Third").accessibilityIdentifier("third")
    }
  }

  views.add("codelynx/vstack-spacing-20") {
    VStack(spacing: 20) {
      Text("First").accessibilityIdentifier("first")
      Text("Second").accessibilityIdentifier("second")
      Text("Third").accessibilityIdentifier("third")
    }
  }

  views.add("codelynx/hstack-default") {
    HStack {
      Text("Left").accessibilityIdentifier("left")
      Text("Right").accessibilityIdentifier("right")
    }
  }

  views.add("codelynx/hstack-spacing-20") {
    HStack(spacing: 20) {
      Text("Left").accessibilityIdentifier("left")
      Text("Right").accessibilityIdentifier("right")
    }
  }

  views.add("codelynx/padding-horizontal") {
    Text("H-Padded").accessibilityIdentifier("t").padding(.horizontal, 24)
  }

  views.add("codelynx/padding-nested") {
    Text("Double Padded").accessibilityIdentifier("t").padding(8).padding(16)
  }

  views.add("tokamak/vstack-2") {
    VStack {
      Rectangle().accessibilityIdentifier("a")
      Rectangle().accessibilityIdentifier("b")
    }
  }

  views.add("tokamak/vstack-2-sp0") {
    VStack(spacing: 0) {
      Rectangle().accessibilityIdentifier("a")
      Rectangle().accessibilityIdentifier("b")
    }
  }

  views.add("swiftui-web/layout/padding-edges") {
    Color.red.accessibilityIdentifier("inner")
      .padding(.leading, 30)
      .padding(.vertical)
      .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
      .accessibilityIdentifier("outer")
  }

  views.add("swiftui-web/text/vstack-spacing") {
    VStack {
      Text("One").accessibilityIdentifier("one")
      Text("Two").accessibilityIdentifier("two")
      Color.red.frame(width: 50, height: 10).accessibilityIdentifier("box")
      Text("Three").accessibilityIdentifier("three")
    }
    .accessibilityIdentifier("stack")
  }

  views.add("swiftui-web/text/hstack-spacing") {
    HStack {
      Text("One").accessibilityIdentifier("one")
      Text("Two").accessibilityIdentifier("two")
      Color.red.frame(width: 10, height: 10).accessibilityIdentifier("box")
      Text("Three").accessibilityIdentifier("three")
    }
    .accessibilityIdentifier("stack")
  }

  views.add("swiftui-web/layout/padding-default#golden") {
    Color.red.accessibilityIdentifier("inner").padding().accessibilityIdentifier("outer")
  }

  views.add("swiftui-web/layout/vstack-spacing-default#golden") {
    VStack {
      Color.red.frame(width: 50, height: 50).accessibilityIdentifier("a")
      Color.blue.frame(width: 50, height: 50).accessibilityIdentifier("b")
    }
    .accessibilityIdentifier("stack")
  }
}
