import CoreGraphics
import Foundation
import GalleyScenario
import GalleyScreen

extension UIWindow {
  /// Takes another scenario for the views that it shows: rotation, another window, another text size.
  ///
  /// In UIKit's order: controllers hear of the traits and the size to come, the window takes both, what was to go along
  /// with it is done, then views and controllers hear that their traits have changed. Views, their state and the first
  /// responder stay.
  @_spi(Galley) public func change(to scenario: ResolvedScenario) {
    let before = self.scenario
    // Whatever has been asked of UIKit since, the views are as the window was met last.
    UIKitScenario.current = before
    let traits = UITraitCollection(scenario)
    let size = CGSize(width: scenario.window.width, height: scenario.window.height)
    let coordinator = ChangeCoordinator(container: self)
    let known = knownTraits()
    if traits != UITraitCollection(before) { rootViewController?.willTransition(to: traits, with: coordinator) }
    if size != bounds.size { rootViewController?.viewWillTransition(to: size, with: coordinator) }

    UIKitScenario.current = scenario
    self.scenario = scenario
    ownSafeArea = UIEdgeInsets(scenario.safeArea)
    frame = CGRect(origin: .zero, size: size)
    safeAreaInsetsDidChange()
    traitsChanged()
    coordinator.goAlong()
    tellOfTraits(known)
    if scenario.safeArea != before.safeArea { tellOfSafeArea(self) }
    coordinator.complete()
    Self.notify(from: before, to: scenario)
  }

  // MARK: Traits

  private struct KnownTraits {
    let view: UIView
    let traits: UITraitCollection
  }

  /// Every view in the window with its traits, outer ones first.
  private func knownTraits() -> [KnownTraits] {
    func all(_ view: UIView) -> [KnownTraits] {
      [KnownTraits(view: view, traits: view.traitCollection)] + view.subviews.flatMap(all)
    }
    return all(self)
  }

  private func tellOfTraits(_ known: [KnownTraits]) {
    for item in known {
      let (before, after) = (item.traits, item.view.traitCollection)
      guard before != after else { continue }
      if let controller = item.view.controller {
        controller.traitCollectionDidChange(before)
        for registration in controller.traitRegistrations where registration.concerns(before.values, after.values) {
          registration.act(before)
        }
      }
      item.view.traitCollectionDidChange(before)
      for registration in item.view.traitRegistrations where registration.concerns(before.values, after.values) {
        registration.act(before)
      }
    }
  }

  private func tellOfSafeArea(_ view: UIView) {
    for child in view.subviews {
      child.safeAreaInsetsDidChange()
      child.controller?.viewSafeAreaInsetsDidChange()
      tellOfSafeArea(child)
    }
  }

  // MARK: Notifications

  private static func notify(from before: ResolvedScenario, to after: ResolvedScenario) {
    let center = NotificationCenter.default
    if before.orientation != after.orientation {
      center.post(name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
    }
    if before.textSize != after.textSize {
      let category = UIContentSizeCategory(after.textSize)
      center.post(
        name: UIContentSizeCategory.didChangeNotification, object: UIApplication.shared,
        userInfo: [UIContentSizeCategory.newValueUserInfoKey: category])
    }
  }
}

/// Tells of a change that happens at once.
@MainActor final class ChangeCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Step = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let containerView: UIView
  private var alongside: [Step] = []
  private var completions: [Step] = []

  init(container: UIView) {
    containerView = container
    super.init()
  }

  var isAnimated: Bool { false }
  var isInteractive: Bool { false }
  var isCancelled: Bool { false }
  var initiallyInteractive: Bool { false }
  var transitionDuration: TimeInterval { 0 }
  var percentComplete: CGFloat { 1 }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }

  func animate(alongsideTransition animation: Step?, completion: Step?) -> Bool {
    if let animation { alongside.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  func goAlong() { for step in alongside { step(self) } }
  func complete() { for step in completions { step(self) } }
}
