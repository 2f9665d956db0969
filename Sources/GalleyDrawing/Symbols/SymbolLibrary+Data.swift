import GalleyCatalog
import GalleyScreen

extension SymbolLibrary {
  /// The library of Galley's data.
  public init(data: DataFolder) throws { self = try SymbolLibrary(json: try data.bytes("symbols/map.json")) }
}
