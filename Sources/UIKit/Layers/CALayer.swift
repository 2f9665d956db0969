@_spi(Galley) import CoreGraphics
import Foundation
import GalleyFoundation

/// What a view is drawn with. A view's own layer has the view's geometry; any other keeps its own.
open class CALayer: NSObject, _KeyedValues {
  weak var view: UIView?
  private var storedBounds = CGRect.zero
  private var storedPosition = CGPoint.zero
  private var storedTransform = CATransform3DIdentity

  open weak var delegate: (any CALayerDelegate)?
  open private(set) weak var superlayer: CALayer?
  open var sublayers: [CALayer]? { ownSublayers.isEmpty ? nil : ownSublayers }
  private(set) var ownSublayers: [CALayer] = []
  open var mask: CALayer?
  open var name: String?
  open var contents: Any?
  open var contentsScale: CGFloat = 1
  open var contentsGravity = CALayerContentsGravity.resize
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  open var zPosition: CGFloat = 0
  open var cornerRadius: CGFloat = 0
  open var cornerCurve = CALayerCornerCurve.circular
  open var maskedCorners: CACornerMask = .all
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor? = .black
  open var shadowColor: CGColor? = .black
  open var shadowOpacity: Float = 0
  open var shadowOffset = CGSize(width: 0, height: -3)
  open var shadowRadius: CGFloat = 3
  open var shadowPath: CGPath?
  open var shouldRasterize = false
  open var rasterizationScale: CGFloat = 1
  open var allowsEdgeAntialiasing = false
  open var allowsGroupOpacity = true
  open var drawsAsynchronously = false
  open var compositingFilter: Any?
  open var filters: [Any]?
  open var actions: [String: any CAAction]?
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var beginTime: CFTimeInterval = 0
  open var needsDisplayOnBoundsChange = false
  private var ownBackground: CGColor?
  private var ownOpacity: Float = 1
  private var ownIsHidden = false
  private var ownMasks = false
  private var values: [String: Any] = [:]

  public required override init() { super.init() }

