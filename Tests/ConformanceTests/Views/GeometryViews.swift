import SwiftUI

@MainActor
func addGeometryViews(_ views: inout RecordedViews) {
  views.add("openswiftui/aspect-half-fill") {
    Color.red.aspectRatio(0.5, contentMode: .fill).accessibilityIdentifier("c").frame(width: 50, height: 100)
  }

  views.add("openswiftui/aspect-2-fit") {
    Color.red.aspectRatio(2, contentMode: .fit).accessibilityIdentifier("c").frame(width: 100, height: 50)
  }

  views.add("openswiftui/aspect-2-fill") {
    Color.red.aspectRatio(2, contentMode: .fill).accessibilityIdentifier("c").frame(width: 50, height: 100)
  }

  views.add("tokamak/aspect-1.5-fit") {
    Rectangle().aspectRatio(1.5, contentMode: .fit).accessibilityIdentifier("r").frame(width: 100, height: 100)
  }

  views.add("tokamak/aspect-0.5-fit") {
    Rectangle().aspectRatio(0.5, contentMode: .fit).accessibilityIdentifier("r").frame(width: 100, height: 100)
  }

  views.add("tokamak/aspect-0.5-fill") {
    Rectangle().aspectRatio(0.5, contentMode: .fill).accessibilityIdentifier("r").frame(width: 100, height: 100)
  }

  views.add("swiftui-web/transform/basic") {
    VStack(spacing: 24) {
      HStack(spacing: 40) {
        Color.red.frame(width: 40, height: 40).offset(x: 10, y: 6).accessibilityIdentifier("offset")
        Color.blue.frame(width: 40, height: 40)
          .rotationEffect(.degrees(45))
          .accessibilityIdentifier("rotated")
        Color.green.frame(width: 40, height: 40).scaleEffect(1.5).accessibilityIdentifier("scaled")
      }
      .accessibilityIdentifier("row1")
      HStack(spacing: 40) {
        Color.orange.frame(width: 40, height: 40)
          .rotationEffect(.degrees(30), anchor: .topLeading)
          .accessibilityIdentifier("anchored")
        Color.purple.frame(width: 40, height: 40)
          .scaleEffect(x: 2, y: 0.5)
          .accessibilityIdentifier("stretched")
        Text("Tilt").rotationEffect(.degrees(-15)).accessibilityIdentifier("text")
      }
      .accessibilityIdentifier("row2")
      Color.teal.frame(width: 60, height: 20)
        .transformEffect(CGAffineTransform(translationX: 12, y: 8))
        .accessibilityIdentifier("affine")
    }
    .accessibilityIdentifier("stack")
  }

  views.add("swiftui-web/matched/follower") {
    Followers()
  }

  views.add("swiftui-web/effects/zindex") {
    VStack(spacing: 30) {
      ZStack {
        Color.red.frame(width: 80, height: 80)
          .offset(x: -20, y: -20)
          .zIndex(2)
          .accessibilityIdentifier("red")
        Color.blue.frame(width: 80, height: 80).accessibilityIdentifier("blue")
        Color.green.frame(width: 80, height: 80)
          .offset(x: 20, y: 20)
          .zIndex(1)
          .accessibilityIdentifier("green")
        Color.orange.frame(width: 120, height: 120).zIndex(-1).accessibilityIdentifier("yellow")
      }
      .accessibilityIdentifier("zstack")
      HStack(spacing: -30) {
        Color.purple.frame(width: 70, height: 50).accessibilityIdentifier("first")
        Color.teal.frame(width: 70, height: 50).zIndex(1).accessibilityIdentifier("middle")
        Color.pink.frame(width: 70, height: 50).accessibilityIdentifier("last")
      }
      .accessibilityIdentifier("hstack")
    }
    .accessibilityIdentifier("stack")
  }

  views.add("swiftui-web/effects/hidden") {
    VStack(spacing: 10) {
      Text("Above").accessibilityIdentifier("above")
      Color.red.frame(width: 80, height: 30).hidden().accessibilityIdentifier("hidden")
      Text("Below").accessibilityIdentifier("below")
      HStack(spacing: 8) {
        Button("Ghost") {}.hidden().accessibilityIdentifier("ghostButton")
        Color.blue.frame(width: 40, height: 20).accessibilityIdentifier("visible")
      }
      .accessibilityIdentifier("row")
      Color.green.frame(width: 60, height: 20).opacity(0).accessibilityIdentifier("transparent")
    }
    .accessibilityIdentifier("stack")
  }
}
