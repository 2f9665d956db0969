import GalleyArguments

/// Options that several commands share.
enum CommonOptions {
  static let quiet = CommandOption<Bool>.flag("quiet", short: "q", help: "say nothing but results and errors")

  static let json = CommandOption<Bool>.flag("json", help: "as JSON; docs/schema describes it")

  static let inputs = ArgumentDeclaration(
    .text("INPUT", completion: .files), .some, help: "a .swift file, a folder, or the folder of a Swift package")

  static let keepGoing = CommandOption<Bool>.flag(
    "keep-going", help: "count what does not compile or cannot be run, and exit as if it were fine")

  static let views = CommandOption<[String]>.list(
    "view", .text("NAME"), help: "a view to proof beside the previews; it must need no arguments")

  static let previews = CommandOption<[String]>.repeated(
    "preview", .text("NAME"), help: "only this preview, by File.swift:12, display name or file; again for more")
}
