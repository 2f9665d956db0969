import UIKit

/// A UIKit view controller as a SwiftUI view.
///
/// The controller is made once, kept under the view's identity, and updated in every evaluation.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>
  typealias LayoutOptions = _PlatformViewRepresentableLayoutOptions

  @MainActor @preconcurrency func makeUIViewController(context: Context) -> UIViewControllerType
  @MainActor @preconcurrency func updateUIViewController(
    _ uiViewController: UIViewControllerType, context: Context)
  @MainActor @preconcurrency static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)
  @MainActor @preconcurrency func makeCoordinator() -> Coordinator

  /// The size for a proposal; nil leaves it to the controller's preferred content size.
  @MainActor @preconcurrency func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize?
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() -> Coordinator { () }
}

extension UIViewControllerRepresentable {
  public nonisolated var body: Never { _noBody(Self.self) }

  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}

  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize? { nil }

  public nonisolated static func _assemble(_ view: Self, _ assembler: _Assembler) {
    assembler.addComposite(view) { view in _mainBody { assembler.addRepresentation(of: view) } }
  }
}

/// What a representable's functions can read of the place that the controller is shown in.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  public let coordinator: Representable.Coordinator
  public private(set) var transaction = Transaction()
  public let environment: EnvironmentValues

  init(coordinator: Representable.Coordinator, environment: EnvironmentValues) {
    self.coordinator = coordinator
    self.environment = environment
  }

  /// Animations are at their end: the changes are made at once.
  public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
    changes()
    completion?()
  }
}

extension _Assembler {
  @MainActor
  fileprivate func addRepresentation<R: UIViewControllerRepresentable>(of representable: R) {
    let instance = store.slot(identity) {
      let coordinator = representable.makeCoordinator()
      let context = UIViewControllerRepresentableContext<R>(coordinator: coordinator, environment: environment)
      let controller = representable.makeUIViewController(context: context)
      return RepresentedInstance(
        coordinator: coordinator, element: controller, view: controller.view, controller: controller)
    }
    let context = UIViewControllerRepresentableContext<R>(
      coordinator: instance.coordinator, environment: environment)
    join(instance.container)
    representable.updateUIViewController(instance.element, context: context)
    lifecycle(of: instance) {
      R.dismantleUIViewController(instance.element, coordinator: instance.coordinator)
    }
    addRepresented(instance.container) { proposal in
      representable.sizeThatFits(proposal, uiViewController: instance.element, context: context)
    }
  }
}
