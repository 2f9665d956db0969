import SwiftUI

/// Trees that the recordings' notes and tables describe.
@MainActor
func addNotedLayoutViews(_ views: inout RecordedViews) {
  for size in [10, 11, 12, 13, 17, 20, 32, 40] {
    views.add("swiftui-web/text-spacing-macos-\(size)") {
      HStack(alignment: .top, spacing: 0) {
        VStack(alignment: .leading) {
          Color.red.frame(width: 20, height: 10).accessibilityIdentifier("above")
          Text("Hg").accessibilityIdentifier("text")
          Color.blue.frame(width: 20, height: 10).accessibilityIdentifier("below")
          Text("Hg").accessibilityIdentifier("second")
          Text("Hg").accessibilityIdentifier("third")
        }
        .frame(width: 100, alignment: .leading)
        HStack(alignment: .top) {
          Color.green.frame(width: 20, height: 10).accessibilityIdentifier("left")
          Text("Hg").accessibilityIdentifier("word")
        }
      }
      .font(.system(size: CGFloat(size)))
      .accessibilityIdentifier("root")
    }
  }

  views.add("swiftui-web/layout/root-centering") {
    Color.red.frame(width: 50, height: 30).accessibilityIdentifier("box")
  }

  views.add("swiftui-web/layout/padding-default") {
    Color.red.accessibilityIdentifier("inner").padding().accessibilityIdentifier("outer")
  }

  views.add("swiftui-web/layout/vstack-spacing-default") {
    VStack {
      Color.red.frame(width: 50, height: 50).accessibilityIdentifier("a")
      Color.blue.frame(width: 50, height: 50).accessibilityIdentifier("b")
    }
    .accessibilityIdentifier("stack")
  }

  views.add("swiftui-web/layout/hstack-alignment") {
    VStack(spacing: 0) {
      HStack(alignment: .top, spacing: 4) {
        Color.red.frame(width: 20, height: 60).accessibilityIdentifier("top1")
        Color.blue.frame(width: 20, height: 30).accessibilityIdentifier("top2")
      }
      HStack(alignment: .bottom, spacing: 4) {
        Color.red.frame(width: 20, height: 60).accessibilityIdentifier("bottom1")
        Color.blue.frame(width: 20, height: 30).accessibilityIdentifier("bottom2")
      }
    }
  }

  views.add("swiftui-web/layout/zstack") {
    ZStack(alignment: .bottomTrailing) {
      Color.red.frame(width: 100, height: 100).accessibilityIdentifier("a")
      Color.blue.frame(width: 30, height: 30).accessibilityIdentifier("b")
    }
    .accessibilityIdentifier("stack")
  }

  views.add("swiftui-web/layout/zstack-fill") {
    ZStack(alignment: .topLeading) {
      Color.red.accessibilityIdentifier("fill")
      Color.blue.frame(width: 30, height: 30).accessibilityIdentifier("b")
    }
  }

  views.add("openswiftui/flexframe-negative-min") {
    HStack(spacing: 0) {
      Color.red.frame(minWidth: -10).accessibilityIdentifier("c")
      Color.blue.frame(width: 50)
    }
  }

  views.add("swiftui-web/ios/toggle/basic@21192b") {
    VStack(alignment: .leading, spacing: 12) {
      Toggle("Enabled", isOn: .constant(true)).accessibilityIdentifier("on")
      Toggle("Enabled", isOn: .constant(false)).accessibilityIdentifier("off")
      Toggle(isOn: .constant(true)) { Text("Hg").accessibilityIdentifier("customText") }
        .accessibilityIdentifier("custom")
      HStack(alignment: .firstTextBaseline, spacing: 8) {
        Toggle("Hg", isOn: .constant(true)).accessibilityIdentifier("baselineToggle")
        Text("Hg").accessibilityIdentifier("baselineText")
      }
      .accessibilityIdentifier("baselineRow")
      Toggle("Enabled", isOn: .constant(true)).labelsHidden().accessibilityIdentifier("hidden")
      Toggle("Enabled", isOn: .constant(true)).disabled(true).accessibilityIdentifier("disabled")
    }
    .accessibilityIdentifier("stack")
  }
}

