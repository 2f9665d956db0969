import SwiftUI

@MainActor
func addFrameViews(_ views: inout RecordedViews) {
  views.add("openswiftui/flexframe-ideal-lt-min") {
    Color.red.frame(minWidth: 50, idealWidth: 20).fixedSize().accessibilityIdentifier("c")
  }

  views.add("codelynx/color-fill") {
    Color.red.accessibilityIdentifier("c")
  }

  views.add("codelynx/frame-fixed") {
    Text("Framed").accessibilityIdentifier("t").frame(width: 200, height: 100)
  }

  views.add("codelynx/frame-maxwidth-infinity") {
    Text("Full Width").accessibilityIdentifier("t").frame(maxWidth: .infinity)
  }

  views.add("codelynx/frame-alignment-top-leading") {
    Text("TL").accessibilityIdentifier("t").frame(width: 200, height: 200, alignment: .topLeading)
  }

  views.add("codelynx/frame-alignment-bottom-trailing") {
    Text("BR").accessibilityIdentifier("t").frame(width: 200, height: 200, alignment: .bottomTrailing)
  }

  views.add("codelynx/frame-alignment-center") {
    Text("C").accessibilityIdentifier("t").frame(width: 200, height: 200, alignment: .center)
  }

  views.add("codelynx/deeply-nested-frames") {
    Text("Deep")
      .accessibilityIdentifier("t")
      .frame(width: 100, height: 40)
      .frame(width: 200, height: 100)
      .frame(width: 300, height: 200)
  }

  views.add("codelynx/frame-inside-padding") {
    Text("X").accessibilityIdentifier("t").frame(width: 100, height: 50).padding(20)
  }

  views.add("codelynx/padding-inside-frame") {
    Text("X").accessibilityIdentifier("t").padding(20).frame(width: 200, height: 100)
  }

  views.add("codelynx/stacked-frames-with-alignment") {
    Text("Z")
      .accessibilityIdentifier("t")
      .frame(width: 50, height: 30, alignment: .bottomTrailing)
      .frame(width: 150, height: 80, alignment: .topLeading)
  }

  views.add("codelynx/deeply-nested-padding-frame") {
    Text("X")
      .accessibilityIdentifier("t")
      .padding(4)
      .frame(width: 80, height: 40)
      .padding(8)
      .frame(width: 150, height: 80)
      .padding(12)
  }

  views.add("codelynx/frame-maxwidth-infinity-with-minheight") {
    VStack {
      Text("Top").accessibilityIdentifier("top")
      Text("Bottom").accessibilityIdentifier("bottom")
    }
    .frame(maxWidth: .infinity, minHeight: 180)
  }

  views.add("tokamak/frame-fixed") {
    Rectangle().frame(width: 200, height: 100).accessibilityIdentifier("r")
  }

  views.add("tokamak/frame-width") {
    Rectangle().frame(width: 200).accessibilityIdentifier("r")
  }

  views.add("tokamak/frame-height") {
    Rectangle().frame(height: 200).accessibilityIdentifier("r")
  }

  views.add("tokamak/frame-flex-w") {
    Rectangle().frame(minWidth: 0, maxWidth: 200).accessibilityIdentifier("r")
  }

  views.add("tokamak/frame-flex-h") {
    Rectangle().frame(minHeight: 0, maxHeight: 200).accessibilityIdentifier("r")
  }

  views.add("swiftui-web/layout/root-centering#golden") {
    Color.red.frame(width: 50, height: 30).accessibilityIdentifier("box")
  }
}
