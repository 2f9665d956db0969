import GalleyScreen
@_spi(Galley) import UIKit

extension EnvironmentValues {
  /// A named colour of the input's asset catalogs; clear when there is none.
  func assetColor(_ name: String) -> RGBA { AssetLibrary.shared.color(name, palette) ?? .clear }

  func hasAssetColor(_ name: String) -> Bool { AssetLibrary.shared.color(name, palette) != nil }
}
