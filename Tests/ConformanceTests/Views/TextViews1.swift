import SwiftUI

@MainActor
func addTextViews1(_ views: inout RecordedViews) {
  views.add("swiftui-web/ios/text/bold-trait") {
    VStack(alignment: .leading, spacing: 0) {
      Text("Large Title").font(.largeTitle).bold().accessibilityIdentifier("largeTitle")
      Text("Title").font(.title).bold().accessibilityIdentifier("title")
      Text("Title 2").font(.title2).bold().accessibilityIdentifier("title2")
      Text("Title 3").font(.title3).bold().accessibilityIdentifier("title3")
      Text("Headline").font(.headline).bold().accessibilityIdentifier("headline")
      Text("Subheadline").font(.subheadline).bold().accessibilityIdentifier("subheadline")
      Text("Body").font(.body).bold().accessibilityIdentifier("body")
      Text("Callout").font(.callout).bold().accessibilityIdentifier("callout")
      Text("Footnote").font(.footnote).bold().accessibilityIdentifier("footnote")
      Text("Caption").font(.caption).bold().accessibilityIdentifier("caption")
      Text("Caption 2").font(.caption2).bold().accessibilityIdentifier("caption2")
    }
    .accessibilityIdentifier("stack")
  }

  views.add("codelynx/text-long-wrap") {
    Text("This is a longer piece of text that should wrap across multiple lines in the given width")
      .accessibilityIdentifier("t")
  }

  views.add("swiftui-web/pressure/overflow") {
    VStack(spacing: 8) {
      Color.red.frame(height: 40).accessibilityIdentifier("top")
      Text(paragraph).frame(width: 150, alignment: .leading).accessibilityIdentifier("text")
      Color.blue.frame(height: 40).accessibilityIdentifier("bottom")
    }
    .accessibilityIdentifier("stack")
  }

  views.add("swiftui-web/pressure/heights") {
    HStack(alignment: .top, spacing: 10) {
      ForEach([8, 20, 32, 40, 48, 70], id: \.self) { height in
        Text(paragraph)
          .accessibilityIdentifier("t\(height)")
          .frame(width: 110, height: CGFloat(height), alignment: .topLeading)
          .accessibilityIdentifier("h\(height)")
      }
    }
    .accessibilityIdentifier("row")
  }

  views.add("swiftui-web-doc/text/minscale-120") {
    Text("The quick brown fox")
      .lineLimit(1)
      .minimumScaleFactor(0.5)
      .accessibilityIdentifier("t")
      .frame(width: 120)
  }

  views.add("swiftui-web-doc/text/minscale-100") {
    Text("The quick brown fox")
      .lineLimit(1)
      .minimumScaleFactor(0.5)
      .accessibilityIdentifier("t")
      .frame(width: 100)
  }

  views.add("swiftui-web-doc/text/minscale-80") {
    Text("The quick brown fox")
      .lineLimit(1)
      .minimumScaleFactor(0.5)
      .accessibilityIdentifier("t")
      .frame(width: 80)
  }

  views.add("swiftui-web-doc/text/minscale-60") {
    Text("The quick brown fox")
      .lineLimit(1)
      .minimumScaleFactor(0.5)
      .accessibilityIdentifier("t")
      .frame(width: 60)
  }

  views.add("swiftui-web-doc/text/minscale-40") {
    Text("The quick brown fox")
      .lineLimit(1)
      .minimumScaleFactor(0.5)
      .accessibilityIdentifier("t")
      .frame(width: 40)
  }

  views.add("swiftui-web/text/wrapped") {
    VStack(alignment: .leading, spacing: 0) {
      Text(paragraph)
        .accessibilityIdentifier("narrow")
        .frame(width: 150, alignment: .topLeading)
        .accessibilityIdentifier("narrowFrame")
      Text(paragraph).accessibilityIdentifier("wide").frame(width: 260, alignment: .topLeading)
      Text(paragraph).accessibilityIdentifier("free")
    }
    .accessibilityIdentifier("column")
  }

  views.add("swiftui-web/text/modifiers") {
    VStack(alignment: .leading, spacing: 0) {
      Text("Bold").bold().accessibilityIdentifier("bold")
      Text("Bold").fontWeight(.bold).accessibilityIdentifier("fontWeightBold")
      Text("Bold").font(.body.bold()).accessibilityIdentifier("fontBold")
      Text("Bold").font(.body.weight(.bold)).accessibilityIdentifier("fontWeight700")
      Text("Bold").fontWeight(.semibold).accessibilityIdentifier("semibold")
      Text("Weight").fontWeight(.semibold).accessibilityIdentifier("weight")
      VStack(alignment: .leading, spacing: 0) {
        Text("Env").accessibilityIdentifier("env")
      }
      .font(.title)
      Text("Count: 0").font(.title).accessibilityIdentifier("interpolated")
      Text("Count: 0").accessibilityIdentifier("interpolatedBody")
    }
  }

  views.add("swiftui-web/text/truncation") {
    VStack(alignment: .leading, spacing: 0) {
      Text(paragraph)
        .lineLimit(1)
        .truncationMode(.head)
        .accessibilityIdentifier("head")
        .frame(width: 150, alignment: .leading)
      Text(paragraph)
        .lineLimit(1)
        .truncationMode(.middle)
        .accessibilityIdentifier("middle")
        .frame(width: 150, alignment: .leading)
      Text(paragraph)
        .lineLimit(1)
        .truncationMode(.tail)
        .accessibilityIdentifier("tail")
        .frame(width: 150, alignment: .leading)
      Text(paragraph)
        .lineLimit(1)
        .accessibilityIdentifier("wide")
        .frame(width: 260, alignment: .leading)
      Text(paragraph)
        .lineLimit(2)
        .truncationMode(.middle)
        .accessibilityIdentifier("middle2")
        .frame(width: 150, alignment: .leading)
      Text("Hello").truncationMode(.head).accessibilityIdentifier("fits")
    }
    .accessibilityIdentifier("column")
  }

  views.add("swiftui-web/textscale/styles") {
    let styles: [(name: String, font: Font)] = [
      ("largeTitle", .largeTitle), ("title", .title), ("title2", .title2), ("title3", .title3), ("headline", .headline),
      ("body", .body), ("callout", .callout), ("subheadline", .subheadline), ("footnote", .footnote),
      ("caption", .caption), ("caption2", .caption2), ("s20", .system(size: 20)),
    ]
    VStack(alignment: .leading, spacing: 2) {
      ForEach(styles, id: \.name) { style in
        HStack(alignment: .firstTextBaseline, spacing: 12) {
          Text("Hello").font(style.font).accessibilityIdentifier("\(style.name)-default")
          Text("Hello")
            .font(style.font)
            .textScale(.secondary)
            .accessibilityIdentifier("\(style.name)-secondary")
        }
        .accessibilityIdentifier("\(style.name)-row")
      }
    }
    .accessibilityIdentifier("column")
  }

  views.add("swiftui-web/textscale/wrapped") {
    VStack(alignment: .leading, spacing: 8) {
      Text(paragraph).frame(width: 150, alignment: .leading).accessibilityIdentifier("default")
      Text(paragraph)
        .textScale(.secondary)
        .frame(width: 150, alignment: .leading)
        .accessibilityIdentifier("secondary")
      Text(paragraph)
        .textScale(.secondary, isEnabled: false)
        .frame(width: 150, alignment: .leading)
        .accessibilityIdentifier("disabled")
    }
    .accessibilityIdentifier("column")
  }

  views.add("swiftui-web/textstyle/baseline") {
    VStack(alignment: .leading, spacing: 16) {
      HStack(alignment: .firstTextBaseline, spacing: 12) {
        Text("Base").accessibilityIdentifier("base")
        Text("Up").baselineOffset(6).accessibilityIdentifier("up")
        Text("Down").baselineOffset(-4).accessibilityIdentifier("down")
      }
      .accessibilityIdentifier("row")
      HStack(spacing: 12) {
        Text("Base").accessibilityIdentifier("centerBase")
        Text("Up").baselineOffset(6).accessibilityIdentifier("centerUp")
      }
      .accessibilityIdentifier("centerRow")
      Text("Raised").baselineOffset(8).accessibilityIdentifier("raised")
    }
    .accessibilityIdentifier("stack")
  }

  views.add("swiftui-web/textstyle/case") {
    VStack(alignment: .leading, spacing: 12) {
      Text("mixed Case").textCase(.uppercase).accessibilityIdentifier("upper")
      Text("mixed Case").textCase(.lowercase).accessibilityIdentifier("lower")
      Text("mixed Case").textCase(nil).accessibilityIdentifier("none")
      VStack(alignment: .leading) {
        Text("mixed Case").accessibilityIdentifier("inherited")
      }
      .textCase(.uppercase).accessibilityIdentifier("group")
    }
    .accessibilityIdentifier("stack")
  }

  views.add("swiftui-web/textstyle/underline") {
    VStack(alignment: .leading, spacing: 12) {
      Text("Underlined").underline().accessibilityIdentifier("body")
      Text("Title line").font(.title).underline().accessibilityIdentifier("title")
      Text("Colored").underline(true, color: .red).accessibilityIdentifier("colored")
      Text("Caption small").font(.caption).underline().accessibilityIdentifier("caption")
      Text("Bold Under").bold().underline().accessibilityIdentifier("bold")
      (Text("Hello ").underline() + Text("World")).accessibilityIdentifier("partial")
      VStack(alignment: .leading, spacing: 4) {
        Text("First").accessibilityIdentifier("first")
        Text("Second").accessibilityIdentifier("second")
      }
      .underline().accessibilityIdentifier("viewLevel")
      Text("Both").underline().strikethrough().accessibilityIdentifier("both")
    }
    .accessibilityIdentifier("stack")
  }

  views.add("text/macos/10-600/01") {
    let samples = [
      ("s01", "Apple"),
      ("s02", "Banana"),
      ("s03", "Cherry"),
      ("s04", "Fruit"),
      ("s05", "Max"),
      ("s06", "Min"),
    ]
    VStack(alignment: .leading, spacing: 0) {
      ForEach(samples, id: \.0) { sample in
        Text(verbatim: sample.1)
          .font(.system(size: 10, weight: .semibold))
          .fixedSize()
          .accessibilityIdentifier(sample.0)
          .frame(height: 48)
      }
    }
  }

  views.add("text/macos/11-500/01") {
    let samples = [
      ("s01", "Apple"),
      ("s02", "Banana"),
      ("s03", "Cherry"),
      ("s04", "Footer"),
      ("s05", "Fruit"),
      ("s06", "Fruits"),
      ("s07", "Max"),
      ("s08", "Min"),
      ("s09", "Vegetables"),
    ]
    VStack(alignment: .leading, spacing: 0) {
      ForEach(samples, id: \.0) { sample in
        Text(verbatim: sample.1)
          .font(.system(size: 11, weight: .medium))
          .fixedSize()
          .accessibilityIdentifier(sample.0)
          .frame(height: 48)
      }
    }
  }

  views.add("text/macos/11-600/01") {
    let samples = [
      ("s01", "Apple"),
      ("s02", "Banana"),
      ("s03", "Cherry"),
      ("s04", "Footer"),
      ("s05", "Fruit"),
      ("s06", "Fruits"),
      ("s07", "Max"),
      ("s08", "Min"),
      ("s09", "Vegetables"),
    ]
    VStack(alignment: .leading, spacing: 0) {
      ForEach(samples, id: \.0) { sample in
        Text(verbatim: sample.1)
          .font(.system(size: 11, weight: .semibold))
          .fixedSize()
          .accessibilityIdentifier(sample.0)
          .frame(height: 48)
      }
    }
  }

  views.add("text/macos/12-500/01") {
    let samples = [
      ("s01", "Apple"),
      ("s02", "Banana"),
      ("s03", "Cherry"),
      ("s04", "Footer"),
      ("s05", "Fruit"),
      ("s06", "Fruits"),
      ("s07", "Max"),
      ("s08", "Min"),
      ("s09", "Vegetables"),
    ]
    VStack(alignment: .leading, spacing: 0) {
      ForEach(samples, id: \.0) { sample in
        Text(verbatim: sample.1)
          .font(.system(size: 12, weight: .medium))
          .fixedSize()
          .accessibilityIdentifier(sample.0)
          .frame(height: 48)
      }
    }
  }

  views.add("text/macos/12-600/01") {
    let samples = [
      ("s01", "Apple"),
      ("s02", "Banana"),
      ("s03", "Cherry"),
      ("s04", "Footer"),
      ("s05", "Fruit"),
      ("s06", "Fruits"),
      ("s07", "Max"),
      ("s08", "Min"),
      ("s09", "Vegetables"),
    ]
    VStack(alignment: .leading, spacing: 0) {
      ForEach(samples, id: \.0) { sample in
        Text(verbatim: sample.1)
          .font(.system(size: 12, weight: .semibold))
          .fixedSize()
          .accessibilityIdentifier(sample.0)
          .frame(height: 48)
      }
    }
  }

  views.add("text/macos/12-700/01") {
    let samples = [
      ("s01", "Footer"),
      ("s02", "Fruits"),
      ("s03", "Vegetables"),
    ]
    VStack(alignment: .leading, spacing: 0) {
      ForEach(samples, id: \.0) { sample in
        Text(verbatim: sample.1)
          .font(.system(size: 12, weight: .bold))
          .fixedSize()
          .accessibilityIdentifier(sample.0)
          .frame(height: 48)
      }
    }
  }

  views.add("text/macos/13-400/01") {
    let samples = [
      ("s01", " "),
      ("s02", "10"),
      ("s03", "3"),
      ("s04", "60%"),
      ("s05", "A2 D1"),
      ("s06", "Apple"),
      ("s07", "Bordered"),
      ("s08", "Carrot"),
      ("s09", "Copy"),
      ("s10", "D"),
      ("s11", "Disabled"),
      ("s12", "Empty"),
      ("s13", "Focus email"),
      ("s14", "Gamma"),
      ("s15", "Hi"),
      ("s16", "Last"),
      ("s17", "Long presses: 0"),
      ("s18", "Name"),
      ("s19", "OK"),
      ("s20", "Padded"),
      ("s21", "Push"),
      ("s22", "Root"),
      ("s23", "Selected: none"),
      ("s24", "Slow"),
      ("s25", "Text"),
      ("s26", "Toggle"),
      ("s27", "Visit"),
      ("s28", "small"),
    ]
    VStack(alignment: .leading, spacing: 0) {
      ForEach(samples, id: \.0) { sample in
        Text(verbatim: sample.1)
          .font(.system(size: 13))
          .fixedSize()
          .accessibilityIdentifier(sample.0)
          .frame(height: 48)
      }
    }
  }

  views.add("text/macos/13-400/03") {
    let samples = [
      ("s01", "+"),
      ("s02", "11"),
      ("s03", "30%"),
      ("s04", "75"),
      ("s05", "AM"),
      ("s06", "B"),
      ("s07", "Both"),
      ("s08", "Cherry"),
      ("s09", "Corey"),
      ("s10", "Dash dot dot"),
      ("s11", "Dotted"),
      ("s12", "Entries: 0"),
      ("s13", "Focused: email"),
      ("s14", "Go"),
      ("s15", "High"),
      ("s16", "Layout must wrap this sentence onto several lines inside a narrow frame."),
      ("s17", "MIXED CASE"),
      ("s18", "Nested"),
      ("s19", "On"),
      ("s20", "Paste"),
      ("s21", "Range"),
      ("s22", "Row 0"),
      ("s23", "Settings"),
      ("s24", "Solid"),
      ("s25", "Ticks: 0"),
      ("s26", "Total"),
      ("s27", "Waiting"),
      ("s28", "wrap this sentence onto several lines inside a narrow frame."),
    ]
    VStack(alignment: .leading, spacing: 0) {
      ForEach(samples, id: \.0) { sample in
        Text(verbatim: sample.1)
          .font(.system(size: 13))
          .fixedSize()
          .accessibilityIdentifier(sample.0)
          .frame(height: 48)
      }
    }
  }

  views.add("text/macos/13-400/05") {
    let samples = [
      ("s01", ", "),
      ("s02", "15"),
      ("s03", "4"),
      ("s04", "9"),
      ("s05", "Accent"),
      ("s06", "Banana"),
      ("s07", "CCC"),
      ("s08", "Clock"),
      ("s09", "Count"),
      ("s10", "Dashed"),
      ("s11", "Down"),
      ("s12", "F"),
      ("s13", "Focused: none"),
      ("s14", "Header"),
      ("s15", "Idle"),
      ("s16", "Left"),
      ("s17", "Max"),
      ("s18", "No Mail"),
      ("s19", "Open site"),
      ("s20", "Plain"),
      ("s21", "Red Blue"),
      ("s22", "Row 2"),
      ("s23", "Share…"),
      ("s24", "Star button"),
      ("s25", "Tight"),
      ("s26", "Try again later."),
      ("s27", "Wide"),
    ]
    VStack(alignment: .leading, spacing: 0) {
      ForEach(samples, id: \.0) { sample in
        Text(verbatim: sample.1)
          .font(.system(size: 13))
          .fixedSize()
          .accessibilityIdentifier(sample.0)
          .frame(height: 48)
      }
    }
  }

  views.add("text/macos/13-400/06") {
    let samples = [
      ("s01", "/"),
      ("s02", "16"),
      ("s03", "40"),
      ("s04", ":"),
      ("s05", "Account"),
      ("s06", "Bare"),
      ("s07", "Calendar"),
      ("s08", "Color"),
      ("s09", "Count: 0"),
      ("s10", "Date"),
      ("s11", "Drag the box"),
      ("s12", "Field"),
      ("s13", "Footer"),
      ("s14", "Heading"),
      ("s15", "Increment"),
      ("s16", "Level"),
      ("s17", "Menu"),
      ("s18", "No Results"),
      ("s19", "Option"),
      ("s20", "Plain content"),
      ("s21", "Red strike"),
      ("s22", "Save"),
      ("s23", "Sheet"),
      ("s24", "Star label"),
      ("s25", "Tilt"),
      ("s26", "Two"),
      ("s27", "Working"),
    ]
    VStack(alignment: .leading, spacing: 0) {
      ForEach(samples, id: \.0) { sample in
        Text(verbatim: sample.1)
          .font(.system(size: 13))
          .fixedSize()
          .accessibilityIdentifier(sample.0)
          .frame(height: 48)
      }
    }
  }
}
