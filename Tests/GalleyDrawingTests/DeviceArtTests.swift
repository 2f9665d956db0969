import Foundation
import GalleyGeometry
import GalleyScenario
import GalleyScreen
import Testing

@testable import GalleyDrawing

@Suite("Device art")
struct DeviceArtTests {
  private func picture(_ scenario: ResolvedScenario, _ style: ProofStyle = ProofStyle()) throws -> Picture {
    let screen = Screen(
      size: scenario.window, scale: 1, root: ScreenNode(type: "Color", frame: .zero, exact: .zero),
      drawing: [.fill(DrawingPath(Rect(origin: .zero, size: scenario.window)), .green, evenOdd: false)], metrics: "unit"
    )
    let proof = Proof(previewID: "V.swift:1", screen: screen, scenario: scenario)
    return try Picture(png: ProofRenderer(symbols: SymbolLibrary()).png(proof, style: style, scale: 1))
  }

  @Test("a phone has its frame, rounded corners, island and home indicator around the screen")
  func phone() throws {
    let picture = try picture(SampleScreen.phone)
    #expect((picture.width, picture.height) == (426, 898))
    // On the diagonal the frame's edge is about 72·(1 − √½) = 21 from its corner at 2, the display's about 30 from 0.
    #expect(picture[0, 0] == .clear)
    #expect(picture[26, 26].isNear(Picture.Pixel(red: 23, green: 23, blue: 26, alpha: 255), within: 4))
    #expect(picture[213, 449] == .green)
    #expect(picture[12 + 200, 12 + 32] == .black, "the island")
    #expect(picture[12 + 200, 12 + 863] == .black, "the home indicator")
    #expect(picture[12 + 402 + 5, 449].isNear(Picture.Pixel(red: 23, green: 23, blue: 26, alpha: 255), within: 4))
  }

  /// The home indicator of the phone lies at 129,861, 144×5; the frame is 12 wide.
  private func indicator(
    _ drawing: [DrawingCommand], system: SystemParts = SystemParts(), appearance: Appearance = .light
  ) throws -> Picture.Pixel {
    var scenario = SampleScreen.phone
    scenario.appearance = appearance
    let screen = Screen(
      size: scenario.window, scale: 1, root: ScreenNode(type: "Color", frame: .zero, exact: .zero), drawing: drawing,
      system: system, metrics: "unit")
    let proof = Proof(previewID: "V.swift:1", screen: screen, scenario: scenario)
    return try Picture(png: ProofRenderer(symbols: SymbolLibrary()).png(proof, scale: 1))[12 + 200, 12 + 863]
  }

  private func fill(_ rect: Rect, _ color: RGBA) -> DrawingCommand {
    .fill(DrawingPath(rect), .color(color), evenOdd: false)
  }

  @Test("R-037: the home indicator is dark over light content and light over dark, whatever the appearance")
  func indicatorColor() throws {
    let window = Rect(x: 0, y: 0, width: 402, height: 874)
    let bar = Rect(x: 0, y: 800, width: 402, height: 74)
    let (black, white) = (RGBA.black, RGBA.white)
    #expect(try indicator([]) == .black)
    #expect(try indicator([], appearance: .dark) == .white)
    #expect(try indicator([fill(window, black)]) == .white)
    #expect(try indicator([fill(window, white)], appearance: .dark) == .black)
    // What is on top counts, as far as it can be seen through.
    #expect(try indicator([fill(window, white), fill(bar, black)]) == .white)
    #expect(try indicator([fill(window, white), fill(bar, black.withAlpha(0.2))]) == .black)
    #expect(try indicator([fill(window, black), fill(Rect(x: 0, y: 0, width: 402, height: 100), white)]) == .white)
    // Clips and transforms move what is below it.
    let aside: [DrawingCommand] = [.save, .clip(DrawingPath(Rect(x: 0, y: 0, width: 50, height: 874)), evenOdd: false)]
    #expect(try indicator([fill(window, white)] + aside + [fill(window, black), .restore]) == .black)
    let moved: [DrawingCommand] = [
      .save, .transform(.translation(0, 800)), fill(Rect(x: 0, y: 0, width: 402, height: 74), black),
    ]
    #expect(try indicator([fill(window, white)] + moved + [.restore]) == .white)
  }

