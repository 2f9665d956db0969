import Foundation
import GalleyScreen
import SwiftUICore
import Testing

/// Numbers that no view can take are replaced, and the screen says of which view, and what they count as..
@MainActor @Suite struct NumberFaultTests {
  private func notes(_ view: some View) -> [String] {
    Proofs.screen(400, 400) { view }.notes
  }

  @Test func framesSayWhatTheirNumbersCountAs() {
    #expect(notes(Box("a").frame(width: .nan, height: 10)) == ["frame of frame #a: a width of nan counts as none"])
    #expect(notes(Box("a").frame(width: .infinity)) == ["frame of frame #a: a width of inf counts as none"])
    #expect(notes(Box("a").frame(height: -5)) == ["frame of frame #a: a height of -5.0 counts as none"])
    #expect(
      notes(Box("a").frame(minWidth: 100, maxWidth: 50)) == [
        "frame of frame #a: a maximum width of 50.0 under 100.0 counts as 100.0"
      ])
    #expect(
      notes(Box("a").frame(minHeight: 100, idealHeight: 50)) == [
        "frame of frame #a: an ideal height of 50.0 under the minimum of 100.0 counts as the minimum"
      ])
    #expect(
      notes(Box("a").frame(idealWidth: 60, maxWidth: 50)) == [
        "frame of frame #a: a maximum width of 50.0 under 60.0 counts as 60.0"
      ])
    #expect(notes(Box("a").frame(minWidth: 10, idealWidth: 10, maxWidth: .infinity)) == [])
    #expect(notes(Box("a").frame(minWidth: 0, maxWidth: .infinity, minHeight: 20, maxHeight: 20)) == [])
  }

  @Test func placesAndRoomSayWhatTheirNumbersCountAs() {
    #expect(notes(Box("a").offset(x: .nan)) == ["offset of frame #a: x of nan counts as 0"])
    #expect(
      notes(Box("a").position(x: .infinity, y: -.infinity)) == [
        "position of frame #a: x of inf counts as 0; y of -inf counts as 0"
      ])
    #expect(notes(Box("a").padding(.nan)) == ["padding of frame #a: room of nan counts as 0"])
    #expect(notes(Box("a").padding(.top, .infinity)) == ["padding of frame #a: top room of inf counts as 0"])
    #expect(
      notes(Box("a").aspectRatio(0, contentMode: .fit)) == [
        "aspectRatio of frame #a: a ratio of 0.0 counts as the view's own"
      ])
    #expect(
      notes(HStack(spacing: .nan) { Box("a", 5, 5) }) == ["HStack: a spacing of nan counts as 0"])
    #expect(notes(HStack(spacing: -4) { Box("a", 5, 5).padding(-2).offset(x: -3) }) == [])
  }

  /// The modifiers between are left out of the name.
  @Test func theViewIsNamed() {
    #expect(notes(Text("Hi").padding().offset(x: .nan)) == ["offset of Text \"Hi\": x of nan counts as 0"])
  }

  @Test func guidesThatAreNoNumberCountAsNotSet() {
    let screen = Proofs.screen(400, 400) {
      VStack(alignment: .leading, spacing: 0) {
        Box("a", 20, 20).alignmentGuide(.leading) { _ in CGFloat.nan }
        Box("b", 10, 10)
      }
    }
    #expect(screen.notes == ["alignmentGuide of frame #a: nan is no place, and counts as not set"])
    #expect(screen.frame("a")[0] == screen.frame("b")[0])
  }

  /// Numbers whose sums overflow are none either; the largest of them is a usual way to say that there is no maximum.
  @Test func numbersBeyondAnyDisplayCountAsEndless() {
    #expect(notes(Box("a").offset(x: 1e300)) == ["offset of frame #a: x of 1e+300 counts as 0"])
    #expect(notes(Box("a").frame(width: 1e20)) == ["frame of frame #a: a width of 1e+20 counts as none"])
    let wide = Proofs.screen(200, 100) {
      Box("a", nil, 10).frame(maxWidth: .greatestFiniteMagnitude).padding(1e308).offset(x: 1e308, y: -1e308)
    }
    #expect(wide.frame("a") == [0, 45, 200, 10])
    let far = Proofs.screen(200, 100) {
      VStack(spacing: 1e300) {
        Box("a", 10, 10); Box("b", 10, 10)
      }
    }
    #expect(far.frame("a") == [95, 40, 10, 10] && far.frame("b") == [95, 50, 10, 10])
  }
}

/// Numbers of texts and fonts. R-053.
@MainActor @Suite struct TextNumberFaultTests {
  private func notes(_ view: some View) -> [String] { Proofs.screen(400, 400) { view }.notes }

