/// One command: the single description from which parsing, help and completion are made.
public struct CommandDeclaration: Sendable {
  /// Options that stand together in help.
  public struct Section: Sendable {
    public var title: String
    public var options: [OptionDeclaration]

    public init(_ title: String, _ options: [OptionDeclaration]) {
      self.title = title
      self.options = options
    }
  }

  /// A command line worth showing, and what it does.
  public struct Example: Sendable {
    public var line: String
    public var meaning: String

    public init(_ line: String, _ meaning: String) {
      self.line = line
      self.meaning = meaning
    }
  }

  public var name: String
  /// One line, without a full stop.
  public var summary: String
  /// What the summary cannot say, in paragraphs.
  public var discussion: String
  public var arguments: [ArgumentDeclaration]
  public var sections: [Section]
  public var examples: [Example]

  public init(
    name: String, summary: String, discussion: String = "", arguments: [ArgumentDeclaration] = [],
    sections: [Section] = [], examples: [Example] = []
  ) {
    self.name = name
    self.summary = summary
    self.discussion = discussion
    self.arguments = arguments
    self.sections = sections
    self.examples = examples
  }

  /// Every option, in help's order.
  public var options: [OptionDeclaration] { sections.flatMap(\.options) }
}

/// A word of a command line that is no option.
public struct ArgumentDeclaration: Sendable {
  public enum Arity: Sendable, Hashable {
    case one, optional
    /// One or more; none or more.
    case some, any

    var isRequired: Bool { self == .one || self == .some }
    var isMany: Bool { self == .some || self == .any }
  }

  public var arity: Arity
  public var form: ValueForm
  public var help: String

  public init(_ form: ValueForm, _ arity: Arity, help: String) {
    self.arity = arity
    self.form = form
    self.help = help
  }

  /// As help shows it: `INPUT…`, `[NAME]`.
  public var usage: String {
    switch arity {
    case .one: form.placeholder
    case .optional: "[\(form.placeholder)]"
    case .some: form.placeholder + "…"
    case .any: "[\(form.placeholder)…]"
    }
  }
}

/// A tool of several commands.
public struct ToolDeclaration: Sendable {
  public var name: String
  public var summary: String
  public var version: String
  public var commands: [CommandDeclaration]
  /// Options that every command takes.
  public var common: CommandDeclaration.Section
  /// Commands that are known by name and not there yet.
  public var planned: [String]
  /// What help says after the list of commands.
  public var closing: String

  public init(
    name: String, summary: String, version: String, commands: [CommandDeclaration],
    common: CommandDeclaration.Section, planned: [String] = [], closing: String = ""
  ) {
    self.name = name
    self.summary = summary
    self.version = version
    self.commands = commands
    self.common = common
    self.planned = planned
    self.closing = closing
  }

  public func command(_ name: String) -> CommandDeclaration? { commands.first { $0.name == name } }

  /// A command's options and those of every command.
  public func options(of command: CommandDeclaration) -> [OptionDeclaration] { command.options + common.options }
}
