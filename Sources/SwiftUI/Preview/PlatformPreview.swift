import GalleyGeometry
import GalleyLayout
import GalleyScreen
@_spi(Galley) import UIKit

extension _GalleyPreviews {
  /// A preview of a view controller: the root of a window.
  @MainActor @_disfavoredOverload
  public static func add(
    file: String, line: Int, name: String?, traits: [PreviewTrait<Preview.ViewTraits>] = [],
    body: @escaping @MainActor () -> UIViewController
  ) {
    add(file: file, line: line, name: name, traits: traits) { PlatformPreview(make: body) }
  }

  /// A preview of a UIKit view: in the middle of a window at its own size, as large as the window when it has none
  /// (inferred: no source states how Xcode places it).
  @MainActor @_disfavoredOverload
  public static func add(
    file: String, line: Int, name: String?, traits: [PreviewTrait<Preview.ViewTraits>] = [],
    body: @escaping @MainActor () -> UIView
  ) {
    add(file: file, line: line, name: name, traits: traits) { PlatformPreview { LoneViewController(body()) } }
  }
}

/// A window of UIKit's as the whole of a screen.
nonisolated struct PlatformPreview: _PrimitiveView {
  let make: @MainActor () -> UIViewController

  static func _assemble(_ view: Self, _ assembler: _Assembler) {
    _mainBody {
      let screen = assembler.store.slot(assembler.identity) { PlatformScreen(assembler.scenario.window, view.make()) }
      assembler.host.platformWindow = screen.window
      assembler.host.platformRoot = screen.controller
      let info = NodeInfo(type: "window")
      info.effect = .nested(PlatformScreenContent(screen: screen, environment: assembler.environment))
      let node = assembler.tree.addObject(
        PlatformScreenObject(screen), assembler.attributes(tag: assembler.tag(info)))
      assembler.emit(assembler.addSafeAreaIgnoring(node))
    }
  }
}

/// The window and its root, kept from turn to turn.
@MainActor
final class PlatformScreen {
  let window: UIWindow
  let controller: UIViewController

  init(_ size: Size, _ controller: UIViewController) {
    self.controller = controller
    window = UIWindow(frame: CGRect(origin: .zero, size: CGSize(size)))
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }
}

final class PlatformScreenObject: LayoutObject {
  private let screen: PlatformScreen

  init(_ screen: PlatformScreen) { self.screen = screen }

  override var flexibleWidth: Flexibility { .infinite }
  override var flexibleHeight: Flexibility { .infinite }

  /// The whole window; without an offer the smallest size that the controller's constraints allow.
  override func size(_ tree: LayoutTree, _ node: NodeIndex, _ proposal: Proposal) -> Size {
    _mainBody {
      let view: UIView = screen.controller.view
      let preferred = screen.controller.preferredContentSize
      let ideal =
        preferred != .zero
        ? preferred : view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      return proposal.filled(with: Size(width: ideal.width, height: ideal.height))
    }
  }
}

struct PlatformScreenContent: NestedContent {
  let screen: PlatformScreen
  let environment: EnvironmentValues

  func nodes(around node: ScreenNode, in frame: Rect, _ resolver: inout ScreenResolver) -> [ScreenNode] {
    _mainBody {
      var nodes: [ScreenNode] = []
      let walk = UIViewWalk(origin: frame.origin, environment: environment)
      for view in screen.window.subviews { nodes += walk.nodes(of: view, &resolver) }
      return nodes
    }
  }
}

/// Shows one view in the middle of the window.
final class LoneViewController: UIViewController {
  private let content: UIView

  init(_ content: UIView) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(content)
    preferredContentSize = ownSize
  }

  /// What the view was given, else what its content asks for.
  private var ownSize: CGSize {
    let given = content.bounds.size
    return given != .zero ? given : content.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    var size = preferredContentSize
    if size.width <= 0 || size.height <= 0 { size = view.bounds.size }
    content.frame = CGRect(
      x: view.bounds.midX - size.width / 2, y: view.bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }
}
