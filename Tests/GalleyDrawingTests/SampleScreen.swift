import Foundation
import GalleyGeometry
import GalleyScenario
import GalleyScreen

@testable import GalleyDrawing

/// A screen written by hand: a title, a list of rows with symbols, and a button.
struct SampleScreen {
  var scenario: ResolvedScenario
  var labels = LabelSetter()

  static let phone = ResolvedScenario(
    device: "iphone-16-pro", deviceName: "iPhone 16 Pro", os: OSVersion(26), window: Size(width: 402, height: 874),
    safeArea: Insets(top: 62, bottom: 34), layoutMargin: 16,
    display: DisplayShape(
      cornerRadius: 62, housing: .dynamicIsland, housingFrame: Rect(x: 138.5, y: 14, width: 125, height: 37),
      homeIndicator: Rect(x: 129, y: 861, width: 144, height: 5), statusBarHeight: 54))

  static let small = ResolvedScenario(
    device: "iphone-se", deviceName: "iPhone SE", os: OSVersion(18), window: Size(width: 320, height: 568), scale: 2,
    safeArea: Insets(top: 20), layoutMargin: 16, display: DisplayShape(statusBarHeight: 20))

  static let notched = ResolvedScenario(
    device: "iphone-13", deviceName: "iPhone 13", orientation: .landscapeLeft, os: OSVersion(18), appearance: .dark,
    window: Size(width: 844, height: 390), vertical: .compact,
    safeArea: Insets(top: 0, left: 47, bottom: 21, right: 47), layoutMargin: 16,
    display: DisplayShape(
      cornerRadius: 47, housing: .notch, housingFrame: Rect(x: 0, y: 114.5, width: 32, height: 161),
      homeIndicator: Rect(x: 318, y: 378, width: 208, height: 5)))

  static let pad = ResolvedScenario(
    device: "ipad-pro-11-inch-m4", deviceName: "iPad Pro 11-inch (M4)", os: OSVersion(26), idiom: .pad,
    window: Size(width: 834, height: 1210), scale: 2, horizontal: .regular,
    safeArea: Insets(top: 24, bottom: 20), layoutMargin: 20, readableWidth: 672,
    display: DisplayShape(
      cornerRadius: 30, homeIndicator: Rect(x: 257, y: 1200, width: 320, height: 5), statusBarHeight: 24))

  var ink: RGBA { scenario.appearance == .dark ? .white : .black }
  var ground: RGBA {
    scenario.appearance == .dark ? RGBA(red: 0, green: 0, blue: 0) : RGBA(red: 0.95, green: 0.95, blue: 0.97)
  }
  var card: RGBA { scenario.appearance == .dark ? RGBA(red: 0.11, green: 0.11, blue: 0.12) : .white }
  static let tint = RGBA(red: 0, green: 0.48, blue: 1)

  var screen: Screen {
    let window = Rect(origin: .zero, size: scenario.window)
    let content = window.inset(by: scenario.safeArea)
    let inner = content.inset(by: Insets(left: scenario.layoutMargin, right: scenario.layoutMargin))
    var drawing: [DrawingCommand] = [.fill(DrawingPath(window), .color(ground), evenOdd: false)]
    var nodes: [ScreenNode] = []

    let title = Rect(x: inner.minX, y: content.minY + 8, width: inner.width, height: 41)
    drawing +=
      labels.label(
        "Settings", size: 34, weight: 700, color: ink, at: Point(x: title.minX, y: title.minY + 32)
      ).commands
    nodes.append(text("Settings", in: title, baseline: title.minY + 32, role: .header))

    let rows = [
      "wifi": "Wi-Fi", "bell.badge.fill": "Notifications", "gearshape": "General", "person.circle": "Account",
    ]
    let names = rows.keys.sorted()
    let list = Rect(x: inner.minX, y: title.maxY + 12, width: inner.width, height: 52 * Double(names.count))
    drawing.append(.fill(RoundedPath.continuous(list, radius: 26), .color(card), evenOdd: false))
    for (index, symbol) in names.enumerated() {
      let row = Rect(x: list.minX, y: list.minY + 52 * Double(index), width: list.width, height: 52)
      let icon = Rect(x: row.minX + 16, y: row.midY - 11, width: 22, height: 22)
      drawing.append(.symbol(name: symbol, frame: icon, weight: 400, paint: .color(Self.tint)))
      drawing +=
        labels.label(
          rows[symbol] ?? "", size: 17, color: ink, at: Point(x: row.minX + 56, y: row.midY + 6)
        ).commands
      drawing.append(
        .symbol(
          name: "chevron.right", frame: Rect(x: row.maxX - 26, y: row.midY - 8, width: 10, height: 16), weight: 600,
          paint: .color(ink.withAlpha(0.3))))
      nodes.append(
        ScreenNode(
          type: "NavigationLink", id: "row-\(index)", text: rows[symbol], frame: row, exact: row, role: .row,
          states: ["enabled"], hitArea: row,
          children: [
            text(
              rows[symbol] ?? "", in: Rect(x: row.minX + 56, y: row.minY + 16, width: 160, height: 20.33),
              baseline: row.midY + 6, role: .text)
          ]))
    }

    let button = Rect(x: inner.minX, y: content.maxY - 66, width: inner.width, height: 50)
    let shadow = DrawingLayer.Shadow(
      color: RGBA(red: 0, green: 0, blue: 0, alpha: 0.3), radius: 8, offset: Point(x: 0, y: 4))
    let stops = [
      Paint.Stop(color: RGBA(red: 0.3, green: 0.7, blue: 1), location: 0), Paint.Stop(color: Self.tint, location: 1),
    ]
    drawing += [
      .beginLayer(DrawingLayer(shadow: shadow)),
      .fill(
        RoundedPath.path(button, radius: 25),
        .linear(stops, from: button.origin, to: Point(x: button.minX, y: button.maxY)), evenOdd: false), .endLayer,
    ]
    drawing +=
      labels.label(
        "Save changes", size: 17, weight: 600, color: .white, at: Point(x: button.midX, y: button.midY + 6),
        anchor: .center
      ).commands
    nodes.append(
      ScreenNode(
        type: "Button", id: "save", text: "Save changes", frame: button, exact: button, role: .button,
        states: ["enabled"], hitArea: button))
    let root = ScreenNode(type: "NavigationStack", frame: window, exact: window, children: nodes)
    return Screen(
      size: scenario.window, scale: scenario.scale, root: root, drawing: drawing, safeArea: scenario.safeArea,
      assumed: ["bar.tab.height"], metrics: "inter-calibrated")
  }

  private func text(_ text: String, in frame: Rect, baseline: Double, role: ScreenNode.Role) -> ScreenNode {
    ScreenNode(
      type: "Text", text: text, frame: frame, exact: frame, role: role,
      lines: TextLines(
        lines: [TextLines.Line(text: text, frame: frame, baseline: baseline)], font: "system 17 regular", pointSize: 17)
    )
  }

  var proof: Proof {
    Proof(previewID: "SettingsView.swift:12", preview: "Settings", screen: screen, scenario: scenario)
  }

  /// Galley's own map of symbols.
  static func symbols() throws -> SymbolLibrary {
    try SymbolLibrary(json: [UInt8](Data(contentsOf: file("Data/symbols/map.json"))))
  }

  /// The repository's file of a name.
  static func file(_ path: String) -> URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent(path)
  }
}
