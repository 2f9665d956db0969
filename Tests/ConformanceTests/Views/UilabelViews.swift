import SwiftUI

@MainActor
func addUilabelViews(_ views: inout RecordedViews) {
  views.addController("text/ios/13-400/01") {
    return labels([
      .init(id: "s01", text: "2 items", font: .systemFont(ofSize: 13)),
      .init(id: "s02", text: "3 items", font: .systemFont(ofSize: 13)),
      .init(id: "s03", text: "A footer note.", font: .systemFont(ofSize: 13)),
      .init(id: "s04", text: "Height 13", font: .systemFont(ofSize: 13)),
      .init(id: "s05", text: "Hg", font: .systemFont(ofSize: 13)),
      .init(id: "s06", text: "Name", font: .systemFont(ofSize: 13)),
      .init(id: "s07", text: "One", font: .systemFont(ofSize: 13)),
      .init(id: "s08", text: "Password", font: .systemFont(ofSize: 13)),
      .init(id: "s09", text: "Three", font: .systemFont(ofSize: 13)),
      .init(id: "s10", text: "Two", font: .systemFont(ofSize: 13)),
      .init(id: "s11", text: "Username", font: .systemFont(ofSize: 13)),
      .init(id: "s12", text: "corey", font: .systemFont(ofSize: 13)),
    ])
  }

  views.addController("text/ios/15-400/01") {
    return labels([
      .init(id: "s01", text: "+", font: .systemFont(ofSize: 15)),
      .init(id: "s02", text: "Auto Layout", font: .systemFont(ofSize: 15)),
      .init(id: "s03", text: "Compositional", font: .systemFont(ofSize: 15)),
      .init(id: "s04", text: "Detail text", font: .systemFont(ofSize: 15)),
      .init(id: "s05", text: "Disabled", font: .systemFont(ofSize: 15)),
      .init(id: "s06", text: "Enter a new name for the file.", font: .systemFont(ofSize: 15)),
      .init(id: "s07", text: "Height 15", font: .systemFont(ofSize: 15)),
      .init(id: "s08", text: "More detail", font: .systemFont(ofSize: 15)),
      .init(id: "s09", text: "Padded", font: .systemFont(ofSize: 15)),
      .init(id: "s10", text: "Share", font: .systemFont(ofSize: 15)),
      .init(id: "s11", text: "Swift", font: .systemFont(ofSize: 15)),
      .init(id: "s12", text: "SwiftUI", font: .systemFont(ofSize: 15)),
      .init(id: "s13", text: "Tap", font: .systemFont(ofSize: 15)),
      .init(id: "s14", text: "This cannot be undone.", font: .systemFont(ofSize: 15)),
      .init(id: "s15", text: "UIKit", font: .systemFont(ofSize: 15)),
      .init(id: "s16", text: "Web", font: .systemFont(ofSize: 15)),
      .init(id: "s17", text: "−", font: .systemFont(ofSize: 15)),
    ])
  }

  views.addController("text/ios/17-400/01") {
    return labels([
      .init(id: "s01", text: "0000", font: .systemFont(ofSize: 17)),
      .init(id: "s02", text: "12:34:56", font: .systemFont(ofSize: 17)),
      .init(id: "s03", text: "A long label that needs room", font: .systemFont(ofSize: 17)),
      .init(id: "s04", text: "Another title", font: .systemFont(ofSize: 17)),
      .init(id: "s05", text: "Brightness", font: .systemFont(ofSize: 17)),
      .init(id: "s06", text: "Centred", font: .systemFont(ofSize: 17)),
      .init(id: "s07", text: "Copy Link", font: .systemFont(ofSize: 17)),
      .init(id: "s08", text: "Delete", font: .systemFont(ofSize: 17)),
      .init(id: "s09", text: "Eight", font: .systemFont(ofSize: 17)),
      .init(id: "s10", text: "First", font: .systemFont(ofSize: 17)),
      .init(id: "s11", text: "Five", font: .systemFont(ofSize: 17)),
      .init(id: "s12", text: "Four", font: .systemFont(ofSize: 17)),
      .init(id: "s13", text: "Height 17", font: .systemFont(ofSize: 17)),
      .init(id: "s14", text: "Hello, UIKit", font: .systemFont(ofSize: 17)),
      .init(id: "s15", text: "Hg", font: .systemFont(ofSize: 17)),
      .init(id: "s16", text: "Inside", font: .systemFont(ofSize: 17)),
      .init(id: "s17", text: "Name", font: .systemFont(ofSize: 17)),
      .init(id: "s18", text: "Pinned label", font: .systemFont(ofSize: 17)),
      .init(id: "s19", text: "Plain", font: .systemFont(ofSize: 17)),
      .init(id: "s20", text: "Presented", font: .systemFont(ofSize: 17)),
      .init(id: "s21", text: "Save Image", font: .systemFont(ofSize: 17)),
      .init(id: "s22", text: "Second line", font: .systemFont(ofSize: 17)),
      .init(id: "s23", text: "Sep 11, 2026", font: .systemFont(ofSize: 17)),
      .init(id: "s24", text: "Short", font: .systemFont(ofSize: 17)),
      .init(id: "s25", text: "Six", font: .systemFont(ofSize: 17)),
      .init(id: "s26", text: "Stretched", font: .systemFont(ofSize: 17)),
      .init(id: "s27", text: "The quick brown fox jumps over the lazy dog", font: .systemFont(ofSize: 17)),
      .init(id: "s28", text: "Third row", font: .systemFont(ofSize: 17)),
      .init(id: "s29", text: "Title", font: .systemFont(ofSize: 17)),
      .init(id: "s30", text: "iPhone", font: .systemFont(ofSize: 17)),
      .init(id: "s31", text: "••••••", font: .systemFont(ofSize: 17)),
    ])
  }

  views.addController("text/ios/17-400/02") {
    return labels([
      .init(id: "s01", text: "1111", font: .systemFont(ofSize: 17)),
      .init(id: "s02", text: "26.0", font: .systemFont(ofSize: 17)),
      .init(id: "s03", text: "A longer caption", font: .systemFont(ofSize: 17)),
      .init(id: "s04", text: "Behind", font: .systemFont(ofSize: 17)),
      .init(id: "s05", text: "Cancel", font: .systemFont(ofSize: 17)),
      .init(id: "s06", text: "Content", font: .systemFont(ofSize: 17)),
      .init(id: "s07", text: "Count: 0", font: .systemFont(ofSize: 17)),
      .init(id: "s08", text: "Detail content", font: .systemFont(ofSize: 17)),
      .init(id: "s09", text: "Field", font: .systemFont(ofSize: 17)),
      .init(id: "s10", text: "First row", font: .systemFont(ofSize: 17)),
      .init(id: "s11", text: "Forgot Password", font: .systemFont(ofSize: 17)),
      .init(id: "s12", text: "Fourth row", font: .systemFont(ofSize: 17)),
      .init(id: "s13", text: "Hello", font: .systemFont(ofSize: 17)),
      .init(id: "s14", text: "Hello, world", font: .systemFont(ofSize: 17)),
      .init(id: "s15", text: "Home content", font: .systemFont(ofSize: 17)),
      .init(id: "s16", text: "Label", font: .systemFont(ofSize: 17)),
      .init(id: "s17", text: "One", font: .systemFont(ofSize: 17)),
      .init(id: "s18", text: "Placeholder", font: .systemFont(ofSize: 17)),
      .init(id: "s19", text: "Plain field", font: .systemFont(ofSize: 17)),
      .init(id: "s20", text: "Save", font: .systemFont(ofSize: 17)),
      .init(id: "s21", text: "Search content", font: .systemFont(ofSize: 17)),
      .init(id: "s22", text: "Second row", font: .systemFont(ofSize: 17)),
      .init(id: "s23", text: "Seven", font: .systemFont(ofSize: 17)),
      .init(id: "s24", text: "Sign In", font: .systemFont(ofSize: 17)),
      .init(id: "s25", text: "Software", font: .systemFont(ofSize: 17)),
      .init(id: "s26", text: "Subtitle text", font: .systemFont(ofSize: 17)),
      .init(id: "s27", text: "Third", font: .systemFont(ofSize: 17)),
      .init(id: "s28", text: "Three", font: .systemFont(ofSize: 17)),
      .init(id: "s29", text: "Two", font: .systemFont(ofSize: 17)),
      .init(id: "s30", text: "secret", font: .systemFont(ofSize: 17)),
    ])
  }

  views.addController("text/ios/17-500/01") {
    return labels([
      .init(id: "s01", text: "Cancel", font: .systemFont(ofSize: 17, weight: .medium)),
      .init(id: "s02", text: "Edit", font: .systemFont(ofSize: 17, weight: .medium)),
      .init(id: "s03", text: "Minimal", font: .systemFont(ofSize: 17, weight: .medium)),
      .init(id: "s04", text: "Search", font: .systemFont(ofSize: 17, weight: .medium)),
      .init(id: "s05", text: "Search items", font: .systemFont(ofSize: 17, weight: .medium)),
      .init(id: "s06", text: "Swift", font: .systemFont(ofSize: 17, weight: .medium)),
    ])
  }

  views.addController("text/ios/17-600/01") {
    return labels([
      .init(id: "s01", text: "Alpha", font: .systemFont(ofSize: 17, weight: .semibold)),
      .init(id: "s02", text: "Beta", font: .systemFont(ofSize: 17, weight: .semibold)),
      .init(id: "s03", text: "Cancel", font: .systemFont(ofSize: 17, weight: .semibold)),
      .init(id: "s04", text: "Delete file?", font: .systemFont(ofSize: 17, weight: .semibold)),
      .init(id: "s05", text: "Detail", font: .systemFont(ofSize: 17, weight: .semibold)),
      .init(id: "s06", text: "Display", font: .systemFont(ofSize: 17, weight: .semibold)),
      .init(id: "s07", text: "Done", font: .systemFont(ofSize: 17, weight: .semibold)),
      .init(id: "s08", text: "Files", font: .systemFont(ofSize: 17, weight: .semibold)),
      .init(id: "s09", text: "General", font: .systemFont(ofSize: 17, weight: .semibold)),
      .init(id: "s10", text: "Header", font: .systemFont(ofSize: 17, weight: .semibold)),
      .init(id: "s11", text: "Inbox", font: .systemFont(ofSize: 17, weight: .semibold)),
      .init(id: "s12", text: "Items", font: .systemFont(ofSize: 17, weight: .semibold)),
      .init(id: "s13", text: "Rename", font: .systemFont(ofSize: 17, weight: .semibold)),
      .init(id: "s14", text: "Section 1", font: .systemFont(ofSize: 17, weight: .semibold)),
      .init(id: "s15", text: "Section 2", font: .systemFont(ofSize: 17, weight: .semibold)),
      .init(id: "s16", text: "Settings", font: .systemFont(ofSize: 17, weight: .semibold)),
      .init(id: "s17", text: "Sign In", font: .systemFont(ofSize: 17, weight: .semibold)),
    ])
  }

  views.addController("text/ios/20-400/01") {
    return labels([
      .init(id: "s01", text: "Copy Link", font: .systemFont(ofSize: 20)),
      .init(id: "s02", text: "Height 20", font: .systemFont(ofSize: 20)),
      .init(id: "s03", text: "Hg", font: .systemFont(ofSize: 20)),
      .init(id: "s04", text: "Save Image", font: .systemFont(ofSize: 20)),
      .init(id: "s05", text: "Twenty point text", font: .systemFont(ofSize: 20)),
    ])
  }

  views.addController("text/ios/wrapped/01") {
    return labels([
      .init(
        id: "s01", text: "Read-only footnote text that wraps onto a second line in this width.",
        font: .systemFont(ofSize: 13), width: 278),
      .init(id: "s02", text: "Two lines of\ntext", font: .systemFont(ofSize: 17), width: 80.5),
      .init(id: "s03", text: "The quick brown fox jumps over the lazy dog", font: .systemFont(ofSize: 17), width: 120),
      .init(id: "s04", text: "Two lines of\ntext", font: .systemFont(ofSize: 17), width: 190),
      .init(id: "s05", text: "The quick brown fox jumps over the lazy dog", font: .systemFont(ofSize: 17), width: 200),
      .init(
        id: "s06", text: "The quick brown fox jumps over the lazy dog. Pack my box with five dozen liquor jugs.",
        font: .systemFont(ofSize: 17), width: 278),
    ])
  }
  views.addController("swiftui-web/uikit/label/tabular") {
    let equal = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular)
    return labels([
      .init(id: "ones", text: "1111", font: .systemFont(ofSize: 17)),
      .init(id: "tabularOnes", text: "1111", font: equal),
      .init(id: "zeros", text: "0000", font: .systemFont(ofSize: 17)),
      .init(id: "tabularZeros", text: "0000", font: equal),
      .init(id: "time", text: "12:34:56", font: .systemFont(ofSize: 17)),
      .init(id: "tabularTime", text: "12:34:56", font: equal),
      .init(id: "total", text: "Total 1,234.56", font: .systemFont(ofSize: 15, weight: .semibold)),
      .init(
        id: "tabularTotal", text: "Total 1,234.56", font: .monospacedDigitSystemFont(ofSize: 15, weight: .semibold)),
      .init(id: "tabularScore", text: "Score 71 / 99", font: .monospacedDigitSystemFont(ofSize: 22, weight: .bold)),
    ])
  }
}
