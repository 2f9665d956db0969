@_spi(Galley) import CoreGraphics
import Foundation

/// What was drawn to make an image.
@_spi(Galley) public final class UIImageDrawing: Hashable, @unchecked Sendable {
  public let steps: [CGContext.Step]

  init(_ steps: [CGContext.Step]) { self.steps = steps }

  public static func == (a: UIImageDrawing, b: UIImageDrawing) -> Bool { a === b }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

open class UIGraphicsRendererFormat: NSObject, @unchecked Sendable {
  public internal(set) var bounds = CGRect.zero

  public override required init() { super.init() }

  open class func `default`() -> Self { Self() }

  open class func preferred() -> Self { Self() }
}

open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat, @unchecked Sendable {
  public enum Range: Int, Sendable {
    case unspecified = -1
    case automatic, extended, standard
  }

  open var scale: CGFloat = UIKitScenario.shared.scale
  open var opaque = false
  open var preferredRange = Range.automatic

  public required init() { super.init() }

  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }
}

open class UIGraphicsRendererContext: NSObject {
  public let cgContext: CGContext
  public let format: UIGraphicsRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsRendererFormat) {
    cgContext = context
    self.format = format
    super.init()
  }

  public func fill(_ rect: CGRect) { cgContext.fill(rect) }

  public func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.restoreGState()
  }

  public func stroke(_ rect: CGRect) { cgContext.stroke(rect) }

  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  public var currentImage: UIImage {
    UIImage(
      source: .drawing(UIImageDrawing(cgContext.steps)), size: format.bounds.size,
      scale: (format as? UIGraphicsImageRendererFormat)?.scale ?? 1)
  }
}

open class UIGraphicsRenderer: NSObject {}

/// Makes images of what is drawn. The steps are kept, not the pixels.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  public let format: UIGraphicsImageRendererFormat
  private let bounds: CGRect

  public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }

  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
    format.bounds = bounds
    super.init()
  }

  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage { draw(actions).currentImage }

  /// Empty: pictures are not encoded here.
  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    _ = draw(actions)
    return Data()
  }

  public func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data { pngData(actions: actions) }

  private func draw(_ actions: (UIGraphicsImageRendererContext) -> Void) -> UIGraphicsImageRendererContext {
    let sheet = CGContext(
      width: Int((bounds.width * format.scale).rounded(.up)), height: Int((bounds.height * format.scale).rounded(.up)))
    sheet.translateBy(x: -bounds.minX, y: -bounds.minY)
    let context = UIGraphicsImageRendererContext(sheet, format)
    UIGraphicsPushContext(sheet)
    actions(context)
    UIGraphicsPopContext()
    return context
  }
}

/// Sheets that drawing goes to, the innermost last. Drawing happens on one thread.
private enum ContextStack {
  nonisolated(unsafe) static var all: [(context: CGContext, size: CGSize, scale: CGFloat)] = []
}

public func UIGraphicsGetCurrentContext() -> CGContext? { ContextStack.all.last?.context }

public func UIGraphicsPushContext(_ context: CGContext) { ContextStack.all.append((context, .zero, 1)) }

public func UIGraphicsPopContext() { _ = ContextStack.all.popLast() }

public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let scale = scale > 0 ? scale : UIKitScenario.shared.scale
  ContextStack.all.append(
    (CGContext(width: Int(size.width * scale), height: Int(size.height * scale)), size, scale))
}

public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let top = ContextStack.all.last else { return nil }
  return UIImage(source: .drawing(UIImageDrawing(top.context.steps)), size: top.size, scale: top.scale)
}

public func UIGraphicsEndImageContext() { _ = ContextStack.all.popLast() }

/// What is there is replaced, also by a colour that shows through (documented).
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  paint(blendMode) { $0.fill(rect) }
}

public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }

/// One point wide, inside of the rectangle (documented), in the colour of fills.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  paint(blendMode) { context in
    context.addRect(rect)
    context.addRect(rect.insetBy(dx: 1, dy: 1))
    context.fillPath(using: .evenOdd)
  }
}

private func paint(_ blendMode: CGBlendMode, _ body: (CGContext) -> Void) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  body(context)
  context.restoreGState()
}

public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }
