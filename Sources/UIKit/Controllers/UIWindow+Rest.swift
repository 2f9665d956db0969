import CoreGraphics
import Foundation

extension UIWindow {
  /// Brings the window to rest: controllers whose views are shown are told so, then everything is laid out, until
  /// nothing asks for more (at most 16 times).
  ///
  /// The order is UIKit's: `viewWillAppear`, `viewIsAppearing`, layout, `viewDidAppear`.
  @_spi(Galley) public func bringToRest() {
    askBars(self)
    for _ in 0..<16 {
      let shown = shownControllers(of: self)
      leave(shown)
      let coming = shown.filter { $0.appearance == .disappeared }
      for controller in coming {
        controller.appearance = .appeared
        controller.viewWillAppear(false)
      }
      for controller in coming { controller.viewIsAppearing(false) }
      layoutIfNeeded()
      for controller in coming { controller.viewDidAppear(false) }
      known = shown
      guard needsRest || shownControllers(of: self).contains(where: { $0.appearance == .disappeared }) else { return }
    }
  }

  /// The items of bars change without a word to their bars.
  private func askBars(_ view: UIView) {
    if view is UINavigationBar || view is UITabBar || view is UIToolbar { view.setNeedsLayout() }
    for child in view.subviews { askBars(child) }
  }

  /// Whether a view in the window has asked for layout since it came to rest.
  @_spi(Galley) public var needsRest: Bool { asksForLayout(self) }

  private func asksForLayout(_ view: UIView) -> Bool {
    view.needsLayout || view.subviews.contains { asksForLayout($0) }
  }

  /// The controllers of the views in the window, outer ones first.
  private func shownControllers(of view: UIView) -> [UIViewController] {
    (view.controller.map { [$0] } ?? []) + view.subviews.flatMap { shownControllers(of: $0) }
  }

  private func leave(_ shown: [UIViewController]) {
    let gone = known.filter { old in !shown.contains { $0 === old } }
    for controller in gone { controller.viewWillDisappear(false) }
    for controller in gone {
      controller.appearance = .disappeared
      controller.viewDidDisappear(false)
    }
  }
}
