import GalleyGeometry
import GalleyScreen
@_spi(Galley) import UIKit

/// What each kind of view draws in its box, behind its subviews.
extension UIViewWalk {
  func draw(_ view: UIView, in rect: Rect, _ resolver: inout ScreenResolver) {
    drawBackground(of: view, in: rect, &resolver)
    drawLayers(of: view, in: rect, &resolver)
    resolver.draw(plate(of: view, rect), in: rect, isRightToLeft: environment.isRightToLeft)
    switch view {
    case let imageView as UIImageView: draw(imageView, in: rect, &resolver)
    case let segments as UISegmentedControl: drawImages(of: segments, in: rect, &resolver)
    case let bar as UINavigationBar: draw(bar, in: rect, &resolver)
    case let bar as UITabBar: draw(bar, in: rect, &resolver)
    case let pages as UIPageControl: draw(pages, in: rect, &resolver)
    case let effect as UIVisualEffectView: draw(effect, in: rect, &resolver)
    case let place as any StandingIn: draw(place.standIn, of: view.screenType, in: rect, &resolver)
    case let button as UIButton:
      if let image = button.currentBackgroundImage { draw(image, in: rect, tint: button.tintColor, &resolver) }
    default: break
    }
    guard !drawsOwnText(view) else { return }
    for text in texts(of: view, rect) { draw(text, &resolver) }
  }

  /// The view's colour and over it what its own code draws, which can take away from both.
  private func drawBackground(of view: UIView, in rect: Rect, _ resolver: inout ScreenResolver) {
    let start = resolver.drawing.count
    if let color = view.backgroundColor { fill(color, outline(of: view.layer, rect, resolver.grid), &resolver) }
    show(view.layer, in: rect, &resolver)
    guard !steps.isEmpty else { return }
    let backdrop = Array(resolver.drawing[start...])
    resolver.drawing.removeSubrange(start...)
    resolver.drawing += SheetReplay(size: view.bounds.size, in: rect, environment, resolver.grid)
      .commands(steps, over: backdrop)
  }

  private func drawImages(of segments: UISegmentedControl, in rect: Rect, _ resolver: inout ScreenResolver) {
    for (place, part) in segments.frames(in: rect, isMirrored: environment.isRightToLeft).enumerated() {
      guard let image = segments.imageForSegment(at: place) else { continue }
      draw(image, in: UIView.ContentMode.center.place(image.size, in: part), tint: .label, &resolver)
    }
  }

  private func draw(_ pages: UIPageControl, in rect: Rect, _ resolver: inout ScreenResolver) {
    let count = pages.numberOfPages
    guard count > 0, !(pages.hidesForSinglePage && count == 1) else { return }
    let one = pages.size(forNumberOfPages: 1).width
    let pitch = count > 1 ? (pages.size(forNumberOfPages: count).width - one) / CGFloat(count - 1) : 0
    let side = Double(pitch) * 0.4
    for page in 0..<count {
      let x = rect.midX + (Double(page) - Double(count - 1) / 2) * Double(pitch)
      let color =
        page == pages.currentPage
        ? pages.currentPageIndicatorTintColor ?? .label : pages.pageIndicatorTintColor ?? .tertiaryLabel
      let dot = Rect(x: x - side / 2, y: rect.midY - side / 2, width: side, height: side)
      resolver.drawing.append(.fill(.ellipse(dot), .color(rgba(color)), evenOdd: false))
    }
  }

  /// A labelled place for what is not here to be drawn.
  func draw(_ standIn: StandIn, of type: String, in rect: Rect, _ resolver: inout ScreenResolver) {
    PlatformNotes.add(standIn.note(on: type), place: 0)
    fill(.secondarySystemBackground, DrawingPath(resolver.grid.round(rect)), &resolver)
    let label = UILabel()
    label.text = standIn.label
    label.font = .preferredFont(forTextStyle: .caption1)
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    for text in texts(of: label, rect) { draw(text, &resolver) }
  }

  /// A material of SwiftUI's as thick as the blur.
  private func draw(_ view: UIVisualEffectView, in rect: Rect, _ resolver: inout ScreenResolver) {
    guard let blur = view.effect as? UIBlurEffect else { return }
    let material: Material =
      switch blur.style {
      case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: .ultraThin
      case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark, .light: .thin
      case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark, .prominent, .extraLight: .thick
      case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: .bar
      default: .regular
      }
    var environment = environment
    switch blur.style {
    case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark, .systemThickMaterialDark,
      .systemChromeMaterialDark:
      environment.colorScheme = .dark
    case .light, .extraLight, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
      .systemThickMaterialLight, .systemChromeMaterialLight:
      environment.colorScheme = .light
    default: break
    }
    let paint = AnyShapeStyle(material).paint(in: environment)
    resolver.drawing.fill(outline(of: view.layer, rect, resolver.grid), with: paint, in: rect)
  }

