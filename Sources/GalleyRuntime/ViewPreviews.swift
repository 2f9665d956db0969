import GalleyHost
import GalleyLocalization
import GalleyScenario
import GalleyScreen
@_spi(Galley) import SwiftUI
@_spi(Galley) import SwiftUICore

/// The previews of views that the loaded library registered.
@MainActor struct ViewPreviews: ScreenMaking {
  init() {
    PreviewSession.setUserPlace { Host.userPlace($0) }
    PreviewSession.setDrain { MainActor.assumeIsolated { RunLoopDrain.run() } }
  }

  func prepare(_ assets: WorkerAssets) {
    StringsReading.watch { Host.begin(step: $0 ?? "reading the input's assets") }
    defer { StringsReading.watch { Host.begin(step: $0) } }
    InputAssets.useSystemFont(assets.systemFonts)
    InputAssets.load(
      assets.root, catalogs: assets.catalogs, images: assets.images, strings: assets.strings, fonts: assets.fonts,
      developmentLanguage: assets.developmentLanguage)
  }

  func previews(opening: @escaping (String) -> Bool) -> [WorkerPreview] {
    PreviewSession.mayOpen = opening
    return PreviewSession.previews().map { preview in
      var told = WorkerPreview(
        id: preview.id, name: preview.name, file: preview.file, line: preview.line, device: preview.device,
        orientation: preview.orientation, colorScheme: preview.colorScheme)
      switch preview.layout {
      case .device: break
      case .sizeThatFits: told.layout = "sizeThatFits"
      case .fixed(let width, let height): (told.layout, told.width, told.height) = ("fixed", width, height)
      }
      return told
    }
  }

  func screen(_ preview: String, in scenario: [UInt8], _ hold: TreeHold) throws -> Screen? {
    guard PreviewSession.previews().contains(where: { $0.id == preview }) else { return nil }
    return try PreviewSession.screen(
      preview, in: ResolvedScenario(json: String(decoding: scenario, as: UTF8.self)), continuing: hold.continues,
      holding: hold.holds)
  }
}
