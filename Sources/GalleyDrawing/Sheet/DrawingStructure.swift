import GalleyGeometry
import GalleyScreen

/// A drawing list whose beginnings and ends match, with what a renderer must know before it comes there.
///
/// Ends without a beginning are dropped, beginnings without an end are closed, and a mask that stands in no layer, or
/// in more than ``maskDepth`` others, is left out, so that renderers need not defend themselves against any list.
struct DrawingStructure {
  private(set) var commands: [DrawingCommand] = []
  /// For the index of each `beginLayer` and `beginMask` the index of its end.
  private(set) var ends: [Int: Int] = [:]
  /// For the index of a layer's `beginLayer` the commands between its `beginMask` and `endMask`.
  private(set) var masks: [Int: Mask] = [:]

  struct Mask {
    var range: Range<Int>
    /// From the mask's coordinates to the layer's.
    var transform: Transform
  }

  static let maskDepth = 32

  private enum Kind { case save, layer, mask }

  private struct Opening {
    var kind: Kind
    /// Index of the beginning; -1 for a mask that is left out.
    var index: Int
    /// The transform inside, to the enclosing layer's coordinates.
    var transform: Transform
  }

  init(_ list: [DrawingCommand]) {
    commands.reserveCapacity(list.count)
    var open: [Opening] = []
    var leftOut = 0
    for command in list {
      switch command {
      case .beginMask where leftOut > 0 || !isMaskAllowed(in: open): leftOut += 1
      case .endMask where leftOut > 0: leftOut -= 1
      case _ where leftOut > 0: break
      case .save: begin(command, .save, &open)
      case .beginLayer: begin(command, .layer, &open)
      case .beginMask: begin(command, .mask, &open)
      case .restore: end(.save, &open)
      case .endLayer: end(.layer, &open)
      case .endMask: end(.mask, &open)
      case .transform(let transform):
        if let last = open.indices.last { open[last].transform = transform.then(open[last].transform) }
        commands.append(command)
      default: commands.append(command)
      }
    }
    while let last = open.last { end(last.kind, &open) }
  }

  private func isMaskAllowed(in open: [Opening]) -> Bool {
    guard let layer = open.last(where: { $0.kind != .save }), layer.kind == .layer, masks[layer.index] == nil else {
      return false
    }
    return open.count(where: { $0.kind == .mask }) < Self.maskDepth
  }

  private mutating func begin(_ command: DrawingCommand, _ kind: Kind, _ open: inout [Opening]) {
    let transform = kind == .save ? open.last?.transform ?? .identity : .identity
    if kind == .mask, let layer = open.last(where: { $0.kind == .layer }) {
      let start = commands.count + 1
      masks[layer.index] = Mask(range: start..<start, transform: open.last?.transform ?? .identity)
    }
    open.append(Opening(kind: kind, index: commands.count, transform: transform))
    commands.append(command)
  }

  /// Closes what is open down to the innermost of a kind; nothing when there is none.
  private mutating func end(_ kind: Kind, _ open: inout [Opening]) {
    // A `restore` must not reach out of the layer or mask it stands in, nor an `endLayer` out of a mask.
    for opening in open.reversed() {
      if opening.kind == kind { break }
      if opening.kind != .save { return }
    }
    guard open.contains(where: { $0.kind == kind }) else { return }
    while let last = open.popLast() {
      switch last.kind {
      case .save: commands.append(.restore)
      case .layer:
        ends[last.index] = commands.count
        commands.append(.endLayer)
      case .mask:
        if let layer = open.last(where: { $0.kind == .layer }), let mask = masks[layer.index] {
          masks[layer.index]?.range = mask.range.lowerBound..<commands.count
        }
        ends[last.index] = commands.count
        commands.append(.endMask)
      }
      if last.kind == kind { return }
    }
  }
}
