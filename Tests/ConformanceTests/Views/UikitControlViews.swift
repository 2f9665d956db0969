import SwiftUI

@MainActor
func addUikitControlViews(_ views: inout RecordedViews) {
  views.add("swiftui-web/ios/representable/plain") {
    VStack(alignment: .leading, spacing: 8) {
      VStack {
        PlainView().accessibilityIdentifier("fill")
      }
      .frame(width: 200, height: 60).accessibilityIdentifier("fillBox")
      PlainView().fixedSize().accessibilityIdentifier("ideal")
      HStack {
        Text("Hg").accessibilityIdentifier("hText")
        PlainView().accessibilityIdentifier("hBox")
      }
      .frame(height: 30).accessibilityIdentifier("hRow")
    }
    .accessibilityIdentifier("stack")
  }

  views.add("swiftui-web/ios/representable/label") {
    VStack(alignment: .leading, spacing: 4) {
      VStack {
        LabelView(text: "Hello").accessibilityIdentifier("large")
      }
      .frame(width: 200, height: 60)
      VStack {
        LabelView(text: "Hello").accessibilityIdentifier("small")
      }
      .frame(width: 30, height: 10)
      LabelView(text: "Hello").fixedSize().accessibilityIdentifier("ideal")
      VStack {
        LabelView(text: "The quick brown fox jumps over the lazy dog", lines: 0)
          .accessibilityIdentifier("wrap")
      }
      .frame(width: 120, height: 100)
    }
    .accessibilityIdentifier("stack")
  }

  views.add("swiftui-web/ios/representable/priorities") {
    VStack(alignment: .leading, spacing: 4) {
      VStack {
        LabelView(text: "Hello", hugging: 252).accessibilityIdentifier("hug252")
      }
      .frame(width: 200, height: 60)
      VStack {
        LabelView(text: "Hello", hugging: 500).accessibilityIdentifier("hug500")
      }
      .frame(width: 200, height: 60)
      VStack {
        LabelView(text: "Hello", hugging: 749).accessibilityIdentifier("hug749")
      }
      .frame(width: 200, height: 60)
      VStack {
        LabelView(text: "Hello", hugging: 750).accessibilityIdentifier("hug750")
      }
      .frame(width: 200, height: 60)
      VStack {
        LabelView(text: "Hello", hugging: 751).accessibilityIdentifier("hug751")
      }
      .frame(width: 200, height: 60)
      VStack {
        LabelView(text: "Hello", hugging: 1000).accessibilityIdentifier("hug1000")
      }
      .frame(width: 200, height: 60)
      VStack {
        LabelView(text: "Hello", compression: 250).accessibilityIdentifier("squeeze250")
      }
      .frame(width: 30, height: 10)
      VStack {
        LabelView(text: "Hello", compression: 500).accessibilityIdentifier("squeeze500")
      }
      .frame(width: 30, height: 10)
      VStack {
        LabelView(text: "Hello", compression: 749).accessibilityIdentifier("squeeze749")
      }
      .frame(width: 30, height: 10)
      VStack {
        LabelView(text: "Hello", compression: 751).accessibilityIdentifier("squeeze751")
      }
      .frame(width: 30, height: 10)
      VStack {
        LabelView(text: "Hello", compression: 1000).accessibilityIdentifier("squeeze1000")
      }
      .frame(width: 30, height: 10)
    }
    .accessibilityIdentifier("stack")
  }

  views.add("swiftui-web/ios/representable/update") {
    VStack(alignment: .leading, spacing: 8) {
      LabelView(text: "Hello", hugging: 1000).accessibilityIdentifier("label")
      SwitchView().fixedSize().accessibilityIdentifier("switch")
    }
    .accessibilityIdentifier("stack")
  }

  views.add("swiftui-web/ios/representable/update#longer") {
    VStack(alignment: .leading, spacing: 8) {
      LabelView(text: "Hello, world", hugging: 1000).accessibilityIdentifier("label")
      SwitchView().fixedSize().accessibilityIdentifier("switch")
    }
    .accessibilityIdentifier("stack")
  }

  views.add("swiftui-web/ios/representable/measure-axes") {
    VStack(alignment: .leading, spacing: 8) {
      VStack {
        IntrinsicHeight().accessibilityIdentifier("half")
      }
      .frame(width: 200, height: 60)
      IntrinsicHeight().fixedSize().accessibilityIdentifier("halfIdeal")
      HStack(spacing: 8) {
        Text("Tx").accessibilityIdentifier("halfText")
        IntrinsicHeight().accessibilityIdentifier("halfRow")
      }
      .accessibilityIdentifier("row")
      VStack {
        FittedView(width: 50, height: 20.5).accessibilityIdentifier("mixed")
      }
      .frame(width: 200, height: 60)
      FittedView(width: 50, height: 20.5).fixedSize().accessibilityIdentifier("mixedIdeal")
    }
    .accessibilityIdentifier("stack")
  }

  views.add("swiftui-web/ios/representable/measure-baselines") {
    VStack(alignment: .leading, spacing: 8) {
      HStack(alignment: .firstTextBaseline, spacing: 8) {
        Text("Hg").accessibilityIdentifier("textSmall")
        LabelView(text: "Hg", size: 12, hugging: 1000).accessibilityIdentifier("labelSmall")
      }
      .accessibilityIdentifier("rowSmall")
      HStack(alignment: .firstTextBaseline, spacing: 8) {
        Text("Hg").accessibilityIdentifier("textTitle")
        LabelView(text: "Hg", size: 20, hugging: 1000).accessibilityIdentifier("labelTitle")
      }
      .accessibilityIdentifier("rowTitle")
      HStack(alignment: .firstTextBaseline, spacing: 8) {
        Text("Hg").accessibilityIdentifier("textLarge")
        LabelView(text: "Hg", size: 34, hugging: 1000).accessibilityIdentifier("labelLarge")
      }
      .accessibilityIdentifier("rowLarge")
      HStack(alignment: .lastTextBaseline, spacing: 8) {
        Text("Hg").accessibilityIdentifier("textLast")
        LabelView(text: "Hg", size: 20, hugging: 1000).accessibilityIdentifier("labelLast")
      }
      .accessibilityIdentifier("rowLast")
    }
    .accessibilityIdentifier("stack")
  }
}
