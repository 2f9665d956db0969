import GalleyGeometry

extension [DrawingCommand] {
  /// The list without what paints wholly outside a rectangle, or outside the clips around it, and without the groups that
  /// nothing is left in: a long page that scrolls is drawn as far as it is seen.
  package func visible(in window: Rect) -> [DrawingCommand] {
    var culling = DrawingCulling(window)
    for command in self { culling.add(command) }
    return culling.kept
  }
}

/// Follows transforms, clips and layers through a drawing list and keeps what may be seen.
private struct DrawingCulling {
  private(set) var kept: [DrawingCommand] = []
  private var state: State
  private var groups: [Group] = []

  private struct State {
    var transform = Transform.identity
    /// In the window's coordinates; nil where nothing is seen.
    var clip: Rect?
  }

  /// A part of the list that ends with what brings the state back.
  private struct Group {
    var outer: State
    /// Where its beginning stands in what is kept.
    var start: Int
    var hasPaint = false
    /// A mask hides what it does not cover: one that paints nothing hides all.
    var isMask = false
  }

  init(_ window: Rect) { state = State(clip: window) }

  mutating func add(_ command: DrawingCommand) {
    switch command {
    case .save: begin(command)
    case .beginMask: begin(command, isMask: true)
    case .beginLayer(let layer):
      begin(command)
      // What is blurred or throws a shadow is seen from further away.
      if layer.reach > 0 {
        let reach = state.transform.apply(
          Rect(x: -layer.reach, y: -layer.reach, width: 2 * layer.reach, height: 2 * layer.reach)
        ).size
        state.clip = state.clip?.inset(
          by: Insets(
            top: -reach.height / 2, left: -reach.width / 2, bottom: -reach.height / 2, right: -reach.width / 2))
      }
    case .restore, .endLayer, .endMask: end(command)
    case .transform(let inner):
      kept.append(command)
      state.transform = inner.then(state.transform)
    case .clip(let path, _):
      kept.append(command)
      guard let clip = state.clip else { return }
      state.clip = path.bounds.flatMap { state.transform.apply($0).intersection(clip) }
    case .fill, .stroke, .glyphs, .image, .symbol:
      guard isSeen(command) else { return }
      kept.append(command)
      if !groups.isEmpty { groups[groups.count - 1].hasPaint = true }
    }
  }

  private func isSeen(_ command: DrawingCommand) -> Bool {
    guard let clip = state.clip, let bounds = command.bounds else { return false }
    let placed = state.transform.apply(bounds)
    // What is at a place that is no number is for the renderers to deal with.
    guard [placed.minX, placed.minY, placed.maxX, placed.maxY].allSatisfy(\.isFinite) else { return true }
    return placed.intersection(clip) != nil
  }

  private mutating func begin(_ command: DrawingCommand, isMask: Bool = false) {
    groups.append(Group(outer: state, start: kept.count, isMask: isMask))
    kept.append(command)
  }

  private mutating func end(_ command: DrawingCommand) {
    guard let group = groups.popLast() else { return kept.append(command) }
    state = group.outer
    guard group.hasPaint || group.isMask else {
      kept.removeSubrange(group.start...)
      return
    }
    kept.append(command)
    if group.hasPaint, !group.isMask, !groups.isEmpty { groups[groups.count - 1].hasPaint = true }
  }
}
