import GalleyCatalog
import GalleyScenario
import Testing
@_spi(Galley) import UIKit

/// Sizes that controls have by themselves, with the system's numbers.
@MainActor @Suite(.serialized) struct ControlSizeTests {
  private func start(_ os: OSVersion) throws {
    var traits = ScenarioTraits()
    traits.os = os
    UIKitScenario.current = try ScenarioResolver(catalog: .standard()).resolve(traits, on: "iphone-se-3rd-generation")
  }

  /// Recorded on iOS 26.0: 44 for each of “One” and “Two”, 55 for “Three”, never under 32; the frame reaches a point
  /// below what constraints see.
  @Test func segmentsAreWholePointsWide() throws {
    try start(OSVersion(26))
    #expect(UISegmentedControl(items: ["One", "Two"]).intrinsicContentSize == CGSize(width: 88, height: 31))
    #expect(UISegmentedControl(items: ["One", "Three"]).intrinsicContentSize == CGSize(width: 110, height: 31))
    #expect(UISegmentedControl(items: ["A", "B"]).intrinsicContentSize == CGSize(width: 64, height: 31))
    #expect(UISegmentedControl(items: ["One", "Two"]).frame.size == CGSize(width: 88, height: 32))
  }

  /// Apple documents that the size of a frame given to a switch is ignored. Recorded: 68 × 30 around 66 on iOS 26.0, and
  /// 51 × 31 around 49 before 26.
  @Test func switchesKeepTheirSize() throws {
    try start(OSVersion(26))
    let toggle = UISwitch(frame: CGRect(x: 10, y: 20, width: 200, height: 100))
    #expect(toggle.frame == CGRect(x: 10, y: 20, width: 68, height: 30))
    toggle.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(toggle.frame == CGRect(x: 1, y: 2, width: 68, height: 30))
    #expect(toggle.intrinsicContentSize == CGSize(width: 66, height: 30))
    #expect(toggle.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 68, height: 30))
    try start(OSVersion(18))
    #expect(UISwitch().frame.size == CGSize(width: 51, height: 31))
    #expect(UISwitch().intrinsicContentSize == CGSize(width: 49, height: 31))
  }

  /// Apple documents fractional sizes. Recorded: the system font is 1.193359375 times its size high.
  @Test func sizesOfStringsAreNotRounded() throws {
    try start(OSVersion(26))
    let size = "Two".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)])
    #expect(abs(size.height - 17 * 1.193359375) < 0.0001)
    // A label is as wide, rounded up to the pixel: 31.5, as recorded.
    #expect(size.width > 31 && size.width <= 31.5)
    #expect(size.width != (size.width * 2).rounded() / 2)
  }
}
