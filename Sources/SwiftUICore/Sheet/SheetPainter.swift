import GalleyGeometry
import GalleyScreen
@_spi(Galley) import UIKit

/// A sheet that is being painted: what is on it so far and what is clipped.
///
/// Drawing lists only lay things over each other. What takes away from a sheet, or goes by what is on it, wraps the list so
/// far into a layer with a mask.
struct SheetPainter {
  /// How something is laid on the sheet.
  struct Look {
    var opacity: Double
    var blend: CGBlendMode
    var shadow: DrawingLayer.Shadow?
  }

  enum Clip: Equatable {
    case path(DrawingPath, evenOdd: Bool)
    /// Commands: only where these are opaque does anything show.
    case mask([DrawingCommand])
  }

  /// The sheet, or a layer over it.
  private struct Level {
    var drawing: [DrawingCommand]
    /// The clips that stand open at the end of the list.
    var open: [Clip] = []
    /// What is to be taken away before anything else is drawn.
    var eraser: [DrawingCommand] = []
    /// How the layer is laid over what is below it.
    var look = Look(opacity: 1, blend: .normal)
  }

  private let area: Rect
  private var levels: [Level]
  private var clips: [Clip]
  private var saved: [[Clip]] = []
  /// Whether something goes by the colours below, which must be those of this sheet.
  private var mixes = false

  /// Twice as long a list for each of several operations would soon be too long.
  private static let longest = 20_000

  init(area: Rect, _ backdrop: [DrawingCommand]) {
    self.area = area
    levels = [Level(drawing: backdrop)]
    clips = [.path(DrawingPath(area), evenOdd: false)]
  }

  // MARK: States

  mutating func save() { saved.append(clips) }

  mutating func restore() { if let last = saved.popLast() { clips = last } }

  mutating func clip(_ path: DrawingPath, evenOdd: Bool) { clips.append(.path(path, evenOdd: evenOdd)) }

  mutating func clip(to mask: [DrawingCommand]) { clips.append(.mask(mask)) }

  mutating func beginLayer(_ look: Look) {
    save()
    levels.append(Level(drawing: [], look: look))
  }

  mutating func endLayer() {
    guard levels.count > 1 else { return }
    settle()
    let level = levels.removeLast()
    restore()
    paint(level.look, level.drawing, covering: nil)
  }

  /// All that was painted.
  var finished: [DrawingCommand] {
    var end = self
    while end.levels.count > 1 { end.endLayer() }
    end.settle()
    guard let drawing = end.levels.first?.drawing, !drawing.isEmpty else { return [] }
    return end.mixes ? Self.masked(drawing, by: [.fill(DrawingPath(area), .color(.black), evenOdd: false)]) : drawing
  }

  // MARK: Painting

  /// - Parameter command: with a paint in the place of its own, or with its own.
  mutating func paint(_ look: Look, _ command: (Paint?) -> DrawingCommand) {
    var look = look
    // What is replaced by something opaque is covered by it as well, without seams.
    if look.blend == .copy, look.opacity >= 1, look.shadow == nil, command(nil).isOpaque { look.blend = .normal }
    paint(look, [command(nil)], shape: [command(.color(.black))])
  }

  /// - Parameter path: what the content covers; nil for what it paints itself.
  mutating func paint(_ look: Look, _ content: [DrawingCommand], covering path: DrawingPath?) {
    paint(look, content, shape: path.map { [.fill($0, .color(.black), evenOdd: false)] } ?? content)
  }

  private mutating func paint(_ look: Look, _ content: [DrawingCommand], shape: [DrawingCommand]) {
    guard look.blend.changesBackdrop else { return lay(dressed(content, look)) }
    let plain = dressed(content, Look(opacity: look.opacity, blend: .normal, shadow: look.shadow))
    switch look.blend {
    case .clear: erase(shape)
    case .copy:
      erase(shape)
      lay(plain)
    case .destinationOut: erase(plain)
    case .destinationOver:
      settle()
      levels[levels.count - 1].drawing = clipped(plain) + levels[levels.count - 1].drawing
    default: combine(plain, shape, look.blend)
    }
  }

