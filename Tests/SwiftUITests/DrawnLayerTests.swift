import Foundation
import GalleyGeometry
import GalleyScreen
import Testing

@testable import SwiftUI

/// What layers show: contents that code draws, texts, pictures, and layers inside them. R-027.
@MainActor @Suite(.serialized) struct DrawnLayerTests {
  private final class DotLayer: CALayer {
    override func draw(in ctx: CGContext) {
      ctx.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      ctx.fill(CGRect(x: 1, y: 2, width: 3, height: 4))
    }
  }

  private final class InsetLayer: CALayer {
    let inner = CALayer()
    override func layoutSublayers() {
      super.layoutSublayers()
      if inner.superlayer == nil { addSublayer(inner) }
      inner.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor
      inner.frame = bounds.insetBy(dx: 10, dy: 10)
    }
  }

  private final class Painter: NSObject, CALayerDelegate {
    func draw(_ layer: CALayer, in ctx: CGContext) {
      ctx.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      ctx.fill(layer.bounds)
    }
  }

  private final class LayerView: UIView {
    override class var layerClass: AnyClass { DotLayer.self }
  }

  private final class DrawingView: UIView {
    override func draw(_ layer: CALayer, in ctx: CGContext) {
      super.draw(layer, in: ctx)
      ctx.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      ctx.fill(CGRect(x: 0, y: 0, width: 7, height: 7))
    }
  }

  /// The drawing list of a view of 100 × 50 points at 20, 100.
  private func drawing(_ view: UIView, _ change: @escaping (UIView) -> Void = { _ in }) throws -> [DrawingCommand] {
    try Bridging.screen(in: Bridging.scenario(on: "iphone-16-pro")) {
      let controller = UIViewController()
      view.frame = CGRect(x: 20, y: 100, width: 100, height: 50)
      change(view)
      controller.view.addSubview(view)
      return controller
    }.drawing
  }

  private func boxes(_ drawing: [DrawingCommand]) -> [CGRect] {
    drawing.compactMap {
      guard case .fill(let path, .color(RGBA(red: 1, green: 0, blue: 0)), _) = $0 else { return nil }
      return path.box
    }
  }

  @Test func layersShowWhatTheyDrewWhenTheyWereAsked() throws {
    func boxes(_ prepare: @escaping (CALayer) -> Void) throws -> [CGRect] {
      try self.boxes(
        drawing(UIView()) { view in
          let layer = DotLayer()
          layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
          prepare(layer)
          view.layer.addSublayer(layer)
        })
    }
    #expect(try boxes { $0.setNeedsDisplay() } == [CGRect(x: 31, y: 112, width: 3, height: 4)])
    #expect(try boxes { _ in } == [])
    // Larger since they were drawn: the contents are stretched.
    let stretched = try boxes { layer in
      layer.setNeedsDisplay()
      layer.displayIfNeeded()
      layer.bounds.size = CGSize(width: 40, height: 20)
    }
    #expect(stretched.map(\.size) == [CGSize(width: 6, height: 4)])
    let redrawn = try boxes { layer in
      layer.needsDisplayOnBoundsChange = true
      layer.bounds.size = CGSize(width: 40, height: 20)
    }
    #expect(redrawn.map(\.size) == [CGSize(width: 3, height: 4)])
  }

  @Test func delegatesDrawLayers() throws {
    let painter = Painter()
    let drawn = try drawing(UIView()) { view in
      let layer = CALayer()
      layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
      layer.delegate = painter
      layer.setNeedsDisplay()
      view.layer.addSublayer(layer)
    }
    #expect(boxes(drawn) == [CGRect(x: 30, y: 110, width: 20, height: 20)])
  }

  @Test func viewsDrawWithTheirLayers() throws {
    #expect(try boxes(drawing(LayerView())) == [CGRect(x: 21, y: 102, width: 3, height: 4)])
    #expect(try boxes(drawing(DrawingView())) == [CGRect(x: 20, y: 100, width: 7, height: 7)])
  }

  @Test func layersLayOutWhatIsInsideThem() throws {
    let drawn = try drawing(UIView()) { view in
      let layer = InsetLayer()
      layer.frame = view.bounds
      view.layer.addSublayer(layer)
    }
    #expect(boxes(drawn) == [CGRect(x: 30, y: 110, width: 80, height: 30)])
  }

  @Test func textLayersSetTheirTextFromTheTop() throws {
    let drawn = try drawing(UIView()) { view in
      let layer = CATextLayer()
      layer.frame = CGRect(x: 10, y: 10, width: 80, height: 30)
      layer.string = "Text"
      layer.font = UIFont.systemFont(ofSize: 99)
      layer.fontSize = 16
      layer.alignmentMode = .right
      view.layer.addSublayer(layer)
    }
    let run = try #require(drawn.lazy.compactMap { if case .glyphs(let run) = $0 { run } else { nil } }.first)
    #expect(run.text == "Text" && run.size == 16 && run.paint == .color(.white))
    let width = Double("Text".size(withAttributes: [.font: UIFont.systemFont(ofSize: 16)]).width)
    let start = try #require(run.positions.first)
    #expect(abs(start.x - (110 - width)) < 0.25 && abs(start.y - (110 + 16 * 0.9521484375)) < 0.01)
  }