  @Test("R-037: it is gone while the content lets it fade, and subtler while the edge below is protected")
  func indicatorAskedFor() throws {
    let white = [fill(Rect(x: 0, y: 0, width: 402, height: 874), .white)]
    #expect(try indicator(white, system: SystemParts(hidesHomeIndicator: true)) == .white)
    let subtle = try indicator(white, system: SystemParts(protectedEdges: [.bottom]))
    #expect(subtle.red > 120 && subtle.red < 200)
    #expect(try indicator(white, system: SystemParts(protectedEdges: [.top])) == .black)
  }

  @Test("R-037: a screen that hides the status bar is drawn without one, in the window that is left to it")
  func hiddenStatusBar() throws {
    var scenario = SampleScreen.small
    scenario.safeAreaWithoutStatusBar = KnownInsets(.zero, isAssumed: true)
    let screen = Screen(
      size: scenario.window, scale: 1, root: ScreenNode(type: "Color", frame: .zero, exact: .zero),
      system: SystemParts(hidesStatusBar: true), metrics: "unit")
    let proof = Proof(previewID: "V.swift:1", screen: screen, scenario: scenario)
    #expect(proof.scenario.safeArea == .zero && proof.scenario.assumed.contains("safeArea"))
    #expect(proof.scenario.summary == scenario.summary)
    #expect(!ProofDrawing().sheet(proof).layers.contains { $0.id == "status-bar" })
    let shown = Proof(
      previewID: "V.swift:1", screen: SampleScreen(scenario: SampleScreen.small).screen, scenario: SampleScreen.small)
    #expect(ProofDrawing().sheet(shown).layers.contains { $0.id == "status-bar" })
  }

