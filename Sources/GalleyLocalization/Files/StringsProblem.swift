/// What is wrong with a file of strings. Its other strings are used.
public struct StringsProblem: Error, Sendable, Hashable, CustomStringConvertible {
  public enum Fault: Sendable, Hashable {
    case unreadable
    case notUTF8
    case notUTF16
    /// What should stand there.
    case expected(String)
    /// What stands where something else should.
    case stray(String, wanted: String)
    case noSemicolon(key: String)
    /// What does not end, and the sign that would end it.
    case unterminated(String, String)
    /// An escape that does not mean what it seems to.
    case escape(String)
    /// A value of which nothing can be made.
    case syntaxOfText(String)
    /// Nothing of the file can be used.
    case syntax(String)
    case tooDeep(limit: Int)
    /// Something in the file has another kind than it must have.
    case wrongKind(path: String, wanted: String, found: String)
    case twice(String)
    /// A text refers to a variable that it does not define.
    case noVariable(key: String, name: String)
    /// Variables of a text that stand in each other, in order.
    case cycle(key: String, names: [String])
    /// A name that is none of those that may stand there.
    case unknown(name: String, of: String, key: String, known: [String])
    case noOther(key: String, of: String)
    /// What a dictionary lacks, and what counts in its place.
    case missing(String, of: String, assumed: String)
    /// A text whose values are not those that its key or its caller has.
    case values(FormatMismatch, key: String, language: String)
    /// How many more there are in the file.
    case more(Int)
  }

  /// The file as the input names it.
  public var file: String
  /// Counted from 1; nil where a format has no lines.
  public var line: Int?
  /// Counted from 1 in characters; nil where only the line is known.
  public var column: Int?
  public var fault: Fault

  public init(file: String, line: Int? = nil, column: Int? = nil, _ fault: Fault) {
    self.file = file
    self.line = line
    self.column = column
    self.fault = fault
  }

  public var description: String {
    var place = file
    if let line { place += ":\(line)" }
    if line != nil, let column { place += ":\(column)" }
    return place + ": " + fault.words
  }
}

extension StringsProblem.Fault {
  fileprivate var words: String {
    switch self {
    case .unreadable: "the file cannot be read; its strings are missing"
    case .notUTF8: "not UTF-8; what cannot be read is shown as \u{FFFD}. Save the file as UTF-8"
    case .notUTF16: "not UTF-16; what cannot be read is shown as \u{FFFD}. Save the file as UTF-8"
    case .expected(let what): "\(what) should stand here; this string is left out"
    case .stray(let found, let wanted): "\(found) stands where \(wanted) in quotes should; this string is left out"
    case .noSemicolon(let key): "';' is missing after the value of \"\(key)\""
    case .unterminated(let what, let end): "\(what) that begins here does not end; add '\(end)'"
    case .escape(let words): words
    case .syntaxOfText(let words): "\(words); this string is left out"
    case .syntax(let problem): "\(problem); the file's strings are missing"
    case .tooDeep(let limit): "nested over \(limit) levels; this string is left out"
    case .wrongKind(let path, let wanted, let found): "\(path) should be \(wanted), not \(found); it is left out"
    case .twice(let what): "\(what) stands more than once; the last one holds"
    case .noVariable(let key, let name): "the text of \"\(key)\" uses %#@\(name)@, which it does not define"
    case .cycle(let key, let names):
      "the variables of \"\(key)\" stand in each other: \(names.joined(separator: " → ")); they end there"
    case .unknown(let name, let of, let key, let known):
      "\"\(name)\" is no \(of) (of \"\(key)\"); it is left out. Write one of \(known.joined(separator: ", "))"
    case .noOther(let key, let of): "\(of) of \"\(key)\" has no \"other\", which holds where no other form does; add it"
    case .missing(let what, let of, let assumed): "\(of) has no \(what); \(assumed) is assumed"
    case .values(let mismatch, let key, let language): "the \(language) text of \"\(key)\" \(mismatch.words)"
    case .more(let count): "… and \(count) more \(count == 1 ? "fault" : "faults") in this file"
    }
  }
}

/// The faults of one file: the first ones, and how many more there are.
struct StringsProblems: Sendable {
  /// More of one file say nothing new.
  private static let limit = 10

  let file: String
  private var first: [StringsProblem] = []
  private var more = 0

  init(file: String) { self.file = file }

  mutating func add(_ fault: StringsProblem.Fault, at place: FilePlace?) {
    add(fault, line: place?.line, column: place?.column)
  }

  mutating func add(_ fault: StringsProblem.Fault, line: Int?, column: Int? = nil) {
    if first.count < Self.limit {
      first.append(StringsProblem(file: file, line: line, column: column, fault))
    } else {
      more += 1
    }
  }

  var all: [StringsProblem] { more == 0 ? first : first + [StringsProblem(file: file, .more(more))] }
}