  public init(layer: Any) { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  private func onView<Value>(_ body: @MainActor (UIView) -> Value) -> Value? {
    view.map { view in withoutIsolation { body(view) } }
  }

  open var bounds: CGRect {
    get { onView { $0.bounds } ?? storedBounds }
    set { if onView({ $0.bounds = newValue }) == nil { take(newValue) } }
  }

  /// The bounds of a layer that is no view's.
  private func take(_ bounds: CGRect) {
    if bounds.size != storedBounds.size {
      asksForLayout = true
      if needsDisplayOnBoundsChange { asksForDisplay = true }
    }
    storedBounds = bounds
  }

  open var position: CGPoint {
    get { onView { $0.center } ?? storedPosition }
    set { if onView({ $0.center = newValue }) == nil { storedPosition = newValue } }
  }

  open var frame: CGRect {
    get {
      onView { $0.frame }
        ?? CGRect(
          x: storedPosition.x - anchorPoint.x * storedBounds.width,
          y: storedPosition.y - anchorPoint.y * storedBounds.height, width: storedBounds.width,
          height: storedBounds.height)
    }
    set {
      if onView({ $0.frame = newValue }) != nil { return }
      take(CGRect(origin: storedBounds.origin, size: newValue.size))
      storedPosition = CGPoint(
        x: newValue.minX + anchorPoint.x * newValue.width, y: newValue.minY + anchorPoint.y * newValue.height)
    }
  }

  open var transform: CATransform3D {
    get { onView { CATransform3DMakeAffineTransform($0.transform) } ?? storedTransform }
    set {
      storedTransform = newValue
      _ = onView { $0.transform = CATransform3DGetAffineTransform(newValue) }
    }
  }

  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
  open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

  open var backgroundColor: CGColor? {
    get { onView { $0.backgroundColor?.cgColor } ?? ownBackground }
    set {
      ownBackground = newValue
      _ = onView { $0.backgroundColor = newValue.map { UIColor(cgColor: $0) } }
    }
  }

  open var opacity: Float {
    get { onView { Float($0.alpha) } ?? ownOpacity }
    set {
      ownOpacity = newValue
      _ = onView { $0.alpha = CGFloat(newValue) }
    }
  }

  open var isHidden: Bool {
    get { onView { $0.isHidden } ?? ownIsHidden }
    set {
      ownIsHidden = newValue
      _ = onView { $0.isHidden = newValue }
    }
  }

  open var masksToBounds: Bool {
    get { onView { $0.clipsToBounds } ?? ownMasks }
    set {
      ownMasks = newValue
      _ = onView { $0.clipsToBounds = newValue }
    }
  }

  open var isOpaque = false

  open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(ownSublayers.count)) }

  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    layer.removeFromSuperlayer()
    asksForLayout = true
    ownSublayers.insert(layer, at: min(Int(idx), ownSublayers.count))
    layer.superlayer = self
  }

  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insertSublayer(layer, at: UInt32(ownSublayers.firstIndex { $0 === sibling } ?? 0))
  }

  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insertSublayer(layer, at: UInt32(ownSublayers.firstIndex { $0 === sibling }.map { $0 + 1 } ?? ownSublayers.count))
  }

  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard let index = ownSublayers.firstIndex(where: { $0 === oldLayer }) else { return }
    oldLayer.removeFromSuperlayer()
    insertSublayer(newLayer, at: UInt32(index))
  }

  open func removeFromSuperlayer() {
    superlayer?.ownSublayers.removeAll { $0 === self }
    superlayer = nil
  }

  // Contents: see CALayer+Contents.
  var asksForDisplay = false
  var asksForLayout = true
  var drawn: (steps: [CGContext.Step], bounds: CGRect) = ([], .zero)

  open class func needsDisplay(forKey key: String) -> Bool { false }
  open class func defaultValue(forKey key: String) -> Any? { nil }
  open func setNeedsDisplay() { asksForDisplay = true }
  open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }
  open func needsDisplay() -> Bool { asksForDisplay }
  open func displayIfNeeded() { if asksForDisplay { show() } }
  open func display() { drawContents() }
  /// Asks the view whose layer it is, or the delegate.
  open func draw(in ctx: CGContext) {
    if onView({ $0.draw(self, in: ctx) }) == nil { delegate?.draw(self, in: ctx) }
  }
  open func render(in ctx: CGContext) {}

  open func setNeedsLayout() { if onView({ $0.setNeedsLayout() }) == nil { asksForLayout = true } }
  open func layoutIfNeeded() { if onView({ $0.layoutIfNeeded() }) == nil { layOutIfNeeded() } }
  open func layoutSublayers() {
    if onView({ $0.layoutSublayers(of: self) }) == nil { delegate?.layoutSublayers(of: self) }
  }
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
  open func preferredFrameSize() -> CGSize { bounds.size }

  // Animations are at their end: nothing moves.
  open func add(_ anim: CAAnimation, forKey key: String?) {}
  open func removeAllAnimations() {}
  open func removeAnimation(forKey key: String) {}
  open func animation(forKey key: String) -> CAAnimation? { nil }
  open func animationKeys() -> [String]? { nil }
  open func presentation() -> Self? { self }
  open func model() -> Self { self }

  public func keyedValue(_ key: String) -> Any? { values[key] }
  public func setKeyedValue(_ value: Any?, _ key: String) { values[key] = value }

  open func convert(_ p: CGPoint, to layer: CALayer?) -> CGPoint {
    onView { view in layer?.view.map { view.convert(p, to: $0) } ?? p } ?? p
  }

  open func convert(_ p: CGPoint, from layer: CALayer?) -> CGPoint {
    onView { view in layer?.view.map { view.convert(p, from: $0) } ?? p } ?? p
  }
}

/// UIKit's objects are used on the main thread; layers, which Core Animation does not bind to it, reach them here.
func withoutIsolation<Value>(_ body: @MainActor () -> Value) -> Value {
  withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Value).self)() }
}

public protocol CALayerDelegate: NSObjectProtocol {
  func display(_ layer: CALayer)
  func draw(_ layer: CALayer, in ctx: CGContext)
  func layoutSublayers(of layer: CALayer)
}

extension CALayerDelegate {
  public func display(_ layer: CALayer) {}
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  public func layoutSublayers(of layer: CALayer) {}
}

public struct CACornerMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
  static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}

public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let circular = CALayerCornerCurve(rawValue: "circular")
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let center = CALayerContentsGravity(rawValue: "center")
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
  public static let top = CALayerContentsGravity(rawValue: "top")
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  public static let left = CALayerContentsGravity(rawValue: "left")
  public static let right = CALayerContentsGravity(rawValue: "right")
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
}