@MainActor
func addNotedScrollViews(_ views: inout RecordedViews) {
  views.add("swiftui-web-doc/scroll/wide-content") {
    ScrollView { Color.red.frame(width: 400, height: 50) }.accessibilityIdentifier("scroll")
  }

  views.add("swiftui-web-doc/scroll/in-stack") {
    VStack(spacing: 0) {
      Text("First").accessibilityIdentifier("first")
      ScrollView { Color.red.frame(width: 50, height: 500) }.accessibilityIdentifier("scroll")
      Text("Last").accessibilityIdentifier("last")
    }
  }

  views.add("swiftui-web-doc/scroll/children") {
    ScrollView {
      Text("First").accessibilityIdentifier("first")
      Color.red.frame(width: 60, height: 30).accessibilityIdentifier("box")
      Text("Last").accessibilityIdentifier("last")
    }
  }

  views.add("swiftui-web-doc/position/safe-area-inset-scroll") {
    ScrollView { Color.red.frame(width: 100, height: 240).accessibilityIdentifier("content") }
      .safeAreaInset(edge: .bottom) { Color.blue.frame(height: 30) }
      .accessibilityIdentifier("scroll")
  }

  views.add("swiftui-web-doc/position/safe-area-padding-scroll") {
    ScrollView { Color.red.frame(width: 100, height: 240).accessibilityIdentifier("content") }
      .safeAreaPadding(.vertical, 20)
      .accessibilityIdentifier("scroll")
  }
}

@MainActor
func addNotedTextViews(_ views: inout RecordedViews) {
  for width in [150, 200, 300] {
    views.add("swiftui-web-doc/text/paragraph-\(width)") {
      Text(paragraph).accessibilityIdentifier("t").frame(width: CGFloat(width))
    }
  }

  views.add("swiftui-web-doc/text/char-wrap") {
    VStack {
      Text("Supercalifragilistic").fixedSize().accessibilityIdentifier("natural")
      Text("Supercalifragilistic").accessibilityIdentifier("wrapped").frame(width: 60)
    }
  }

  for (name, mode) in [("tail", Text.TruncationMode.tail), ("head", .head), ("middle", .middle)] {
    views.add("swiftui-web-doc/text/linelimit-1-\(name)-150") {
      Text(paragraph).lineLimit(1).truncationMode(mode).accessibilityIdentifier("t").frame(width: 150)
    }
  }

  views.add("swiftui-web-doc/text/linespacing") {
    HStack(alignment: .top) {
      Text(paragraph).accessibilityIdentifier("s0").frame(width: 150)
      Text(paragraph).lineSpacing(4).accessibilityIdentifier("s4").frame(width: 150)
      Text(paragraph).lineSpacing(10).accessibilityIdentifier("s10").frame(width: 150)
    }
  }

  views.add("swiftui-web/text/dates") {
    let date = Date(timeIntervalSince1970: 1_779_999_960)
    VStack(alignment: .leading, spacing: 4) {
      Text(date, style: .date).accessibilityIdentifier("date")
      Text(date, style: .time).accessibilityIdentifier("time")
      Text(3.14159, format: .number.precision(.fractionLength(5))).accessibilityIdentifier("number")
      Text(1234, format: .number).accessibilityIdentifier("int")
      Text(0.25, format: .percent).accessibilityIdentifier("percent")
      Text(12.5, format: .currency(code: "USD")).accessibilityIdentifier("currency")
      Text(date, format: .dateTime.year().month().day()).accessibilityIdentifier("dateTime")
    }
    .environment(\.locale, Locale(identifier: "en_US"))
    .environment(\.timeZone, TimeZone(identifier: "UTC") ?? .current)
    .accessibilityIdentifier("column")
  }
}
