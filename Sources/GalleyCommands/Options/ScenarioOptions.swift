import GalleyArguments
import GalleyCatalog
import GalleyScenario

/// The options that say in which scenarios previews are met: those that the scenario module declares, in its words.
enum ScenarioOptions {
  static let deviceFiles = CommandOption<[String]>.list(
    "devices", .text("FILE", completion: .files), help: "files with devices of your own, for --on",
    defaultText: "the project's .galley.json")

  static let section = section(without: [])

  /// The options without some that a command has its own words for.
  static func section(without left: Set<String>) -> CommandDeclaration.Section {
    CommandDeclaration.Section(
      "Scenario options", all.filter { !left.contains($0.name) }.map(declaration) + [deviceFiles.declaration])
  }

  private static let all = ScenarioOption.all

  /// What a command line asks for.
  ///
  /// - Throws: `ScenarioError` for a value that an option does not have.
  static func request(_ arguments: ParsedArguments) throws -> ScenarioRequest {
    var request = ScenarioRequest()
    for option in all {
      for word in arguments.values(of: option.name) {
        try request.apply(option: option.name, value: option.placeholder == nil ? nil : word)
      }
    }
    return request
  }

  /// The devices of the files that are named, else of the project's.
  static func customDevices(_ arguments: ParsedArguments, catalog: Catalog) throws -> [CustomDevice] {
    var files = arguments[deviceFiles]
    if files.isEmpty, let project = ProjectFile.find(for: ["."]) { files.append(project) }
    return try files.flatMap { try CustomDevice.read(file: $0, catalog: catalog) }
  }

  /// A resolver that knows the catalog's devices and those of the files that are named, of the project's, and of the set's.
  static func resolver(_ arguments: ParsedArguments, inputs: [String]) throws -> ScenarioResolver {
    var files = arguments[deviceFiles]
    if files.isEmpty, let project = ProjectFile.find(for: inputs) { files.append(project) }
    if let set = arguments.values(of: "set").first, !["quick", "all"].contains(set) { files.append(set) }
    return try ScenarioResolver(catalog: .standard(), deviceFiles: files)
  }

  private static func declaration(_ option: ScenarioOption) -> OptionDeclaration {
    guard let placeholder = option.placeholder else {
      return OptionDeclaration(name: option.name, arity: .flag, help: option.help)
    }
    let isList = placeholder.hasSuffix(",…")
    let name = isList ? String(placeholder.dropLast(2)) : placeholder
    let isSaid = option.values.allSatisfy { option.help.contains($0) }
    let values = isSaid ? "" : ": " + option.values.joined(separator: ", ")
    return OptionDeclaration(
      name: option.name, arity: isList ? .list : .value, form: .text(name, completion: completion(of: option)),
      help: option.help + values)
  }

  private static func completion(of option: ScenarioOption) -> ValueForm.Completion {
    if option.name == "on" { return .toolOutput(["devices", "--names"]) }
    return option.values.isEmpty ? .none : .words(option.values)
  }
}
