import Foundation
import GalleyArguments
import GalleyAudit
import GalleyCatalog
import GalleyDrawing
import GalleyProofing

/// `galley proof`: pictures of every preview in every scenario, and pages that show them side by side.
enum ProofCommand: Command {
  static let out = CommandOption<String?>.text(
    "out", .text("DIR", completion: .folders), help: "the folder to write into", defaultText: "proofs")

  static let format = CommandOption<[ProofFormat]>.choices(
    "format", "FORMAT", help: "kinds of files", defaultText: "html,svg")

  static let overlay = CommandOption<[Overlay]>.choices(
    "overlay", "OVERLAY", help: "drawn over the screens; pages can switch each on and off", defaultText: "none")

  static let bare = CommandOption<Bool>.flag("bare", help: "the screens alone, without the device around them")

  static let declaration = CommandDeclaration(
    name: "proof", summary: "draw every preview in every scenario",
    discussion: """
      Writes index.html, one page a preview with all its scenarios from smallest to largest, and a file for each scenario. \
      The pages need no network and no script. What the audit finds stands beside the screens.
      """,
    arguments: [CommonOptions.inputs],
    sections: [
      CommandDeclaration.Section(
        "Options", [out.declaration, format.declaration, overlay.declaration, bare.declaration]), RunOptions.subject,
      ScenarioOptions.section, RunOptions.limits,
    ],
    examples: [
      .init("galley proof Sources/App", "every preview on the platform's extremes, into proofs/index.html"),
      .init("galley proof Home.swift --on phones --format png --out /tmp/home", "a picture for every phone"),
      .init("galley proof Home.swift --overlay safe-area,margins", "with the guides drawn"),
    ])

  static func run(_ arguments: ParsedArguments, console: Console) throws -> ExitStatus {
    let formats = arguments[format].isEmpty ? [.html, .svg] : arguments[format]
    let style = ProofStyle(overlays: Set(arguments[overlay]), hasDevice: !arguments[bare])
    let symbols = try SymbolLibrary(data: .find())
    let settings = try AuditConfiguration(for: arguments.words)
    let session = try ProofSession(arguments: arguments, console: console).run()
    let audit = try AuditCommand.report(of: session.batches, configuration: settings)
    let previews = PreviewProofs.all(of: session.batches, audit: audit)
    let folder = try ProofFolder(arguments[out] ?? "proofs")
    var events = session.events
    for drawn in drawn(previews, formats, style: style, symbols: symbols, console: console) {
      for file in drawn.files { try folder.write(file.bytes, to: file.name) }
      for failure in drawn.failures { console.complain(failure) }
      if !drawn.failures.isEmpty { events.append(.couldNotRun) }
    }
    if formats.contains(.html) {
      let index = index(previews, failures: failures(in: session.batches), title: title(of: arguments.words))
      try folder.write(ProofRenderer(symbols: symbols).html(index), to: "index.html")
    }
    try folder.finish()
    let main = formats.contains(.html) ? "/index.html" : "/"
    console.write(folder.path + (folder.path.hasSuffix("/") ? String(main.dropFirst()) : main) + "\n")
    return ExitStatus.of(events, keepGoing: arguments[CommonOptions.keepGoing])
  }

  /// The files of each preview, drawn on all processors, in the previews' order.
  private static func drawn(
    _ previews: [PreviewProofs], _ formats: [ProofFormat], style: ProofStyle, symbols: SymbolLibrary, console: Console
  ) -> [PreviewProofs.Drawn] {
    let drawn = Lock<[Int: PreviewProofs.Drawn]>([:])
    DispatchQueue.concurrentPerform(iterations: previews.count) { place in
      let result = previews[place].drawn(formats, style: style, symbols: symbols)
      let count = drawn.with { drawn -> Int in
        drawn[place] = result
        return drawn.count
      }
      console.progress("\(count) of \(previews.count) previews drawn")
    }
    console.clearProgress()
    let results = drawn.with { $0 }
    return previews.indices.map { results[$0] ?? PreviewProofs.Drawn() }
  }

  private static func index(_ previews: [PreviewProofs], failures: [String], title: String) -> ProofIndex {
    ProofIndex(
      title: title,
      entries: previews.map { preview in
        ProofIndex.Entry(
          title: preview.title, previewID: preview.preview.id, file: preview.name + ".html",
          proofCount: preview.proofs.count, findingCount: preview.findings?.count, thumbnail: preview.proofs.first)
      }, failures: failures)
  }

  /// What could not be laid out: each failure of a preview once.
  private static func failures(in batches: [ProofSession.Batch]) -> [String] {
    var lines: [String] = []
    for result in batches.flatMap(\.results) {
      guard let failure = result.outcome.failure else { continue }
      let line = "\(result.preview.id): \(failure)"
      if !lines.contains(line) { lines.append(line) }
    }
    return lines
  }

  /// The last name of the first input: no path of this machine.
  private static func title(of inputs: [String]) -> String {
    let first = inputs.first.map { URL(fileURLWithPath: $0).lastPathComponent } ?? "Proofs"
    return inputs.count > 1 ? "\(first) and \(inputs.count - 1) more" : first
  }
}
