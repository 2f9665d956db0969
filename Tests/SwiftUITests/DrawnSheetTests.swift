import Foundation
import GalleyGeometry
import GalleyScreen
import Testing

@testable import SwiftUI

/// What code draws on a Core Graphics sheet is in the picture. A line of the system font is 1.193359375 of its size and its
/// baseline 0.9521484375 below its top; the rest is Apple's documentation of the drawing methods, and arithmetic. R-027.
@MainActor @Suite(.serialized) struct DrawnSheetTests {
  /// A view that draws what it is told.
  private final class Board: UIView {
    var paint: (CGRect) -> Void = { _ in }
    override func draw(_ rect: CGRect) { paint(rect) }
  }

  private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let font = UIFont.systemFont(ofSize: 16)
  private let baseline = 16 * 0.9521484375

  /// The drawing list of a board of 100 × 100 points at 20, 100.
  private func drawing(_ change: (UIView) -> Void = { _ in }, _ paint: @escaping (CGRect) -> Void) throws
    -> [DrawingCommand]
  {
    let board = Board(frame: CGRect(x: 20, y: 100, width: 100, height: 100))
    board.paint = paint
    change(board)
    return try screen(board).drawing
  }

  private func screen(_ view: UIView) throws -> Screen {
    try Bridging.screen(in: Bridging.scenario(on: "iphone-16-pro")) {
      let controller = UIViewController()
      controller.view.addSubview(view)
      return controller
    }
  }

  private func runs(_ drawing: [DrawingCommand]) -> [GlyphRun] {
    drawing.compactMap { if case .glyphs(let run) = $0 { run } else { nil } }
  }

  private func start(_ run: GlyphRun) -> Point { run.positions.first ?? .zero }

  /// The boxes of the fills of a colour.
  private func boxes(_ drawing: [DrawingCommand], _ color: RGBA = RGBA(red: 1, green: 0, blue: 0)) -> [CGRect] {
    drawing.compactMap {
      guard case .fill(let path, .color(color), _) = $0 else { return nil }
      return path.box
    }
  }

  private func layers(_ drawing: [DrawingCommand]) -> [DrawingLayer] {
    drawing.compactMap { if case .beginLayer(let layer) = $0 { layer } else { nil } }
  }

  /// Glyphs may begin a little beside the pen, where the font's stand in for Apple's.
  private func isNear(_ a: Point, _ x: Double, _ y: Double) -> Bool { abs(a.x - x) < 0.25 && abs(a.y - y) < 0.25 }

  // MARK: Texts

