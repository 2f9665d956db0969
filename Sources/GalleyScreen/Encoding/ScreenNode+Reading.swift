import GalleyGeometry

extension JSONReader {
  /// A tree of nodes, read without recursion so that depth costs no stack.
  public mutating func node(depthLimit: Int = Screen.depthLimit) throws(ScreenReadingError) -> ScreenNode {
    var open = [PartialNode()]
    try beginObject()
    while true {
      // The innermost node's facts, up to its end or its children.
      var isInChildren = try facts(of: &open[open.count - 1])
      while true {
        if isInChildren {
          guard try nextElement() else { break }
          guard open.count < depthLimit else { throw .depth(limit: depthLimit, at: position) }
          open.append(PartialNode())
          try beginObject()
          break
        }
        let done = try open.removeLast().finished(at: position)
        guard !open.isEmpty else { return done }
        open[open.count - 1].children.append(done)
        isInChildren = true
      }
    }
  }

  /// True when the array of children was opened, false when the node ended.
  private mutating func facts(of node: inout PartialNode) throws(ScreenReadingError) -> Bool {
    while let key = try nextKey() {
      switch key {
      case "type": node.type = try string()
      case "id": node.id = try string()
      case "text": node.text = try string()
      case "frame": node.frame = try rect()
      case "exact": node.exact = try rect()
      case "role": node.role = try role()
      case "states": node.states = try strings()
      case "traits": node.traits = try traits()
      case "clip": node.clip = try rect()
      case "hitArea": node.hitArea = try rect()
      case "lines": node.lines = try textLines()
      case "picture": node.picture = try picture()
      case "lost": node.lost = try integer()
      case "clipped": node.clipped = try integer()
      case "shrunk": node.shrunk = try number()
      case "font": node.font = try string()
      case "faces": node.faces = try strings()
      case "pointSize": node.pointSize = try number()
      case "source": node.source = try sourcePlace()
      case "children":
        try beginArray()
        return true
      default: try skip()
      }
    }
    return false
  }

  private mutating func role() throws(ScreenReadingError) -> ScreenNode.Role {
    let name = try string()
    guard let role = ScreenNode.Role(rawValue: name) else { throw .unknown(value: name, of: "role", at: position) }
    return role
  }

  private mutating func traits() throws(ScreenReadingError) -> Set<ScreenNode.Trait> {
    var traits: Set<ScreenNode.Trait> = []
    for name in try strings() {
      guard let trait = ScreenNode.Trait(rawValue: name) else {
        throw .unknown(value: name, of: "trait", at: position)
      }
      traits.insert(trait)
    }
    return traits
  }

  private mutating func sourcePlace() throws(ScreenReadingError) -> SourcePlace {
    var file: String?
    var line: Int?
    try beginObject()
    while let key = try nextKey() {
      switch key {
      case "file": file = try string()
      case "line": line = try integer()
      default: try skip()
      }
    }
    return SourcePlace(
      file: try require(file, "file", of: "the source place"), line: try require(line, "line", of: "the source place"))
  }

  private mutating func picture() throws(ScreenReadingError) -> Picture {
    var size: Size?
    var place: Rect?
    var resizing = Picture.Resizing.fixed
    try beginObject()
    while let key = try nextKey() {
      switch key {
      case "size": size = try self.size()
      case "place": place = try rect()
      case "resizing":
        let name = try string()
        guard let known = Picture.Resizing(rawValue: name) else {
          throw .unknown(value: name, of: "resizing", at: position)
        }
        resizing = known
      default: try skip()
      }
    }
    return Picture(
      size: try require(size, "size", of: "the picture"), place: try require(place, "place", of: "the picture"),
      resizing: resizing)
  }

  private mutating func range() throws(ScreenReadingError) -> Range<Int> {
    var ends: [Int] = []
    try beginArray()
    while try nextElement() { ends.append(try integer()) }
    guard ends.count == 2, ends[0] <= ends[1] else { return 0..<0 }
    return ends[0]..<ends[1]
  }

  private mutating func textLines() throws(ScreenReadingError) -> [TextLines.Line] {
    var lines: [TextLines.Line] = []
    try beginArray()
    while try nextElement() {
      var line = TextLines.Line(text: "", frame: .zero, baseline: 0)
      try beginObject()
      while let key = try nextKey() {
        switch key {
        case "text": line.text = try string()
        case "frame": line.frame = try rect()
        case "baseline": line.baseline = try number()
        case "range": line.range = try range()
        default: try skip()
        }
      }
      lines.append(line)
    }
    return lines
  }
}

/// What was read of a node so far.
private struct PartialNode {
  var type: String?
  var id: String?
  var text: String?
  var frame: Rect?
  var exact: Rect?
  var role: ScreenNode.Role?
  var states: [String] = []
  var traits: Set<ScreenNode.Trait> = []
  var clip: Rect?
  var hitArea: Rect?
  var lines: [TextLines.Line]?
  var picture: Picture?
  var lost = 0
  var clipped = 0
  var shrunk = 1.0
  var font = ""
  var faces: [String] = []
  var pointSize = 0.0
  var source: SourcePlace?
  var children: [ScreenNode] = []

  func finished(at position: Int) throws(ScreenReadingError) -> ScreenNode {
    guard let type else { throw .missing(field: "type", of: "a node", at: position) }
    guard let frame else { throw .missing(field: "frame", of: "the node \(type)", at: position) }
    let text = lines.map {
      TextLines(
        lines: $0, lost: lost, clipped: clipped, shrunk: shrunk, font: font, faces: faces, pointSize: pointSize)
    }
    return ScreenNode(
      type: type, id: id, text: self.text, frame: frame, exact: exact ?? frame, role: role, states: states,
      traits: traits, clip: clip, hitArea: hitArea, lines: text, picture: picture, source: source, children: children)
  }
}
