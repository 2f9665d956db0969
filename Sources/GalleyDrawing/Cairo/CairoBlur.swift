import CCairo
import GalleyGeometry
import GalleyScreen

/// A part of a drawing as pixels, to be blurred and laid back.
final class CairoBlur {
  private let surface: OpaquePointer?
  private let region: Rect
  private let scale: Double
  private let channels: Int

  /// Pixels at most; a larger region is painted more coarsely, which a blur hides.
  private static let pixelLimit = 16_000_000.0

  /// Nil for a region without extent or for want of memory.
  init?(_ content: CairoPainter<some GlyphSource>.Pattern, _ region: Rect, scale: Double, format: cairo_format_t) {
    guard region.width > 0, region.height > 0, region.size.isFinite else { return nil }
    let pixels = region.width * region.height * scale * scale
    let scale = pixels > Self.pixelLimit ? scale * (Self.pixelLimit / pixels).squareRoot() : scale
    let width = Int32((region.width * scale).rounded(.up))
    let height = Int32((region.height * scale).rounded(.up))
    surface = cairo_image_surface_create(format, max(1, width), max(1, height))
    self.region = region
    self.scale = scale
    channels = format == CAIRO_FORMAT_A8 ? 1 : 4
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      return nil
    }
    let context = cairo_create(surface)
    cairo_scale(context, scale, scale)
    cairo_translate(context, -region.minX, -region.minY)
    cairo_set_source(context, content.pointer)
    cairo_paint(context)
    cairo_destroy(context)
  }

  deinit { cairo_surface_destroy(surface) }

  /// Three boxes one after the other come within 3 % of a Gaussian of this standard deviation.
  func blur(radius: Double) {
    let box = Int((radius * scale * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5).rounded(.down))
    guard box > 1 else { return }
    cairo_surface_flush(surface)
    defer { cairo_surface_mark_dirty(surface) }
    guard let data = cairo_image_surface_get_data(surface) else { return }
    let width = Int(cairo_image_surface_get_width(surface))
    let height = Int(cairo_image_surface_get_height(surface))
    let stride = Int(cairo_image_surface_get_stride(surface))
    var line = [UInt8](repeating: 0, count: max(width, height))
    // An even box has no middle: it looks half a pixel to one side, then to the other, then one wider.
    let odd = box % 2 == 1
    let passes =
      odd
      ? [(box, box / 2), (box, box / 2), (box, box / 2)] : [(box, box / 2), (box, box / 2 - 1), (box + 1, box / 2)]
    for (size, before) in passes {
      for channel in 0..<channels {
        for y in 0..<height {
          Self.box(data + y * stride + channel, count: width, step: channels, size, before, &line)
        }
        for x in 0..<width {
          Self.box(data + x * channels + channel, count: height, step: stride, size, before, &line)
        }
      }
    }
  }

  /// Replaces each value by the mean of `size` values of which `before` lie in front of it; outside there is nothing.
  private static func box(
    _ data: UnsafeMutablePointer<UInt8>, count: Int, step: Int, _ size: Int, _ before: Int, _ line: inout [UInt8]
  ) {
    for index in 0..<count { line[index] = data[index * step] }
    let after = size - before - 1
    var sum = 0
    for index in 0..<min(after, count) { sum += Int(line[index]) }
    for index in 0..<count {
      if index + after < count { sum += Int(line[index + after]) }
      data[index * step] = UInt8((sum + size / 2) / size)
      if index - before >= 0 { sum -= Int(line[index - before]) }
    }
  }

  /// Lays the pixels where they came from.
  func paint(_ context: OpaquePointer) {
    place(context, offset: .zero) { cairo_set_source_surface(context, surface, 0, 0) }
    cairo_paint(context)
    cairo_restore(context)
  }

  /// Lays the context's source over, as opaque as the pixels are.
  func mask(_ context: OpaquePointer, offset: Point) {
    place(context, offset: offset) {}
    cairo_mask_surface(context, surface, 0, 0)
    cairo_restore(context)
  }

  private func place(_ context: OpaquePointer, offset: Point, _ source: () -> Void) {
    cairo_save(context)
    cairo_translate(context, region.minX + offset.x, region.minY + offset.y)
    cairo_scale(context, 1 / scale, 1 / scale)
    source()
  }
}
