/// The pairs of a `.strings` file: `"key" = "value";`, or a property list as Xcode compiles it.
struct StringsFile {
  private(set) var contents = StringsContents()

  var strings: [String: String] {
    contents.entries.compactMapValues { if case .text(let text) = $0.text.form { text } else { nil } }
  }
  var problems: [StringsProblem] { contents.problems }

  init(_ bytes: [UInt8], name: String) {
    let file = PropertyListFile(bytes, name: name, isOpen: true)
    var problems = file.problems
    for member in file.members ?? [] {
      if let text = member.value.text {
        contents.entries[member.key] = LocalizedEntry(text: LocalizedText(.text(text)), line: member.place?.line)
      } else {
        problems.add(
          .wrongKind(path: "\"\(member.key)\"", wanted: "a text", found: member.value.kind), at: member.place)
      }
    }
    contents.problems = problems.all
  }
}
