import Foundation
@_spi(Galley) import GalleyFoundation
import GalleyGeometry
import GalleyLocalization
import GalleyScreen
@_spi(Galley) import SwiftUICore
import Testing
@_spi(Galley) import UIKit

@MainActor @Suite struct ImageTests {
  /// A PNG file's first bytes: signature, and a header with a size.
  private func png(_ width: UInt8, _ height: UInt8) -> Data {
    Data(
      [
        0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, width, 0, 0, 0,
        height,
      ]
        + [8, 6, 0, 0, 0])
  }

  private func withAssets(_ body: () throws -> Void) throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("galley-assets-\(UUID().uuidString)")
    let set = root.appendingPathComponent("App/Assets.xcassets/Logo.imageset")
    let color = root.appendingPathComponent("App/Assets.xcassets/Brand.colorset")
    let strings = root.appendingPathComponent("App/de.lproj")
    for folder in [set, color, strings] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    try png(60, 40).write(to: set.appendingPathComponent("logo@2x.png"))
    try png(90, 60).write(to: set.appendingPathComponent("logo@3x.png"))
    try Data(
      #"{"images":[{"idiom":"universal","scale":"2x","filename":"logo@2x.png"},{"idiom":"universal","scale":"3x","filename":"logo@3x.png"}],"properties":{"template-rendering-intent":"template"}}"#
        .utf8
    ).write(to: set.appendingPathComponent("Contents.json"))
    try Data(
      #"{"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"0xFF","green":"128","blue":"0.5","alpha":"1.000"}}},{"idiom":"universal","appearances":[{"appearance":"luminosity","value":"dark"}],"color":{"color-space":"srgb","components":{"red":"0","green":"0","blue":"0","alpha":"0.5"}}}]}"#
        .utf8
    ).write(to: color.appendingPathComponent("Contents.json"))
    try Data("/* greeting */\n\"hello\" = \"hallo \\\"du\\\"\";".utf8).write(
      to: strings.appendingPathComponent("Localizable.strings"))
    InputAssets.load(root.path)
    defer {
      AssetLibrary.shared = AssetLibrary()
      LocalizationTables.install(StringTables())
      try? FileManager.default.removeItem(at: root)
    }
    try body()
  }

  @Test func namedImagesHaveTheirCatalogsSize() throws {
    try withAssets {
      for scale in [2.0, 3.0] {
        let screen = Proofs.screen(Proofs.scenario(200, 200, scale: scale)) {
          Image("Logo").foregroundStyle(.black).accessibilityIdentifier("logo")
        }
        #expect(screen.node("logo")?.exact.size == Size(width: 30, height: 20))
        let image = screen.drawing.compactMap { if case .image(let image) = $0 { image } else { nil } }.first
        #expect(image?.file == "App/Assets.xcassets/Logo.imageset/logo@\(Int(scale))x.png")
        #expect(image?.tint == .black)
      }
    }
  }

  @Test func namedColoursFollowTheAppearance() throws {
    try withAssets {
      func fill(_ dark: Bool) -> RGBA? {
        let screen = Proofs.screen(Proofs.scenario(10, 10) { $0.appearance = dark ? .dark : .light }) { Color("Brand") }
        return screen.drawing.compactMap { command -> RGBA? in
          if case .fill(_, .color(let color), _) = command { color } else { nil }
        }.first
      }
      #expect(fill(false) == RGBA(red: 1, green: 128.0 / 255, blue: 0.5))
      #expect(fill(true) == RGBA(red: 0, green: 0, blue: 0, alpha: 0.5))
    }
  }

  @Test func textsAreLookedUpInTheInputsStrings() throws {
    try withAssets {
      let screen = Proofs.screen(Proofs.scenario(200, 200) { $0.locale = "de_DE" }) { Text("hello") }
      #expect(screen.node(type: "Text")?.text == "hallo \"du\"")
    }
  }

  @Test func aMissingImageTakesNoRoomAndIsNoted() {
    let screen = Proofs.screen(200, 200) { Image("nowhere").accessibilityIdentifier("image") }
    #expect(screen.node("image")?.exact.size == .zero)
    #expect(screen.notes.contains { $0.contains("nowhere") })
  }

  @Test func symbolsAndLabelsHaveTheirRecordedSizes() throws {
    // Recorded on an iPhone SE with iOS 26.
    let screen = Proofs.screen(320, 300) {
      VStack {
        Image(systemName: "star").accessibilityIdentifier("star")
        Image(systemName: "star").font(.title).accessibilityIdentifier("title")
        Image(systemName: "star").bold().accessibilityIdentifier("bold")
        Label("Wi-Fi", systemImage: "wifi").accessibilityIdentifier("label")
      }
    }
    #expect(screen.node("star")?.exact.size == Size(width: 22, height: 20))
    #expect(screen.node("title")?.exact.size == Size(width: 36, height: 33.5))
    #expect(screen.node("bold")?.exact.size == Size(width: 22.5, height: 21.5))
    let label = try #require(screen.node("label"))
    #expect(label.exact.size == Size(width: 71, height: 20.5))
    let icon = try #require(label.children.first?.exact)
    let title = try #require(label.children.last?.exact)
    #expect(icon.size == Size(width: 22.5, height: 16))
    #expect(title.minX - icon.minX == 30.5)
  }

  @Test func labelStylesChooseTheParts() {
    func types<S: LabelStyle>(_ style: S) -> [String] {
      let screen = Proofs.screen(320, 300) { Label("Wi-Fi", systemImage: "wifi").labelStyle(style) }
      return screen.root.type == "Label" ? screen.root.children.map(\.type) : [screen.root.type]
    }
    #expect(types(.titleAndIcon) == ["Image", "Text"])
    #expect(types(.iconOnly) == ["Image"])
    #expect(types(.titleOnly) == ["Text"])
  }

  @Test func variantsChangeASymbolsName() {
    let screen = Proofs.screen(320, 300) {
      VStack {
        Image(systemName: "bell").symbolVariant(.fill)
        Image(systemName: "bell.slash").symbolVariant(.circle.fill)
        Image(systemName: "person.crop.circle.badge.plus").symbolVariant(.fill)
      }
    }
    #expect(
      screen.root.children.map(\.text) == ["bell.fill", "bell.slash.circle.fill", "person.crop.circle.fill.badge.plus"])
  }

  @Test func resizableImagesTakeWhatTheyAreOffered() {
    let screen = Proofs.screen(100, 60) {
      Image(size: CGSize(width: 64, height: 40)) { _ in }.resizable().aspectRatio(contentMode: .fit)
        .accessibilityIdentifier("image")
    }
    #expect(screen.node("image")?.exact.size == Size(width: 96, height: 60))
  }

  /// R-052: 30 × 20 points in a box of 60 × 60, as each way of meeting it makes of it.
  @Test func picturesFitFillStretchAndRepeat() throws {
    try withAssets {
      func shown<V: View>(_ change: @escaping (Image) -> V) -> ScreenNode? {
        Proofs.screen(100, 100) {
          change(Image("Logo")).frame(width: 60, height: 60).clipped()
        }.node(type: "Image")
      }
      let box = Rect(x: 20, y: 20, width: 60, height: 60)
      let size = Size(width: 30, height: 20)

      let plain = try #require(shown { $0 })
      #expect(plain.picture == Picture(size: size, place: Rect(x: 35, y: 40, width: 30, height: 20), resizing: .fixed))
      #expect(plain.pictureCrop == Rect(x: 0, y: 0, width: 1, height: 1))

      let fitted = try #require(shown { $0.resizable().scaledToFit() })
      #expect(fitted.picture?.place == Rect(x: 20, y: 30, width: 60, height: 40))
      #expect(fitted.pictureCrop == Rect(x: 0, y: 0, width: 1, height: 1))
      #expect(fitted.picture?.distortion == 1)

      // 90 × 60: a third of its width is cut away, half on each side.
      let filled = try #require(shown { $0.resizable().scaledToFill() })
      #expect(
        filled.picture == Picture(size: size, place: Rect(x: 5, y: 20, width: 90, height: 60), resizing: .stretch))
      #expect(filled.clip == box)
      let crop = try #require(filled.pictureCrop)
      #expect(abs(crop.minX - 1.0 / 6) < 1e-9 && abs(crop.width - 2.0 / 3) < 1e-9 && crop.height == 1)

      let stretched = try #require(shown { $0.resizable() })
      #expect(stretched.picture == Picture(size: size, place: box, resizing: .stretch))
      #expect(abs((stretched.picture?.distortion ?? 0) - 2.0 / 3) < 1e-9)

      #expect(shown { $0.resizable(resizingMode: .tile) }?.picture == Picture(size: size, place: box, resizing: .tile))
      let caps = EdgeInsets(top: 2, leading: 3, bottom: 4, trailing: 5)
      #expect(shown { $0.resizable(capInsets: caps) }?.picture?.resizing == .caps)
    }
  }

  /// Cap insets follow the reading direction; the drawing gets the asset of the screen's scale.
  @Test func capInsetsTurnWithTheReadingDirection() throws {
    try withAssets {
      func insets(_ direction: LayoutDirection) -> Insets? {
        let screen = Proofs.screen(100, 100) {
          Image("Logo").resizable(capInsets: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
            .environment(\.layoutDirection, direction)
        }
        return screen.drawing.compactMap { if case .image(let image) = $0 { image.capInsets } else { nil } }.first
      }
      #expect(insets(.leftToRight) == Insets(top: 1, left: 2, bottom: 3, right: 4))
      #expect(insets(.rightToLeft) == Insets(top: 1, left: 4, bottom: 3, right: 2))
    }
  }

  /// Recorded: pictures of 1.6 keep their ratio under full, one-sided and missing offers.
  @Test func picturesKeepTheirRatioUnderAnyOffer() throws {
    try withAssets {
      func size<V: View>(_ change: @escaping (Image) -> V) -> Size? {
        Proofs.screen(120, 90) { change(Image("Logo").resizable()) }.node("logo")?.exact.size
      }
      #expect(
        size { $0.scaledToFit().accessibilityIdentifier("logo").frame(width: 60) } == Size(width: 60, height: 40))
      #expect(
        size { $0.scaledToFit().accessibilityIdentifier("logo").frame(height: 60) } == Size(width: 90, height: 60))
      #expect(size { $0.scaledToFit().fixedSize().accessibilityIdentifier("logo") } == Size(width: 30, height: 20))
      #expect(
        size { image in ScrollView { image.scaledToFill().accessibilityIdentifier("logo") } }
          == Size(width: 120, height: 80))
      #expect(
        size { $0.aspectRatio(3, contentMode: .fit).accessibilityIdentifier("logo") } == Size(width: 120, height: 40))
    }
  }
}
