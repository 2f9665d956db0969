import GalleyGeometry
import GalleyScreen

extension ScreenNode {
  func has(_ trait: Trait) -> Bool { traits.contains(trait) }

  /// Takes taps, focus or text.
  var isControl: Bool {
    if hitArea != nil { return true }
    if has(.letsTapsThrough) { return false }
    switch role {
    case .button, .link, .toggle, .textField, .slider, .stepper, .picker, .menu, .tab, .searchField: return true
    default: return false
    }
  }

  /// A control whose size its author chose, not Apple.
  var isCustomControl: Bool { isControl && has(.customControl) && !has(.systemSized) && !has(.systemBar) }

  var isRow: Bool { role == .row || role == .cell }

  /// Characters that somebody is to read.
  var isText: Bool {
    guard role == .text || role == .header || lines != nil else { return false }
    return !(text ?? "").isEmpty && !has(.decoration)
  }

  /// Something that a control shows of itself: text, a symbol, a picture.
  var isContent: Bool { isText || role == .symbol || role == .image }

  var scrolls: Bool { role == .scrollView || role == .list }

  /// Drawn past its parent because its author said so, or sized and placed by Apple's chrome.
  var isPlacedOnPurpose: Bool { has(.movedOnPurpose) || has(.systemBar) }

  /// The frame within its clip; nil when nothing of it is seen.
  var visibleFrame: Rect? {
    guard frame.width > 0, frame.height > 0 else { return nil }
    guard let clip else { return frame }
    guard let seen = frame.intersection(clip), seen.width > 0, seen.height > 0 else { return nil }
    return seen
  }

  /// What is seen of a text's lines, else of the frame: a label may be much wider than the words in it.
  var inkFrame: Rect? {
    guard let seen = visibleFrame else { return nil }
    guard isText, !isControl, let lines = lines?.lines, let first = lines.first else { return seen }
    return lines.dropFirst().reduce(first.frame) { $0.union($1.frame) }.intersection(seen)
  }
}

extension ScreenIndex {
  /// What a tap on a control reaches: its hit area, else its frame, within its clip.
  ///
  /// An axis along which the control scrolls is not clipped: what a scroll view hides at rest can be scrolled into sight.
  /// Nil when nothing of it can be reached.
  func target(of index: Int) -> Rect? {
    let node = node(index)
    var target = node.hitArea ?? node.frame
    if let clip = node.clip {
      let room = Rect(
        x: node.has(.scrollsHorizontally) ? target.minX : clip.minX,
        y: node.has(.scrollsVertically) ? target.minY : clip.minY,
        width: node.has(.scrollsHorizontally) ? target.width : clip.width,
        height: node.has(.scrollsVertically) ? target.height : clip.height)
      guard let reached = target.intersection(room) else { return nil }
      target = reached
    }
    return target.width > 0 && target.height > 0 ? target : nil
  }

  /// The nearest control that a node is part of, itself left out.
  func control(around index: Int) -> Int? { ancestor(of: index) { $0.isControl } }

  /// Whether Apple's chrome places the node or something that holds it.
  func isInSystemBar(_ index: Int) -> Bool {
    node(index).has(.systemBar) || ancestor(of: index) { $0.has(.systemBar) } != nil
  }

  /// Whether the node or something that holds it was moved or laid over something on purpose.
  func isMovedOnPurpose(_ index: Int) -> Bool {
    node(index).has(.movedOnPurpose) || ancestor(of: index) { $0.has(.movedOnPurpose) } != nil
  }

  /// The nearest view that scrolls the node; nil when it stays where it is.
  func scroller(of index: Int) -> Int? { ancestor(of: index) { $0.scrolls } }

  /// The view that scrolls the node along an axis: the scroll view with which the trait of that axis begins.
  ///
  /// What lies in a scroll view has its traits as well, so a horizontal one in a vertical one has both.
  func scroller(of index: Int, along axis: PlaneAxis) -> Int? {
    let trait: ScreenNode.Trait = axis == .horizontal ? .scrollsHorizontally : .scrollsVertically
    guard node(index).has(trait) else { return nil }
    return ancestors(of: index).first { ancestor in
      guard node(ancestor).scrolls else { return false }
      return entries[ancestor].parent.map { !node($0).has(trait) } ?? true
    }
  }

  /// A node in words: its type, identifier and what it says.
  func name(of index: Int) -> String {
    let node = node(index)
    var name = node.type
    if let id = node.id { name += " #\(id)" }
    let text =
      node.text ?? descendants(of: index).lazy.compactMap { self.node($0).isText ? self.node($0).text : nil }.first
    if let text, !text.isEmpty { name += " \"\(text.shortened)\"" }
    return name
  }
}

extension String {
  /// At most 40 characters on one line.
  fileprivate var shortened: String {
    let line = String(map { $0.isNewline ? " " : $0 })
    return line.count <= 40 ? line : line.prefix(39) + "…"
  }
}
