import GalleyGeometry
import GalleyLayout
import GalleyScreen
import GalleyTypography
@_spi(Galley) import UIKit

/// An image in a place: its size, and what draws it.
package struct ResolvedImage {
  package var size: Size
  /// From the top; nil for one that stands on its bottom edge.
  package var baseline: Double?
  package var content: ImageContent
  package var text: String?
  package var isSymbol: Bool
  package var isDecorative: Bool
  package var isResizable: Bool
  /// Whether no source states the size.
  package var isAssumed = false
}

/// Symbols' sizes, from the data folder, read once.
enum SymbolSizes {
  private static let metrics: SymbolMetrics? = DataFile.bytes("symbols/metrics.json").flatMap {
    try? SymbolMetrics(json: $0)
  }

  /// A symbol's room; a square of the font's size when the data is missing.
  static func box(
    _ symbol: String, pointSize: Double, weight: Int, scale: SymbolMetrics.Scale, pixels: Double
  ) -> (size: Size, baseline: Double, isAssumed: Bool) {
    guard let box = metrics?.box(symbol, pointSize: pointSize, weight: weight, scale: scale, pixels: pixels) else {
      return (Size(width: pointSize, height: pointSize), pointSize, true)
    }
    return (box.size, box.baseline, box.isAssumed)
  }
}

extension EnvironmentValues {
  /// An image under the environment's font, scale and foreground; nil with the missing name when there is none.
  package func resolve(_ image: Image, missing: (String) -> Void) -> ResolvedImage {
    switch image.source {
    case .symbol(let name): return symbol(name, image)
    case .asset(let name):
      guard let asset = AssetLibrary.shared.image(name, palette, Double(displayScale)) else {
        missing(name)
        return empty(image, name)
      }
      let isTemplate = image.look.renderingMode.map { $0 == .template } ?? asset.isTemplate ?? false
      return picture(image, name: name, file: asset.file, size: asset.size, isTemplate: isTemplate)
    case .image(let picture): return resolve(picture, image)
    case .drawn(let size, let drawn):
      let own = Size(width: max(0, legalNumber(size.width)), height: max(0, legalNumber(size.height)))
      let content = RendererContent(self, size: own) { context, _ in drawn.render(&context) }
      return ResolvedImage(
        size: own, baseline: nil, content: ImageContent(.drawn(content), paint: nil, redaction: redaction),
        text: text(of: image, name: ""), isSymbol: false, isDecorative: image.label == .decorative,
        isResizable: image.look.resizing != nil)
    case .placeholder:
      return ResolvedImage(
        size: Size(width: 10, height: 10), baseline: nil,
        content: ImageContent(.nothing, paint: nil, redaction: systemColor("systemGray4")), text: nil, isSymbol: false,
        isDecorative: true, isResizable: true)
    }
  }

  private func resolve(_ picture: UIImage, _ image: Image) -> ResolvedImage {
    if case .symbol(let name) = picture.source { return symbol(name, of: picture, image) }
    let drawn = drawn(picture)
    var file: String?
    var name = ""
    if case .asset(let assetName, let assetFile) = picture.source { (name, file) = (assetName, assetFile) }
    let isTemplate = image.look.renderingMode.map { $0 == .template } ?? (picture.renderingMode == .alwaysTemplate)
    var result = self.picture(
      image, name: name, file: file, size: Size(width: picture.size.width, height: picture.size.height),
      isTemplate: isTemplate, drawn: drawn, insets: picture.isResizable ? picture.capInsets : nil)
    if let tint = picture.tint, image.look.renderingMode == nil {
      result.content.paint = .color(Color(uiColor: tint).rgba(in: self))
    }
    if let offset = picture.baselineOffsetFromBottom { result.baseline = result.size.height - Double(offset) }
    return result
  }

  /// A symbol of UIKit's has the size, weight and colour of its configuration.
  private func symbol(_ name: String, of picture: UIImage, _ image: Image) -> ResolvedImage {
    var result = symbol(name, image)
    result.size = Size(picture.size)
    result.baseline = picture.baselineOffsetFromBottom.map { result.size.height - Double($0) }
    let color = image.look.renderingMode == nil ? picture.symbolColor : nil
    result.content = ImageContent(
      .symbol(name, weight: picture.symbolFont.request.weight),
      paint: color.map { .color(Color(uiColor: $0).rgba(in: self)) } ?? foregroundPaint(), redaction: redaction)
    return result
  }

  private func symbol(_ name: String, _ image: Image) -> ResolvedImage {
    let shown = symbolVariants.name(name)
    let font = resolve(nil)
    let scale: SymbolMetrics.Scale =
      switch imageScale {
      case .small: .small
      case .medium: .medium
      case .large: .large
      }
    let box = SymbolSizes.box(
      shown, pointSize: font.request.size, weight: font.request.weight, scale: scale, pixels: Double(displayScale))
    let content = ImageContent(
      .symbol(shown, weight: font.request.weight), paint: foregroundPaint(), redaction: redaction)
    return ResolvedImage(
      size: box.size, baseline: box.baseline, content: content, text: text(of: image, name: shown), isSymbol: true,
      isDecorative: image.label == .decorative, isResizable: image.look.resizing != nil, isAssumed: box.isAssumed)
  }

