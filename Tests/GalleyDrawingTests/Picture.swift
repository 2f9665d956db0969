import CCairo
import Foundation
import GalleyGeometry
import GalleyScreen

@testable import GalleyDrawing

/// A PNG's pixels, for tests to look at.
struct Picture {
  let width: Int
  let height: Int
  private let bytes: [UInt8]
  private let stride: Int

  struct Pixel: Hashable, CustomStringConvertible {
    var red, green, blue, alpha: Int

    var description: String { "(\(red), \(green), \(blue), \(alpha))" }

    /// Whether every part is within a tolerance.
    func isNear(_ other: Pixel, within tolerance: Int = 2) -> Bool {
      abs(red - other.red) <= tolerance && abs(green - other.green) <= tolerance
        && abs(blue - other.blue) <= tolerance && abs(alpha - other.alpha) <= tolerance
    }

    static let red = Pixel(red: 255, green: 0, blue: 0, alpha: 255)
    static let green = Pixel(red: 0, green: 255, blue: 0, alpha: 255)
    static let blue = Pixel(red: 0, green: 0, blue: 255, alpha: 255)
    static let white = Pixel(red: 255, green: 255, blue: 255, alpha: 255)
    static let black = Pixel(red: 0, green: 0, blue: 0, alpha: 255)
    static let clear = Pixel(red: 0, green: 0, blue: 0, alpha: 0)
  }

  struct Unreadable: Error {}

  init(png: [UInt8]) throws {
    guard let asset = ImageAsset(Data(png), name: "test.png") else { throw Unreadable() }
    try self.init(asset)
  }

  init(_ asset: ImageAsset, size: Size = Size(width: 1, height: 1), scale: Double = 1) throws {
    guard let image = CairoImage(asset, size: size, scale: scale),
      let data = cairo_image_surface_get_data(image.surface)
    else { throw Unreadable() }
    width = Int(image.pixels.width)
    height = Int(image.pixels.height)
    stride = Int(cairo_image_surface_get_stride(image.surface))
    bytes = Array(UnsafeBufferPointer(start: data, count: stride * height))
  }

  /// Not premultiplied.
  subscript(x: Int, y: Int) -> Pixel {
    let index = y * stride + x * 4
    let alpha = Int(bytes[index + 3])
    func part(_ offset: Int) -> Int {
      alpha == 0 ? 0 : min(255, (Int(bytes[index + offset]) * 255 + alpha / 2) / alpha)
    }
    return Pixel(red: part(2), green: part(1), blue: part(0), alpha: alpha)
  }

  /// How many of the pixels, in a coarse raster, differ from the first one: a picture that shows nothing has none.
  var shareOfOtherColors: Double {
    let first = self[0, 0]
    var other = 0
    var count = 0
    for y in Swift.stride(from: 0, to: height, by: 2) {
      for x in Swift.stride(from: 0, to: width, by: 2) {
        count += 1
        if !self[x, y].isNear(first, within: 8) { other += 1 }
      }
    }
    return Double(other) / Double(max(1, count))
  }

  /// The colours that fill at least a thousandth of the picture.
  var mainColors: Set<Pixel> {
    var counts: [Pixel: Int] = [:]
    for y in 0..<height { for x in 0..<width { counts[self[x, y], default: 0] += 1 } }
    return Set(counts.filter { $0.value * 1000 >= width * height }.keys)
  }

  /// The mean difference of the parts of all pixels, 0…255, laid over white.
  func difference(from other: Picture) -> Double {
    guard width == other.width, height == other.height else { return 255 }
    var sum = 0
    for y in 0..<height {
      for x in 0..<width {
        let (a, b) = (self[x, y], other[x, y])
        func over(_ part: Int, _ alpha: Int) -> Int { 255 + (part - 255) * alpha / 255 }
        sum += abs(over(a.red, a.alpha) - over(b.red, b.alpha))
        sum += abs(over(a.green, a.alpha) - over(b.green, b.alpha))
        sum += abs(over(a.blue, a.alpha) - over(b.blue, b.alpha))
      }
    }
    return Double(sum) / Double(width * height * 3)
  }
}

/// Draws a list on a small sheet.
struct Easel {
  var renderer = ProofRenderer(symbols: SymbolLibrary())

  init(images: URL? = nil) {
    renderer = ProofRenderer(symbols: SymbolLibrary(), images: ImageLibrary(root: images))
  }

  static func sheet(_ commands: [DrawingCommand], size: Double = 100) -> DrawingSheet {
    DrawingSheet(
      title: "test", bounds: Rect(x: 0, y: 0, width: size, height: size),
      layers: [DrawingSheet.Layer(id: "screen", commands: commands)])
  }

  func picture(_ commands: [DrawingCommand], size: Double = 100, scale: Double = 1) throws -> Picture {
    try Picture(png: renderer.png(Self.sheet(commands, size: size), scale: scale))
  }

  func svg(_ commands: [DrawingCommand]) -> String {
    String(decoding: renderer.svg(Self.sheet(commands)), as: UTF8.self)
  }
}

extension Paint {
  static let red = Paint.color(RGBA(red: 1, green: 0, blue: 0))
  static let green = Paint.color(RGBA(red: 0, green: 1, blue: 0))
  static let blue = Paint.color(RGBA(red: 0, green: 0, blue: 1))
  static let white = Paint.color(.white)
  static let black = Paint.color(.black)
}

extension DrawingCommand {
  /// Fills a rectangle.
  static func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ paint: Paint) -> DrawingCommand {
    .fill(DrawingPath(Rect(x: x, y: y, width: width, height: height)), paint, evenOdd: false)
  }
}
