import Foundation
import Synchronization

/// The facts about devices, systems, windows and chrome.
///
/// The index is read at once (146 rows); a device's record, the sources and every table only when somebody asks, once.
/// Safe to use from several threads.
public final class Catalog: Sendable {
  public let data: DataFolder
  /// Every device of the catalog, in its order: by idiom and family, old to new.
  public let devices: [DeviceEntry]
  public let systems: Systems

  private struct Cache {
    var devices: [String: Device] = [:]
    var metrics: [Platform: MetricsTable] = [:]
    var sources: [String: Source]?
    var multitasking: MultitaskingTable?
    var platforms: FactTable?
    var choices: [Choice]?
    var guidance: [Guidance]?
    var languages: Languages?
    var outOfScope: [OutOfScope]?
  }
  private let cache = Mutex(Cache())

  /// Opens the catalog of a data folder; reads the index and the systems.
  public init(data: DataFolder) throws(CatalogError) {
    self.data = data
    let index = try data.json("catalog/index.json")
    let rows = index["devices"]?.array ?? []
    devices = rows.compactMap(DeviceEntry.init(row:))
    guard devices.count == rows.count, !rows.isEmpty else {
      throw .malformed(file: "catalog/index.json", line: 1, problem: "a row is not a device")
    }
    systems = Systems(json: try data.json("catalog/systems.json"))
  }

  /// The catalog of the data folder that ``DataFolder/find(environment:executable:)`` finds.
  public static func standard() throws(CatalogError) -> Catalog { try Catalog(data: .find()) }

  /// The record of a device of the index, by its slug.
  public func device(_ id: String) throws(CatalogError) -> Device {
    if let known = cache.withLock({ $0.devices[id] }) { return known }
    guard devices.contains(where: { $0.id == id }) else {
      throw .unknownDevice(name: id, nearest: EditDistance.nearest(to: id, in: devices.map(\.id)))
    }
    let file = "catalog/devices/\(id).json"
    guard let device = Device(json: try data.json(file)) else {
      throw .malformed(file: file, line: 1, problem: "the record lacks id, idiom or facts")
    }
    cache.withLock { $0.devices[id] = device }
    return device
  }

  /// The chrome and control numbers of a platform.
  public func metrics(_ platform: Platform) throws(CatalogError) -> MetricsTable {
    if let known = cache.withLock({ $0.metrics[platform] }) { return known }
    let table = MetricsTable(platform: platform, json: try data.json("metrics/\(platform.rawValue).json"))
    cache.withLock { $0.metrics[platform] = table }
    return table
  }

  /// The sources that facts name, by their keys.
  public func sources() throws(CatalogError) -> [String: Source] {
    if let known = cache.withLock({ $0.sources }) { return known }
    var sources: [String: Source] = [:]
    for member in try data.json("catalog/sources.json").members { sources[member.key] = Source(json: member.value) }
    cache.withLock { $0.sources = sources }
    return sources
  }

  /// The windows of pads up to iPadOS 18.
  public func multitasking() throws(CatalogError) -> MultitaskingTable {
    if let known = cache.withLock({ $0.multitasking }) { return known }
    let table = MultitaskingTable(json: try data.json("catalog/multitasking.json"))
    cache.withLock { $0.multitasking = table }
    return table
  }

  /// Facts of chrome and platforms as the sources state them, by dotted names.
  public func platforms() throws(CatalogError) -> FactTable {
    if let known = cache.withLock({ $0.platforms }) { return known }
    let table = FactTable(try data.json("catalog/platforms.json")["facts"] ?? .null)
    cache.withLock { $0.platforms = table }
    return table
  }

  /// What the catalog holds where its sources disagree, and why.
  public func choices() throws(CatalogError) -> [Choice] {
    if let known = cache.withLock({ $0.choices }) { return known }
    let choices = try data.json("catalog/choices.json")["choices"]?.array.compactMap(Choice.init(json:)) ?? []
    cache.withLock { $0.choices = choices }
    return choices
  }

  /// What to do with a window of some size classes.
  public func guidance() throws(CatalogError) -> [Guidance] {
    if let known = cache.withLock({ $0.guidance }) { return known }
    let guidance = try data.json("catalog/guidance.json")["guidance"]?.array.compactMap(Guidance.init(json:)) ?? []
    cache.withLock { $0.guidance = guidance }
    return guidance
  }

  /// What the references ask that this tool does not do.
  public func outOfScope() throws(CatalogError) -> [OutOfScope] {
    if let known = cache.withLock({ $0.outOfScope }) { return known }
    let topics = try data.json("catalog/out-of-scope.json")["topics"]?.array.compactMap(OutOfScope.init(json:)) ?? []
    cache.withLock { $0.outOfScope = topics }
    return topics
  }

  /// Languages and the direction they are written in.
  public func languages() throws(CatalogError) -> Languages {
    if let known = cache.withLock({ $0.languages }) { return known }
    let languages = Languages(json: try data.json("catalog/languages.json"))
    cache.withLock { $0.languages = languages }
    return languages
  }
}
