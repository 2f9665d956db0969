/// The text of `--help`.
public struct HelpPage: Sendable {
  let tool: ToolDeclaration
  let width: Int

  /// - Parameter width: the columns of a line, at least 40.
  public init(_ tool: ToolDeclaration, width: Int = 100) {
    self.tool = tool
    self.width = max(40, width)
  }

  /// The tool's own page: what it is and which commands it has.
  public func overview() -> String {
    var page = TextColumns(width: width)
    page.paragraph("\(tool.name): \(tool.summary)")
    page.blank()
    page.line("Usage: \(tool.name) COMMAND …")
    page.blank()
    page.line("Commands")
    page.table(tool.commands.map { ($0.name, $0.summary) } + [("help", "explain a command")])
    page.blank()
    page.line("Options of every command")
    page.table(tool.common.options.map { ($0.usage, explanation(of: $0)) } + standing)
    if !tool.closing.isEmpty {
      page.blank()
      page.paragraphs(tool.closing)
    }
    return page.text
  }

  /// A command's page.
  public func page(of command: CommandDeclaration) -> String {
    var page = TextColumns(width: width)
    page.paragraph("\(tool.name) \(command.name): \(command.summary)")
    page.blank()
    page.line("Usage: " + usage(of: command))
    if !command.discussion.isEmpty {
      page.blank()
      page.paragraphs(command.discussion)
    }
    if !command.arguments.isEmpty {
      page.blank()
      page.line("Arguments")
      page.table(command.arguments.map { ($0.usage, $0.help + choices(of: $0.form)) })
    }
    for section in command.sections where !section.options.isEmpty {
      page.blank()
      page.line(section.title)
      page.table(section.options.map { ($0.usage, explanation(of: $0)) })
    }
    page.blank()
    page.line(tool.common.title)
    page.table(tool.common.options.map { ($0.usage, explanation(of: $0)) } + standing)
    if !command.examples.isEmpty {
      page.blank()
      page.line("Examples")
      for example in command.examples {
        page.line("  " + example.line)
        page.paragraph(example.meaning, indent: 6)
      }
    }
    return page.text
  }

  /// One line: `galley frames INPUT… [options]`.
  public func usage(of command: CommandDeclaration) -> String {
    var words = [tool.name, command.name] + command.arguments.map(\.usage)
    if !command.options.isEmpty { words.append("[options]") }
    return words.joined(separator: " ")
  }

  private var standing: [(String, String)] { [("-h, --help", "this page")] }

  private func explanation(of option: OptionDeclaration) -> String {
    var text = option.help + choices(of: option.form)
    if let fallback = option.defaultText { text += " (default: \(fallback))" }
    return text
  }

  private func choices(of form: ValueForm) -> String {
    form.choices.isEmpty ? "" : ": " + form.choices.map(\.name).joined(separator: ", ")
  }
}