  @Test func layersShowTheirPictures() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
      context.cgContext.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
    }
    let drawn = try drawing(UIView()) { view in
      let layer = CALayer()
      layer.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
      layer.contentsGravity = .resizeAspect
      layer.contents = image.cgImage
      view.layer.addSublayer(layer)
    }
    #expect(boxes(drawn) == [CGRect(x: 45, y: 100, width: 50, height: 25)])
  }

  @Test func resizableImagesKeepTheirEdges() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { context in
      context.cgContext.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 9, height: 9))
    }.resizableImage(withCapInsets: UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4))
    let drawn = try drawing(UIImageView(image: image))
    let clips = drawn.compactMap { command -> CGRect? in
      if case .clip(let path, _) = command { path.box } else { nil }
    }
    #expect(clips.contains(CGRect(x: 20, y: 100, width: 4, height: 4)))
    #expect(clips.contains(CGRect(x: 24, y: 104, width: 92, height: 42)))
    #expect(clips.contains(CGRect(x: 116, y: 146, width: 4, height: 4)))
  }

  @Test func picturesOfViewsShowWhatTheViewsDraw() throws {
    let screen = try Bridging.screen(100, 100) {
      let renderer = ImageRenderer(content: Color(.sRGB, red: 1, green: 0, blue: 0).frame(width: 30, height: 20))
      Image(uiImage: renderer.uiImage ?? UIImage())
    }
    #expect(screen.root.find { $0.role == .image }?.exact == Rect(x: 35, y: 40, width: 30, height: 20))
    let index = try #require(screen.drawing.firstIndex { if case .transform = $0 { true } else { false } })
    guard case .transform(let place) = screen.drawing[index] else { return }
    #expect(boxes(screen.drawing).map { place.apply(Rect($0)) } == [Rect(x: 35, y: 40, width: 30, height: 20)])
  }

  @Test func layersHaveShadowsBordersAndTransforms() throws {
    let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor
    let drawn = try drawing(UIView()) { view in
      let layer = CALayer()
      layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
      layer.backgroundColor = red
      layer.borderColor = red
      layer.borderWidth = 2
      layer.shadowColor = red
      layer.shadowOpacity = 0.5
      layer.shadowOffset = CGSize(width: 1, height: 2)
      layer.shadowRadius = 4
      layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
      view.layer.addSublayer(layer)
    }
    let shadow = DrawingLayer.Shadow(
      color: RGBA(red: 1, green: 0, blue: 0, alpha: 0.5), radius: 4, offset: Point(x: 1, y: 2))
    #expect(drawn.contains(.beginLayer(DrawingLayer(shadow: shadow))))
    #expect(
      drawn.contains { command in
        guard case .stroke(let path, _, let form) = command else { return false }
        return form.width == 2 && path.box == CGRect(x: 31, y: 111, width: 18, height: 18)
      })
    // A quarter turn about the middle, which stays where it is.
    #expect(
      drawn.contains { command in
        guard case .transform(let turn) = command else { return false }
        let (middle, edge) = (turn.apply(Point(x: 40, y: 120)), turn.apply(Point(x: 50, y: 120)))
        return abs(middle.x - 40) + abs(middle.y - 120) + abs(edge.x - 40) + abs(edge.y - 130) < 1e-6
      })
  }

  @Test func textsThrowTheirShadows() throws {
    let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    let drawn = try drawing(UIView()) { view in
      let label = UILabel(frame: view.bounds)
      label.text = "Label"
      label.shadowColor = red
      label.shadowOffset = CGSize(width: 1, height: 2)
      view.addSubview(label)
      let shadow = NSShadow()
      shadow.shadowColor = red
      shadow.shadowBlurRadius = 6
      shadow.shadowOffset = CGSize(width: 3, height: 4)
      let other = UILabel(frame: view.bounds)
      other.attributedText = NSAttributedString(string: "Text", attributes: [.shadow: shadow])
      view.addSubview(other)
    }
    let shadows = drawn.compactMap { if case .beginLayer(let layer) = $0 { layer.shadow } else { nil } }
    #expect(shadows.map(\.radius) == [0, 3])
    #expect(shadows.map(\.offset) == [Point(x: 1, y: 2), Point(x: 3, y: 4)])
    #expect(shadows.allSatisfy { $0.color == RGBA(red: 1, green: 0, blue: 0) })
  }

  @Test func symbolsHaveTheColorTheyWereGiven() throws {
    let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    let images = [
      UIImage(systemName: "star")?.withTintColor(red),
      UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(paletteColors: [red])),
    ]
    for image in images {
      let drawn = try drawing(UIImageView(image: image))
      let paints = drawn.compactMap { if case .symbol(_, _, _, let paint) = $0 { paint } else { nil } }
      #expect(paints == [.color(RGBA(red: 1, green: 0, blue: 0))])
    }
  }
}
