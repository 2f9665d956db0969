/// One text of one language: plain, or in forms for numbers, devices and widths.
public struct LocalizedText: Sendable, Hashable {
  public indirect enum Form: Sendable, Hashable {
    case text(String)
    case plural([PluralCategory: Form])
    /// By the names of string catalogs: `iphone`, `ipad`, `mac`, `applewatch`, `appletv`, `applevision`, `other`.
    case device([String: Form])
    /// By the width that a text is written for, in ems.
    case width([Int: Form])
    /// A text with variables of its own, as one form of many.
    case composed(LocalizedText)
  }

  /// A part of the text that depends on an argument of its own.
  public struct Variable: Sendable, Hashable {
    /// The argument's number from 0, where the text says it.
    public var argument: Int?
    /// What `%arg` stands for: `%lld`.
    public var specifier: String
    public var form: Form

    public init(argument: Int? = nil, specifier: String = "%lld", form: Form) {
      self.argument = argument
      self.specifier = specifier
      self.form = form
    }
  }

  public var form: Form
  public var variables: [String: Variable]

  public init(_ form: Form, variables: [String: Variable] = [:]) {
    self.form = form
    self.variables = variables
  }

  /// Whether the text is the same for all numbers and devices.
  public var isPlain: Bool { plain != nil }
}

/// What decides between a text's forms.
public struct TextSelection: Sendable {
  /// The arguments as numbers, in the caller's order; nil for one that is no number.
  public var numbers: [Double?]
  /// The language the text is in.
  public var language: String
  /// A string catalog's name of the device.
  public var device: String

  public init(numbers: [Double?] = [], language: String = "en", device: String = "iphone") {
    self.numbers = numbers
    self.language = language
    self.device = device
  }
}

extension LocalizedText {
  /// How deep forms may stand in each other in a file.
  static let depthLimit = 8
  /// How deep forms and variables may stand in each other while a text is put together; one inside itself ends there.
  static let expansionLimit = 64
  /// How many forms a text may be put together from.
  static let stepLimit = 4096

  /// The literals and arguments of the form that a selection asks for.
  ///
  /// Without arguments a `%` is a character like any other, as it is for Apple's texts.
  public func parts(_ selection: TextSelection) -> [FormatPart] {
    if selection.numbers.isEmpty, let text = resolved(on: selection.device).plain { return [.literal(text)] }
    var expansion = Expansion(text: self, selection: selection)
    expansion.add(form, nil, depth: 0)
    return expansion.parts
  }

  /// The text where it is the same for all numbers and devices.
  private var plain: String? { if case .text(let text) = form, variables.isEmpty { text } else { nil } }

  /// The text of a device in its widest form, as long as no number decides.
  private func resolved(on device: String) -> LocalizedText {
    switch form {
    case .device(let forms):
      guard let form = Self.form(of: forms, on: device) else { return self }
      return LocalizedText(form, variables: variables).resolved(on: device)
    case .width(let forms):
      guard let form = Self.widest(of: forms) else { return self }
      return LocalizedText(form, variables: variables).resolved(on: device)
    case .composed(let text):
      return LocalizedText(text.form, variables: variables.merging(text.variables) { $1 }).resolved(on: device)
    case .text, .plural: return self
    }
  }

  private static func form(of forms: [String: Form], on device: String) -> Form? {
    forms[device] ?? forms["other"] ?? forms.min { $0.key < $1.key }?.value
  }

  /// The widest is what a text shows that nobody asked to be narrower.
  private static func widest(of forms: [Int: Form]) -> Form? { forms.max { $0.key < $1.key }?.value }

  /// The text in the form for a width, where its forms are for widths.
  ///
  /// The form for the width itself, else the next narrower one, else the narrowest (documentation of
  /// `variantFittingPresentationWidth(_:)`).
  public func fitting(width: Int, on device: String) -> LocalizedText {
    switch form {
    case .device(let forms):
      guard let form = Self.form(of: forms, on: device) else { return self }
      return LocalizedText(form, variables: variables).fitting(width: width, on: device)
    case .width(let forms):
      let fitting = forms.filter { $0.key <= width }.max { $0.key < $1.key } ?? forms.min { $0.key < $1.key }
      return fitting.map { LocalizedText($0.value, variables: variables) } ?? self
    default: return self
    }
  }

