import GalleyGeometry

/// A device's row of the index: enough to list it, find it and know what stands in for it.
public struct DeviceEntry: Sendable, Hashable {
  /// The stable slug: `iphone-16-pro`.
  public let id: String
  public let name: String
  public let idiom: Idiom
  /// The roles of its displays when it has several, the one in use first; empty otherwise.
  public let displays: [String]
  /// Of the hardware: `iPhone17,1`.
  public let identifiers: [String]
  /// Of release; nil when unknown.
  public let year: Int?
  /// nil when unknown.
  public let firstOS: OSVersion?
  /// nil while it is supported.
  public let lastOS: OSVersion?
  /// Points, portrait; of the first display. A Mac's default desktop, a headset's default window.
  public let size: Size
  /// UIKit's scale; nil when unknown.
  public let scale: Double?
  /// Devices with the same number have the same size, scale, insets, corners and size classes.
  public let geometry: Int
  /// Other names, as published tables print them.
  public let aliases: [String]
  /// Whether a source states the size.
  public let sizeIsStated: Bool

  init?(row: JSONValue) {
    let cells = row.array
    guard cells.count == 14, let id = cells[0].string, let name = cells[1].string,
      let idiom = cells[2].string.flatMap(Idiom.init(rawValue:)), let width = cells[8].number,
      let height = cells[9].number
    else { return nil }
    self.id = id
    self.name = name
    self.idiom = idiom
    displays = cells[3].array.compactMap(\.string)
    identifiers = cells[4].array.compactMap(\.string)
    year = cells[5].number.flatMap { $0 > 0 ? Int($0) : nil }
    firstOS = cells[6].string.flatMap { OSVersion($0) }
    lastOS = cells[7].string.flatMap { OSVersion($0) }
    size = Size(width: width, height: height)
    scale = cells[10].number.flatMap { $0 > 0 ? $0 : nil }
    geometry = Int(cells[11].number ?? 0)
    aliases = cells[12].array.compactMap(\.string)
    sizeIsStated = cells[13].bool ?? false
  }
}
