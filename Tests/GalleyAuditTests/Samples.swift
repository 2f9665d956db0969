import Foundation
import GalleyAudit
import GalleyGeometry
import GalleyScenario
import GalleyScreen
import Testing

/// Screens written by hand: a window, and nodes where the tests put them.
enum Sample {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func book() throws -> RuleBook { try RuleBook(folder: root.appendingPathComponent("Data/rules")) }

  /// An iPhone 16 Pro, upright, on iOS 26.
  static let phone = ResolvedScenario(
    device: "iphone-16-pro", deviceName: "iPhone 16 Pro", os: OSVersion(26), window: Size(width: 402, height: 874),
    safeArea: Insets(top: 62, bottom: 34),
    display: DisplayShape(
      cornerRadius: 62, housing: .dynamicIsland, housingFrame: Rect(x: 138, y: 14, width: 126, height: 37),
      homeIndicator: Rect(x: 134, y: 861, width: 134, height: 5), statusBarHeight: 54))

  /// An iPhone 8, which has a home button: no corner, no inset but the status bar's.
  static let homeButtonPhone = ResolvedScenario(
    device: "iphone-8", deviceName: "iPhone 8", os: OSVersion(16), generation: .ios18,
    window: Size(width: 375, height: 667), scale: 2, safeArea: Insets(top: 20),
    display: DisplayShape(statusBarHeight: 20))

  static let mac = ResolvedScenario(
    device: "macbook-air-13", deviceName: "MacBook Air", os: OSVersion(26), platform: .macOS, idiom: .mac,
    window: Size(width: 800, height: 600), scale: 2, horizontal: .regular)

  static let tv = ResolvedScenario(
    device: "apple-tv-4k", deviceName: "Apple TV 4K", os: OSVersion(26), platform: .tvOS, idiom: .tv,
    window: Size(width: 1920, height: 1080), scale: 2, horizontal: .regular,
    safeArea: Insets(top: 60, left: 80, bottom: 60, right: 80))

  static func screen(
    _ children: [ScreenNode], in scenario: ResolvedScenario = phone, safeArea: Insets? = nil, assumed: [String] = []
  ) -> AuditedScreen {
    let window = Rect(origin: .zero, size: scenario.window)
    let root = ScreenNode(type: "ZStack", frame: window, exact: window, children: children)
    let screen = Screen(
      size: scenario.window, scale: scenario.scale, root: root, safeArea: safeArea ?? scenario.safeArea,
      assumed: assumed, metrics: "unit")
    return AuditedScreen(scenario: scenario, screen: screen)
  }

  /// The report of one rule on one preview.
  static func report(
    _ rule: String, _ screens: [AuditedScreen], failures: [FailedScenario] = [],
    configuration: AuditConfiguration = AuditConfiguration(), suppressions: [Suppression] = []
  ) throws -> AuditReport {
    let input = AuditInput(previewID: "Home.swift:12", preview: "Home", screens: screens, failures: failures)
    return try Audit(book: book(), configuration: configuration, only: [rule])
      .report(on: [input], suppressions: suppressions)
  }

  /// The findings of one rule on one screen.
  static func findings(
    _ rule: String, _ children: [ScreenNode], in scenario: ResolvedScenario = phone, safeArea: Insets? = nil
  ) throws -> [Finding] {
    try report(rule, [screen(children, in: scenario, safeArea: safeArea)]).findings
  }
}

extension ScreenNode {
  static func make(
    _ type: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double, role: Role? = nil,
    traits: Set<Trait> = [], id: String? = nil, text: String? = nil, children: [ScreenNode] = []
  ) -> ScreenNode {
    let frame = Rect(x: x, y: y, width: width, height: height)
    return ScreenNode(
      type: type, id: id, text: text, frame: frame, exact: frame, role: role, traits: traits, children: children)
  }

  /// A text of one line that fills its frame.
  static func text(
    _ text: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double = 20, traits: Set<Trait> = [],
    lost: Int = 0, font: String = "system 17 regular"
  ) -> ScreenNode {
    var node = make("Text", x, y, width, height, role: .text, traits: traits, text: text)
    node.lines = TextLines(
      lines: [.init(text: text, frame: node.frame, baseline: y + height * 0.8)], lost: lost, font: font, pointSize: 17)
    return node
  }

  /// A button whose style its author chose.
  static func button(
    _ text: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double, traits: Set<Trait> = [.customControl],
    children: [ScreenNode] = []
  ) -> ScreenNode {
    var node = make("Button", x, y, width, height, role: .button, traits: traits, text: text, children: children)
    node.hitArea = node.frame
    return node
  }

  static func scrollView(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, type: String = "ScrollView", role: Role = .scrollView,
    children: [ScreenNode]
  ) -> ScreenNode {
    make(type, x, y, width, height, role: role, children: children)
  }

  func hit(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> ScreenNode {
    var node = self
    node.hitArea = Rect(x: x, y: y, width: width, height: height)
    return node
  }

  func clipped(to x: Double, _ y: Double, _ width: Double, _ height: Double) -> ScreenNode {
    var node = self
    node.clip = Rect(x: x, y: y, width: width, height: height)
    return node
  }

  func from(_ file: String, _ line: Int) -> ScreenNode {
    var node = self
    node.source = SourcePlace(file: file, line: line)
    return node
  }
}
