import CCairo
import CJPEG
import Foundation
import GalleyGeometry

/// A picture decoded for Cairo.
final class CairoImage {
  let surface: OpaquePointer?
  let pixels: Size

  /// Decoded pixels at most.
  static let pixelLimit = 64_000_000

  /// Nil for a picture that is damaged or in a format that is not decoded here. Vector pictures are painted at
  /// `scale` pixels in a point of `size`.
  convenience init?(_ asset: ImageAsset, size: Size, scale: Double) {
    let made: OpaquePointer? =
      switch asset.format {
      case .png: Self.png(asset.data)
      case .jpeg: Self.jpeg(asset.data)
      case .svg: VectorImages.svg(asset.data, size: size, scale: scale)
      case .pdf: VectorImages.pdf(asset.data, size: size, scale: scale)
      case .gif, .webp: nil
      }
    self.init(taking: made)
  }

  /// The picture in the bytes of a PNG file.
  convenience init?(png: [UInt8]) { self.init(taking: Self.png(Data(png))) }

  private init?(taking made: OpaquePointer?) {
    guard let made else { return nil }
    guard cairo_surface_status(made) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(made)
      return nil
    }
    surface = made
    pixels = Size(
      width: Double(cairo_image_surface_get_width(made)), height: Double(cairo_image_surface_get_height(made)))
  }

  deinit { cairo_surface_destroy(surface) }

  /// The picture as a PNG; nil when it cannot be written.
  func png() -> [UInt8]? {
    let sink = ByteSink()
    let status = cairo_surface_write_to_png_stream(
      surface, ByteSink.write, Unmanaged.passUnretained(sink).toOpaque())
    return status == CAIRO_STATUS_SUCCESS ? sink.bytes : nil
  }

  private final class Source {
    var rest: Data.SubSequence
    init(_ data: Data) { rest = data[...] }
  }

  private static func png(_ data: Data) -> OpaquePointer? {
    guard let size = ImageSize.pixels(of: data, format: .png), size.width * size.height <= Double(pixelLimit) else {
      return nil
    }
    let source = Source(data)
    return cairo_image_surface_create_from_png_stream(
      { closure, target, length in
        guard let closure, let target else { return CAIRO_STATUS_READ_ERROR }
        let source = Unmanaged<Source>.fromOpaque(closure).takeUnretainedValue()
        guard source.rest.count >= Int(length) else { return CAIRO_STATUS_READ_ERROR }
        source.rest.prefix(Int(length)).copyBytes(to: target, count: Int(length))
        source.rest = source.rest.dropFirst(Int(length))
        return CAIRO_STATUS_SUCCESS
      }, Unmanaged.passUnretained(source).toOpaque())
  }

  private static func jpeg(_ data: Data) -> OpaquePointer? {
    var pixels: UnsafeMutablePointer<UInt8>?
    var width: Int32 = 0
    var height: Int32 = 0
    let isDecoded = data.withUnsafeBytes { bytes in
      galley_jpeg_decode(
        bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count, pixelLimit, &pixels, &width, &height)
    }
    guard isDecoded == 1, let pixels else { return nil }
    defer { free(pixels) }
    let surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height)
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let target = cairo_image_surface_get_data(surface)
    else { return surface }
    let stride = Int(cairo_image_surface_get_stride(surface))
    for row in 0..<Int(height) {
      memcpy(target + row * stride, pixels + row * Int(width) * 4, Int(width) * 4)
    }
    cairo_surface_mark_dirty(surface)
    return surface
  }
}
