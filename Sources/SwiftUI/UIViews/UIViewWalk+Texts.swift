import GalleyGeometry
import GalleyScreen
import GalleyTypography
@_spi(Galley) import CoreGraphics
@_spi(Galley) import UIKit

/// A text of UIKit's in its place.
struct PlacedText {
  var text: SetText
  var layout: ParagraphLayout
  var origin: Point
  var isDimmed = false
  /// Where lines that go on beyond it are cut.
  var edge: Rect?
  var shadow: DrawingLayer.Shadow?

  /// What the lines take.
  var frame: Rect {
    let frames = layout.lines.map(\.frame)
    return frames.dropFirst().reduce(frames.first ?? .zero) { $0.union($1) }.offset(by: origin)
  }
}

/// Where the texts of UIKit's views lie.
extension UIViewWalk {
  /// The texts that a view shows itself, in their places.
  func texts(of view: UIView, _ rect: Rect) -> [PlacedText] {
    if drawsOwnText(view) { return [drawnText(of: view, rect)].compactMap { $0 } }
    return switch view {
    case let label as UILabel: label.text?.isEmpty == false ? [text(of: label, rect)] : []
    case let field as UITextField:
      [field.setText].filter { !$0.string.isEmpty }.map {
        placed($0, in: Rect(field.shownRect).offset(by: origin(of: rect, field)))
      }
    case let view as UITextView: view.text.isEmpty ? [] : [text(of: view, rect)]
    case let segments as UISegmentedControl: titles(of: segments, rect)
    default: []
    }
  }

  /// Whether code of the view's own class draws its text, or has it drawn, on the view's sheet.
  func drawsOwnText(_ view: UIView) -> Bool {
    (view is UILabel || view is UITextField) && UserCode.includes(type(of: view))
  }

  /// The view's own text where code had it drawn; nil for one that was turned or scaled, or drawn as another text.
  private func drawnText(of view: UIView, _ rect: Rect) -> PlacedText? {
    for case .element(let text as DrawnText, let place, let state) in steps where text.owner == ObjectIdentifier(view) {
      let t = state.transform
      guard t.a == 1, t.d == 1, t.b == 0, t.c == 0 else { return nil }
      return PlacedText(
        text: text.text, layout: text.layout,
        origin: Point(x: rect.minX + Double(place.minX + t.tx), y: rect.minY + Double(place.minY + t.ty)),
        isDimmed: text.isDimmed)
    }
    return nil
  }

  private func text(of label: UILabel, _ rect: Rect) -> PlacedText {
    var text = placed(label.setText, in: rect, height: rect.height)
    text.isDimmed = !label.isEnabled
    text.shadow = label.shadowColor.map {
      DrawingLayer.Shadow(
        color: rgba($0), radius: 0, offset: Point(x: label.shadowOffset.width, y: label.shadowOffset.height))
    }
    // A line that goes on beyond the edge is cut there.
    if label.lineBreakMode == .byClipping, text.layout.lost > 0 { text.edge = rect }
    return text
  }

  private func text(of view: UITextView, _ rect: Rect) -> PlacedText {
    let insets = view.textInsets
    let (text, zero) = (view.setText, origin(of: rect, view))
    let width = max(0, rect.width - Double(insets.left + insets.right))
    return PlacedText(
      text: text, layout: text.paragraph.layout(width: width, height: nil, alignedIn: width),
      origin: Point(x: zero.x + Double(insets.left), y: zero.y + Double(insets.top)))
  }

  /// In the middle of a box's height, at its alignment's side.
  private func placed(_ text: SetText, in rect: Rect, height: Double? = nil) -> PlacedText {
    let layout = text.paragraph.layout(width: max(0, rect.width), height: height, alignedIn: max(0, rect.width))
    return PlacedText(
      text: text, layout: layout, origin: Point(x: rect.minX, y: rect.minY + (rect.height - layout.size.height) / 2))
  }

  private func titles(of segments: UISegmentedControl, _ rect: Rect) -> [PlacedText] {
    let padding = environment.scenario?.metrics["control.segmented.padding"] ?? 0
    return zip(0..., segments.frames(in: rect, isMirrored: environment.isRightToLeft)).compactMap { place, part in
      guard let text = segments.titleText(at: place) else { return nil }
      let width = max(0, part.width - padding / 2)
      return placed(text, in: Rect(x: part.midX - width / 2, y: part.minY, width: width, height: part.height))
    }
  }

  func draw(_ text: PlacedText, _ resolver: inout ScreenResolver) {
    let start = resolver.grid.round(Rect(origin: text.origin, size: .zero)).origin
    if let edge = text.edge { resolver.drawing += [.save, .clip(DrawingPath(edge), evenOdd: false)] }
    if text.shadow != nil { resolver.drawing.append(.beginLayer(DrawingLayer(shadow: text.shadow))) }
    SetTextPainter(environment: environment, grid: resolver.grid)
      .draw(text.layout, looks: text.text.looks, isDimmed: text.isDimmed, at: start, &resolver.drawing)
    if text.shadow != nil { resolver.drawing.append(.endLayer) }
    if text.edge != nil { resolver.drawing.append(.restore) }
    if text.text.wantsHyphens { noteHyphens(of: text.text.string) }
  }

  private func noteHyphens(of text: String) {
    let shown = text.count > 24 ? text.prefix(23) + "…" : text[...]
    PlatformNotes.add(
      "\"\(shown)\" asks for hyphenation, which is not done here: only soft hyphens in the text break words", place: 0)
  }

  /// The lines of a view that shows one text.
  func lines(of view: UIView, _ rect: Rect, _ resolver: ScreenResolver) -> TextLines? {
    guard !(view is UISegmentedControl) else { return nil }
    return texts(of: view, rect).first.map { lines(of: $0, resolver) }
  }

  private func lines(of text: PlacedText, _ resolver: ScreenResolver) -> TextLines {
    let lines = TextLines(
      text.layout, of: text.text.string, at: text.origin, font: ResolvedFont(request: text.text.font).description,
      pointSize: text.text.font.size, seen: seen)
    return lines.clipped(by: resolver.visibleClip)
  }

  /// The titles of segments, which are views of their own in UIKit.
  func titleNodes(of segments: UISegmentedControl, _ rect: Rect, _ resolver: ScreenResolver) -> [ScreenNode] {
    titles(of: segments, rect).map { title in
      let exact = seen(title.frame)
      var node = ScreenNode(type: "UISegmentLabel", frame: resolver.grid.round(exact), exact: exact)
      node.text = title.text.string
      node.role = .text
      node.traits = resolver.inherited
      node.clip = resolver.visibleClip
      node.lines = lines(of: title, resolver)
      return node
    }
  }
}

extension UISegmentedControl {
  /// Where the segments lie, in the order of their numbers.
  func frames(in rect: Rect, isMirrored: Bool) -> [Rect] {
    var x = rect.minX
    return segmentShares.map { share in
      let width = share * rect.width
      defer { x += width }
      return Rect(
        x: isMirrored ? rect.minX + rect.maxX - x - width : x, y: rect.minY, width: width, height: rect.height)
    }
  }
}