  /// What needs both what is on the sheet and what is drawn, each where the other is or is not.
  private mutating func combine(_ source: [DrawingCommand], _ shape: [DrawingCommand], _ blend: CGBlendMode) {
    settle()
    let below = levels[levels.count - 1].drawing
    guard below.count < Self.longest else { return lay(source) }
    let source = clipped(source)
    let inside = Self.masked(source, by: below)
    let outside = Self.masked(source, by: below, hides: true)
    let kept = Self.masked(below, by: clipped(shape), hides: true)
    levels[levels.count - 1].drawing =
      switch blend {
      case .sourceIn: kept + inside
      case .sourceOut: kept + outside
      case .sourceAtop: below + inside
      case .destinationIn: kept + Self.masked(below, by: source)
      case .destinationAtop: kept + outside + Self.masked(below, by: source)
      case .xor: Self.masked(below, by: source, hides: true) + outside
      default: below + source
      }
  }

  /// Takes away what content covers.
  mutating func erase(_ content: [DrawingCommand]) {
    close()
    levels[levels.count - 1].eraser += clipped(content)
  }

  private mutating func lay(_ content: [DrawingCommand]) {
    wipe()
    let paths = clips.filter(\.isPath)
    var content = content
    for case .mask(let mask) in clips { content = Self.masked(content, by: mask) }
    if levels[levels.count - 1].open != paths {
      close()
      levels[levels.count - 1].drawing.append(.save)
      levels[levels.count - 1].drawing += paths.compactMap(\.command)
      levels[levels.count - 1].open = paths
    }
    levels[levels.count - 1].drawing += content
  }

  /// Ends the clips that stand open.
  private mutating func close() {
    if !levels[levels.count - 1].open.isEmpty { levels[levels.count - 1].drawing.append(.restore) }
    levels[levels.count - 1].open = []
  }

  private mutating func wipe() {
    let level = levels[levels.count - 1]
    guard !level.eraser.isEmpty else { return }
    levels[levels.count - 1].eraser = []
    guard !level.drawing.isEmpty else { return }
    levels[levels.count - 1].drawing = Self.masked(level.drawing, by: level.eraser, hides: true)
  }

  private mutating func settle() {
    close()
    wipe()
  }

  /// Content under the clips, for a list of its own.
  private func clipped(_ content: [DrawingCommand]) -> [DrawingCommand] {
    var content = content
    for case .mask(let mask) in clips { content = Self.masked(content, by: mask) }
    return [.save] + clips.compactMap(\.command) + content + [.restore]
  }

  private static func masked(
    _ content: [DrawingCommand], by mask: [DrawingCommand], hides: Bool = false
  ) -> [DrawingCommand] {
    guard !content.isEmpty else { return [] }
    return [.beginLayer(DrawingLayer(hidesMasked: hides))] + content + [.beginMask] + mask + [.endMask, .endLayer]
  }

  private mutating func dressed(_ content: [DrawingCommand], _ look: Look) -> [DrawingCommand] {
    if look.blend != .normal { mixes = true }
    let layer = DrawingLayer(opacity: look.opacity, blend: look.blend.name, shadow: look.shadow)
    guard layer != DrawingLayer(), !content.isEmpty else { return content }
    return [.beginLayer(layer)] + content + [.endLayer]
  }
}

extension SheetPainter.Clip {
  fileprivate var isPath: Bool { if case .path = self { true } else { false } }

  fileprivate var command: DrawingCommand? {
    guard case .path(let path, let evenOdd) = self else { return nil }
    return .clip(path, evenOdd: evenOdd)
  }
}

extension DrawingCommand {
  /// Whether nothing shows through where it paints.
  fileprivate var isOpaque: Bool {
    switch self {
    case .fill(_, .color(let color), _), .stroke(_, .color(let color), _): color.alpha >= 1
    default: false
    }
  }
}

extension CGBlendMode {
  /// Whether it does more than mix colours where something is drawn: Porter and Duff's operators.
  fileprivate var changesBackdrop: Bool {
    rawValue >= CGBlendMode.clear.rawValue && rawValue <= CGBlendMode.xor.rawValue
  }

  /// The name of a mode that mixes colours.
  fileprivate var name: String {
    switch self {
    case .plusLighter: "plus-lighter"
    // The nearest of what drawing lists have: both only darken.
    case .plusDarker: "multiply"
    default: GraphicsContext.BlendMode(rawValue: rawValue).name
    }
  }
}
