import Foundation
import GalleyGeometry
import GalleyScreen
import Testing

@testable import GalleyDrawing

@Suite("Pictures of the input")
final class ImageTests {
  let folder: URL
  let easel: Easel

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("galley-images-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    easel = Easel(images: folder)
    // Four quarters of 10 pixels: red, green, blue, clear.
    let quarters = try Easel().renderer.png(
      Easel.sheet([.box(0, 0, 10, 10, .red), .box(10, 0, 10, 10, .green), .box(0, 10, 10, 10, .blue)], size: 20),
      scale: 1)
    try Data(quarters).write(to: folder.appendingPathComponent("quarters.png"))
    try Data(quarters).write(to: folder.appendingPathComponent("quarters@2x.png"))
    let jpeg = try #require(Data(base64Encoded: Self.orange))
    try jpeg.write(to: folder.appendingPathComponent("orange.jpg"))
    try Data(jpeg.prefix(200)).write(to: folder.appendingPathComponent("cut.jpg"))
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="10" height="10" fill="#0f0"/></svg>
      """
    try Data(svg.utf8).write(to: folder.appendingPathComponent("square.svg"))
    try Data("no picture".utf8).write(to: folder.appendingPathComponent("text.png"))
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func image(
    _ file: String?, tint: RGBA? = nil, capInsets: Insets? = nil, tiled: Bool = false
  ) -> [DrawingCommand] {
    [
      .image(
        ImageDrawing(
          file: file, name: "photo", frame: Rect(x: 10, y: 10, width: 80, height: 80), tint: tint,
          capInsets: capInsets, tiled: tiled))
    ]
  }

  @Test("fill their frames")
  func plain() throws {
    let picture = try easel.picture(image("quarters.png"))
    #expect(picture[20, 20] == .red && picture[80, 20] == .green && picture[20, 80] == .blue)
    #expect(picture[80, 80] == .clear && picture[5, 5] == .clear)
  }

  @Test("a template takes its tint")
  func tint() throws {
    let picture = try easel.picture(image("quarters.png", tint: RGBA(red: 0, green: 0, blue: 1)))
    #expect(picture[20, 20] == .blue && picture[80, 20] == .blue && picture[80, 80] == .clear)
    #expect(easel.svg(image("quarters.png", tint: .black)).contains("<feFlood flood-color=\"#000\""))
  }

  @Test("tiles keep their size, which the file's scale divides")
  func tiles() throws {
    let picture = try easel.picture(image("quarters.png", tiled: true))
    #expect(picture[12, 12] == .red && picture[32, 12] == .red && picture[22, 12] == .green)
    let double = try easel.picture(image("quarters@2x.png", tiled: true))
    #expect(double[12, 12] == .red && double[17, 12] == .green && double[22, 12] == .red)
    #expect(double[89, 12] == .green && double[91, 12] == .clear)
  }

  @Test("caps keep their size while the rest stretches")
  func caps() throws {
    let picture = try easel.picture(image("quarters.png", capInsets: Insets(top: 10, left: 2, bottom: 2, right: 10)))
    // The upper cap is ten points of red and green; the left one two points wide, of red.
    #expect(picture[12, 15] == .red && picture[12, 25] == .blue)
    #expect(picture[70, 15] == .red && picture[85, 15] == .green)
  }

  @Test("JPEG is decoded, and a cut one shows what it holds or nothing")
  func jpeg() throws {
    let picture = try easel.picture(image("orange.jpg"))
    #expect(picture[50, 50].isNear(Picture.Pixel(red: 255, green: 128, blue: 0, alpha: 255), within: 6))
    _ = try easel.picture(image("cut.jpg"))
  }

  @Test("SVG is painted where its library is installed", .enabled(if: LibraryCheck.hasRSVG))
  func vector() throws {
    #expect(try easel.picture(image("square.svg"))[50, 50] == .green)
  }

  @Test("PDF is painted where its library is installed, and embedded as pixels", .enabled(if: LibraryCheck.hasPoppler))
  func document() throws {
    let page = try Easel().renderer.pdf(
      [Easel.sheet([.box(0, 0, 50, 100, .red), .box(50, 0, 50, 100, .blue)])], title: "page")
    try Data(page).write(to: folder.appendingPathComponent("page.pdf"))
    let picture = try easel.picture(image("page.pdf"))
    #expect(picture[20, 50] == .red && picture[80, 50] == .blue && picture[5, 5] == .clear)
    let document = try SVGDocument(easel.svg(image("page.pdf")))
    #expect(document.all("image").first?.attributes["href"]?.hasPrefix("data:image/png;base64,") == true)
  }

  @Test(
    "what is missing, no picture, or outside the input draws nothing",
    arguments: [nil, "", "gone.png", "text.png", "../quarters.png", "/etc/hostname", "a/../../x.png"])
  func missing(file: String?) throws {
    #expect(try easel.picture(image(file)).shareOfOtherColors == 0)
    #expect(!easel.svg(image(file)).contains("<image"))
  }

  @Test("are embedded in SVG once, whole")
  func embedding() throws {
    let document = try SVGDocument(easel.svg(image("quarters.png") + image("quarters.png", tiled: true)))
    #expect(document.all("image").count == 1)
    let address = try #require(document.all("image").first?.attributes["href"])
    let data = try #require(Data(base64Encoded: String(address.dropFirst("data:image/png;base64,".count))))
    #expect(data == (try Data(contentsOf: folder.appendingPathComponent("quarters.png"))))
  }

  @Test("are known by their first bytes and measured without decoding")
  func formats() throws {
    func asset(_ file: String) throws -> ImageAsset? {
      ImageAsset(try Data(contentsOf: folder.appendingPathComponent(file)), name: file)
    }
    #expect(try asset("quarters.png")?.size == Size(width: 20, height: 20))
    #expect(try asset("quarters@2x.png")?.size == Size(width: 10, height: 10))
    #expect(try asset("orange.jpg")?.format == .jpeg)
    #expect(try asset("orange.jpg")?.size == Size(width: 8, height: 8))
    #expect(try asset("square.svg")?.format == .svg)
    #expect(try asset("text.png") == nil)
    #expect(ImageAsset(Data("GIF89a".utf8 + [3, 0, 2, 0]), name: "a.gif")?.size == Size(width: 3, height: 2))
    #expect(ImageAsset(Data("%PDF-1.4".utf8), name: "a.pdf")?.dataURI == nil)
  }

  @Test("nine parts cover the frame without gaps, and caps that do not fit shrink")
  func nineParts() {
    let frame = Rect(x: 5, y: 5, width: 100, height: 50)
    let parts = NineParts(
      size: Size(width: 30, height: 30), insets: Insets(top: 10, left: 10, bottom: 10, right: 10), frame: frame
    ).parts
    #expect(parts.count == 9)
    #expect(parts[0].target == Rect(x: 5, y: 5, width: 10, height: 10))
    #expect(parts[4].source == Rect(x: 10, y: 10, width: 10, height: 10))
    #expect(parts[4].target == Rect(x: 15, y: 15, width: 80, height: 30))
    #expect(parts.reduce(0) { $0 + $1.target.width * $1.target.height } == 5000)
    let tight = NineParts(
      size: Size(width: 30, height: 30), insets: Insets(all: 15), frame: Rect(x: 0, y: 0, width: 10, height: 10))
    #expect(tight.parts.map(\.target.width) == [5, 5, 5, 5])
  }

  /// A JPEG of 8 × 8 pixels, rgb(255, 128, 0).
  static let orange = """
    /9j/4AAQSkZJRgABAQAAAQABAAD/4gHYSUNDX1BST0ZJTEUAAQEAAAHIAAAAAAQwAABtbnRyUkdCIFhZWiAH4AABAAEAAAAAAABh\
    Y3NwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAA9tYAAQAAAADTLQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAAAAAAAAAAAAAAAAAAAAAAAAlkZXNjAAAA8AAAACRyWFlaAAABFAAAABRnWFlaAAABKAAAABRiWFlaAAABPAAAABR3dHB0AAAB\
    UAAAABRyVFJDAAABZAAAAChnVFJDAAABZAAAAChiVFJDAAABZAAAAChjcHJ0AAABjAAAADxtbHVjAAAAAAAAAAEAAAAMZW5VUwAA\
    AAgAAAAcAHMAUgBHAEJYWVogAAAAAAAAb6IAADj1AAADkFhZWiAAAAAAAABimQAAt4UAABjaWFlaIAAAAAAAACSgAAAPhAAAts9Y\
    WVogAAAAAAAA9tYAAQAAAADTLXBhcmEAAAAAAAQAAAACZmYAAPKnAAANWQAAE9AAAApbAAAAAAAAAABtbHVjAAAAAAAAAAEAAAAM\
    ZW5VUwAAACAAAAAcAEcAbwBvAGcAbABlACAASQBuAGMALgAgADIAMAAxADb/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUG\
    CQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSExIQEw8QEBD/2wBDAQMDAwQDBAgEBAgQCwkLEBAQEBAQEBAQEBAQEBAQEBAQ\
    EBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBD/wAARCAAIAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAb/\
    xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAACP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhED\
    EQA/AL0AHDFf/9k=
    """
}
