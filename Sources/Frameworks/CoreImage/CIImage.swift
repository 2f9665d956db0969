@_exported import UIKit

// Filters are not run: they keep their inputs, and no picture comes out.

open class CIImage: NSObject, @unchecked Sendable {
  public let extent: CGRect
  public let cgImage: CGImage?

  init(extent: CGRect, cgImage: CGImage? = nil) { (self.extent, self.cgImage) = (extent, cgImage) }

  public convenience init(cgImage image: CGImage) {
    self.init(extent: CGRect(x: 0, y: 0, width: image.width, height: image.height), cgImage: image)
  }
  public convenience init?(image: UIImage) {
    self.init(extent: CGRect(origin: .zero, size: image.size), cgImage: nil)
  }
  public convenience init?(data: Data) { return nil }
  public convenience init?(contentsOf url: URL) { return nil }
  public convenience init(color: CIColor) { self.init(extent: .infinite) }
  public convenience override init() { self.init(extent: .zero) }

  open func transformed(by matrix: CGAffineTransform) -> CIImage { CIImage(extent: extent.applying(matrix)) }
  open func cropped(to rect: CGRect) -> CIImage { CIImage(extent: extent.intersection(rect)) }
  open func clampedToExtent() -> CIImage { CIImage(extent: .infinite) }
  open func composited(over dest: CIImage) -> CIImage { CIImage(extent: extent.union(dest.extent)) }
  open func applyingFilter(_ filterName: String, parameters params: [String: Any] = [:]) -> CIImage { self }
  open func applyingGaussianBlur(sigma: Double) -> CIImage { self }
}

open class CIContext: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  public init(options: [CIContextOption: Any]?) {}
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? { nil }
}

public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let useSoftwareRenderer = CIContextOption(rawValue: "kCIContextUseSoftwareRenderer")
  public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
}

open class CIVector: NSObject, @unchecked Sendable {
  public let x: CGFloat
  public let y: CGFloat
  public let z: CGFloat
  public let w: CGFloat
  public init(x: CGFloat, y: CGFloat = 0, z: CGFloat = 0, w: CGFloat = 0) {
    (self.x, self.y, self.z, self.w) = (x, y, z, w)
  }
}

public let kCIInputImageKey = "inputImage"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputScaleKey = "inputScale"
public let kCIInputColorKey = "inputColor"
public let kCIInputCenterKey = "inputCenter"
public let kCIInputExtentKey = "inputExtent"
public let kCIInputAmountKey = "inputAmount"

/// Every filter by its name, and those that Core Image has properties for.
open class CIFilter: NSObject, _KeyedValues, @unchecked Sendable {
  public let name: String
  private var values: [String: Any] = [:]
  open var inputKeys: [String] { Array(values.keys).sorted() }
  open var outputImage: CIImage? { nil }

  public init?(name: String) { self.name = name }
  public init?(name: String, parameters params: [String: Any]?) {
    self.name = name
    values = params ?? [:]
  }
  fileprivate init(named name: String) { self.name = name }

  open func setDefaults() {}
  public func keyedValue(_ key: String) -> Any? { values[key] }
  public func setKeyedValue(_ value: Any?, _ key: String) { values[key] = value }

  fileprivate func read<Value>(_ key: String, _ initial: Value) -> Value { values[key] as? Value ?? initial }

  public var inputImage: CIImage? {
    get { values[kCIInputImageKey] as? CIImage }
    set { values[kCIInputImageKey] = newValue }
  }
  public var message: Data {
    get { read("inputMessage", Data()) }
    set { values["inputMessage"] = newValue }
  }
  public var correctionLevel: String {
    get { read("inputCorrectionLevel", "M") }
    set { values["inputCorrectionLevel"] = newValue }
  }
  public var intensity: Float {
    get { read(kCIInputIntensityKey, 1) }
    set { values[kCIInputIntensityKey] = newValue }
  }
  public var radius: Float {
    get { read(kCIInputRadiusKey, 10) }
    set { values[kCIInputRadiusKey] = newValue }
  }
  public var scale: Float {
    get { read(kCIInputScaleKey, 1) }
    set { values[kCIInputScaleKey] = newValue }
  }
  public var amount: Float {
    get { read(kCIInputAmountKey, 1) }
    set { values[kCIInputAmountKey] = newValue }
  }
  public var center: CGPoint {
    get { read(kCIInputCenterKey, .zero) }
    set { values[kCIInputCenterKey] = newValue }
  }

  public class func qrCodeGenerator() -> CIFilter { CIFilter(named: "CIQRCodeGenerator") }
  public class func code128BarcodeGenerator() -> CIFilter { CIFilter(named: "CICode128BarcodeGenerator") }
  public class func sepiaTone() -> CIFilter { CIFilter(named: "CISepiaTone") }
  public class func gaussianBlur() -> CIFilter { CIFilter(named: "CIGaussianBlur") }
  public class func pixellate() -> CIFilter { CIFilter(named: "CIPixellate") }
  public class func crystallize() -> CIFilter { CIFilter(named: "CICrystallize") }
  public class func edges() -> CIFilter { CIFilter(named: "CIEdges") }
  public class func vignette() -> CIFilter { CIFilter(named: "CIVignette") }
  public class func unsharpMask() -> CIFilter { CIFilter(named: "CIUnsharpMask") }
  public class func bloom() -> CIFilter { CIFilter(named: "CIBloom") }
  public class func colorInvert() -> CIFilter { CIFilter(named: "CIColorInvert") }
  public class func colorMonochrome() -> CIFilter { CIFilter(named: "CIColorMonochrome") }
  public class func falseColor() -> CIFilter { CIFilter(named: "CIFalseColor") }
  public class func photoEffectNoir() -> CIFilter { CIFilter(named: "CIPhotoEffectNoir") }
  public class func twirlDistortion() -> CIFilter { CIFilter(named: "CITwirlDistortion") }
  public class func areaAverage() -> CIFilter { CIFilter(named: "CIAreaAverage") }
}

extension UIImage {
  /// Nothing can be drawn of it: an image of no size.
  public convenience init(ciImage: CIImage) { self.init() }
  public var ciImage: CIImage? { nil }
}