  private func height(_ view: some View) -> Double {
    Proofs.screen(400, 400) { view.accessibilityIdentifier("x") }.node("x")?.exact.height ?? 0
  }

  /// Core Text documents twelve points for a size of nothing.
  @Test(arguments: [0, .nan, .infinity, -.infinity, -3] as [CGFloat])
  func aSizeThatIsNoneCountsAsTwelve(_ size: CGFloat) {
    let note = "font of Text \"a\": a size of \(size) counts as 12"
    #expect(notes(Text("a").font(.system(size: size))) == [note])
    #expect(notes(Text("a").font(.system(size: size, weight: .bold, design: .rounded).italic())) == [note])
    #expect(notes(VStack { Text("a") }.font(.system(size: size))) == [note])
    #expect(height(Text("a").font(.system(size: size))) == height(Text("a").font(.system(size: 12))))
    #expect(notes(Text("a").font(.custom("Inter", size: size))) == [note])
    #expect(notes(Text("a").font(.custom("Inter", fixedSize: size))) == [note])
  }

  @Test func largeSizesAreSizes() {
    #expect(notes(Text("a").font(.system(size: 10_000))) == [])
    #expect(
      notes(Text("a").font(.system(size: 1e9))) == ["font of Text \"a\": a size of 1000000000.0 counts as 100000"])
    #expect(notes(Text("a").font(.body.scaled(by: .nan))) == ["font of Text \"a\": a scale of nan counts as 1"])
  }

  @Test(arguments: [.nan, .infinity, -.infinity] as [CGFloat])
  func distancesOfCharactersAreNumbers(_ value: CGFloat) {
    let plain = height(Text("a"))
    #expect(notes(Text("a").kerning(value)) == ["kerning of Text \"a\": a distance of \(value) counts as 0"])
    #expect(notes(Text("a").tracking(value)) == ["tracking of Text \"a\": a distance of \(value) counts as 0"])
    #expect(
      notes(Text("a").baselineOffset(value)) == ["baselineOffset of Text \"a\": a distance of \(value) counts as 0"])
    #expect(notes(VStack { Text("a") }.kerning(value)) == ["kerning of Text \"a\": a distance of \(value) counts as 0"])
    #expect(height(Text("a").baselineOffset(value)) == plain)
  }

  @Test func distancesOfCharactersGoEitherWay() {
    #expect(notes(Text("a").kerning(-2).tracking(-1).baselineOffset(-10)) == [])
  }

  /// Documented: a limit below one is one, and line spacing is never negative.
  @Test func limitsAndSpacingHaveALeast() {
    let lines = Text("a\nb\nc")
    #expect(height(lines.lineLimit(-2)) == height(lines.lineLimit(1)))
    #expect(notes(Text("a").lineLimit(-2)) == ["lineLimit of Text \"a\": a limit of -2 counts as 1"])
    #expect(notes(Text("a").lineLimit(0)) == ["lineLimit of Text \"a\": a limit of 0 counts as 1"])
    #expect(
      notes(Text("a").lineLimit(-4 ... -2)) == [
        "lineLimit of Text \"a\": a limit of -2 counts as 1; room for -4 lines counts as none"
      ])
    #expect(notes(Text("a").lineLimit((-1)...)) == ["lineLimit of Text \"a\": room for -1 lines counts as none"])
    #expect(
      notes(Text("a").lineLimit(-1, reservesSpace: true)) == ["lineLimit of Text \"a\": a limit of -1 counts as 1"])
    #expect(notes(Text("a").lineLimit(nil).lineLimit(1).lineLimit(2...4)) == [])
    #expect(height(lines.lineSpacing(-10)) == height(lines))
    #expect(notes(Text("a").lineSpacing(-10)) == ["lineSpacing of Text \"a\": a distance of -10.0 counts as 0"])
    #expect(notes(Text("a").lineSpacing(.nan)) == ["lineSpacing of Text \"a\": a distance of nan counts as 0"])
  }

  @Test func aShareIsAboveNothingAndAtMostOne() {
    #expect(notes(Text("a").minimumScaleFactor(0.5).minimumScaleFactor(1)) == [])
    #expect(notes(Text("a").minimumScaleFactor(2)) == ["minimumScaleFactor of Text \"a\": a factor of 2.0 counts as 1"])
    #expect(
      notes(Text("a").minimumScaleFactor(.nan)) == ["minimumScaleFactor of Text \"a\": a factor of nan counts as 1"])
    #expect(
      notes(Text("a").minimumScaleFactor(-1)) == ["minimumScaleFactor of Text \"a\": a factor of -1.0 counts as 0.01"])
  }
}
