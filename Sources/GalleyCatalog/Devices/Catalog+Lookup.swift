import GalleyGeometry

/// The device a name stands for.
public struct DeviceMatch: Sendable, Hashable {
  public let entry: DeviceEntry
  /// The role of the display meant, for a device with several.
  public let display: String?
  /// What to tell the user when the name left room: which device was taken, and why. nil when it was exact.
  public let choice: String?
  /// The slug with its display: `iphone-duo-inner`.
  public var id: String { display.map { "\(entry.id)-\($0)" } ?? entry.id }
}

extension Catalog {
  /// Names of groups, each all devices of an idiom.
  public static let groups = Idiom.allCases.map(\.group)

  /// The devices of a group; nil when the name is none.
  public func group(_ name: String) -> [DeviceEntry]? {
    guard let idiom = Idiom.allCases.first(where: { $0.group == name.lowercased() }) else { return nil }
    return devices.filter { $0.idiom == idiom }
  }

  /// The device a name stands for: its slug, name, identifier, or a name of the published tables; else a beginning of
  /// slugs, when all it begins have the same geometry — the newest of them is taken, and the choice said.
  ///
  /// Throws ``CatalogError/ambiguousDevice(name:candidates:)`` and ``CatalogError/unknownDevice(name:nearest:)``.
  public func lookup(_ name: String) throws(CatalogError) -> DeviceMatch {
    let slug = Self.slug(name)
    if let exact = devices.first(where: { $0.id == slug || Self.slug($0.name) == slug }) {
      return match(exact, name: name, among: [])
    }
    for device in devices {
      for display in device.displays where slug == "\(device.id)-\(display)" {
        return DeviceMatch(entry: device, display: display, choice: nil)
      }
    }
    let identifier = name.lowercased()
    if let exact = devices.first(where: { $0.identifiers.contains { $0.lowercased() == identifier } }) {
      return match(exact, name: name, among: [])
    }
    let named = devices.filter { $0.aliases.contains { Self.slug($0) == slug } }
    let begun = named.isEmpty && !slug.isEmpty ? devices.filter { $0.id.hasPrefix(slug) } : named
    guard let newest = begun.max(by: { ($0.year ?? 0) < ($1.year ?? 0) }) else {
      // Of names that are equally near, the newer device is meant.
      let newestFirst = devices.sorted { ($0.year ?? 0) > ($1.year ?? 0) }.map(\.id)
      throw .unknownDevice(name: name, nearest: EditDistance.nearest(to: slug, in: newestFirst + Self.groups))
    }
    guard Set(begun.map(\.geometry)).count == 1 else {
      throw .ambiguousDevice(name: name, candidates: begun.map(\.id))
    }
    return match(newest, name: name, among: begun)
  }

  private func match(_ entry: DeviceEntry, name: String, among: [DeviceEntry]) -> DeviceMatch {
    var choice: String?
    if among.count > 1 {
      let others = among.filter { $0.id != entry.id }.map(\.id)
      choice =
        "'\(name)' is taken as \(entry.id); \(Wording.list(others)) \(others.count == 1 ? "has" : "have") the same geometry"
    } else if among.count == 1 {
      choice = "'\(name)' is taken as \(entry.id)"
    }
    if let display = entry.displays.first {
      let others = entry.displays.dropFirst().map { "\(entry.id)-\($0)" }
      choice = "\(entry.id) is taken with its \(display) display; \(Wording.list(others)) is the other"
      return DeviceMatch(entry: entry, display: display, choice: choice)
    }
    return DeviceMatch(entry: entry, display: nil, choice: choice)
  }

  /// A name as slugs are written: `iPad Pro 11-inch (M4)` becomes `ipad-pro-11-inch-m4`.
  public static func slug(_ name: String) -> String {
    var out = ""
    for scalar in name.lowercased().unicodeScalars {
      switch scalar {
      case "a"..."z", "0"..."9": out.unicodeScalars.append(scalar)
      case "(", ")", "\"", "'", ",": break
      default: if !out.isEmpty, out.last != "-" { out += "-" }
      }
    }
    while out.last == "-" { out.removeLast() }
    return out
  }

  /// Devices that all words describe: a part of the name or slug, an identifier, a year (`2024`), a size in points
  /// (`402x874`), an idiom or group. No words find all.
  public func search(_ words: [String]) -> [DeviceEntry] {
    let words = words.flatMap { $0.split(separator: " ") }.map { $0.lowercased() }
    return devices.filter { device in words.allSatisfy { Self.describes($0, device) } }
  }

  private static func describes(_ word: String, _ device: DeviceEntry) -> Bool {
    if device.idiom.rawValue == word || device.idiom.group == word { return true }
    if let year = Int(word), year >= 1000 { return device.year == year }
    if let size = size(word) {
      return device.size == size || device.size == .init(width: size.height, height: size.width)
    }
    if device.identifiers.contains(where: { $0.lowercased() == word }) { return true }
    return device.name.lowercased().contains(word) || device.id.contains(slug(word)) && !slug(word).isEmpty
  }

  private static func size(_ word: String) -> Size? {
    let sides = word.split(whereSeparator: { $0 == "x" || $0 == "×" }).compactMap { Double($0) }
    guard sides.count == 2, word.contains(where: { $0 == "x" || $0 == "×" }) else { return nil }
    return Size(width: sides[0], height: sides[1])
  }
}
