import CCairo
import Foundation
import GalleyGeometry

/// Pictures made of paths, painted by the libraries of their formats where these are installed.
///
/// The libraries are opened when the first such picture is met: few screens have any, and starting them takes longer
/// than drawing a screen. Without the library the picture draws nothing.
enum VectorImages {
  /// A picture of `scale` pixels in a point, through librsvg.
  static func svg(_ data: Data, size: Size, scale: Double) -> OpaquePointer? {
    guard let library = LibRSVG.shared else { return nil }
    return paint(size: size, scale: scale) { context in library.paint(data, in: size, on: context) }
  }

  /// The first page, through poppler.
  static func pdf(_ data: Data, size: Size, scale: Double) -> OpaquePointer? {
    guard let library = LibPoppler.shared else { return nil }
    return paint(size: size, scale: scale) { context in library.paint(data, in: size, on: context) }
  }

  private static func paint(size: Size, scale: Double, _ body: (OpaquePointer) -> Bool) -> OpaquePointer? {
    let width = (size.width * scale).rounded(.up)
    let height = (size.height * scale).rounded(.up)
    guard width >= 1, height >= 1, width * height <= Double(CairoImage.pixelLimit) else { return nil }
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    guard let context = cairo_create(surface) else { return surface }
    cairo_scale(context, width / size.width, height / size.height)
    let isPainted = body(context)
    cairo_destroy(context)
    if isPainted { return surface }
    cairo_surface_destroy(surface)
    return nil
  }
}

/// A library opened at run time.
private struct DynamicLibrary: @unchecked Sendable {
  private let handle: UnsafeMutableRawPointer

  init?(_ name: String) {
    guard let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) else { return nil }
    self.handle = handle
  }

  func function<Type>(_ name: String, as type: Type.Type) -> Type? {
    dlsym(handle, name).map { unsafeBitCast($0, to: type) }
  }
}

private struct LibRSVG: Sendable {
  typealias FromData =
    @convention(c) (UnsafePointer<UInt8>?, UInt, UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?
  typealias Render =
    @convention(c) (
      UnsafeMutableRawPointer, OpaquePointer, UnsafePointer<Double>, UnsafeMutableRawPointer?
    ) -> Int32
  typealias Release = @convention(c) (UnsafeMutableRawPointer) -> Void

  let fromData: FromData
  let render: Render
  let release: Release

  static let shared: LibRSVG? = {
    guard let library = DynamicLibrary("librsvg-2.so.2"),
      let fromData = library.function("rsvg_handle_new_from_data", as: FromData.self),
      let render = library.function("rsvg_handle_render_document", as: Render.self),
      let release = library.function("g_object_unref", as: Release.self)
    else { return nil }
    return LibRSVG(fromData: fromData, render: render, release: release)
  }()

  func paint(_ data: Data, in size: Size, on context: OpaquePointer) -> Bool {
    data.withUnsafeBytes { bytes in
      guard let handle = fromData(bytes.bindMemory(to: UInt8.self).baseAddress, UInt(bytes.count), nil) else {
        return false
      }
      defer { release(handle) }
      // A RsvgRectangle: four doubles.
      return render(handle, context, [0, 0, size.width, size.height], nil) != 0
    }
  }
}

private struct LibPoppler: Sendable {
  typealias FromBytes =
    @convention(c) (
      UnsafeMutableRawPointer, UnsafePointer<CChar>?, UnsafeMutableRawPointer?
    ) -> UnsafeMutableRawPointer?
  typealias NewBytes = @convention(c) (UnsafePointer<UInt8>?, UInt) -> UnsafeMutableRawPointer
  typealias GetPage = @convention(c) (UnsafeMutableRawPointer, Int32) -> UnsafeMutableRawPointer?
  typealias GetSize =
    @convention(c) (
      UnsafeMutableRawPointer, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>
    ) -> Void
  typealias Render = @convention(c) (UnsafeMutableRawPointer, OpaquePointer) -> Void
  typealias Release = @convention(c) (UnsafeMutableRawPointer) -> Void

  let newBytes: NewBytes
  let releaseBytes: Release
  let fromBytes: FromBytes
  let page: GetPage
  let size: GetSize
  let render: Render
  let release: Release

  static let shared: LibPoppler? = {
    guard let library = DynamicLibrary("libpoppler-glib.so.8"),
      let newBytes = library.function("g_bytes_new", as: NewBytes.self),
      let releaseBytes = library.function("g_bytes_unref", as: Release.self),
      let fromBytes = library.function("poppler_document_new_from_bytes", as: FromBytes.self),
      let page = library.function("poppler_document_get_page", as: GetPage.self),
      let size = library.function("poppler_page_get_size", as: GetSize.self),
      let render = library.function("poppler_page_render", as: Render.self),
      let release = library.function("g_object_unref", as: Release.self)
    else { return nil }
    return LibPoppler(
      newBytes: newBytes, releaseBytes: releaseBytes, fromBytes: fromBytes, page: page, size: size, render: render,
      release: release)
  }()

  func paint(_ data: Data, in frame: Size, on context: OpaquePointer) -> Bool {
    let bytes = data.withUnsafeBytes { newBytes($0.bindMemory(to: UInt8.self).baseAddress, UInt($0.count)) }
    defer { releaseBytes(bytes) }
    guard let document = fromBytes(bytes, nil, nil) else { return false }
    defer { release(document) }
    guard let page = page(document, 0) else { return false }
    defer { release(page) }
    var (width, height) = (0.0, 0.0)
    size(page, &width, &height)
    guard width > 0, height > 0 else { return false }
    cairo_scale(context, frame.width / width, frame.height / height)
    render(page, context)
    return true
  }
}