  @Test func textsAtAPointBeginThere() throws {
    let run = try #require(
      runs(try drawing { _ in "Text".draw(at: CGPoint(x: 10, y: 20), withAttributes: [.font: font]) }).first)
    #expect(run.text == "Text" && run.size == 16)
    #expect(isNear(start(run), 30, 120 + baseline))
  }

  @Test func textsAtAPointBreakOnlyAtLineBreaks() throws {
    let long = "A text that is much wider than its board\nand a second line"
    let lines = runs(try drawing { _ in long.draw(at: .zero, withAttributes: [.font: font]) })
    #expect(Set(lines.map { start($0).y }).count == 2)
  }

  @Test func textsInARectangleWrapFromItsTopAndLeaveOutWhatFindsNoRoom() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    // Two lines of 19.09 points find room in 50 points, a third does not.
    let lines = runs(
      try drawing { _ in
        "aaaa bbbb cccc dddd".draw(
          in: CGRect(x: 20, y: 10, width: 50, height: 50), withAttributes: [.font: font, .paragraphStyle: style])
      })
    #expect(lines.map(\.text) == ["aaaa", "bbbb"])
    #expect(abs(start(lines[0]).y - (110 + baseline)) < 0.01)
    #expect(abs(start(lines[1]).y - (110 + baseline + 16 * 1.193359375)) < 0.01)
    let width = Double("aaaa".size(withAttributes: [.font: font]).width)
    #expect(abs(start(lines[0]).x - (40 + (50 - width) / 2)) < 0.25)
  }

  @Test func optionsSayWhereTheOriginIsAndWhetherASignEndsTheText() throws {
    let text = NSAttributedString(string: "aaaa bbbb cccc dddd", attributes: [.font: font])
    let plain = runs(
      try drawing { _ in text.draw(with: CGRect(x: 5, y: 50, width: 50, height: 0), options: [], context: nil) })
    #expect(plain.map(\.text).joined().hasPrefix("aaaa bbbb cccc dddd"))
    #expect(isNear(start(try #require(plain.first)), 25, 150))
    let cut = runs(
      try drawing { _ in
        text.draw(
          with: CGRect(x: 0, y: 0, width: 50, height: 40),
          options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine],
          context: nil)
      })
    #expect(cut.map(\.text).joined().hasSuffix("…"))
    #expect(Set(cut.map { start($0).y }).count == 2)
    let free = runs(
      try drawing { _ in
        text.draw(with: CGRect(x: 0, y: 0, width: 50, height: 0), options: .usesLineFragmentOrigin, context: nil)
      })
    #expect(Set(free.map { start($0).y }).count == 4)
  }

  @Test func paragraphsThatTruncateAreOneLine() throws {
    let style = NSMutableParagraphStyle()
    style.lineBreakMode = .byTruncatingTail
    let lines = runs(
      try drawing { _ in
        "aaaa bbbb cccc".draw(
          in: CGRect(x: 0, y: 0, width: 60, height: 90), withAttributes: [.font: font, .paragraphStyle: style])
      })
    #expect(Set(lines.map { start($0).y }).count == 1)
    #expect(lines.map(\.text).joined().hasSuffix("…"))
  }

  @Test func colorsAreThoseOfTheViewsTraits() throws {
    let run = try #require(
      runs(
        try drawing({ $0.overrideUserInterfaceStyle = .dark }) { _ in
          "a".draw(at: .zero, withAttributes: [.foregroundColor: UIColor.label])
        }
      ).first)
    #expect(run.paint == .color(.white))
  }

  @Test func turnedTextsHaveATransform() throws {
    let drawing = try drawing { _ in
      let context = UIGraphicsGetCurrentContext()
      context?.translateBy(x: 50, y: 50)
      context?.rotate(by: .pi / 2)
      "a".draw(at: CGPoint(x: 3, y: 0), withAttributes: [.font: font])
    }
    let index = try #require(drawing.firstIndex { if case .glyphs = $0 { true } else { false } })
    guard case .transform(let turn) = drawing[index - 1], case .glyphs(let run) = drawing[index] else {
      Issue.record("no transform")
      return
    }
    #expect(isNear(turn.apply(start(run)), 70 - baseline, 153))
  }

  // MARK: Images

  private func flag(_ scale: CGFloat = 2) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: CGSize(width: 10, height: 20), format: format).image { context in
      red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
    }
  }

  @Test func imagesAreDrawnInTheirRectangles() throws {
    let image = flag()
    let drawn = try drawing { _ in image.draw(in: CGRect(x: 10, y: 10, width: 20, height: 20)) }
    #expect(boxes(drawn) == [CGRect(x: 30, y: 110, width: 20, height: 5)])
    let faded = try drawing { _ in image.draw(at: .zero, blendMode: .multiply, alpha: 0.5) }
    #expect(layers(faded).contains(DrawingLayer(opacity: 0.5, blend: "multiply")))
  }

  @Test func picturesOfCoreGraphicsStandOnTheirHeads() throws {
    let image = try #require(flag().cgImage)
    #expect(image.width == 20 && image.height == 40)
    let drawn = try drawing { _ in
      UIGraphicsGetCurrentContext()?.draw(image, in: CGRect(x: 0, y: 0, width: 10, height: 20))
    }
    let index = try #require(drawn.firstIndex { if case .transform = $0 { true } else { false } })
    guard case .transform(let turn) = drawn[index] else { return }
    let box = try #require(boxes(drawn).first)
    // The picture's upper quarter is the rectangle's lowest.
    #expect(turn.apply(Rect(box)) == Rect(x: 20, y: 115, width: 10, height: 5))
  }

  @Test func cutPicturesShowTheirPart() throws {
    let cut = try #require(flag().cgImage?.cropping(to: CGRect(x: 10, y: 0, width: 10, height: 20)))
    #expect(cut.width == 10 && cut.height == 20)
    let drawn = try drawing { _ in UIImage(cgImage: cut).draw(in: CGRect(x: 0, y: 0, width: 10, height: 20)) }
    // The right half of the upper half: twice as wide as the rectangle, from a width to its left.
    #expect(boxes(drawn) == [CGRect(x: 10, y: 100, width: 20, height: 10)])
    #expect(
      drawn.contains { command in
        guard case .clip(let path, _) = command else { return false }
        return path.box == CGRect(x: 20, y: 100, width: 10, height: 20)
      })
  }

  @Test func bitmapsCountFromTheLowerLeft() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 10, height: 20, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    #expect(context.ctm.isIdentity)
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
    let image = UIImage(cgImage: try #require(context.makeImage()))
    let drawn = try drawing { _ in image.draw(at: .zero) }
    #expect(boxes(drawn) == [CGRect(x: 20, y: 115, width: 10, height: 5)])
  }

  @Test func renderersCountFromTheirBounds() throws {
    let image = UIGraphicsImageRenderer(bounds: CGRect(x: 50, y: 60, width: 10, height: 10)).image { context in
      red.setFill()
      context.fill(CGRect(x: 52, y: 63, width: 4, height: 4))
    }
    let drawn = try drawing { _ in image.draw(at: .zero) }
    #expect(boxes(drawn) == [CGRect(x: 22, y: 103, width: 4, height: 4)])
  }

  // MARK: States

  @Test func shadowsLieInTheSheetsCoordinates() throws {
    let drawn = try drawing { rect in
      let context = UIGraphicsGetCurrentContext()
      context?.scaleBy(x: 0.5, y: 0.5)
      context?.setShadow(offset: CGSize(width: 3, height: 4), blur: 6, color: CGColor(gray: 0, alpha: 0.5))
      context?.fill(rect)
    }
    let shadow = try #require(layers(drawn).first?.shadow)
    #expect(shadow.offset == Point(x: 3, y: 4) && shadow.radius == 3 && shadow.color.alpha == 0.5)
  }

  @Test func blendModesMixWithTheirOwnSheetOnly() throws {
    let drawn = try drawing { rect in
      UIColor.white.setFill()
      UIRectFill(rect)
      red.setFill()
      UIBezierPath(rect: rect).fill(with: .multiply, alpha: 0.5)
    }
    #expect(layers(drawn) == [DrawingLayer(), DrawingLayer(blend: "multiply")])
    #expect(boxes(drawn, RGBA(red: 1, green: 0, blue: 0, alpha: 0.5)).count == 1)
  }

  @Test func clearingTakesAwayWhatWasDrawnAndTheBackground() throws {
    let drawn = try drawing({ $0.backgroundColor = red }) { rect in
      UIGraphicsGetCurrentContext()?.clear(CGRect(x: 10, y: 10, width: 30, height: 30))
    }
    let hole = try #require(drawn.firstIndex(of: .beginLayer(DrawingLayer(hidesMasked: true))))
    let mask = try #require(drawn.firstIndex(of: .beginMask))
    #expect(boxes(Array(drawn[hole..<mask])) == [CGRect(x: 20, y: 100, width: 100, height: 100)])
    #expect(boxes(Array(drawn[mask...]), .black) == [CGRect(x: 30, y: 110, width: 30, height: 30)])
  }

  @Test func rectanglesReplaceWhatIsThere() throws {
    func layers(_ color: UIColor) throws -> [DrawingLayer] {
      try self.layers(
        drawing { rect in
          UIColor.white.setFill()
          UIRectFill(rect)
          color.setFill()
          UIRectFill(rect.insetBy(dx: 10, dy: 10))
        })
    }
    #expect(try layers(red) == [])
    #expect(try layers(.clear) == [DrawingLayer(hidesMasked: true)])
  }

  @Test func whatIsDrawnInsideOfWhatIsThereIsMaskedByIt() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
      context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 10))
      red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10), blendMode: .sourceIn)
    }
    let drawn = try drawing { _ in image.draw(at: .zero) }
    let tint = try #require(
      drawn.firstIndex { if case .fill(_, .color(RGBA(red: 1, green: 0, blue: 0)), _) = $0 { true } else { false } })
    #expect(drawn[tint...].contains(.beginMask) && !layers(drawn).isEmpty)
  }

  @Test func transparencyLayersFadeAsAWhole() throws {
    let drawn = try drawing { rect in
      let context = UIGraphicsGetCurrentContext()
      context?.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      context?.setAlpha(0.25)
      context?.beginTransparencyLayer(auxiliaryInfo: nil)
      context?.fill(rect)
      context?.endTransparencyLayer()
      context?.fill(rect)
    }
    #expect(layers(drawn) == [DrawingLayer(opacity: 0.25)])
    #expect(boxes(drawn).count == 1 && boxes(drawn, RGBA(red: 1, green: 0, blue: 0, alpha: 0.25)).count == 1)
  }

  @Test func gradientsEndWhereTheyAreNotToldToGoOn() throws {
    let gradient = try #require(
      CGGradient(colorsSpace: nil, colors: [red.cgColor, UIColor.blue.cgColor] as CFArray, locations: [0, 1]))
    func box(_ options: CGGradientDrawingOptions) throws -> CGRect? {
      try drawing { _ in
        UIGraphicsGetCurrentContext()?.drawLinearGradient(
          gradient, start: CGPoint(x: 0, y: 20), end: CGPoint(x: 0, y: 60), options: options)
      }.compactMap { command -> CGRect? in
        guard case .fill(let path, .linear, _) = command else { return nil }
        return path.box
      }.first
    }
    let band = try #require(try box([]))
    #expect(abs(band.minY - 120) < 0.01 && abs(band.maxY - 160) < 0.01)
    #expect(
      try box([.drawsBeforeStartLocation, .drawsAfterEndLocation]) == CGRect(x: 20, y: 100, width: 100, height: 100))
  }

  @Test func pathsStayWhereTheyWereAdded() throws {
    let drawn = try drawing { _ in
      let context = UIGraphicsGetCurrentContext()
      context?.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      context?.saveGState()
      context?.scaleBy(x: 2, y: 1)
      context?.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
      context?.restoreGState()
      context?.fillPath()
    }
    #expect(boxes(drawn) == [CGRect(x: 20, y: 100, width: 20, height: 10)])
  }

  // MARK: SwiftUI

  @Test func imagesThatWereDrawnShowInSwiftUI() throws {
    let image = flag()
    let screen = try Bridging.screen(100, 100) {
      VStack(spacing: 0) {
        Image(uiImage: image)
        Image(uiImage: image).resizable().frame(width: 40, height: 40)
        Image(uiImage: image).renderingMode(.template).foregroundStyle(Color(.sRGB, red: 0, green: 1, blue: 0))
      }
    }
    #expect(
      boxes(screen.drawing).map(\.size) == [
        CGSize(width: 10, height: 5), CGSize(width: 40, height: 10), CGSize(width: 10, height: 5),
      ])
    #expect(boxes(screen.drawing, RGBA(red: 0, green: 1, blue: 0)).map(\.size) == [CGSize(width: 10, height: 20)])
    #expect(screen.drawing.contains(.beginMask))
  }

  @Test func canvasesTakeWhatCoreGraphicsDraws() throws {
    let screen = try Bridging.screen(100, 100) {
      Canvas { context, _ in
        context.translateBy(x: 10, y: 0)
        context.withCGContext { cg in
          cg.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
          cg.fill(CGRect(x: 5, y: 6, width: 7, height: 8))
        }
      }
    }
    #expect(boxes(screen.drawing) == [CGRect(x: 5, y: 6, width: 7, height: 8)])
    #expect(screen.drawing.contains(.transform(.translation(10, 0))))
  }
}
