import GalleyScreen
import SwiftUICore
import Testing

@MainActor @Suite struct ColorTests {
  private func fill(_ screen: Screen) -> RGBA? {
    for case .fill(_, .color(let color), _) in screen.drawing { return color }
    return nil
  }

  private func bytes(_ color: RGBA?) -> [Int] {
    guard let color else { return [] }
    return [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
  }

  @Test func systemColoursFollowAppearanceAndContrast() {
    // The values of Apple's Human Interface Guidelines of June 2025.
    let light = Proofs.screen(Proofs.scenario(10, 10)) { Color.red }
    let dark = Proofs.screen(Proofs.scenario(10, 10) { $0.appearance = .dark }) { Color.red }
    let strong = Proofs.screen(Proofs.scenario(10, 10) { $0.increasedContrast = true }) { Color.blue }
    let earlier = Proofs.screen(Proofs.scenario(10, 10) { $0.generation = .ios18 }) { Color.blue }
    #expect(bytes(fill(light)) == [255, 56, 60])
    #expect(bytes(fill(dark)) == [255, 66, 69])
    #expect(bytes(fill(strong)) == [30, 110, 244])
    #expect(bytes(fill(earlier)) == [0, 122, 255])
  }

  @Test func hierarchyFollowsTheForeground() {
    let standard = Proofs.screen(10, 10) { Rectangle().fill(.secondary) }
    #expect(fill(standard)?.alpha == 0.6)
    let inRed = Proofs.screen(10, 10) { Rectangle().fill(.primary).foregroundStyle(.red) }
    #expect(bytes(fill(inRed)) == [255, 56, 60])
    let second = Proofs.screen(10, 10) { Rectangle().fill(.secondary).foregroundStyle(.red, .green) }
    #expect(bytes(fill(second)) == [52, 199, 89])
  }

  @Test func wideGamutRedIsOutsideSRGB() {
    let screen = Proofs.screen(10, 10) { Color(.displayP3, red: 1, green: 0, blue: 0) }
    // Display P3's red in extended sRGB, by CSS Color 4: 1.0930, -0.2267, -0.1501.
    #expect(abs((fill(screen)?.red ?? 0) - 1.0930) < 0.0005)
    #expect(abs((fill(screen)?.green ?? 0) + 0.2267) < 0.0005)
    #expect(abs((fill(screen)?.blue ?? 0) + 0.1501) < 0.0005)
  }

  @Test func hueSaturationAndBrightness() {
    let screen = Proofs.screen(10, 10) { Color(hue: 1 / 3, saturation: 1, brightness: 0.5) }
    #expect(bytes(fill(screen)) == [0, 128, 0])
  }
}
