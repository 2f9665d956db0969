import GalleyGeometry

extension Screen {
  /// A promise that a screen breaks.
  public enum Violation: Equatable, Sendable {
    /// A coordinate, size or other number that is not finite.
    case notFinite(String)
    case negativeSize(String)
    /// The scale, or a number of glyphs, stops or parts, that makes no sense.
    case senseless(String)
    /// `restore`, `endLayer` or `endMask` without its beginning, at a place in the drawing list.
    case unopened(String, at: Int)
    /// What the drawing list leaves open.
    case unclosed(String)
  }

  /// What a tool may rely on and does not hold, in order; empty for a sound screen.
  ///
  /// Every number is finite, no size is negative, the scale is positive, glyphs have places, gradients have stops,
  /// dashes are not negative, and the drawing list closes what it opens.
  public var violations: [Violation] {
    var found: [Violation] = []
    if !size.isFinite { found.append(.notFinite("size")) }
    if size.width < 0 || size.height < 0 { found.append(.negativeSize("size")) }
    if !scale.isFinite || scale <= 0 { found.append(.senseless("scale")) }
    if ![safeArea.top, safeArea.left, safeArea.bottom, safeArea.right].allSatisfy(\.isFinite) {
      found.append(.notFinite("safeArea"))
    }
    for visit in root.visits { visit.node.check(visit.path ?? visit.node.type, into: &found) }
    checkDrawing(into: &found)
    return found
  }
}

extension Screen.Violation: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notFinite(let place): "\(place) is not finite"
    case .negativeSize(let place): "\(place) has a negative size"
    case .senseless(let place): "\(place) makes no sense"
    case .unopened(let name, let index): "drawing command \(index) (\(name)) closes what was not opened"
    case .unclosed(let name): "the drawing list ends inside \(name)"
    }
  }
}

extension ScreenNode {
  fileprivate func check(_ path: String, into found: inout [Screen.Violation]) {
    let rects: [(name: String, rect: Rect?)] = [
      ("frame", frame), ("exact", exact), ("clip", clip), ("hitArea", hitArea), ("picture", picture?.place),
    ]
    for case (let name, let rect?) in rects {
      if !rect.isFinite { found.append(.notFinite("\(path) \(name)")) }
      if rect.width < 0 || rect.height < 0 { found.append(.negativeSize("\(path) \(name)")) }
    }
    guard let lines else { return }
    if !lines.lines.allSatisfy({ $0.frame.isFinite && $0.baseline.isFinite }) || !lines.shrunk.isFinite
      || !lines.pointSize.isFinite
    {
      found.append(.notFinite("\(path) lines"))
    }
    if lines.lost < 0 { found.append(.senseless("\(path) lost")) }
  }
}

extension Screen {
  fileprivate func checkDrawing(into found: inout [Violation]) {
    var open: [String] = []
    for (index, command) in drawing.enumerated() {
      if !command.isFinite { found.append(.notFinite("drawing command \(index)")) }
      if !command.isSensible { found.append(.senseless("drawing command \(index)")) }
      switch command {
      case .save: open.append("save")
      case .beginLayer: open.append("beginLayer")
      case .beginMask: open.append("beginMask")
      case .restore: close("save", "restore", at: index)
      case .endLayer: close("beginLayer", "endLayer", at: index)
      case .endMask: close("beginMask", "endMask", at: index)
      default: break
      }
    }
    found += open.map(Violation.unclosed)

    func close(_ beginning: String, _ end: String, at index: Int) {
      if open.last == beginning { open.removeLast() } else { found.append(.unopened(end, at: index)) }
    }
  }
}

extension Rect {
  var isFinite: Bool { origin.isFinite && size.isFinite }
}

extension Point {
  var isFinite: Bool { x.isFinite && y.isFinite }
}

extension DrawingCommand {
  /// Whether every number of the command is one: code can build paths whose coordinates are not.
  package var isFinite: Bool {
    switch self {
    case .save, .restore, .endLayer, .beginMask, .endMask: true
    case .transform(let t): [t.a, t.b, t.c, t.d, t.tx, t.ty].allSatisfy(\.isFinite)
    case .clip(let path, _): path.isFinite
    case .beginLayer(let layer):
      layer.opacity.isFinite && layer.blur.isFinite && (layer.shadow?.radius.isFinite ?? true)
        && (layer.shadow?.offset.isFinite ?? true)
    case .fill(let path, let paint, _): path.isFinite && paint.isFinite
    case .stroke(let path, let paint, let form):
      path.isFinite && paint.isFinite && form.width.isFinite && form.dash.allSatisfy(\.isFinite)
        && form.miterLimit.isFinite && form.dashPhase.isFinite
    case .glyphs(let run):
      run.size.isFinite && run.stretch.isFinite && run.slant.isFinite && run.paint.isFinite
        && run.positions.allSatisfy(\.isFinite)
    case .image(let image): image.frame.isFinite
    case .symbol(_, let frame, _, let paint): frame.isFinite && paint.isFinite
    }
  }

  fileprivate var isSensible: Bool {
    switch self {
    case .fill(_, let paint, _): paint.hasStops
    case .stroke(_, let paint, let form): paint.hasStops && form.width >= 0 && form.dash.allSatisfy { $0 >= 0 }
    case .glyphs(let run): run.glyphs.count == run.positions.count && run.size >= 0 && run.paint.hasStops
    case .image(let image): image.frame.width >= 0 && image.frame.height >= 0
    case .symbol(_, let frame, _, let paint): frame.width >= 0 && frame.height >= 0 && paint.hasStops
    default: true
    }
  }
}

extension DrawingPath {
  fileprivate var isFinite: Bool {
    elements.allSatisfy { element in
      switch element {
      case .move(let point), .line(let point): point.isFinite
      case .quad(let point, let control): point.isFinite && control.isFinite
      case .cubic(let point, let control1, let control2): point.isFinite && control1.isFinite && control2.isFinite
      case .close: true
      }
    }
  }
}

extension Paint {
  fileprivate var isFinite: Bool {
    switch self {
    case .color(let color): color.isFinite
    case .linear(let stops, let from, let to): stops.allSatisfy(\.isFinite) && from.isFinite && to.isFinite
    case .radial(let stops, let center, let a, let b), .angular(let stops, let center, let a, let b):
      stops.allSatisfy(\.isFinite) && center.isFinite && a.isFinite && b.isFinite
    }
  }

  fileprivate var hasStops: Bool {
    switch self {
    case .color: true
    case .linear(let stops, _, _), .radial(let stops, _, _, _), .angular(let stops, _, _, _): !stops.isEmpty
    }
  }
}

extension Paint.Stop {
  fileprivate var isFinite: Bool { location.isFinite && color.isFinite }
}

extension RGBA {
  fileprivate var isFinite: Bool { red.isFinite && green.isFinite && blue.isFinite && alpha.isFinite }
}
