import GalleyGeometry
import GalleyScenario
import GalleyScreen

/// Makes sheets of proofs. Its layers, back to front, are `device`, `screen`, `keyboard`, `window-controls`,
/// `status-bar`, `housing`, `home-indicator`, `window`, and the overlays; those with nothing to show are left out.
///
/// Not for two threads at once: one a thread.
public final class ProofDrawing {
  private let labels = LabelSetter()

  public init() {}

  /// The sheet of a proof, the window's top left corner at its origin.
  public func sheet(_ proof: Proof, style: ProofStyle = ProofStyle()) -> DrawingSheet {
    let art = DeviceArt(scenario: proof.scenario)
    let window = Rect(origin: .zero, size: proof.scenario.window)
    let overlays = OverlayDrawing(screen: proof.screen, scenario: proof.scenario, labels: labels)
    var layers: [DrawingSheet.Layer] = []
    func add(_ id: String, isShown: Bool = true, _ commands: [DrawingCommand]) {
      if !commands.isEmpty { layers.append(DrawingSheet.Layer(id: id, isShown: isShown, commands: commands)) }
    }
    add("device", isShown: style.hasDevice, art.frame())
    add("screen", screen(proof, in: art))
    let system = SystemOverlayArt(scenario: proof.scenario)
    add("keyboard", clipped(system.keyboard(), to: art))
    add("window-controls", system.windowControls())
    add("status-bar", isShown: style.hasDevice, StatusBarArt(scenario: proof.scenario, labels: labels).commands())
    add("housing", isShown: style.hasDevice, clipped(art.housing(), to: art))
    add("home-indicator", isShown: style.hasDevice, homeIndicator(proof, art))
    add("window", art.windowEdge())
    for overlay in Self.order {
      add(overlay.rawValue, isShown: style.overlays.contains(overlay), clipped(overlays.commands(overlay), to: art))
    }
    return DrawingSheet(
      title: "\(proof.name): \(ScenarioFacts(proof).headline)",
      bounds: window.inset(by: Insets(all: -(style.hasDevice ? art.margin : 2))), layers: layers)
  }

  /// Dark over light content and light over dark, subtler while the edge below it is protected, and gone while the content
  /// lets it fade.
  private func homeIndicator(_ proof: Proof, _ art: DeviceArt) -> [DrawingCommand] {
    guard !proof.screen.system.hidesHomeIndicator, let frame = proof.scenario.display.homeIndicator else { return [] }
    let isDark = proof.scenario.appearance == .dark
    let light =
      Backdrop(proof.screen.drawing + SystemOverlayArt(scenario: proof.scenario).keyboard()).lightness(
        at: Point(x: frame.midX, y: frame.midY)) ?? (isDark ? 0 : 1)
    let strength = proof.screen.system.protectedEdges.contains(.bottom) ? 0.4 : 1
    return art.homeIndicator(color: (light > 0.5 ? RGBA.black : .white).withAlpha(strength))
  }

  private func clipped(_ commands: [DrawingCommand], to art: DeviceArt) -> [DrawingCommand] {
    commands.isEmpty ? [] : [.save, .clip(art.outline, evenOdd: false)] + commands + [.restore]
  }

  private static let order: [Overlay] = [.grid4, .grid8, .margins, .safeArea, .baselines, .nodes]

  /// The screen within the display's outline, on the system's background.
  private func screen(_ proof: Proof, in art: DeviceArt) -> [DrawingCommand] {
    let ground: RGBA = proof.scenario.appearance == .dark || proof.scenario.idiom == .watch ? .black : .white
    return [.save, .clip(art.outline, evenOdd: false), .fill(art.outline, .color(ground), evenOdd: false)]
      + proof.screen.drawing + [.restore]
  }
}
