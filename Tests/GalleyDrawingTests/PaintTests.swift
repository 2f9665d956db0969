import Foundation
import GalleyGeometry
import GalleyScreen
import Testing

@testable import GalleyDrawing

@Suite("Gradients")
struct PaintTests {
  let easel = Easel()
  static let redToBlue = [
    Paint.Stop(color: RGBA(red: 1, green: 0, blue: 0), location: 0),
    Paint.Stop(color: RGBA(red: 0, green: 0, blue: 1), location: 1),
  ]

  @Test("linear ones run between their points and keep their ends beyond")
  func linear() throws {
    let paint = Paint.linear(Self.redToBlue, from: Point(x: 20, y: 0), to: Point(x: 80, y: 0))
    let picture = try easel.picture([.box(0, 0, 100, 100, paint)])
    #expect(picture[10, 50] == .red && picture[90, 50] == .blue)
    #expect(picture[50, 50].isNear(Picture.Pixel(red: 127, green: 0, blue: 127, alpha: 255), within: 3))
    #expect(picture[35, 10].isNear(Picture.Pixel(red: 191, green: 0, blue: 64, alpha: 255), within: 4))
  }

  @Test("radial ones begin at their inner radius")
  func radial() throws {
    let paint = Paint.radial(Self.redToBlue, center: Point(x: 50, y: 50), startRadius: 20, endRadius: 40)
    let picture = try easel.picture([.box(0, 0, 100, 100, paint)])
    #expect(picture[50, 50] == .red && picture[62, 50] == .red)
    // The pixel's middle is 30.5 from the centre, 0.525 of the way from 20 to 40.
    #expect(picture[80, 50].isNear(Picture.Pixel(red: 121, green: 0, blue: 134, alpha: 255), within: 3))
    #expect(picture[95, 50] == .blue)
    let turned = Paint.radial(Self.redToBlue, center: Point(x: 50, y: 50), startRadius: 40, endRadius: 20)
    #expect(try easel.picture([.box(0, 0, 100, 100, turned)])[50, 50] == .blue)
  }

  @Test("angular ones go clockwise from the positive x axis")
  func angular() throws {
    let stops = [
      Paint.Stop(color: RGBA(red: 1, green: 0, blue: 0), location: 0),
      Paint.Stop(color: RGBA(red: 1, green: 0, blue: 0), location: 0.25),
      Paint.Stop(color: RGBA(red: 0, green: 1, blue: 0), location: 0.25),
      Paint.Stop(color: RGBA(red: 0, green: 1, blue: 0), location: 0.5),
      Paint.Stop(color: RGBA(red: 0, green: 0, blue: 1), location: 0.5),
      Paint.Stop(color: RGBA(red: 0, green: 0, blue: 1), location: 1),
    ]
    let paint = Paint.angular(stops, center: Point(x: 50, y: 50), startAngle: 0, endAngle: 2 * .pi)
    let circle = RoundedPath.path(Rect(x: 0, y: 0, width: 100, height: 100), radius: 50)
    let picture = try easel.picture([.fill(circle, paint, evenOdd: false)])
    #expect(picture[70, 70] == .red, "down to the right")
    #expect(picture[30, 70] == .green, "down to the left")
    #expect(picture[30, 30] == .blue && picture[70, 30] == .blue)
    #expect(picture[2, 2] == .clear, "outside the circle")
    #expect(easel.svg([.fill(circle, paint, evenOdd: false)]).contains("clip-path=\"url(#"))
  }

  @Test("what an angular gradient leaves of the turn is split between its ends")
  func angularGap() throws {
    let stops = try #require(GradientStops(Self.redToBlue))
    let wedges = AngularWedges(stops, center: .zero, startAngle: 0, endAngle: .pi)
    // The gap runs from half a turn to a whole one and changes over at three quarters.
    let gap = wedges.wedges.filter { $0.start >= .pi - 1e-9 }
    #expect(gap.filter { $0.end <= 1.5 * .pi + 1e-9 }.allSatisfy { $0.color == Self.redToBlue[1].color })
    #expect(gap.filter { $0.start >= 1.5 * .pi - 1e-9 }.allSatisfy { $0.color == Self.redToBlue[0].color })
    let total = wedges.wedges.reduce(0) { $0 + $1.end - $1.start }
    #expect(abs(total - 2 * .pi) < 1e-9)
    #expect(wedges.wedges.allSatisfy { $0.end - $0.start <= .pi / 4 + 1e-9 })
  }

  @Test("stops out of order or out of range are drawn where they can be")
  func stops() throws {
    let stops = try #require(
      GradientStops([
        Paint.Stop(color: .white, location: 0.6), Paint.Stop(color: .black, location: 0.2),
        Paint.Stop(color: .black, location: 7), Paint.Stop(color: .black, location: .nan),
      ]))
    #expect(stops.stops.map(\.location) == [0.6, 0.6, 1, 1])
    #expect(GradientStops([]) == nil)
    #expect(try easel.picture([.box(0, 0, 9, 9, .linear([], from: .zero, to: .zero))])[4, 4] == .clear)
  }

  @Test(
    "colours beyond sRGB are brought to its edge", arguments: [(1.2, -0.1, 0.5, "#ff0080"), (0.2, 0.4, 0.6, "#369")])
  func wideGamut(red: Double, green: Double, blue: Double, hex: String) {
    #expect(SVGColor(RGBA(red: red, green: green, blue: blue)).hex == hex)
  }

  @Test("a gradient of a line follows it")
  func angularStroke() throws {
    let circle = RoundedPath.path(Rect(x: 10, y: 10, width: 80, height: 80), radius: 40)
    let paint = Paint.angular(Self.redToBlue, center: Point(x: 50, y: 50), startAngle: 0, endAngle: 2 * .pi)
    let picture = try easel.picture([.stroke(circle, paint, StrokeForm(width: 10))])
    #expect(picture[50, 50] == .clear)
    #expect(picture[90, 52].isNear(.red, within: 8))
    #expect(picture[10, 50].isNear(Picture.Pixel(red: 127, green: 0, blue: 127, alpha: 255), within: 8))
  }
}