  /// The text as one format, in its general form: parts as `shown` makes them, specifiers as they are.
  public func format(_ selection: TextSelection, shown: ([FormatPart]) -> [FormatPart]) -> String {
    if let text = resolved(on: selection.device).plain {
      // Escaped percent signs stay so: whoever fills the format in reads them.
      let parts = LocalizedText.parts(of: text, arguments: 1)
      guard parts.contains(where: { if case .argument = $0 { true } else { false } }) else {
        return shown([.literal(text)]).map { if case .literal(let text) = $0 { text } else { "" } }.joined()
      }
    }
    var implicit = selection
    implicit.numbers = [nil]
    let parts = shown(parts(implicit))
    // Arguments in their own order need no positions.
    let indices = parts.compactMap { if case .argument(let index, _) = $0 { index } else { nil } }
    let isPlainOrder = indices == Array(indices.indices)
    return parts.map { part in
      switch part {
      case .literal(let literal): literal.replacing("%", with: "%%")
      case .argument(let index, let specifier):
        isPlainOrder ? specifier : "%\(index + 1)$" + specifier.dropFirst()
      }
    }.joined()
  }

  /// The parts of a plain format.
  public static func parts(of format: String, arguments: Int) -> [FormatPart] {
    LocalizedText(.text(format)).parts(TextSelection(numbers: Array(repeating: nil, count: arguments)))
  }

  private struct Expansion {
    var variables: [String: Variable]
    let selection: TextSelection
    var parts: [FormatPart] = []

    init(text: LocalizedText, selection: TextSelection) { (variables, self.selection) = (text.variables, selection) }

    /// The argument that a variable's form is about.
    struct Subject {
      var index: Int
      var specifier: String
    }

    private var steps = 0
    private var isCut = false

    mutating func add(_ form: Form, _ subject: Subject?, depth: Int) {
      steps += 1
      guard depth < LocalizedText.expansionLimit, steps < LocalizedText.stepLimit else {
        // Where a text ends that has no end shows.
        if !isCut { append("…") }
        isCut = true
        return
      }
      switch form {
      case .text(let format): add(format, subject, depth: depth)
      case .plural(let forms):
        guard let form = choose(forms, subject) else { return }
        add(form, subject, depth: depth + 1)
      case .device(let forms):
        guard let form = LocalizedText.form(of: forms, on: selection.device) else { return }
        add(form, subject, depth: depth + 1)
      case .width(let forms):
        guard let form = LocalizedText.widest(of: forms) else { return }
        add(form, subject, depth: depth + 1)
      case .composed(let text):
        let outer = variables
        variables.merge(text.variables) { _, inner in inner }
        add(text.form, subject, depth: depth + 1)
        variables = outer
      }
    }

    /// The form for the subject's number, else for the first argument that is one.
    ///
    /// `zero` holds for the number 0 in every language (Foundation release notes for OS X 10.9).
    private func choose(_ forms: [PluralCategory: Form], _ subject: Subject?) -> Form? {
      let numbers = selection.numbers
      let number = subject.flatMap { numbers.indices.contains($0.index) ? numbers[$0.index] : nil }
      guard let number = number ?? (subject == nil ? numbers.compactMap(\.self).first : nil) else {
        return forms[.other] ?? forms.min { $0.key.rawValue < $1.key.rawValue }?.value
      }
      if number == 0, let zero = forms[.zero] { return zero }
      let category = PluralRules.category(of: number, language: selection.language)
      return forms[category] ?? forms[.other] ?? forms.min { $0.key.rawValue < $1.key.rawValue }?.value
    }

    private mutating func add(_ format: String, _ subject: Subject?, depth: Int) {
      // In a variable's form the first argument without a position is the variable's own.
      var next = subject?.index ?? 0
      for token in FormatToken.tokens(of: format) {
        switch token {
        case .literal(let literal): append(literal)
        case .argument(let position, let specifier):
          let index = position ?? next
          if position == nil { next += 1 }
          parts.append(.argument(index, specifier: specifier))
        case .own:
          if let subject {
            parts.append(.argument(subject.index, specifier: subject.specifier))
          } else {
            // Outside of a variable, `%a` is a number's specifier.
            parts.append(.argument(next, specifier: "%a"))
            append("rg")
            next += 1
          }
        case .variable(let position, let name):
          guard let variable = variables[name] else {
            append("%#@\(name)@")
            continue
          }
          let index = position ?? variable.argument ?? next
          next = max(next, index + 1)
          add(variable.form, Subject(index: index, specifier: variable.specifier), depth: depth + 1)
        }
      }
    }

    private mutating func append(_ literal: String) {
      if case .literal(let before)? = parts.last {
        parts[parts.count - 1] = .literal(before + literal)
      } else {
        parts.append(.literal(literal))
      }
    }
  }
}
