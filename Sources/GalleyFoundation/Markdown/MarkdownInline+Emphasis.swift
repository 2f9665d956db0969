/// Runs of `*`, `_` and `~` that wait for their other half, each linked to its neighbours.
struct MarkdownDelimiters {
  struct Run {
    var node: Int
    var sign: Unicode.Scalar
    /// How many there were, and how many are left.
    var length: Int
    var count: Int
    var canOpen: Bool
    var canClose: Bool
    var before: Int
    var after = MarkdownDelimiters.none
  }

  static let none = -1

  private(set) var runs: [Run] = []
  private(set) var last = none

  subscript(_ index: Int) -> Run {
    get { runs[index] }
    set { runs[index] = newValue }
  }

  mutating func push(_ run: Run) {
    var run = run
    run.before = last
    if last != MarkdownDelimiters.none { runs[last].after = runs.count }
    last = runs.count
    runs.append(run)
  }

  mutating func remove(_ index: Int) {
    let run = runs[index]
    if run.before != MarkdownDelimiters.none { runs[run.before].after = run.after }
    if run.after == MarkdownDelimiters.none { last = run.before } else { runs[run.after].before = run.before }
  }

  /// Forgets what lies between two runs.
  mutating func join(_ opener: Int, _ closer: Int) {
    runs[opener].after = closer
    runs[closer].before = opener
  }

  /// Forgets what came after a run.
  mutating func cut(above bottom: Int) {
    last = bottom
    if bottom != MarkdownDelimiters.none { runs[bottom].after = MarkdownDelimiters.none }
  }
}

extension MarkdownInline {
  private static func isSpace(_ scalar: Unicode.Scalar?) -> Bool {
    guard let scalar else { return true }
    switch scalar {
    case "\t", "\n", "\u{C}", "\r": return true
    default: return scalar.properties.generalCategory == .spaceSeparator
    }
  }

  private static func isPunctuation(_ scalar: Unicode.Scalar?) -> Bool {
    switch scalar?.properties.generalCategory {
    case .connectorPunctuation?, .dashPunctuation?, .openPunctuation?, .closePunctuation?, .initialPunctuation?,
      .finalPunctuation?, .otherPunctuation?, .mathSymbol?, .currencySymbol?, .modifierSymbol?, .otherSymbol?:
      true
    default: false
    }
  }

  mutating func delimiter() {
    let sign = source[at]
    let start = at
    while at < source.count, source[at] == sign { at += 1 }
    let length = at - start
    let before = start > 0 ? source[start - 1] : nil
    let after = at < source.count ? source[at] : nil
    typealias M = MarkdownInline
    let isLeft =
      !M.isSpace(after) && (!M.isPunctuation(after) || M.isSpace(before) || M.isPunctuation(before))
    let isRight =
      !M.isSpace(before) && (!M.isPunctuation(before) || M.isSpace(after) || M.isPunctuation(after))
    // Underscores inside words are letters.
    let isWordy = sign == "_"
    let canOpen = isLeft && (!isWordy || !isRight || M.isPunctuation(before))
    let canClose = isRight && (!isWordy || !isLeft || M.isPunctuation(after))
    add(source[start..<at])
    guard canOpen || canClose, sign != "~" || length <= 2 else { return }
    delimiters.push(
      MarkdownDelimiters.Run(
        node: nodes.count - 1, sign: sign, length: length, count: length, canOpen: canOpen, canClose: canClose,
        before: MarkdownDelimiters.none))
  }

  /// Runs for which the same openers are out of the question.
  private struct Kind: Hashable {
    var sign: Unicode.Scalar
    var canOpen: Bool
    var length: Int
  }

  private func kind(_ run: MarkdownDelimiters.Run) -> Kind {
    run.sign == "~"
      ? Kind(sign: run.sign, canOpen: false, length: run.length)
      : Kind(sign: run.sign, canOpen: run.canOpen, length: run.length % 3)
  }

  private func match(_ opener: MarkdownDelimiters.Run, _ closer: MarkdownDelimiters.Run) -> Bool {
    guard opener.canOpen, opener.sign == closer.sign else { return false }
    if opener.sign == "~" { return opener.length == closer.length }
    // A run that could do both is no partner of one with which it makes a multiple of three.
    guard opener.canClose || closer.canOpen else { return true }
    return !(opener.length + closer.length).isMultiple(of: 3)
      || (opener.length.isMultiple(of: 3) && closer.length.isMultiple(of: 3))
  }

  /// Finds the partners of the runs above one of them, and forgets the rest.
  mutating func endEmphasis(above bottom: Int) {
    var closer = delimiters.last
    guard closer != bottom, closer != MarkdownDelimiters.none else { return }
    while delimiters[closer].before != bottom, delimiters[closer].before != MarkdownDelimiters.none {
      closer = delimiters[closer].before
    }
    // By kind: no opener comes before this run.
    var floors: [Kind: Int] = [:]
    while closer != MarkdownDelimiters.none {
      let run = delimiters[closer]
      guard run.canClose else {
        closer = run.after
        continue
      }
      let kind = kind(run)
      let floor = max(floors[kind] ?? 0, bottom + 1)
      var opener = run.before
      while opener >= floor, !match(delimiters[opener], run) { opener = delimiters[opener].before }
      if opener >= floor {
        pair(opener, closer)
        if delimiters[opener].count == 0 { delimiters.remove(opener) }
        if delimiters[closer].count == 0 {
          let next = delimiters[closer].after
          delimiters.remove(closer)
          closer = next
        }
      } else {
        floors[kind] = closer
        if !run.canOpen { delimiters.remove(closer) }
        closer = run.after
      }
    }
    delimiters.cut(above: bottom)
  }

  private mutating func pair(_ opener: Int, _ closer: Int) {
    delimiters.join(opener, closer)
    let sign = delimiters[opener].sign
    let isDouble = delimiters[opener].count >= 2 && delimiters[closer].count >= 2
    let used = isDouble ? 2 : 1
    let intent: InlinePresentationIntent =
      sign == "~" ? .strikethrough : isDouble ? .stronglyEmphasized : .emphasized
    for index in [opener, closer] {
      delimiters[index].count -= used
      nodes[delimiters[index].node].text.removeLast(used)
    }
    nodes[delimiters[opener].node].opens.append(.intent(intent))
    nodes[delimiters[closer].node].closes += 1
  }
}
