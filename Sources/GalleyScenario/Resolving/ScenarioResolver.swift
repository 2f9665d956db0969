import GalleyCatalog
import GalleyGeometry
import Synchronization

/// Makes scenarios: a device of the catalog and some traits become everything a worker needs.
///
/// One device's facts are read once; after that a scenario takes microseconds. Safe to use from several threads.
public final class ScenarioResolver: Sendable {
  public let catalog: Catalog
  /// Devices and windows of the user's own, by their names.
  public let custom: [String: CustomDevice]
  let systems: Systems
  let multitasking: MultitaskingTable
  let languages: Languages
  let chrome: FactTable

  private struct Cache {
    var devices: [String: DeviceModel] = [:]
    var tables: [Platform: MetricsTable] = [:]
    var metrics: [MetricContext: ResolvedMetrics] = [:]
  }
  private let cache = Mutex(Cache())

  public init(catalog: Catalog, custom: [CustomDevice] = []) throws(CatalogError) {
    self.catalog = catalog
    self.custom = Dictionary(custom.map { ($0.id, $0) }, uniquingKeysWith: { _, last in last })
    systems = catalog.systems
    multitasking = try catalog.multitasking()
    languages = try catalog.languages()
    chrome = try catalog.platforms()
  }

  /// The scenario of some traits on a device, by its slug (with the display's role where it has several).
  ///
  /// Throws ``ScenarioError`` for what the device or its system does not have.
  public func resolve(_ traits: ScenarioTraits, on device: String) throws(ScenarioError) -> ResolvedScenario {
    try scenario(traits, on: try model(device))
  }

  /// The typed facts of a device.
  func model(_ id: String) throws(ScenarioError) -> DeviceModel {
    if let known = cache.withLock({ $0.devices[id] }) { return known }
    let model: DeviceModel
    if let own = custom[id] {
      model = DeviceModel(own.device, display: nil, chrome: chrome)
    } else {
      do throws(CatalogError) {
        let match = try catalog.lookup(id)
        model = DeviceModel(try catalog.device(match.entry.id), display: match.display, chrome: chrome)
      } catch {
        throw .catalog(error)
      }
    }
    cache.withLock { $0.devices[id] = model }
    return model
  }

  /// The numbers of chrome and controls in some circumstances.
  func metrics(_ context: MetricContext, platform: Platform) throws(ScenarioError) -> ResolvedMetrics {
    let table: MetricsTable
    if let known = cache.withLock({ $0.tables[platform] }) {
      table = known
    } else {
      do throws(CatalogError) { table = try catalog.metrics(platform) } catch { throw .catalog(error) }
      cache.withLock { $0.tables[platform] = table }
    }
    var context = context
    context.width = table.canonicalWidth(context.width)
    if let known = cache.withLock({ $0.metrics[context] }) { return known }
    let metrics = table.resolve(context)
    cache.withLock { $0.metrics[context] = metrics }
    return metrics
  }
}
