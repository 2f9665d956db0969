import GalleyScenario
import Testing
@_spi(Galley) import UIKit

@MainActor @Suite(.serialized) struct UIViewTests {
  @Test func framesFollowFromBoundsAndCentre() {
    setScenario()
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 40))
    #expect(view.center == CGPoint(x: 60, y: 40))
    view.bounds.size = CGSize(width: 50, height: 20)
    #expect(view.frame == CGRect(x: 35, y: 30, width: 50, height: 20))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == CGRect(x: 10, y: 20, width: 100, height: 40))
    view.transform = .identity
    view.frame.origin = .zero
    #expect(view.center == CGPoint(x: 25, y: 10))
  }

  @Test func pointsConvertThroughScrollingAndTurning() {
    setScenario()
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let scroll = UIScrollView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    scroll.contentInsetAdjustmentBehavior = .never
    let inner = UIView(frame: CGRect(x: 10, y: 200, width: 20, height: 20))
    root.addSubview(scroll)
    scroll.addSubview(inner)
    scroll.contentOffset = CGPoint(x: 0, y: 150)
    #expect(inner.convert(CGPoint.zero, to: root) == CGPoint(x: 60, y: 100))
    #expect(root.convert(CGRect(x: 60, y: 100, width: 20, height: 20), to: inner) == inner.bounds)
  }

  @Test func autoresizingSharesTheChangeInProportion() {
    setScenario()
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 20, y: 10, width: 50, height: 80))
    child.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin, .flexibleHeight]
    parent.addSubview(child)
    parent.frame.size = CGSize(width: 200, height: 150)
    // 100 more in width go to 20 and 30 as 40 and 60; all of the height's 50 to the height.
    #expect(child.frame == CGRect(x: 60, y: 10, width: 50, height: 130))
  }

  @Test func safeAreaReachesIntoChildren() {
    setScenario()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let controller = UIViewController()
    window.rootViewController = controller
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 40, left: 0, bottom: 30, right: 0)
    let child = UIView(frame: CGRect(x: 0, y: 25, width: 375, height: 642))
    controller.view.addSubview(child)
    #expect(controller.view.safeAreaInsets.top == 40)
    #expect(child.safeAreaInsets == UIEdgeInsets(top: 15, left: 0, bottom: 30, right: 0))
    child.frame.origin.y = -10
    #expect(child.safeAreaInsets.top == 40)
  }

  @Test func subviewsAreOrderedAndMoved() {
    setScenario()
    let (a, b) = (UIView(), UIView())
    let (x, y, z) = (UIView(), UIView(), UIView())
    for view in [x, y, z] { a.addSubview(view) }
    a.bringSubviewToFront(x)
    a.insertSubview(z, belowSubview: y)
    #expect(a.subviews == [z, y, x])
    b.addSubview(y)
    #expect(a.subviews == [z, x] && y.superview === b)
    b.addSubview(b)
    #expect(b.superview == nil)
  }

  @Test func layoutRunsFromTheTopDownAndOnlyWhereAsked() {
    setScenario()
    final class Counter: UIView {
      var count = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        count += 1
      }
    }
    let (outer, inner) = (Counter(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), Counter())
    outer.addSubview(inner)
    outer.layoutIfNeeded()
    #expect(outer.count == 1 && inner.count == 1)
    outer.layoutIfNeeded()
    #expect(outer.count == 1)
    inner.frame.size = CGSize(width: 5, height: 5)
    outer.layoutIfNeeded()
    #expect(inner.count == 2)
  }
}
