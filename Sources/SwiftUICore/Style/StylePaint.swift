import GalleyGeometry
import GalleyScreen

/// What a style comes to: a paint for any rectangle, and what is done to what it paints.
public struct _StylePaint {
  package enum Fill {
    case nothing
    case color(RGBA)
    /// A gradient whose points depend on the rectangle.
    case gradient((Rect) -> Paint)
    /// A round gradient that is stretched with the rectangle.
    case ellipse((Rect) -> Paint, (Rect) -> Transform)
    /// A bitmap in tiles.
    case tiles((Rect) -> [DrawingCommand])
  }

  package var fill: Fill
  package var opacity = 1.0
  package var blend = "normal"
  package var shadows: [DrawingLayer.Shadow] = []

  package init(_ fill: Fill) { self.fill = fill }

  package static func color(_ color: RGBA) -> _StylePaint { _StylePaint(.color(color)) }

  package func withOpacity(_ factor: Double) -> _StylePaint {
    var copy = self
    copy.opacity *= factor
    return copy
  }

  /// Whether nothing would be seen.
  package var isClear: Bool {
    if opacity <= 0 { return true }
    switch fill {
    case .nothing: return true
    case .color(let color): return color.alpha <= 0
    default: return false
    }
  }

  /// Whether the paint is one colour, all of whose numbers are ones.
  package var isPlainColor: Bool {
    guard case .color(let color) = fill else { return false }
    return (color.red + color.green + color.blue + color.alpha + opacity).isFinite
  }

  /// The paint for glyphs and paths; a pattern that no single paint can show is clear.
  package func paint(in rect: Rect) -> Paint {
    switch fill {
    case .nothing, .tiles: return .color(.clear)
    case .color(let color): return .color(color.withAlpha(opacity))
    case .gradient(let make), .ellipse(let make, _): return make(rect).withAlpha(opacity)
    }
  }

  /// One colour for what can only take one, such as the tint of a template image: a gradient's first.
  package func color(in rect: Rect) -> RGBA {
    switch paint(in: rect) {
    case .color(let color): color
    case .linear(let stops, _, _), .radial(let stops, _, _, _), .angular(let stops, _, _, _):
      stops.first?.color ?? .clear
    }
  }
}

extension Paint {
  /// The paint with every colour's alpha multiplied.
  func withAlpha(_ factor: Double) -> Paint {
    guard factor != 1 else { return self }
    func faded(_ stops: [Stop]) -> [Stop] {
      stops.map { Stop(color: $0.color.withAlpha(factor), location: $0.location) }
    }
    switch self {
    case .color(let color): return .color(color.withAlpha(factor))
    case .linear(let stops, let from, let to): return .linear(faded(stops), from: from, to: to)
    case .radial(let stops, let center, let start, let end):
      return .radial(faded(stops), center: center, startRadius: start, endRadius: end)
    case .angular(let stops, let center, let start, let end):
      return .angular(faded(stops), center: center, startAngle: start, endAngle: end)
    }
  }
}

extension [DrawingCommand] {
  /// Fills a path with what a style paints in a rectangle.
  package mutating func fill(_ path: DrawingPath, with style: _StylePaint, in rect: Rect, evenOdd: Bool = false) {
    guard !style.isClear || !style.shadows.isEmpty, !path.elements.isEmpty else { return }
    withLayers(of: style) { drawing in
      switch style.fill {
      case .nothing: break
      case .color, .gradient: drawing.append(.fill(path, style.paint(in: rect), evenOdd: evenOdd))
      case .ellipse(_, let stretch):
        // The circle is drawn in its own space; the path goes there and comes back.
        let transform = stretch(rect)
        guard let back = transform.inverted else { break }
        drawing += [
          .save, .transform(transform), .fill(path.applying(back), style.paint(in: rect), evenOdd: evenOdd), .restore,
        ]
      case .tiles(let make):
        drawing += [.save, .clip(path, evenOdd: evenOdd)]
        drawing += make(rect)
        drawing.append(.restore)
      }
    }
  }

  /// Draws the line of a path with what a style paints in a rectangle.
  package mutating func stroke(_ path: DrawingPath, _ form: StrokeForm, with style: _StylePaint, in rect: Rect) {
    guard !style.isClear || !style.shadows.isEmpty, !path.elements.isEmpty, form.width > 0 else { return }
    withLayers(of: style) { $0.append(.stroke(path, style.paint(in: rect), form)) }
  }

  private mutating func withLayers(of style: _StylePaint, _ draw: (inout [DrawingCommand]) -> Void) {
    if style.blend != "normal" { append(.beginLayer(DrawingLayer(blend: style.blend))) }
    for shadow in style.shadows { append(.beginLayer(DrawingLayer(shadow: shadow))) }
    draw(&self)
    for _ in style.shadows { append(.endLayer) }
    if style.blend != "normal" { append(.endLayer) }
  }
}

extension DrawingPath {
  /// The path with every point mapped.
  package func applying(_ t: Transform) -> DrawingPath {
    DrawingPath(
      elements.map { element in
        switch element {
        case .move(let p): .move(t.apply(p))
        case .line(let p): .line(t.apply(p))
        case .quad(let p, let c): .quad(t.apply(p), control: t.apply(c))
        case .cubic(let p, let c1, let c2): .cubic(t.apply(p), control1: t.apply(c1), control2: t.apply(c2))
        case .close: .close
        }
      })
  }
}

extension Transform {
  /// The map back; nil for one that flattens the plane.
  package var inverted: Transform? {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return nil }
    return Transform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }
}
