import SwiftUI

@MainActor
func addTextViews2(_ views: inout RecordedViews) {
  views.add("text/macos/13-400/09") {
    let samples = [
      ("s01", "09"),
      ("s02", "2026"),
      ("s03", "59"),
      ("s04", "A1 D0"),
      ("s05", "Alert title"),
      ("s06", "Below"),
      ("s07", "Cap"),
      ("s08", "Content"),
      ("s09", "Custom"),
      ("s10", "Detail"),
      ("s11", "Elderberry"),
      ("s12", "Five"),
      ("s13", "Fruits"),
      ("s14", "Help me"),
      ("s15", "Kerned text"),
      ("s16", "Loading"),
      ("s17", "Mixed line"),
      ("s18", "Number 2"),
      ("s19", "Outside"),
      ("s20", "Primary"),
      ("s21", "Right-click me"),
      ("s22", "Secret"),
      ("s23", "Six"),
      ("s24", "Supercalifragilistic"),
      ("s25", "Tinted"),
      ("s26", "Value"),
      ("s27", "mixed Case"),
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

  views.add("text/macos/13-400/10") {
    let samples = [
      ("s01", "1"),
      ("s02", "25"),
      ("s03", "6"),
      ("s04", "A1 D1"),
      ("s05", "Alpha"),
      ("s06", "Beta"),
      ("s07", "Card"),
      ("s08", "Content below the toolbar"),
      ("s09", "Cut"),
      ("s10", "Details"),
      ("s11", "Email"),
      ("s12", "Flag"),
      ("s13", "G"),
      ("s14", "Hg"),
      ("s15", "Label"),
      ("s16", "Log: none"),
      ("s17", "More"),
      ("s18", "Number 3"),
      ("s19", "PM"),
      ("s20", "Prominent"),
      ("s21", "Ring"),
      ("s22", "Select"),
      ("s23", "Sky"),
      ("s24", "Taps: 0"),
      ("s25", "Title"),
      ("s26", "Vegetables"),
      ("s27", "mixed case"),
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

  views.add("text/macos/13-500/01") {
    let samples = [
      ("s01", "AM"),
      ("s02", "Apple"),
      ("s03", "Banana"),
      ("s04", "Cherry"),
      ("s05", "Fruit"),
      ("s06", "Max"),
      ("s07", "Min"),
      ("s08", "PM"),
    ]
    VStack(alignment: .leading, spacing: 0) {
      ForEach(samples, id: \.0) { sample in
        Text(verbatim: sample.1)
          .font(.system(size: 13, weight: .medium))
          .fixedSize()
          .accessibilityIdentifier(sample.0)
          .frame(height: 48)
      }
    }
  }

  views.add("text/macos/13-600/01") {
    let samples = [
      ("s01", "Apple"),
      ("s02", "Banana"),
      ("s03", "Bold"),
      ("s04", "Cherry"),
      ("s05", "Fruit"),
      ("s06", "Max"),
      ("s07", "Min"),
      ("s08", "Star"),
      ("s09", "Weight"),
    ]
    VStack(alignment: .leading, spacing: 0) {
      ForEach(samples, id: \.0) { sample in
        Text(verbatim: sample.1)
          .font(.system(size: 13, weight: .semibold))
          .fixedSize()
          .accessibilityIdentifier(sample.0)
          .frame(height: 48)
      }
    }
  }

  views.add("text/macos/24-500/01") {
    let samples = [
      ("s01", "0"),
      ("s02", "100"),
      ("s03", "30"),
      ("s04", "40"),
    ]
    VStack(alignment: .leading, spacing: 0) {
      ForEach(samples, id: \.0) { sample in
        Text(verbatim: sample.1)
          .font(.system(size: 24, weight: .medium))
          .fixedSize()
          .accessibilityIdentifier(sample.0)
          .frame(height: 48)
      }
    }
  }

  views.add("text/macos/mixed/01") {
    VStack(alignment: .leading, spacing: 0) {
      Text(verbatim: "Bold").font(.system(size: 13, weight: .heavy))
        .fixedSize().accessibilityIdentifier("s01").frame(height: 48)
      Text(verbatim: "Star").font(.system(size: 15))
        .fixedSize().accessibilityIdentifier("s02").frame(height: 48)
      Text(verbatim: "Star").font(.system(size: 17))
        .fixedSize().accessibilityIdentifier("s03").frame(height: 48)
      Text(verbatim: "The quick brown fox").font(.system(size: 20, weight: .light))
        .fixedSize().accessibilityIdentifier("s04").frame(height: 48)
      Text(verbatim: "The quick brown fox").font(.system(size: 20))
        .fixedSize().accessibilityIdentifier("s05").frame(height: 48)
      Text(verbatim: "The quick brown fox").font(.system(size: 20, weight: .medium))
        .fixedSize().accessibilityIdentifier("s06").frame(height: 48)
      Text(verbatim: "Bold").font(.system(size: 20, weight: .bold))
        .fixedSize().accessibilityIdentifier("s07").frame(height: 48)
      Text(verbatim: "The quick brown fox").font(.system(size: 20, weight: .bold))
        .fixedSize().accessibilityIdentifier("s08").frame(height: 48)
      Text(verbatim: "The quick brown fox").font(.system(size: 20, weight: .black))
        .fixedSize().accessibilityIdentifier("s09").frame(height: 48)
      Text(verbatim: "Star").font(.system(size: 22))
        .fixedSize().accessibilityIdentifier("s10").frame(height: 48)
      Text(verbatim: "The quick brown fox").font(.system(size: 24))
        .fixedSize().accessibilityIdentifier("s11").frame(height: 48)
      Text(verbatim: "Star").font(.system(size: 26))
        .fixedSize().accessibilityIdentifier("s12").frame(height: 48)
      Text(verbatim: "The quick brown fox").font(.system(size: 32))
        .fixedSize().accessibilityIdentifier("s13").frame(height: 48)
      Text(verbatim: "Star").font(.system(size: 40))
        .fixedSize().accessibilityIdentifier("s14").frame(height: 48)
      Text(verbatim: "Mask").font(.system(size: 40, weight: .bold))
        .fixedSize().accessibilityIdentifier("s15").frame(height: 48)
    }
  }

  views.add("text/macos/wrapped/01") {
    VStack(alignment: .leading, spacing: 0) {
      Text(verbatim: "Layout must wrap this sentence onto several lines inside a narrow frame.").font(.system(size: 13))
        .accessibilityIdentifier("s01")
        .frame(width: 134, height: 104, alignment: .topLeading)
      Text(verbatim: "Layout must wrap this sentence onto several lines inside a narrow frame.").font(.system(size: 13))
        .accessibilityIdentifier("s02")
        .frame(width: 150, height: 104, alignment: .topLeading)
      Text(verbatim: "Wrapped kerned words fill the line").font(.system(size: 13)).accessibilityIdentifier("s03")
        .frame(width: 160, height: 104, alignment: .topLeading)
      Text(verbatim: "Layout must wrap this sentence onto several lines inside a narrow frame.").font(.system(size: 13))
        .accessibilityIdentifier("s04")
        .frame(width: 200, height: 104, alignment: .topLeading)
      Text(verbatim: "First line.\nSecond paragraph wraps here as well.").font(.system(size: 13))
        .accessibilityIdentifier("s05")
        .frame(width: 220, height: 104, alignment: .topLeading)
      Text(verbatim: "Layout must wrap this sentence onto several lines inside a narrow frame.").font(.system(size: 13))
        .accessibilityIdentifier("s06")
        .frame(width: 260, height: 104, alignment: .topLeading)
      Text(verbatim: "Layout must wrap this sentence onto several lines inside a narrow frame.").font(.system(size: 13))
        .accessibilityIdentifier("s07")
        .frame(width: 300, height: 104, alignment: .topLeading)
      Text(verbatim: "Layout must wrap this sentence onto several lines inside a narrow frame.").font(.system(size: 13))
        .accessibilityIdentifier("s08")
        .frame(width: 400, height: 104, alignment: .topLeading)
      Text(verbatim: "Supercalifragilistic").font(.system(size: 13)).accessibilityIdentifier("s09")
        .frame(width: 60, height: 104, alignment: .topLeading)
      Text(verbatim: "Canvas").font(.system(size: 13)).accessibilityIdentifier("s10")
        .frame(width: 100, height: 104, alignment: .topLeading)
      Text(verbatim: "Corner").font(.system(size: 13)).accessibilityIdentifier("s11")
        .frame(width: 100, height: 104, alignment: .topLeading)
      Text(verbatim: "Layout must wrap this sentence onto several lines inside a narrow frame.").font(.system(size: 13))
        .accessibilityIdentifier("s12")
        .frame(width: 100, height: 104, alignment: .topLeading)
      Text(verbatim: "Layout must wrap this sentence onto several lines inside a narrow frame.").font(.system(size: 13))
        .accessibilityIdentifier("s13")
        .frame(width: 110, height: 104, alignment: .topLeading)
      Text(verbatim: "Layout must wrap this sentence onto several lines inside a narrow frame.").font(.system(size: 13))
        .accessibilityIdentifier("s14")
        .frame(width: 120, height: 104, alignment: .topLeading)
    }
  }

  views.add("text/macos/kerning/01") {
    VStack(alignment: .leading, spacing: 0) {
      Text(verbatim: "Hello").font(.system(size: 13)).kerning(-1)
        .fixedSize().accessibilityIdentifier("s01").frame(height: 48)
      Text(verbatim: "Kerned text").font(.system(size: 13)).kerning(-1)
        .fixedSize().accessibilityIdentifier("s02").frame(height: 48)
      Text(verbatim: "Tight").font(.system(size: 13)).kerning(-1)
        .fixedSize().accessibilityIdentifier("s03").frame(height: 48)
      Text(verbatim: "Tracked text").font(.system(size: 13)).kerning(-1)
        .fixedSize().accessibilityIdentifier("s04").frame(height: 48)
      Text(verbatim: "Hello").font(.system(size: 13)).kerning(2)
        .fixedSize().accessibilityIdentifier("s05").frame(height: 48)
      Text(verbatim: "Kerned text").font(.system(size: 13)).kerning(2)
        .fixedSize().accessibilityIdentifier("s06").frame(height: 48)
      Text(verbatim: "Tight").font(.system(size: 13)).kerning(2)
        .fixedSize().accessibilityIdentifier("s07").frame(height: 48)
      Text(verbatim: "Tracked text").font(.system(size: 13)).kerning(2)
        .fixedSize().accessibilityIdentifier("s08").frame(height: 48)
      Text(verbatim: "Hello").font(.system(size: 13)).kerning(5)
        .fixedSize().accessibilityIdentifier("s09").frame(height: 48)
      Text(verbatim: "Kerned text").font(.system(size: 13)).kerning(5)
        .fixedSize().accessibilityIdentifier("s10").frame(height: 48)
      Text(verbatim: "Tight").font(.system(size: 13)).kerning(5)
        .fixedSize().accessibilityIdentifier("s11").frame(height: 48)
      Text(verbatim: "Tracked text").font(.system(size: 13)).kerning(5)
        .fixedSize().accessibilityIdentifier("s12").frame(height: 48)
      Text(verbatim: "Hello").font(.system(size: 13)).tracking(-1)
        .fixedSize().accessibilityIdentifier("s13").frame(height: 48)
      Text(verbatim: "Kerned text").font(.system(size: 13)).tracking(-1)
        .fixedSize().accessibilityIdentifier("s14").frame(height: 48)
      Text(verbatim: "Tight").font(.system(size: 13)).tracking(-1)
        .fixedSize().accessibilityIdentifier("s15").frame(height: 48)
      Text(verbatim: "Tracked text").font(.system(size: 13)).tracking(-1)
        .fixedSize().accessibilityIdentifier("s16").frame(height: 48)
      Text(verbatim: "Hello").font(.system(size: 13)).tracking(2)
        .fixedSize().accessibilityIdentifier("s17").frame(height: 48)
      Text(verbatim: "Kerned text").font(.system(size: 13)).tracking(2)
        .fixedSize().accessibilityIdentifier("s18").frame(height: 48)
      Text(verbatim: "Tight").font(.system(size: 13)).tracking(2)
        .fixedSize().accessibilityIdentifier("s19").frame(height: 48)
      Text(verbatim: "Tracked text").font(.system(size: 13)).tracking(2)
        .fixedSize().accessibilityIdentifier("s20").frame(height: 48)
      Text(verbatim: "Hello").font(.system(size: 13)).tracking(5)
        .fixedSize().accessibilityIdentifier("s21").frame(height: 48)
      Text(verbatim: "Kerned text").font(.system(size: 13)).tracking(5)
        .fixedSize().accessibilityIdentifier("s22").frame(height: 48)
      Text(verbatim: "Tight").font(.system(size: 13)).tracking(5)
        .fixedSize().accessibilityIdentifier("s23").frame(height: 48)
      Text(verbatim: "Tracked text").font(.system(size: 13)).tracking(5)
        .fixedSize().accessibilityIdentifier("s24").frame(height: 48)
    }
  }

  views.add("text/macos/style-largeTitle/01") {
    let samples = [
      ("s01", "Big"),
      ("s02", "Big "),
      ("s03", "End"),
      ("s04", "Gradient"),
      ("s05", "Hg"),
      ("s06", "Large strike"),
      ("s07", "The quick brown fox"),
    ]
    VStack(alignment: .leading, spacing: 0) {
      ForEach(samples, id: \.0) { sample in
        Text(verbatim: sample.1)
          .font(.largeTitle)
          .fixedSize()
          .accessibilityIdentifier(sample.0)
          .frame(height: 48)
      }
    }
  }

  views.add("text/macos/style-title/01") {
    let samples = [
      ("s01", "Blurred"),
      ("s02", "Bright"),
      ("s03", "Count: 0"),
      ("s04", "Dotted title"),
      ("s05", "Env"),
      ("s06", "Env "),
      ("s07", "Gray"),
      ("s08", "Hello"),
      ("s09", "Invert"),
      ("s10", "Kerned text"),
      ("s11", "Large"),
      ("s12", "Shadow"),
      ("s13", "Star"),
      ("s14", "Star label"),
      ("s15", "The quick brown fox"),
      ("s16", "Tight"),
      ("s17", "Title "),
      ("s18", "Title line"),
      ("s19", "Title strike"),
      ("s20", "Tracked text"),
    ]
    VStack(alignment: .leading, spacing: 0) {
      ForEach(samples, id: \.0) { sample in
        Text(verbatim: sample.1)
          .font(.title)
          .fixedSize()
          .accessibilityIdentifier(sample.0)
          .frame(height: 48)
      }
    }
  }

  views.add("text/macos/style-title3/01") {
    let samples = [
      ("s01", "Account"),
      ("s02", "Count"),
      ("s03", "Enabled"),
      ("s04", "Footer"),
      ("s05", "Fruit"),
      ("s06", "Hello"),
      ("s07", "Name"),
      ("s08", "Options"),
      ("s09", "Plain"),
      ("s10", "Save"),
      ("s11", "The quick brown fox"),
      ("s12", "Volume"),
    ]
    VStack(alignment: .leading, spacing: 0) {
      ForEach(samples, id: \.0) { sample in
        Text(verbatim: sample.1)
          .font(.title3)
          .fixedSize()
          .accessibilityIdentifier(sample.0)
          .frame(height: 48)
      }
    }
  }

  views.add("text/macos/style-subheadline/01") {
    let samples = [
      ("s01", "Account"),
      ("s02", "Apple"),
      ("s03", "Banana"),
      ("s04", "Cherry"),
      ("s05", "Count"),
      ("s06", "Custom"),
      ("s07", "Enabled"),
      ("s08", "Footer"),
      ("s09", "Fruit"),
      ("s10", "Hello"),
      ("s11", "Inner"),
      ("s12", "Max"),
      ("s13", "Min"),
      ("s14", "Name"),
      ("s15", "Options"),
      ("s16", "Outer"),
      ("s17", "Plain"),
      ("s18", "Save"),
      ("s19", "Settings"),
      ("s20", "The quick brown fox"),
      ("s21", "Volume"),
      ("s22", "Wide"),
    ]
    VStack(alignment: .leading, spacing: 0) {
      ForEach(samples, id: \.0) { sample in
        Text(verbatim: sample.1)
          .font(.subheadline)
          .fixedSize()
          .accessibilityIdentifier(sample.0)
          .frame(height: 48)
      }
    }
  }

  views.add("text/macos/style-caption/01") {
    let samples = [
      ("s01", "Account"),
      ("s02", "Apple"),
      ("s03", "Banana"),
      ("s04", "Caption small"),
      ("s05", "Caption strike"),
      ("s06", "Cherry"),
      ("s07", "Count"),
      ("s08", "Enabled"),
      ("s09", "Footer"),
      ("s10", "Fruit"),
      ("s11", "Hello"),
      ("s12", "Max"),
      ("s13", "Min"),
      ("s14", "Name"),
      ("s15", "Options"),
      ("s16", "Plain"),
      ("s17", "Save"),
      ("s18", "The quick brown fox"),
      ("s19", "Volume"),
    ]
    VStack(alignment: .leading, spacing: 0) {
      ForEach(samples, id: \.0) { sample in
        Text(verbatim: sample.1)
          .font(.caption)
          .fixedSize()
          .accessibilityIdentifier(sample.0)
          .frame(height: 48)
      }
    }
  }
}