  /// A bar's own colour goes on to the window's top.
  private func draw(_ bar: UINavigationBar, in rect: Rect, _ resolver: inout ScreenResolver) {
    let appearance = bar.topItem?.standardAppearance ?? bar.standardAppearance
    guard let color = appearance.backgroundColor ?? bar.barTintColor else { return }
    let whole = Rect(x: rect.minX, y: resolver.window.minY, width: rect.width, height: rect.maxY - resolver.window.minY)
    fill(color, DrawingPath(resolver.grid.round(whole)), &resolver)
  }

  private func draw(_ bar: UITabBar, in rect: Rect, _ resolver: inout ScreenResolver) {
    let color = bar.standardAppearance.backgroundColor ?? bar.barTintColor ?? .secondarySystemBackground
    guard environment.scenario?.generation == .ios26 else {
      fill(color, DrawingPath(resolver.grid.round(rect)), &resolver)
      let line = Rect(x: rect.minX, y: rect.minY, width: rect.width, height: 1 / resolver.grid.scale)
      return fill(.separator, DrawingPath(line), &resolver)
    }
    let platter = Rect(bar.platter).offset(by: origin(of: rect, bar))
    let path = DrawingPath.rounded(platter, radius: environment.scenario?.metrics["bar.tab.pillCornerRadius"] ?? 0)
    resolver.drawing.append(.fill(path, .color(rgba(color).withAlpha(0.92)), evenOdd: false))
  }

  /// Where a view's own zero lies in the window.
  func origin(of rect: Rect, _ view: UIView) -> Point {
    Point(x: rect.minX - view.bounds.minX, y: rect.minY - view.bounds.minY)
  }

  private func draw(_ view: UIImageView, in rect: Rect, _ resolver: inout ScreenResolver) {
    guard let image = view.shownImage else { return }
    draw(image, in: view.contentMode.place(image.size, in: rect), tint: view.tintColor, &resolver)
  }

  /// The picture of an image view, where its content mode puts it; symbols are no pictures.
  func picture(of view: UIImageView, _ rect: Rect, _ grid: PixelGrid) -> Picture? {
    guard let image = view.shownImage, !image.isSymbolImage else { return nil }
    let place = view.contentMode.place(image.size, in: rect)
    let hasCaps = image.capInsets != .zero
    let isFixed = place.size == Size(image.size) && !hasCaps
    return Picture(
      size: Size(image.size), place: grid.round(place), resizing: hasCaps ? .caps : isFixed ? .fixed : .stretch)
  }

  func draw(_ image: UIImage, in rect: Rect, tint: UIColor?, _ resolver: inout ScreenResolver) {
    environment.draw(image, in: rect, tint: tint, &resolver.drawing, resolver.grid)
  }
}

extension UIView.ContentMode {
  /// Where content of a size lies in a box.
  func place(_ size: CGSize, in rect: Rect) -> Rect {
    func fitted(_ factor: Double) -> Rect {
      let (w, h) = (size.width * factor, size.height * factor)
      return Rect(x: rect.midX - w / 2, y: rect.midY - h / 2, width: w, height: h)
    }
    guard size.width > 0, size.height > 0 else { return Rect(origin: rect.origin, size: .zero) }
    switch self {
    case .scaleToFill, .redraw: return rect
    case .scaleAspectFit: return fitted(min(rect.width / size.width, rect.height / size.height))
    case .scaleAspectFill: return fitted(max(rect.width / size.width, rect.height / size.height))
    default: break
    }
    let left = [.left, .topLeft, .bottomLeft].contains(self)
    let right = [.right, .topRight, .bottomRight].contains(self)
    let top = [.top, .topLeft, .topRight].contains(self)
    let bottom = [.bottom, .bottomLeft, .bottomRight].contains(self)
    return Rect(
      x: left ? rect.minX : right ? rect.maxX - size.width : rect.midX - size.width / 2,
      y: top ? rect.minY : bottom ? rect.maxY - size.height : rect.midY - size.height / 2, width: size.width,
      height: size.height)
  }
}
