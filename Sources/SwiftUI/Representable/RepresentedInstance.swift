import GalleyGeometry
import GalleyLayout
import GalleyScreen
@_spi(Galley) import UIKit

/// What is kept of a representable from one evaluation to the next.
@MainActor
final class RepresentedInstance<Element: AnyObject, Coordinator> {
  let coordinator: Coordinator
  let element: Element
  let container: RepresentedContainer

  init(coordinator: Coordinator, element: Element, view: UIView, controller: UIViewController? = nil) {
    self.coordinator = coordinator
    self.element = element
    container = RepresentedContainer(view, controller)
  }
}

/// The UIKit view around one that stands in SwiftUI: it has the place that SwiftUI gave, and hands the environment's
/// traits on.
@MainActor
final class RepresentedContainer: UIView {
  let content: UIView
  let contentController: UIViewController?
  var lastTraits: UITraitCollection?
  var lastTint: RGBA?

  init(_ content: UIView, _ controller: UIViewController?) {
    self.content = content
    contentController = controller
    super.init(frame: .zero)
    addSubview(content)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    placeContent()
  }

  /// What SwiftUI places of the view is its alignment rectangle.
  func placeContent() { content.frame = content.frame(forAlignmentRect: bounds) }
}

extension _Assembler {
  /// Puts a container into the window before its content is measured, so that traits reach it.
  @MainActor
  func join(_ container: RepresentedContainer) {
    let root = host.platformOwner
    container.takeTraits(of: environment)
    guard container.superview !== root.view else { return }
    if let controller = container.contentController { root.addChild(controller) }
    root.view.addSubview(container)
    container.contentController?.didMove(toParent: root)
  }

  /// Takes the container out when its view is gone.
  @MainActor
  func lifecycle<Element, Coordinator>(
    of instance: RepresentedInstance<Element, Coordinator>, dismantle: @escaping @MainActor () -> Void
  ) {
    let container = instance.container
    appears(
      disappear: {
        _mainBody {
          container.removeFromSuperview()
          container.contentController?.removeFromParent()
          dismantle()
        }
      })
  }
}
