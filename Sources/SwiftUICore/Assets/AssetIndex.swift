import Foundation
import GalleyCatalog
import GalleyGeometry
import GalleyScreen
@_spi(Galley) import UIKit

/// What asset catalogs and folders hold, by the names that code uses.
struct AssetIndex: Sendable {
  static let imageKinds = ["png", "jpg", "jpeg", "gif", "pdf", "svg", "heic", "webp", "tiff"]

  /// One entry of a set, with the traits it is for.
  struct ColorVariant: Sendable {
    var isDark: Bool?
    var isContrast: Bool?
    var color: RGBA?
    /// A system colour by UIKit's name, which a catalog may refer to.
    var reference: String?
  }

  struct ImageVariant: Sendable {
    var isDark: Bool?
    /// 1, 2, 3; nil for one that is drawn at any scale.
    var scale: Double?
    var file: String
  }

  struct ImageSet: Sendable {
    var variants: [ImageVariant] = []
    var isTemplate: Bool?
  }

  let root: String
  private var colors: [String: [ColorVariant]] = [:]
  private var images: [String: ImageSet] = [:]
  private let sizes = PictureSizes()

  init(root: String) { self.root = root }

  // MARK: - Reading

  /// Adds a catalog by its path from the root; the first of several sets with one name counts.
  mutating func add(catalog path: String) { add(folder: path, namespace: "", depth: 0) }

  private mutating func add(folder path: String, namespace: String, depth: Int) {
    guard depth < 16, let names = try? FileManager.default.contentsOfDirectory(atPath: root + "/" + path) else {
      return
    }
    for name in names.sorted() {
      let inner = path + "/" + name
      if name.hasSuffix(".colorset") {
        let key = namespace + name.dropLast(".colorset".count)
        if colors[key] == nil { colors[key] = AssetReading.colors(contents(inner)) }
      } else if name.hasSuffix(".imageset") {
        let key = namespace + name.dropLast(".imageset".count)
        if images[key] == nil { images[key] = AssetReading.images(contents(inner), folder: inner) }
      } else if !name.contains(".") || name.hasSuffix(".spriteatlas") {
        let isNamespace = contents(inner)?["properties"]?["provides-namespace"]?.bool ?? false
        add(folder: inner, namespace: isNamespace ? namespace + name + "/" : namespace, depth: depth + 1)
      }
    }
  }

  private func contents(_ folder: String) -> JSONValue? {
    guard let data = FileManager.default.contents(atPath: root + "/" + folder + "/Contents.json") else { return nil }
    return try? JSONValue(parsing: [UInt8](data))
  }

  /// Adds a picture beside the source: `name@2x.png`.
  mutating func add(picture path: String, name: String, kind: String) {
    var base = String(name.dropLast(kind.count + 1))
    var scale: Double? = kind == "pdf" || kind == "svg" ? nil : 1
    for factor in [2.0, 3.0] where base.hasSuffix("@\(Int(factor))x") {
      scale = factor
      base.removeLast(3)
    }
    for key in [base, base + "." + kind] where images[key].map({ $0.isTemplate == nil }) ?? true {
      images[key, default: ImageSet()].variants.append(ImageVariant(isDark: nil, scale: scale, file: path))
    }
  }

  // MARK: - Finding

  func color(_ name: String, _ traits: PaletteTraits) -> RGBA? {
    guard let variants = colors[name] else { return nil }
    let fitting = variants.filter {
      ($0.isDark ?? false) == traits.isDark && ($0.isContrast ?? false) == traits.increasedContrast
    }
    let byAppearance = variants.filter { ($0.isDark ?? false) == traits.isDark && $0.isContrast != true }
    let plain = variants.filter { $0.isDark == nil && $0.isContrast != true }
    guard let chosen = fitting.first ?? byAppearance.first ?? plain.first ?? variants.first else { return nil }
    if let reference = chosen.reference { return SystemPalette.shared.color(reference, traits) }
    return chosen.color
  }

  func image(_ name: String, _ traits: PaletteTraits, scale: Double) -> AssetLibrary.Image? {
    guard let set = images[name], !set.variants.isEmpty else { return nil }
    let dark = set.variants.filter { $0.isDark == true }
    let variants = traits.isDark && !dark.isEmpty ? dark : set.variants.filter { $0.isDark != true }
    // The display's own scale, else the next larger, else the largest.
    let exact = variants.first { $0.scale == scale } ?? variants.first { $0.scale == nil }
    let larger = variants.filter { ($0.scale ?? 0) > scale }.min { ($0.scale ?? 0) < ($1.scale ?? 0) }
    let chosen = exact ?? larger ?? variants.max { ($0.scale ?? 0) < ($1.scale ?? 0) } ?? set.variants.first
    guard let chosen, let pixels = sizes.size(root, chosen.file) else { return nil }
    let factor = chosen.scale ?? 1
    return AssetLibrary.Image(
      file: chosen.file, size: Size(width: pixels.width / factor, height: pixels.height / factor), scale: factor,
      isTemplate: set.isTemplate)
  }
}

/// The sizes of picture files, each read once.
final class PictureSizes: @unchecked Sendable {
  private var known: [String: Size?] = [:]
  private let lock = NSLock()

  /// In pixels, or a vector's own units; nil for a file that is missing or of no known kind.
  func size(_ root: String, _ file: String) -> Size? {
    lock.lock()
    defer { lock.unlock() }
    if let size = known[file] { return size }
    let size = FileManager.default.contents(atPath: root + "/" + file).flatMap { PictureSizes.size(of: $0, file) }
    known[file] = .some(size)
    return size
  }

  private static func size(of data: Data, _ file: String) -> Size? {
    if let pixels = ImageHeader.size(of: data) {
      return Size(width: Double(pixels.width), height: Double(pixels.height))
    }
    let text = String(decoding: data.prefix(1 << 20), as: UTF8.self)
    if file.lowercased().hasSuffix(".svg") { return svg(text) }
    return file.lowercased().hasSuffix(".pdf") ? pdf(text) : nil
  }

  /// Width and height of the root element, else of its view box.
  private static func svg(_ text: String) -> Size? {
    guard let start = text.range(of: "<svg"), let end = text[start.upperBound...].firstIndex(of: ">") else {
      return nil
    }
    let tag = text[start.upperBound..<end]
    func attribute(_ name: String) -> Substring? {
      guard let range = tag.range(of: " \(name)=") ?? tag.range(of: "\n\(name)="),
        let quote = tag[range.upperBound...].first
      else { return nil }
      let value = tag[range.upperBound...].dropFirst()
      return value.firstIndex(of: quote).map { value[..<$0] }
    }
    func number(_ text: Substring) -> Double? { Double(text.prefix { $0.isNumber || $0 == "." }) }
    if let width = attribute("width").flatMap(number), let height = attribute("height").flatMap(number),
      attribute("width")?.hasSuffix("%") != true
    {
      return Size(width: width, height: height)
    }
    let box = (attribute("viewBox") ?? "").split { $0 == " " || $0 == "," }.compactMap { Double($0) }
    return box.count == 4 ? Size(width: box[2], height: box[3]) : nil
  }

  /// The first page's media box.
  private static func pdf(_ text: String) -> Size? {
    guard let start = text.range(of: "/MediaBox"), let open = text[start.upperBound...].firstIndex(of: "["),
      let close = text[open...].firstIndex(of: "]")
    else { return nil }
    let box = text[text.index(after: open)..<close].split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    return box.count == 4 ? Size(width: box[2] - box[0], height: box[3] - box[1]) : nil
  }
}