  @Test("a screen of its own size has no display around it, and a window without a safe area")
  func bareWindow() throws {
    let size = Size(width: 120, height: 40)
    let screen = Screen(
      size: size, scale: 3, root: ScreenNode(type: "Color", frame: .zero, exact: .zero), metrics: "unit")
    let proof = Proof(previewID: "V.swift:1", screen: screen, scenario: SampleScreen.phone)
    #expect(proof.scenario.window == size)
    #expect(proof.scenario.safeArea == .zero)
    #expect(proof.scenario.display == DisplayShape())
    #expect(
      Proof(
        previewID: "V",
        screen: Screen(
          size: SampleScreen.phone.window, scale: 3, root: screen.root, metrics: "unit"), scenario: SampleScreen.phone
      ).scenario == SampleScreen.phone)
  }

  @Test("without the device the screen stands alone")
  func alone() throws {
    let picture = try picture(SampleScreen.phone, ProofStyle(hasDevice: false))
    #expect((picture.width, picture.height) == (406, 878))
    #expect(picture[202, 34] == .green)
    #expect(picture[203, 865] == .green)
  }

  @Test("a notch hangs from the edge it is at, and what it covers ends at the display")
  func notch() throws {
    let picture = try picture(SampleScreen.notched)
    #expect(picture[12 + 10, 12 + 195] == .black)
    #expect(picture[12 + 40, 12 + 195] == .green)
    #expect(picture[12 + 420, 12 + 380] == .black, "the home indicator, over light content")
  }

  @Test("a window that is not the whole display has no frame, housing or status bar")
  func window() throws {
    var scenario = SampleScreen.pad
    scenario.windowMode = "half"
    let sheet = ProofDrawing().sheet(
      Proof(previewID: "V.swift:1", screen: SampleScreen(scenario: scenario).screen, scenario: scenario))
    #expect(!sheet.layers.map(\.id).contains("device") && !sheet.layers.map(\.id).contains("status-bar"))
    #expect(sheet.layers.map(\.id).contains("window"))
    #expect(sheet.bounds == Rect(x: -2, y: -2, width: 838, height: 1214))
  }

  @Test("the keyboard covers what the scenario says, keys within it, and a pad's window has its controls")
  func systemOverlays() throws {
    var scenario = SampleScreen.phone
    scenario.keyboardFrame = Rect(x: 0, y: 538, width: 402, height: 336)
    let commands = SystemOverlayArt(scenario: scenario).keyboard()
    let parts = commands.compactMap { if case .fill(let path, _, _) = $0 { path.bounds } else { nil } }
    #expect(parts.first == scenario.keyboardFrame)
    #expect(parts.count == 1 + 10 + 9 + 7 + 3)
    #expect(parts.dropFirst().allSatisfy { $0.minX >= 0 && $0.maxX <= 402 && $0.minY > 538 && $0.maxY < 840 })
    let picture = try picture(scenario)
    #expect(picture[12 + 201, 12 + 530] == .green)
    #expect(picture[12 + 201, 12 + 545].isNear(Picture.Pixel(red: 209, green: 209, blue: 212, alpha: 255), within: 2))
    scenario.windowControls = Rect(x: 8, y: 8, width: 60, height: 28)
    #expect(SystemOverlayArt(scenario: scenario).windowControls().count == 3)
    #expect(SystemOverlayArt(scenario: SampleScreen.phone).keyboard().isEmpty)
  }

  @Test("the status bar keeps within its height and beside the housing")
  func statusBar() throws {
    let art = StatusBarArt(scenario: SampleScreen.phone, labels: LabelSetter())
    let bounds = try #require(
      DrawingBounds(art.commands().filter { if case .glyphs = $0 { false } else { true } }).rect)
    #expect(bounds.minX > 263.5 && bounds.maxX < 402)
    #expect(bounds.minY > 14 && bounds.maxY < 51)
    let time = art.commands().compactMap { if case .glyphs(let run) = $0 { run } else { nil } }
    #expect(time.map(\.text).joined() == "9:41")
    #expect(time.allSatisfy { $0.positions.allSatisfy { $0.x > 0 && $0.x < 138.5 && $0.y < 54 } })
    var arabic = SampleScreen.phone
    arabic.direction = .rightToLeft
    let mirrored = StatusBarArt(scenario: arabic, labels: LabelSetter()).commands()
    let runs = mirrored.compactMap { if case .glyphs(let run) = $0 { run } else { nil } }
    #expect(runs.allSatisfy { $0.positions.allSatisfy { $0.x > 263.5 } })
    #expect(
      try #require(DrawingBounds(mirrored.filter { if case .glyphs = $0 { false } else { true } }).rect).maxX < 138.5)
    var hidden = SampleScreen.phone
    hidden.statusBarHidden = true
    #expect(StatusBarArt(scenario: hidden, labels: LabelSetter()).commands().isEmpty)
  }

  @Test("continuous corners leave the side earlier than circular ones and are symmetrical")
  func corners() throws {
    let rect = Rect(x: 0, y: 0, width: 200, height: 200)
    let path = RoundedPath.continuous(rect, radius: 40)
    guard case .move(let start)? = path.elements.first else {
      Issue.record("no start")
      return
    }
    // A smoothing of 0.6 begins 1.6 radii before the vertex.
    #expect(abs(start.x - (200 - 64)) < 1e-9 && start.y == 0)
    let picture = try Easel().picture([.fill(path, .red, evenOdd: false)], size: 200)
    for (x, y) in [(10, 10), (12, 11), (3, 30), (20, 4), (60, 0)] {
      #expect(picture[x, y].isNear(picture[y, x], within: 3), "\(x), \(y)")
      #expect(picture[x, y].isNear(picture[199 - x, y], within: 3), "\(x), \(y)")
      #expect(picture[x, y].isNear(picture[x, 199 - y], within: 3), "\(x), \(y)")
    }
    // On the diagonal the middle arc is nearly the circle's, whose edge is 40·(1 − √½) = 11.7 inside.
    #expect(picture[10, 10] == .clear && picture[14, 14] == .red)
  }

  @Test("a radius that does not fit becomes half the side", arguments: [20.0, 500, .infinity])
  func largeRadius(radius: Double) throws {
    let bounds = try #require(
      RoundedPath.continuous(Rect(x: 0, y: 0, width: 40, height: 20), radius: radius).bounds)
    #expect(abs(bounds.width - 40) < 1e-6 && abs(bounds.height - 20) < 1e-6)
  }
}
