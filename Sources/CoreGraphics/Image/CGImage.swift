public enum CGImageAlphaInfo: UInt32, Sendable {
  case none = 0
  case premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
}

public struct CGBitmapInfo: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  public static let floatInfoMask = CGBitmapInfo(rawValue: 0xF00)
  public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)
}

public enum CGInterpolationQuality: Int32, Sendable {
  case `default` = 0
  case none = 1
  case low = 2
  case high = 3
  case medium = 4
}

/// How the pixels of a picture are turned before they are shown; the numbers are EXIF's.
public enum CGImagePropertyOrientation: UInt32, Sendable {
  case up = 1
  case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
}

/// A picture: its size in pixels and where its contents come from. Pixels are not kept.
public final class CGImage: Hashable, @unchecked Sendable {
  /// Where the contents of a picture come from.
  @_spi(Galley) public enum Content: Sendable {
    /// Pixels that code made, which are not kept.
    case unknown
    /// What was drawn, in coordinates that count from the upper left corner of a sheet of a size.
    case steps([CGContext.Step], size: CGSize)
    /// A picture of a framework above.
    case element(any SheetElement)
  }

  public let width: Int
  public let height: Int
  @_spi(Galley) public let content: Content
  /// The part of the contents that the picture is cut from, in shares of their width and height.
  @_spi(Galley) public let part: CGRect
  public let colorSpace: CGColorSpace?
  public let bitmapInfo: CGBitmapInfo

  @_spi(Galley)
  public init(
    width: Int, height: Int, content: Content, part: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    bitmapInfo: CGBitmapInfo = CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue)
  ) {
    self.width = width
    self.height = height
    self.content = content
    self.part = part
    self.bitmapInfo = bitmapInfo
    colorSpace = CGColorSpaceCreateDeviceRGB()
  }

  public init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
    bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    guard width > 0, height > 0 else { return nil }
    self.width = width
    self.height = height
    self.bitmapInfo = bitmapInfo
    colorSpace = space
    content = .unknown
    part = CGRect(x: 0, y: 0, width: 1, height: 1)
  }

  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  public var bytesPerRow: Int { width * 4 }
  public var isMask: Bool { false }
  public var alphaInfo: CGImageAlphaInfo {
    CGImageAlphaInfo(rawValue: bitmapInfo.rawValue & CGBitmapInfo.alphaInfoMask.rawValue) ?? .premultipliedLast
  }
  /// nil: pixels are not decoded.
  public var dataProvider: CGDataProvider? { nil }

  /// The part inside a rectangle in pixels; nil when they do not meet.
  public func cropping(to rect: CGRect) -> CGImage? {
    let cut = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !cut.isNull, cut.width >= 1, cut.height >= 1 else { return nil }
    let (x, y) = (part.width / CGFloat(width), part.height / CGFloat(height))
    return CGImage(
      width: Int(cut.width), height: Int(cut.height), content: content,
      part: CGRect(
        x: part.minX + cut.minX * x, y: part.minY + cut.minY * y, width: cut.width * x, height: cut.height * y),
      bitmapInfo: bitmapInfo)
  }

  public func copy() -> CGImage? { self }

  public static func == (a: CGImage, b: CGImage) -> Bool { a === b }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Bytes to read from.
public final class CGDataProvider: @unchecked Sendable {
  public let data: CFData?

  public init?(data: CFData) { self.data = data }

  public init?(url: CFURL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.data = data
  }
}
