extension ScreenNode {
  /// A node with its place in the tree.
  public struct Visit: Sendable {
    public var node: ScreenNode
    /// 0 for the node the walk began at.
    public var depth: Int
    /// The way from the root, such as `NavigationStack/VStack/Button#save` or `VStack/Text[2]`: a node is named by its
    /// identifier, else by its place among the siblings of its type when there are several. Nodes deeper than
    /// ``pathDepth`` have none, since the length of all paths grows with the square of the depth.
    public var path: String?

    /// The depth of the deepest node that has a path.
    public static let pathDepth = 100
  }

  /// One step of a walk: into a node, or out of it after all its descendants.
  enum Step {
    case enter(Visit)
    case leave(Visit)
  }

  /// The node and its descendants, each before its children, in drawing order.
  public var visits: some Sequence<Visit> {
    StepSequence(root: self, hasPaths: true).lazy.compactMap { step in
      if case .enter(let visit) = step { visit } else { nil }
    }
  }

  /// The node and its descendants, each before its children.
  public var nodes: some Sequence<ScreenNode> {
    StepSequence(root: self, hasPaths: false).lazy.compactMap { step in
      if case .enter(let visit) = step { visit.node } else { nil }
    }
  }

  /// The first node with an identifier.
  public func first(id: String) -> ScreenNode? { nodes.first { $0.id == id } }

  /// A walk with its steps out; without recursion, so that depth costs no stack.
  struct StepSequence: Sequence, IteratorProtocol {
    private var pending: [Step]
    private let hasPaths: Bool

    init(root: ScreenNode, hasPaths: Bool) {
      self.hasPaths = hasPaths
      pending = [.enter(Visit(node: root, depth: 0, path: hasPaths ? root.pathComponent(place: nil) : nil))]
    }

    mutating func next() -> Step? {
      guard let step = pending.popLast() else { return nil }
      if case .enter(let visit) = step {
        pending.append(.leave(visit))
        let paths = hasPaths ? visit.pathsOfChildren() : []
        for index in visit.node.children.indices.reversed() {
          let path = paths.isEmpty ? nil : paths[index]
          pending.append(.enter(Visit(node: visit.node.children[index], depth: visit.depth + 1, path: path)))
        }
      }
      return step
    }
  }

  fileprivate func pathComponent(place: Int?) -> String {
    if let id { return "\(type)#\(id)" }
    if let place { return "\(type)[\(place)]" }
    return type
  }

}

extension ScreenNode.Visit {
  /// Empty where the children are too deep to have any.
  fileprivate func pathsOfChildren() -> [String] {
    guard let path, depth < Self.pathDepth else { return [] }
    let children = node.children
    guard children.count > 1 else { return children.map { path + "/" + $0.pathComponent(place: nil) } }
    var totals: [String: Int] = [:]
    for child in children { totals[child.type, default: 0] += 1 }
    var seen: [String: Int] = [:]
    return children.map { child in
      seen[child.type, default: 0] += 1
      let isOnlyOne = totals[child.type] == 1
      return path + "/" + child.pathComponent(place: isOnlyOne ? nil : seen[child.type])
    }
  }
}
