import GalleyScreen

extension EnvironmentValues {
  /// A named colour of the input's asset catalogs; clear when there is none.
  func assetColor(_ name: String, bundle: String?) -> RGBA { .clear }

  func hasAssetColor(_ name: String) -> Bool { false }
}
