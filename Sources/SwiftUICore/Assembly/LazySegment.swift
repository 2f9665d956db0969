import GalleyLayout

/// Rows that a lazy container builds when they come into view.
package struct LazySegment {
  package enum Kind {
    /// `count` elements, each built by its place into any number of nodes.
    /// `find` gives the place of the element with an explicit identifier.
    case rows(count: Int, make: (Int) -> Void, find: (AnyHashable) -> Int?)
    /// A section: entries of its header, content and footer, in the form of the assembler's pending list.
    case section(header: [Int32], content: [Int32], footer: [Int32])
  }

  package var kind: Kind
  let context: _Assembler.Context
  /// What modifiers around the segment do to each row, innermost first.
  package var wraps: [(NodeIndex) -> NodeIndex] = []

  init(_ kind: Kind, context: _Assembler.Context) {
    self.kind = kind
    self.context = context
  }
}

extension _Assembler {
  /// Builds the children of a container that realises rows by itself: entries are node numbers or `~index` of segments.
  package func collectLazily(_ body: () -> Void) -> [Int32] {
    let start = pending.count
    let outer = (acceptsSegments, defersElements)
    (acceptsSegments, defersElements) = (true, false)
    body()
    (acceptsSegments, defersElements) = outer
    let entries = Array(pending[start...])
    pending.removeSubrange(start...)
    return entries
  }

  /// Builds none of the children of a container that needs one of them: entries are node numbers or `~index` of segments.
  package func collectUnbuilt(_ body: () -> Void) -> [Int32] {
    let outer = defersElements
    let entries = collectLazily {
      defersElements = true
      body()
    }
    defersElements = outer
    return entries
  }

  /// Builds one element of a segment of rows as far as it is one view: a list of several stays unbuilt.
  package func open(_ segment: LazySegment, element: Int) -> [Int32] {
    guard case .rows(_, let make, _) = segment.kind else { return [] }
    return resume(segment.context) { collectUnbuilt { make(element) }.map { wrapped($0, by: segment) } }
  }

  private func wrapped(_ entry: Int32, by segment: LazySegment) -> Int32 {
    guard entry < 0 else { return segment.wraps.reduce(entry) { $1($0) } }
    segments[Int(~entry)].wraps += segment.wraps
    return entry
  }

  /// Builds one element of a segment of rows.
  package func realise(_ segment: LazySegment, element: Int) -> [NodeIndex] {
    guard case .rows(_, let make, _) = segment.kind else { return [] }
    return resume(segment.context) {
      collect({ make(element) }) { nodes in
        nodes.map { node in segment.wraps.reduce(node) { wrapped, wrap in wrap(wrapped) } }
      }
    }
  }

  /// Opens loops whose elements are sections, so that the container around them sees each; other loops stay unbuilt.
  package func openSections(_ entries: [Int32]) -> [Int32] {
    entries.flatMap { entry -> [Int32] in
      guard entry < 0, case .rows(let count, let make, _) = segments[Int(~entry)].kind, count > 0 else {
        return [entry]
      }
      let segment = segments[Int(~entry)]
      let first = realiseLazily(segment, make, 0)
      guard first.contains(where: { $0 < 0 && isSection($0) }) else { return [entry] }
      return first + (1..<count).flatMap { realiseLazily(segment, make, $0) }
    }
  }

  private func isSection(_ entry: Int32) -> Bool {
    if case .section = segments[Int(~entry)].kind { return true }
    return false
  }

  private func realiseLazily(_ segment: LazySegment, _ make: (Int) -> Void, _ element: Int) -> [Int32] {
    resume(segment.context) {
      collectLazily { make(element) }.map { wrapped($0, by: segment) }
    }
  }

  /// The parts of a section among the entries, with what modifiers around it do to each row; nil for another segment.
  package func takeSection(_ entry: Int32) -> (header: [Int32], content: [Int32], footer: [Int32])? {
    let segment = segments[Int(~entry)]
    guard case .section(let header, let content, let footer) = segment.kind else { return nil }
    func wrapped(_ entries: [Int32]) -> [Int32] {
      segment.wraps.reduce(entries) { entries, wrap in
        entries.map { entry in
          guard entry < 0 else { return wrap(entry) }
          segments[Int(~entry)].wraps.append(wrap)
          return entry
        }
      }
    }
    return (header, wrapped(content), footer)
  }

  /// Adds an unbuilt segment to the container being built.
  package func emit(_ kind: LazySegment.Kind) {
    segments.append(LazySegment(kind, context: context()))
    pending.append(~Int32(segments.count - 1))
  }
}
