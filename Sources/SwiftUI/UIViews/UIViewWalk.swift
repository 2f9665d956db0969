import GalleyGeometry
import GalleyScreen
@_spi(Galley) import CoreGraphics
@_spi(Galley) import UIKit

/// Walks a tree of UIKit views once, in drawing order, and adds what it shows to a screen.
///
/// Commands are in the window's coordinates as if no view above were transformed; a transform stands in the list.
/// Frames are where the transforms put them.
@MainActor
struct UIViewWalk {
  /// Where the superview's zero lies.
  var origin: Point
  /// What the transforms of the views above do to the window's coordinates.
  var outer = CGAffineTransform.identity
  /// What colours, symbols and images are resolved in.
  var environment: EnvironmentValues
  /// Whether a view above, or this one, is hidden.
  var isHidden = false
  /// Whether this view and those above take touches.
  var takesTouches = true
  /// What the view's own code draws.
  private(set) var steps: [CGContext.Step] = []

  init(origin: Point, environment: EnvironmentValues) {
    self.origin = origin
    self.environment = environment
  }

  /// The nodes of a view and everything below it.
  ///
  /// - Parameter known: what the tree around knows of the view already: its identifier and its place.
  func nodes(of view: UIView, as known: ScreenNode? = nil, _ resolver: inout ScreenResolver) -> [ScreenNode] {
    if view.isHidden, !isHidden {
      // As hidden views of SwiftUI's: a place in the geometry, and nothing drawn.
      let start = resolver.drawing.count
      var inside = self
      inside.isHidden = true
      let nodes = inside.nodes(of: view, as: known, &resolver)
      resolver.drawing.removeSubrange(start...)
      return nodes
    }
    var inner = self
    inner.environment = environment.under(view.traitCollection)
    inner.takesTouches = takesTouches && view.isUserInteractionEnabled
    inner.steps = view.drawnSteps
    let anchor = view.layer.anchorPoint
    let bounds = view.bounds
    let rect = Rect(
      x: origin.x + view.center.x - anchor.x * bounds.width, y: origin.y + view.center.y - anchor.y * bounds.height,
      width: bounds.width, height: bounds.height)
    inner.origin = Point(x: rect.minX - bounds.minX, y: rect.minY - bounds.minY)
    if !view.transform.isIdentity {
      let pivot = CGPoint(x: origin.x + view.center.x, y: origin.y + view.center.y)
      let own = CGAffineTransform(translationX: -pivot.x, y: -pivot.y).concatenating(view.transform)
        .concatenating(CGAffineTransform(translationX: pivot.x, y: pivot.y))
      inner.outer = own.concatenating(outer)
      resolver.drawing.append(.save)
      resolver.drawing.append(.transform(Transform(own)))
    }
    let outerClip = resolver.clip
    let outerTraits = resolver.inherited
    inner.begin(view, rect, &resolver)
    let children = inner.content(of: view, rect, &resolver)
    inner.end(view, rect, &resolver)
    if !view.transform.isIdentity { resolver.drawing.append(.restore) }
    defer {
      resolver.clip = outerClip
      resolver.inherited = outerTraits
    }
    guard known?.id != nil || !view.isLeftOutOfScreens else { return children }
    return [inner.described(view, rect, known, children, resolver)]
  }

  /// What the view itself shows, then its subviews; views that are not UIKit's inside answer for themselves.
  private func content(of view: UIView, _ rect: Rect, _ resolver: inout ScreenResolver) -> [ScreenNode] {
    draw(view, in: rect, &resolver)
    if let island = view as? any ScreenIsland { return island.islandNodes(&resolver) }
    resolver.inherited.formUnion(view.traitsForContent)
    var children: [ScreenNode] = []
    for child in view.subviews { children += nodes(of: child, &resolver) }
    return children
  }

  /// Where a rectangle of the untransformed window is seen.
  func seen(_ rect: Rect) -> Rect {
    guard !outer.isIdentity else { return rect }
    return Rect(CGRect(rect).applying(outer))
  }
}

/// A UIKit view whose content is a tree of SwiftUI's.
@MainActor
protocol ScreenIsland: UIView {
  func islandNodes(_ resolver: inout ScreenResolver) -> [ScreenNode]
}