  /// What draws a picture that code drew; nil for any other.
  private func drawn(_ picture: UIImage) -> ImageContent.Drawn? {
    switch picture.source {
    case .drawing(let drawing):
      let size = picture.size
      return { rect, grid in SheetReplay(size: size, in: rect, self, grid).commands(drawing.steps) }
    case .image(let image):
      if case .unknown = image.content { return nil }
      return { rect, grid in image.commands(in: rect, self, grid) }
    default: return nil
    }
  }

  /// - Parameter insets: of a picture of UIKit's that says itself which of its edges keep their size.
  private func picture(
    _ image: Image, name: String, file: String?, size: Size, isTemplate: Bool, drawn: ImageContent.Drawn? = nil,
    insets: UIEdgeInsets? = nil
  ) -> ResolvedImage {
    var drawing = ImageDrawing(file: file, name: name, frame: .zero)
    if let insets, insets != .zero {
      drawing.capInsets = Insets(
        top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom), right: Double(insets.right))
    }
    if let resizing = image.look.resizing {
      drawing.tiled = resizing.mode == .tile
      if resizing.capInsets != EdgeInsets() {
        let insets = resizing.capInsets.insets
        drawing.capInsets = isRightToLeft ? insets.mirrored : insets
      }
    }
    let content = ImageContent(
      .picture(drawing, size: size, isResizable: image.look.resizing != nil, drawn: drawn),
      paint: isTemplate ? foregroundPaint() : nil, redaction: redaction)
    return ResolvedImage(
      size: size, baseline: nil, content: content, text: text(of: image, name: name), isSymbol: false,
      isDecorative: image.label == .decorative, isResizable: image.look.resizing != nil)
  }

  /// A missing image takes no room.
  private func empty(_ image: Image, _ name: String) -> ResolvedImage {
    ResolvedImage(
      size: .zero, baseline: nil, content: ImageContent(.nothing, paint: nil, redaction: nil),
      text: text(of: image, name: name), isSymbol: false, isDecorative: image.label == .decorative, isResizable: false)
  }

  private func text(of image: Image, name: String) -> String? {
    switch image.label {
    case .name: name.isEmpty ? nil : name
    case .decorative: nil
    case .text(let text): TextResolver.resolve(text, in: self).string
    }
  }

  private var redaction: RGBA? {
    redactionReasons.contains(.placeholder) ? systemColor("tertiarySystemFill") : nil
  }
}

/// Draws an image in its frame.
package final class ImageContent: NodeContent {
  /// Commands that draw the whole picture in a rectangle.
  package typealias Drawn = (Rect, PixelGrid) -> [DrawingCommand]

  package enum Form {
    case nothing
    case symbol(String, weight: Int)
    /// A bitmap, vector or drawing with its own size, in points.
    case picture(ImageDrawing, size: Size, isResizable: Bool, drawn: Drawn?)
    case drawn(RendererContent)
  }

  private let form: Form
  /// A symbol's, or the tint of a template; nil for pictures in their own colours.
  var paint: _StylePaint?
  private let redaction: RGBA?

  package init(_ form: Form, paint: _StylePaint?, redaction: RGBA?) {
    self.form = form
    self.paint = paint
    self.redaction = redaction
  }

  package override func draw(in frame: Rect, _ drawing: inout [DrawingCommand], _ grid: PixelGrid) {
    let rect = grid.round(frame)
    guard rect.width > 0, rect.height > 0, rect.size.isFinite else { return }
    if let redaction {
      drawing.append(.fill(DrawingPath(rect), .color(redaction), evenOdd: false))
      return
    }
    switch form {
    case .nothing: break
    case .symbol(let name, let weight):
      drawing.append(
        .symbol(name: name, frame: rect, weight: weight, paint: paint?.paint(in: rect) ?? .color(.black)))
    case .drawn(let content): content.draw(in: frame, &drawing, grid)
    case .picture(var image, let size, _, let drawn):
      image.frame = rect
      image.tint = paint?.color(in: rect)
      guard let drawn else { return drawing.append(.image(image)) }
      let commands = image.parts(of: size).flatMap { $0.commands { drawn($0, grid) } }
      guard let tint = image.tint else { return drawing += commands }
      drawing += [.beginLayer(DrawingLayer()), .fill(DrawingPath(rect), .color(tint), evenOdd: false), .beginMask]
      drawing += commands
      drawing += [.endMask, .endLayer]
    }
  }

  package override func picture(in frame: Rect, _ grid: PixelGrid) -> Picture? {
    guard case .picture(let image, let size, let isResizable, _) = form, frame.isFinite else { return nil }
    let resizing: Picture.Resizing =
      !isResizable ? .fixed : image.tiled ? .tile : image.capInsets != nil ? .caps : .stretch
    return Picture(size: size, place: grid.round(frame), resizing: resizing)
  }
}
