import GalleyCatalog
import GalleyScreen

/// Reads the `Contents.json` of asset sets.
enum AssetReading {
  /// Idioms whose entries count; those of watches and cars do not, where there are others.
  private static func isWanted(_ entry: JSONValue) -> Bool {
    guard let idiom = entry["idiom"]?.string else { return true }
    return ["universal", "iphone", "ipad", "mac"].contains(idiom)
  }

  private static func appearance(_ entry: JSONValue, _ name: String) -> String? {
    entry["appearances"]?.array.first { $0["appearance"]?.string == name }?["value"]?.string
  }

  static func colors(_ contents: JSONValue?) -> [AssetIndex.ColorVariant] {
    let entries = contents?["colors"]?.array ?? []
    let wanted = entries.filter(isWanted)
    return (wanted.isEmpty ? entries : wanted).compactMap { entry in
      guard let color = entry["color"] else { return nil }
      var variant = AssetIndex.ColorVariant()
      variant.isDark = appearance(entry, "luminosity").map { $0 == "dark" }
      variant.isContrast = appearance(entry, "contrast").map { $0 == "high" }
      if let reference = color["reference"]?.string {
        variant.reference = systemName(reference)
      } else {
        variant.color = rgba(color)
      }
      return variant
    }
  }

  /// `systemBlueColor` in a catalog is `systemBlue` in code.
  private static func systemName(_ reference: String) -> String {
    reference.hasSuffix("Color") ? String(reference.dropLast(5)) : reference
  }

  private static func rgba(_ color: JSONValue) -> RGBA? {
    guard let parts = color["components"] else { return nil }
    func part(_ name: String) -> Double? {
      guard let text = parts[name]?.string else { return parts[name]?.number }
      if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
      // Whole numbers count from 0 to 255, those with a point from 0 to 1.
      guard let number = Double(text) else { return nil }
      return text.contains(".") ? number : number / 255
    }
    func alpha() -> Double { parts["alpha"]?.string.flatMap(Double.init) ?? parts["alpha"]?.number ?? 1 }
    if let white = part("white") { return RGBA(.sRGB, red: white, green: white, blue: white, opacity: alpha()) }
    guard let red = part("red"), let green = part("green"), let blue = part("blue") else { return nil }
    let space: Color.RGBColorSpace =
      switch color["color-space"]?.string {
      case "display-p3": .displayP3
      case "extended-linear-srgb": .sRGBLinear
      default: .sRGB
      }
    return RGBA(space, red: red, green: green, blue: blue, opacity: alpha())
  }

  static func images(_ contents: JSONValue?, folder: String) -> AssetIndex.ImageSet {
    var set = AssetIndex.ImageSet()
    switch contents?["properties"]?["template-rendering-intent"]?.string {
    case "template": set.isTemplate = true
    case "original": set.isTemplate = false
    default: break
    }
    let entries = (contents?["images"]?.array ?? []).filter { $0["filename"]?.string != nil }
    let wanted = entries.filter(isWanted)
    for entry in wanted.isEmpty ? entries : wanted {
      guard let file = entry["filename"]?.string else { continue }
      let scale = entry["scale"]?.string.flatMap { Double($0.dropLast()) }
      let isVector = file.lowercased().hasSuffix(".pdf") || file.lowercased().hasSuffix(".svg")
      set.variants.append(
        AssetIndex.ImageVariant(
          isDark: appearance(entry, "luminosity").map { $0 == "dark" }, scale: isVector ? nil : scale ?? 1,
          file: folder + "/" + file))
    }
    return set
  }
}
