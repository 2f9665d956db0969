import SwiftUI

@MainActor
func addImageViews(_ views: inout RecordedViews) {
  views.add("swiftui-web/ios/symbol/basic") {
    VStack(alignment: .leading, spacing: 12) {
      HStack(spacing: 12) {
        Image(systemName: "star").accessibilityIdentifier("star")
        Image(systemName: "gear").accessibilityIdentifier("gear")
        Image(systemName: "wifi").accessibilityIdentifier("wifi")
        Image(systemName: "chevron.right").accessibilityIdentifier("chevron")
        Text("Hello").accessibilityIdentifier("text")
      }
      .accessibilityIdentifier("row")
      HStack(spacing: 12) {
        Image(systemName: "star").font(.title).accessibilityIdentifier("starTitle")
        Image(systemName: "star").font(.largeTitle).accessibilityIdentifier("starLarge")
        Image(systemName: "star").font(.footnote).accessibilityIdentifier("starFootnote")
        Image(systemName: "star").imageScale(.large).accessibilityIdentifier("starLargeScale")
        Image(systemName: "star").bold().accessibilityIdentifier("starBold")
      }
      .accessibilityIdentifier("sizes")
      HStack(alignment: .firstTextBaseline, spacing: 8) {
        Image(systemName: "star").accessibilityIdentifier("baselineStar")
        Text("Hello").accessibilityIdentifier("baselineText")
      }
      .accessibilityIdentifier("baseline")
    }
    .accessibilityIdentifier("stack")
  }

  views.add("swiftui-web/image/resizable") {
    VStack(spacing: 8) {
      HStack(spacing: 8) {
        image(64, 40).resizable().frame(width: 30, height: 30).accessibilityIdentifier("shrunk")
        image(64, 40).resizable().frame(width: 96, height: 30).accessibilityIdentifier("stretched")
        image(64, 40).frame(width: 30, height: 30).accessibilityIdentifier("overflow")
        image(64, 40)
          .frame(width: 30, height: 30)
          .clipped()
          .accessibilityIdentifier("overflowClipped")
      }
      .accessibilityIdentifier("row1")
      image(64, 40).resizable().frame(height: 24).accessibilityIdentifier("flexibleWidth")
      HStack(spacing: 0) {
        image(20, 64).resizable().accessibilityIdentifier("flexA")
        image(20, 64).resizable().accessibilityIdentifier("flexB")
      }
      .frame(height: 40).accessibilityIdentifier("row3")
      image(64, 40)
        .resizable()
        .padding(10)
        .frame(width: 120, height: 60)
        .accessibilityIdentifier("padded")
    }
    .accessibilityIdentifier("stack")
  }

  views.add("swiftui-web/image/aspect-ratio") {
    VStack(spacing: 8) {
      HStack(alignment: .top, spacing: 8) {
        image(64, 40)
          .resizable()
          .aspectRatio(contentMode: .fit)
          .accessibilityIdentifier("fitWideImage")
          .frame(width: 100, height: 40)
          .accessibilityIdentifier("fitWide")
        image(64, 40)
          .resizable()
          .aspectRatio(contentMode: .fit)
          .accessibilityIdentifier("fitTallImage")
          .frame(width: 40, height: 100)
          .accessibilityIdentifier("fitTall")
        image(64, 40)
          .resizable()
          .aspectRatio(contentMode: .fill)
          .accessibilityIdentifier("fillImage")
          .frame(width: 40, height: 60)
          .accessibilityIdentifier("fill")
        image(64, 40)
          .resizable()
          .aspectRatio(contentMode: .fill)
          .accessibilityIdentifier("fillClippedImage")
          .frame(width: 40, height: 60)
          .clipped()
          .accessibilityIdentifier("fillClipped")
        image(64, 40)
          .resizable()
          .aspectRatio(1, contentMode: .fit)
          .accessibilityIdentifier("squareImage")
          .frame(width: 60, height: 40)
          .accessibilityIdentifier("square")
        image(64, 40)
          .resizable()
          .aspectRatio(1.0 / 3, contentMode: .fill)
          .accessibilityIdentifier("thirdImage")
          .frame(width: 30, height: 30)
          .accessibilityIdentifier("third")
      }
      .accessibilityIdentifier("row1")
      HStack(alignment: .top, spacing: 8) {
        image(64, 40)
          .resizable()
          .aspectRatio(contentMode: .fit)
          .accessibilityIdentifier("widthOnlyImage")
          .frame(width: 100)
          .accessibilityIdentifier("widthOnly")
        image(64, 40)
          .resizable()
          .aspectRatio(contentMode: .fit)
          .accessibilityIdentifier("heightOnlyImage")
          .frame(height: 30)
          .accessibilityIdentifier("heightOnly")
        image(64, 40)
          .aspectRatio(contentMode: .fit)
          .accessibilityIdentifier("rigidImage")
          .frame(width: 100, height: 40)
          .accessibilityIdentifier("rigid")
        image(20, 64)
          .resizable()
          .aspectRatio(contentMode: .fit)
          .accessibilityIdentifier("flexibleImage")
      }
      .frame(height: 100).accessibilityIdentifier("row2")
      Color.red.aspectRatio(2, contentMode: .fit)
        .accessibilityIdentifier("colorRatio")
        .frame(width: 100, height: 100)
        .accessibilityIdentifier("colorRatioFrame")
    }
    .accessibilityIdentifier("stack")
  }

  views.add("swiftui-web/image/stack-spacing") {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        image(64, 40).accessibilityIdentifier("hImage")
        Text("Hg").accessibilityIdentifier("hText")
        image(64, 40).accessibilityIdentifier("hImage2")
        Color.red.frame(width: 10, height: 10).accessibilityIdentifier("hBox")
      }
      .accessibilityIdentifier("hstack")
      VStack {
        image(64, 40).accessibilityIdentifier("vImage")
        Text("Hg").accessibilityIdentifier("vText")
        image(64, 40).accessibilityIdentifier("vImage2")
        Color.blue.frame(width: 10, height: 10).accessibilityIdentifier("vBox")
      }
      .accessibilityIdentifier("vstack")
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("Hg").accessibilityIdentifier("blText")
        image(64, 40).accessibilityIdentifier("blImage")
      }
      .accessibilityIdentifier("baseline")
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        Text("Hg").accessibilityIdentifier("lblText")
        image(64, 40).accessibilityIdentifier("lblImage")
      }
      .accessibilityIdentifier("lastBaseline")
    }
    .accessibilityIdentifier("stack")
  }
}
