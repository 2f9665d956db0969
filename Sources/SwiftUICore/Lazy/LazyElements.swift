import GalleyLayout

/// The children of a container that realises what comes into view: nodes that are there already, and elements of loops.
///
/// An element can make any number of nodes; how many is known once it is realised.
package final class LazyElements {
  package enum Part {
    case node(NodeIndex)
    /// Elements of a loop, by the segment's index.
    case rows(segment: Int, count: Int)
    /// A section: its parts and, for pinning, its header.
    case header(NodeIndex)
    case footer(NodeIndex)
  }

  /// The elements of a section: those of its header, and of its footer, are among the whole.
  package struct Section {
    package let header: Range<Int>
    package let footer: Range<Int>
    package let whole: Range<Int>
  }

  private unowned let assembler: _Assembler
  private let parts: [(start: Int, part: Part)]
  package let count: Int
  package let sections: [Section]
  private var realised: [Int: [NodeIndex]] = [:]

  package init(_ assembler: _Assembler, entries: [Int32]) {
    self.assembler = assembler
    var parts: [(start: Int, part: Part)] = []
    var sections: [Section] = []
    var start = 0
    func add(_ part: Part, _ count: Int) {
      parts.append((start, part))
      start += count
    }
    func visit(_ entries: [Int32], _ wrap: (NodeIndex) -> Part) {
      for entry in entries {
        guard entry < 0 else {
          add(wrap(entry), 1)
          continue
        }
        switch assembler.segments[Int(~entry)].kind {
        case .rows(let count, _, _): add(.rows(segment: Int(~entry), count: count), count)
        case .section:
          guard let (header, content, footer) = assembler.takeSection(entry) else { continue }
          let first = start
          visit(header) { .header($0) }
          let rows = start
          visit(content) { .node($0) }
          let last = start
          visit(footer) { .footer($0) }
          sections.append(Section(header: first..<rows, footer: last..<start, whole: first..<start))
        }
      }
    }
    visit(assembler.openSections(entries)) { .node($0) }
    self.parts = parts
    self.sections = sections
    count = start
  }

  /// Whether headers or footers stand among the elements.
  package var hasWholeLines: Bool { sections.contains { !$0.header.isEmpty || !$0.footer.isEmpty } }

  /// The nodes of an element, built when they are asked for the first time.
  package func nodes(at element: Int) -> [NodeIndex] {
    if let nodes = realised[element] { return nodes }
    let nodes = build(element)
    realised[element] = nodes
    return nodes
  }

  /// Whether the element stands for a header or footer, which take a whole line of a grid.
  package func isWholeLine(_ element: Int) -> Bool {
    switch part(element).part {
    case .header, .footer: true
    case .node, .rows: false
    }
  }

  /// The element that a view with an explicit identifier belongs to.
  package func element(withID id: AnyHashable) -> Int? {
    for (start, part) in parts {
      switch part {
      case .rows(let segment, _):
        if case .rows(_, _, let find) = assembler.segments[segment].kind, let place = find(id) { return start + place }
      case .node(let node), .header(let node), .footer(let node):
        if let target = assembler.identified[id], assembler.tree.contains(target, in: node) { return start }
      }
    }
    return builtElement(withID: id)
  }

  /// As many rows as are built to find a view that only its own code names.
  private static let searchLimit = 4_000

  /// Looks for a view that carries the identifier inside rows that are not built yet.
  private func builtElement(withID id: AnyHashable) -> Int? {
    for element in 0..<min(count, LazyElements.searchLimit) {
      let nodes = nodes(at: element)
      guard let target = assembler.identified[id] else { continue }
      if nodes.contains(where: { assembler.tree.contains(target, in: $0) }) { return element }
    }
    return nil
  }

  private func build(_ element: Int) -> [NodeIndex] {
    let (start, part) = part(element)
    switch part {
    case .node(let node), .header(let node), .footer(let node): return [node]
    case .rows(let segment, _): return assembler.realise(assembler.segments[segment], element: element - start)
    }
  }

  /// The part that an element lies in, by halving.
  private func part(_ element: Int) -> (start: Int, part: Part) {
    var low = 0
    var high = parts.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if parts[middle].start <= element { low = middle } else { high = middle - 1 }
    }
    return parts[low]
  }
}
