import Foundation
import GalleyGeometry

/// A picture's file, as it is in the user's input.
struct ImageAsset: Sendable {
  enum Format: String, Sendable {
    case png = "image/png"
    case jpeg = "image/jpeg"
    case gif = "image/gif"
    case webp = "image/webp"
    case svg = "image/svg+xml"
    case pdf = "application/pdf"
  }

  let format: Format
  let data: Data
  /// In points: pixels over the scale that the file's name carries; nil where the file does not say.
  let size: Size?

  /// Nil for data of no known format.
  init?(_ data: Data, name: String) {
    guard let format = Self.format(of: data) else { return nil }
    self.format = format
    self.data = data
    let scale = Self.scale(inName: name)
    size = ImageSize.pixels(of: data, format: format).map { Size(width: $0.width / scale, height: $0.height / scale) }
  }

  /// For embedding in a page; nil for a format that no browser shows in an image.
  var dataURI: String? {
    format == .pdf ? nil : Self.dataURI([UInt8](data), format)
  }

  static func dataURI(_ bytes: [UInt8], _ format: Format) -> String {
    "data:\(format.rawValue);base64,\(Data(bytes).base64EncodedString())"
  }

  /// By the first bytes: names lie.
  static func format(of data: Data) -> Format? {
    let head = Array(data.prefix(512))
    if head.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return .png }
    if head.starts(with: [0xFF, 0xD8, 0xFF]) { return .jpeg }
    if head.starts(with: Array("GIF8".utf8)) { return .gif }
    if head.starts(with: Array("RIFF".utf8)), head.count >= 12, head[8..<12].elementsEqual("WEBP".utf8) { return .webp }
    if head.starts(with: Array("%PDF-".utf8)) { return .pdf }
    let text = String(decoding: head, as: UTF8.self)
    return text.contains("<svg") || (text.hasPrefix("<?xml") && data.range(of: Data("<svg".utf8)) != nil) ? .svg : nil
  }

  /// 2 for `photo@2x.png`, 3 for `photo@3x~ipad.png`, else 1.
  static func scale(inName name: String) -> Double {
    if name.contains("@3x") { return 3 }
    return name.contains("@2x") ? 2 : 1
  }
}

/// Reads how large a picture is without decoding it.
enum ImageSize {
  static func pixels(of data: Data, format: ImageAsset.Format) -> Size? {
    switch format {
    case .png: png(Array(data.prefix(24)))
    case .jpeg: jpeg(Array(data))
    case .gif: gif(Array(data.prefix(10)))
    case .svg, .pdf, .webp: nil
    }
  }

  private static func size(_ width: Int, _ height: Int) -> Size? {
    width > 0 && height > 0 ? Size(width: Double(width), height: Double(height)) : nil
  }

  private static func big(_ bytes: [UInt8], _ start: Int, _ count: Int) -> Int {
    bytes[start..<start + count].reduce(0) { $0 << 8 | Int($1) }
  }

  private static func png(_ bytes: [UInt8]) -> Size? {
    bytes.count >= 24 ? size(big(bytes, 16, 4), big(bytes, 20, 4)) : nil
  }

  private static func gif(_ bytes: [UInt8]) -> Size? {
    bytes.count >= 10 ? size(Int(bytes[6]) | Int(bytes[7]) << 8, Int(bytes[8]) | Int(bytes[9]) << 8) : nil
  }

  /// Walks the segments to the start of the frame, which holds the size.
  private static func jpeg(_ bytes: [UInt8]) -> Size? {
    var index = 2
    while index + 9 <= bytes.count, bytes[index] == 0xFF {
      let marker = bytes[index + 1]
      let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
      if isFrame { return size(big(bytes, index + 7, 2), big(bytes, index + 5, 2)) }
      if marker == 0xFF {
        index += 1
      } else {
        index += 2 + big(bytes, index + 2, 2)
      }
    }
    return nil
  }
}
