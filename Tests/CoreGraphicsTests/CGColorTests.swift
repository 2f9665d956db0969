@_spi(Galley) import CoreGraphics
import Testing

@Suite struct CGColorTests {
  @Test func grayHasTwoComponents() {
    #expect(CGColor(gray: 0.5, alpha: 0.25).components == [0.5, 0.25])
    #expect(CGColor.white.copy(alpha: 0.1)?.alpha == 0.1)
  }

  /// CSS Color 4's sample: color(display-p3 1 0 0) is color(srgb 1.0930 −0.2267 −0.1501).
  @Test func displayP3RedLiesOutsideSRGB() throws {
    let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    let red = try #require(CGColor(colorSpace: space, components: [1, 0, 0, 1]))
    #expect(abs(red.srgb.red - 1.0930) < 0.0005)
    #expect(abs(red.srgb.green + 0.2267) < 0.0005)
    #expect(abs(red.srgb.blue + 0.1501) < 0.0005)
  }

  /// IEC 61966-2-1: half of linear light is 0.7354 in sRGB.
  @Test func linearLightIsEncoded() throws {
    let space = try #require(CGColorSpace(name: CGColorSpace.linearSRGB))
    let gray = try #require(CGColor(colorSpace: space, components: [0.5, 0.5, 0.5, 1]))
    #expect(abs(gray.srgb.red - 0.7354) < 0.0001)
  }

  @Test func unknownSpacesAreNil() { #expect(CGColorSpace(name: "rainbow") == nil) }

  @Test func aContextRemembersWhatWasDrawn() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 10, height: 10, bitsPerComponent: 8, bytesPerRow: 0, space: nil, bitmapInfo: 0))
    context.saveGState()
    context.translateBy(x: 5, y: 6)
    context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    context.restoreGState()
    guard case .fill(let path, evenOdd: false, let state) = context.steps[1] else {
      Issue.record("no fill")
      return
    }
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 2, height: 2))
    // A bitmap's coordinates count from its lower left corner, the sheet's from the upper one.
    #expect(state.transform.tx == 5 && state.transform.ty == 4)
    #expect(state.fill.components == [1, 0, 0, 1])
    #expect(context.ctm == .identity)
  }
}
