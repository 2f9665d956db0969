/// Where something stands in a text: line and column, counted from 1, the column in characters.
struct FilePlace: Sendable, Hashable {
  var line: Int
  var column: Int
}

/// A value of a property list, as far as strings need it, with its place.
struct PropertyListValue: Sendable, Hashable {
  struct Member: Sendable, Hashable {
    var key: String
    /// Where the key stands; nil in a binary list.
    var place: FilePlace?
    var value: PropertyListValue
  }

  enum Content: Sendable, Hashable {
    case text(String)
    case dictionary([Member])
    /// What strings have no use for, as a message calls it.
    case other(String)
  }

  var content: Content
  /// nil in a binary list.
  var place: FilePlace?

  var text: String? { if case .text(let text) = content { text } else { nil } }
  var members: [Member]? { if case .dictionary(let members) = content { members } else { nil } }

  /// What kind of value this is, as a message calls it.
  var kind: String {
    switch content {
    case .text: "a text"
    case .dictionary: "a dictionary"
    case .other(let kind): kind
    }
  }
}

extension [PropertyListValue.Member] {
  /// A dictionary's member; of several of one name the last holds, as in Apple's own reader.
  func last(_ key: String) -> PropertyListValue.Member? { last { $0.key == key } }
}

/// A file's property list, in whichever of the three forms, and what is wrong with its form.
struct PropertyListFile {
  /// nil where nothing can be read.
  private(set) var members: [PropertyListValue.Member]?
  private(set) var problems: StringsProblems

  /// How deep containers may stand in each other: texts in forms need a handful of levels.
  static let depthLimit = 64

  /// - Parameter isOpen: whether the pairs may stand without braces around them, as in `.strings`.
  init(_ bytes: [UInt8], name: String, isOpen: Bool) {
    problems = StringsProblems(file: name)
    let value: PropertyListValue?
    if bytes.starts(with: Array("bplist".utf8)) {
      do throws(BinaryPropertyList.Fault) {
        value = try BinaryPropertyList.read(bytes)
      } catch {
        problems.add(.syntax("the binary property list is damaged: \(error.words)"), at: nil)
        return
      }
    } else {
      let text = DecodedText(bytes)
      for fault in text.faults { problems.add(fault.fault, at: fault.place) }
      if XMLPropertyList.isXML(text.scalars) {
        do throws(XMLPropertyList.Fault) {
          value = try XMLPropertyList.read(text.scalars)
        } catch {
          problems.add(.syntax(error.words), at: error.place)
          return
        }
      } else {
        var reader = OldStylePropertyList(text.scalars)
        value = reader.read(isOpen: isOpen)
        for fault in reader.faults { problems.add(fault.fault, at: fault.place) }
        if value == nil { return }
      }
    }
    guard let value else { return }
    guard let members = value.members else {
      problems.add(.wrongKind(path: "the file", wanted: "a dictionary", found: value.kind), at: value.place)
      return
    }
    self.members = members
    var seen: Set<String> = []
    for member in members where !seen.insert(member.key).inserted {
      problems.add(.twice("the key \"\(member.key)\""), at: member.place)
    }
  }
}
