import GalleyArguments

enum Ink: String, CaseIterable, Sendable { case black, red, blue }

/// A small tool with every kind of option, as the tests' subject.
enum Sample {
  static let ink = CommandOption<Ink>.choice("ink", "INK", default: .black, help: "the colour")
  static let papers = CommandOption<[String]>.list(
    "paper", .text("NAME", completion: .toolOutput(["papers", "--names"])), help: "the papers")
  static let inks = CommandOption<[Ink]>.choices("inks", "INK", help: "several colours")
  static let marks = CommandOption<[String]>.repeated("mark", .text("TEXT"), help: "marks to stamp")
  static let out = CommandOption<String?>.text("out", .text("DIR", completion: .folders), help: "where to")
  static let copies = CommandOption<Int>.integer("copies", "N", in: -5...99, default: 1, help: "how many")
  static let json = CommandOption<Bool>.flag("json", help: "as JSON")
  static let quiet = CommandOption<Bool>.flag("quiet", short: "q", help: "say nothing [at all]")

  static let pull = CommandDeclaration(
    name: "pull", summary: "print a sheet", discussion: "One sheet.\n\nThen another.",
    arguments: [ArgumentDeclaration(.text("INPUT", completion: .files), .some, help: "what to print")],
    sections: [
      .init(
        "Options",
        [ink.declaration, papers.declaration, inks.declaration, marks.declaration, out.declaration, copies.declaration]),
      .init("More options", [json.declaration]),
    ],
    examples: [.init("press pull a.txt", "prints it")])

  static let papersCommand = CommandDeclaration(
    name: "papers", summary: "list the papers",
    arguments: [ArgumentDeclaration(.text("WORD"), .optional, help: "a part")])

  static let tool = ToolDeclaration(
    name: "press", summary: "prints", version: "1.2", commands: [pull, papersCommand],
    common: .init("Common options", [quiet.declaration]), planned: ["bind"], closing: "More in the manual.")

  static func parse(_ line: String) throws -> ParsedArguments {
    let words = line.split(separator: " ").map(String.init)
    guard case .run(let arguments) = try CommandLineParser(tool).parse(words) else { throw NotARun() }
    return arguments
  }

  struct NotARun: Error {}
}
