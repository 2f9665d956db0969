import GalleyGeometry

extension ScreenNode {
  /// The tree as JSON, in the public form of `galley frames --json`: members that say nothing are left out.
  ///
  /// `paths` adds to each node its way from the root; see ``ScreenNode/Visit/path``. Trees of any depth are written
  /// without recursion.
  public func write(to writer: inout JSONWriter, paths: Bool = false) {
    for step in StepSequence(root: self, hasPaths: paths) {
      switch step {
      case .enter(let visit):
        writer.beginObject()
        visit.node.writeFacts(to: &writer, path: visit.path)
        if !visit.node.children.isEmpty {
          writer.key("children")
          writer.beginArray()
        }
      case .leave(let visit):
        if !visit.node.children.isEmpty { writer.endArray() }
        writer.endObject()
      }
    }
  }

  private func writeFacts(to writer: inout JSONWriter, path: String?) {
    writer.member("type", type)
    writer.member("id", id)
    writer.member("text", text)
    writer.member("frame", frame)
    writer.member("exact", exact)
    writer.member("role", role?.rawValue)
    writer.member("states", states)
    writer.member("traits", Trait.allCases.filter(traits.contains).map(\.rawValue))
    writer.member("clip", clip)
    writer.member("hitArea", hitArea)
    lines?.write(to: &writer)
    if let picture {
      writer.key("picture")
      writer.beginObject()
      writer.key("size")
      writer.values([picture.size.width, picture.size.height])
      writer.member("place", picture.place)
      writer.member("resizing", picture.resizing.rawValue)
      writer.endObject()
    }
    if let source {
      writer.key("source")
      writer.beginObject()
      writer.member("file", source.file)
      writer.key("line")
      writer.value(source.line)
      writer.endObject()
    }
    writer.member("path", path)
  }
}

extension TextLines {
  /// As members of the node that holds the text.
  fileprivate func write(to writer: inout JSONWriter) {
    writer.key("lines")
    writer.beginArray()
    for line in lines {
      writer.beginObject()
      writer.member("text", line.text)
      writer.key("range")
      writer.beginArray()
      writer.value(line.range.lowerBound)
      writer.value(line.range.upperBound)
      writer.endArray()
      writer.member("frame", line.frame)
      writer.key("baseline")
      writer.value(line.baseline)
      writer.endObject()
    }
    writer.endArray()
    writer.key("lost")
    writer.value(lost)
    if clipped > 0 {
      writer.key("clipped")
      writer.value(clipped)
    }
    if shrunk != 1 {
      writer.key("shrunk")
      writer.value(shrunk, places: 6)
    }
    writer.member("font", font)
    writer.member("faces", faces)
    writer.key("pointSize")
    writer.value(pointSize)
  }
}

extension JSONWriter {
  fileprivate mutating func member(_ name: String, _ text: String?) {
    guard let text else { return }
    key(name)
    value(text)
  }

  fileprivate mutating func member(_ name: String, _ texts: [String]) {
    guard !texts.isEmpty else { return }
    key(name)
    values(texts)
  }

  fileprivate mutating func member(_ name: String, _ rect: Rect?) {
    guard let rect else { return }
    key(name)
    value(rect)
  }
}
