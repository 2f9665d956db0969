import UIKit

/// A UIKit view as a SwiftUI view.
///
/// The UIKit view is made once, kept under the view's identity, and updated in every evaluation.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>
  typealias LayoutOptions = _PlatformViewRepresentableLayoutOptions

  @MainActor @preconcurrency func makeUIView(context: Context) -> UIViewType
  @MainActor @preconcurrency func updateUIView(_ uiView: UIViewType, context: Context)
  @MainActor @preconcurrency static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  @MainActor @preconcurrency func makeCoordinator() -> Coordinator

  /// The size for a proposal; nil leaves it to the view's intrinsic size and priorities.
  @MainActor @preconcurrency func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize?
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() -> Coordinator { () }
}

extension UIViewRepresentable {
  public nonisolated var body: Never { _noBody(Self.self) }

  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }

  public nonisolated static func _assemble(_ view: Self, _ assembler: _Assembler) {
    assembler.addComposite(view) { view in _mainBody { assembler.addRepresentation(of: view) } }
  }
}

/// What a representable's functions can read of the place that the UIKit view is shown in.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
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

/// Options that no public interface of Apple's explains; accepted.
public struct _PlatformViewRepresentableLayoutOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
}

extension _Assembler {
  @MainActor
  fileprivate func addRepresentation<R: UIViewRepresentable>(of representable: R) {
    let instance = store.slot(identity) {
      let coordinator = representable.makeCoordinator()
      let context = UIViewRepresentableContext<R>(coordinator: coordinator, environment: environment)
      let view = representable.makeUIView(context: context)
      return RepresentedInstance(coordinator: coordinator, element: view, view: view)
    }
    let context = UIViewRepresentableContext<R>(coordinator: instance.coordinator, environment: environment)
    join(instance.container)
    representable.updateUIView(instance.element, context: context)
    lifecycle(of: instance) { R.dismantleUIView(instance.element, coordinator: instance.coordinator) }
    addRepresented(instance.container) { proposal in
      representable.sizeThatFits(proposal, uiView: instance.element, context: context)
    }
  }
}
