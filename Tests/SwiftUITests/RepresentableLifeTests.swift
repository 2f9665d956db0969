import Foundation
import GalleyScreen
import Testing

@testable import SwiftUI

nonisolated(unsafe) private var log: [String] = []

private struct Counted: UIViewRepresentable {
  @Binding var value: Int
  @Environment(\.layoutDirection) private var direction

  final class Coordinator {
    init() { log.append("coordinator") }
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIView(context: Context) -> UILabel {
    log.append("make")
    return UILabel()
  }

  func updateUIView(_ label: UILabel, context: Context) {
    label.text = "\(value) \(context.environment.layoutDirection == direction) \(label.window != nil)"
    log.append("update \(value)")
  }

  static func dismantleUIView(_ label: UILabel, coordinator: Coordinator) { log.append("dismantle") }
}

private struct Counter: View {
  @State private var value = 0

  var body: some View {
    VStack {
      if value < 2 { Counted(value: $value).accessibilityIdentifier("counted") }
      Text("\(value)").accessibilityIdentifier("text").onAppear { value = 1 }
    }
  }
}

private struct Leaving: View {
  @State private var isShown = true

  var body: some View {
    VStack {
      if isShown { Counted(value: .constant(7)) }
      Text("after").onAppear { isShown = false }
    }
  }
}

private final class ToldController: UIViewController {
  override func loadView() {
    log.append("loadView")
    view = UIView()
  }

  override func viewDidLoad() { log.append("viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) { log.append("viewWillAppear") }
  override func viewIsAppearing(_ animated: Bool) { log.append("viewIsAppearing \(Int(view.bounds.width))") }
  override func viewWillLayoutSubviews() { log.append("willLayout \(Int(view.bounds.width))") }
  override func viewDidLayoutSubviews() { log.append("didLayout") }
  override func viewDidAppear(_ animated: Bool) { log.append("viewDidAppear") }
}

private struct Told: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> ToldController { ToldController() }

  func updateUIViewController(_ controller: ToldController, context: Context) {
    log.append("parent \(controller.parent != nil)")
  }
}

private final class ScalingView: UIView {
  override var intrinsicContentSize: CGSize {
    let isLarge = traitCollection.preferredContentSizeCategory == .accessibilityLarge
    let isDark = traitCollection.userInterfaceStyle == .dark
    return CGSize(width: isLarge ? 100 : 10, height: isDark ? 100 : 10)
  }
}

private struct Scaling: UIViewRepresentable {
  func makeUIView(context: Context) -> ScalingView { ScalingView() }
  func updateUIView(_ view: ScalingView, context: Context) {}
}

@MainActor @Suite(.serialized)
struct RepresentableLifeTests {
  @Test func aViewIsMadeOnceAndUpdatedEveryTurn() throws {
    log = []
    let screen = try Bridging.screen(320, 200) { Counter() }
    #expect(log == ["coordinator", "make", "update 0", "update 1"])
    #expect(screen.node("counted")?.text == "1 true true")
    #expect(screen.node("counted")?.type == "UILabel")
    #expect(screen.node("counted")?.role == .text)
  }

  @Test func aViewThatGoesIsTakenDown() throws {
    log = []
    _ = try Bridging.screen(320, 200) { Leaving() }
    #expect(log == ["coordinator", "make", "update 7", "dismantle"])
  }

  @Test func aControllerIsToldInUIKitsOrder() throws {
    log = []
    _ = try Bridging.screen(320, 200) { Told() }
    #expect(
      log == [
        "loadView", "viewDidLoad", "parent true", "viewWillAppear", "viewIsAppearing 320", "willLayout 320",
        "didLayout", "viewDidAppear",
      ])
  }

  /// Bars of SwiftUI's are the safe area of UIKit's views, also where these go on behind them.
  @Test func theSafeAreaOfAViewIsWhatCoversIt() throws {
    final class Clear: UIView {}
    struct Covered: UIViewRepresentable {
      func makeUIView(context: Context) -> Clear {
        let view = Clear()
        let inside = UIView()
        inside.accessibilityIdentifier = "inside"
        inside.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(inside)
        NSLayoutConstraint.activate([
          inside.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
          inside.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
          inside.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          inside.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
        return view
      }

      func updateUIView(_ view: Clear, context: Context) {}
    }
    let scenario = try Bridging.scenario(on: "iphone-17-pro")
    let screen = ViewHost(scenario: scenario) { assembler in
      let view = NavigationStack {
        Covered().ignoresSafeArea().navigationTitle("Covered").navigationBarTitleDisplayMode(.inline)
      }
      func assemble<V: View>(_ view: V) { V._assemble(view, assembler) }
      assemble(view)
    }.screen()
    #expect(screen.root.find { $0.type == "Clear" }?.exact.minY == 0)
    #expect(screen.frame("inside") == [0, 116, 402, 874 - 116 - 34])
  }

  @Test func traitsOfTheEnvironmentReachTheView() throws {
    let screen = try Bridging.screen(320, 200) {
      HStack {
        Scaling().fixedSize().accessibilityIdentifier("plain")
        Scaling().fixedSize().accessibilityIdentifier("changed")
          .dynamicTypeSize(.accessibility2).environment(\.colorScheme, .dark)
      }
    }
    #expect(screen.frame("plain").suffix(2) == [10, 10])
    #expect(screen.frame("changed").suffix(2) == [100, 100])
  }
}
