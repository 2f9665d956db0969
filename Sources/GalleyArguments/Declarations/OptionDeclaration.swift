/// One option of a command as it is written, explained and completed.
public struct OptionDeclaration: Sendable {
  public enum Arity: Sendable, Hashable {
    /// `--name`
    case flag
    /// `--name VALUE` or `--name=VALUE`, once
    case value
    /// `--name A,B`, and again for more
    case list
    /// `--name VALUE`, and again for more; for values that may hold commas
    case repeated
  }

  /// Without the dashes.
  public var name: String
  /// A letter that stands for the name after one dash.
  public var short: Character?
  public var arity: Arity
  public var form: ValueForm
  public var help: String
  /// What holds when the option is not given, as help says it.
  public var defaultText: String?

  public init(
    name: String, short: Character? = nil, arity: Arity, form: ValueForm = ValueForm(""), help: String,
    defaultText: String? = nil
  ) {
    self.name = name
    self.short = short
    self.arity = arity
    self.form = form
    self.help = help
    self.defaultText = defaultText
  }

  /// As it is typed: `--name`.
  public var spelling: String { "--" + name }

  /// As help shows it: `-q, --quiet`, `--on NAME,…`.
  public var usage: String {
    var text = short.map { "-\($0), " } ?? ""
    text += spelling
    switch arity {
    case .flag: break
    case .value, .repeated: text += " " + form.placeholder
    case .list: text += " " + form.placeholder + ",…"
    }
    return text
  }
}
