import GalleyTypography
import Testing

/// Values of `UIFont` on the iOS 26.0 simulator and of SwiftUI on macOS 26.2, as a program read them.
@Suite struct FontMetricsTests {
  private let typesetter = Typesetter()

  private func metrics(_ size: Double, _ profile: MetricsProfile, weight: Int = 400) -> FontMetrics {
    typesetter.metrics(TypefaceRequest(size: size, weight: weight), profile: profile)
  }

  @Test(arguments: [
    (11.0, 10.4736328125, 2.6533203125, 13.126953125), (13, 12.3779296875, 3.1357421875, 15.513671875),
    (17, 16.1865234375, 4.1005859375, 20.287109375), (20, 19.04296875, 4.82421875, 23.8671875),
    (34, 32.373046875, 8.201171875, 40.57421875),
  ])
  func ios_fonts_measure_as_UIFont_does(size: Double, ascender: Double, descender: Double, line: Double) {
    let metrics = metrics(size, .ios)
    #expect(abs(metrics.ascent - ascender) < 1e-9)
    #expect(abs(metrics.descent - descender) < 1e-9)
    #expect(abs(metrics.lineHeight - line) < 1e-9)
    #expect(metrics.baseline == metrics.ascent)
    #expect(metrics.leading == 0)
  }

  @Test(arguments: [(11.0, 7.75048828125), (17, 11.97802734375), (34, 23.9560546875)])
  func cap_heights_are_recorded_ones(size: Double, height: Double) {
    #expect(abs(metrics(size, .ios).capHeight - height) < 1e-9)
    #expect(abs(metrics(size, .macos).capHeight - height) < 1e-9)
  }

  @Test(arguments: [(17.0, 8.9482421875), (20, 10.439453125), (24, 12.26953125), (28, 14.21875)])
  func x_heights_follow_the_optical_size(size: Double, height: Double) {
    #expect(abs(metrics(size, .ios).xHeight - height) < 0.01)
  }

  @Test(arguments: [
    (10.0, 13.0, 10.0), (11, 14, 11), (12, 15, 12), (13, 16, 13), (15, 19, 15), (17, 20, 16), (20, 24, 19),
    (22, 26, 21), (24, 28, 23), (26, 30, 25), (32, 38, 31), (40, 47, 39),
  ])
  func mac_lines_are_whole_points(size: Double, line: Double, baseline: Double) {
    #expect(metrics(size, .macos).lineHeight == line)
    #expect(metrics(size, .macos).baseline == baseline)
  }

  /// The rule for sizes that are not in the table must give the ones that are.
  @Test(arguments: [(10.0, 13.0), (13, 16), (15, 19), (20, 24), (24, 28), (26, 30), (40, 47)])
  func the_rule_between_recorded_sizes_agrees_with_them(size: Double, line: Double) {
    #expect(metrics(size + 1e-9, .macos).lineHeight == line)
  }

  @Test func spacing_beside_text_on_macos_can_be_told_from_the_metrics() {
    // Recorded at 13 pt: 4.7421875 above and 8.15087890625 below a view, at two pixels a point.
    let metrics = metrics(13, .macos)
    let gap = (0.1 * (metrics.ascent + metrics.descent) * 2).rounded(.up) / 2
    #expect(abs(metrics.descent + gap - 4.7421875) < 1e-9)
    #expect(abs(metrics.ascent - metrics.capHeight + metrics.descent + gap - 8.15087890625) < 1e-9)
  }

  @Test func the_unit_profile_is_an_em_a_line() {
    let metrics = metrics(10, .unit)
    #expect(metrics.lineHeight == 10)
    #expect(metrics.baseline == 8)
    #expect(metrics.descent == 2)
  }

  @Test func the_system_font_is_Inter_and_large_text_its_display_cut() {
    #expect(typesetter.face(TypefaceRequest(size: 17), profile: .ios) == "Inter-Regular")
    #expect(
      typesetter.face(TypefaceRequest(size: 17, weight: 600, italic: true), profile: .ios) == "Inter-SemiBoldItalic")
    #expect(typesetter.face(TypefaceRequest(size: 34, weight: 700), profile: .ios) == "InterDisplay-Bold")
    #expect(
      typesetter.face(TypefaceRequest(family: .system(.monospaced), size: 17), profile: .ios) == "JetBrainsMono-Regular"
    )
    #expect(typesetter.face(TypefaceRequest(family: .system(.serif), size: 17), profile: .ios) == "NotoSerif-Regular")
    #expect(typesetter.face(TypefaceRequest(family: .named("Georgia"), size: 17), profile: .ios) == "NotoSerif-Regular")
    #expect(typesetter.face(TypefaceRequest(family: .named("No Such"), size: 17), profile: .ios) == "Inter-Regular")
  }

  @Test func nothing_is_missing_on_this_machine() { #expect(Typesetter.problems() == []) }
}
