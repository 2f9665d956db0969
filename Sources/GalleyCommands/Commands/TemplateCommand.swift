import Foundation
import GalleyArguments
import GalleyCatalog
import GalleyDrawing
import GalleyScenario

/// `galley template`: sheets of empty windows with everything a designer draws within.
enum TemplateCommand: Command {
  enum Format: String, CaseIterable, Sendable {
    case svg, pdf, png
  }

  static let out = CommandOption<String?>.text(
    "out", .text("FILE", completion: .files), help: "the file to write; its ending says the format",
    defaultText: "template.svg")

  static let format = CommandOption<[Format]>.choices(
    "format", "FORMAT", help: "kinds of files", defaultText: "as the file's ending says, else svg")

  static let layers = CommandOption<[String]>.list(
    "layers", .text("LAYER", completion: .words(TemplateLayer.names)),
    help: "the layers that show at first: \(TemplateLayer.names.joined(separator: ", "))",
    defaultText: "all but the grids")

  static let columns = CommandOption<[Int]>.integers(
    "columns", "N", in: 1...64, help: "grids of so many equal columns between the margins",
    defaultText: "2,4 in compact width, 8,12 in regular, Apple's table on a television")

  static let declaration = CommandDeclaration(
    name: "template", summary: "draw empty windows with safe areas, margins and grids, to scale and in named layers",
    discussion: """
      One sheet holds all the windows, a point of the sheet being a point of the window. Every layer is in the file, by \
      name; a designer's tool switches the hidden ones on. Without a device the windows stand on the largest pad.
      """,
    arguments: [
      ArgumentDeclaration(
        .text("DEVICE", completion: .toolOutput(["devices", "--names"])), .any,
        help: "devices or groups, as --on takes them")
    ],
    sections: [
      CommandDeclaration.Section(
        "Options", [out.declaration, format.declaration, layers.declaration, columns.declaration]),
      ScenarioOptions.section,
    ],
    examples: [
      .init("galley template iphone-17 --orientation portrait,landscape", "a phone, held both ways"),
      .init("galley template pads --out pads.pdf", "every pad on one sheet"),
      .init("galley template apple-tv-hd --layers display,safe-area,columns-5", "a television with five columns"),
      .init("galley template --window 700x900,half,third", "windows on the largest pad"),
    ])

  static func run(_ arguments: ParsedArguments, console: Console) throws -> ExitStatus {
    let shown = try shownLayers(arguments)
    let (path, formats) = try target(arguments)
    var request = try ScenarioOptions.request(arguments)
    for word in arguments.words { try request.apply(option: "on", value: word) }
    if request.on.isEmpty, request.set == nil {
      guard !request.windows.isEmpty || !request.windowGroups.isEmpty else {
        throw UsageError("'template' needs a device or a window: galley template iphone-17, or --window 700x900")
      }
      request.on = ["largest pad"]
      console.remark("no device is named: the windows stand on the largest pad")
    }
    let resolver = try ScenarioOptions.resolver(arguments, inputs: ["."])
    let list = try resolver.resolve(request)
    for note in list.notes { console.remark(note) }
    let facts = try resolver.catalog.platforms()
    let counts = arguments[columns].isEmpty ? nil : arguments[columns]
    let windows = list.scenarios.map { TemplateDrawing.Window(scenario: $0, columns: counts, facts: facts) }
    for window in windows {
      for count in counts ?? [] where !window.grids.contains(where: { $0.count == count }) {
        console.remark("\(window.scenario.device): \(count) columns leave no width between the margins")
      }
    }
    let title = windows.count == 1 ? list.scenarios[0].deviceName : "\(windows.count) windows"
    let sheets = TemplateDrawing().sheets(windows, title: title, shown: shown)
    console.remark(
      "\(windows.count) window\(windows.count == 1 ? "" : "s") on \(sheets.count) sheet\(sheets.count == 1 ? "" : "s")")
    let renderer = ProofRenderer(symbols: try SymbolLibrary(data: .find()))
    for format in formats {
      for file in try files(sheets, format, path: path, title: title, renderer: renderer) {
        try write(file.bytes, to: file.name)
        console.write(file.name + "\n")
      }
    }
    return .fine
  }

  // MARK: What is asked for

  private static func shownLayers(_ arguments: ParsedArguments) throws -> Set<TemplateLayer>? {
    let names = arguments[layers]
    guard !names.isEmpty else { return nil }
    return Set(
      try names.map { name in
        if let layer = TemplateLayer(id: name) { return layer }
        let nearest = NearestNames.of(name, among: TemplateLayer.names)
        let hint = nearest.isEmpty ? "" : ". Did you mean '\(nearest[0])'?"
        throw UsageError(
          "no layer is called '\(name)'\(hint); there are \(Wording.list(TemplateLayer.names, limit: 20))")
      })
  }

  /// The path without the format's ending, and the formats.
  private static func target(_ arguments: ParsedArguments) throws -> (path: String, formats: [Format]) {
    let asked = arguments[format]
    let path = arguments[out] ?? "template"
    let ending = URL(fileURLWithPath: path).pathExtension
    if let known = Format(rawValue: ending.lowercased()) {
      let stem = String(path.dropLast(ending.count + 1))
      guard asked.isEmpty || asked.contains(known) else {
        throw UsageError("--out '\(path)' is a name for \(known.rawValue), and --format asks for others")
      }
      return (stem, asked.isEmpty ? [known] : asked)
    }
    // `poster.v2` is a name, `poster.bmp` asks for a kind of file.
    if asked.isEmpty, (2...4).contains(ending.count), ending.allSatisfy(\.isLetter) {
      throw UsageError(
        "--out '\(path)': a template is written as \(Wording.list(Format.allCases.map(\.rawValue), limit: 9)); "
          + "end the name with one of them, or say --format")
    }
    return (path, asked.isEmpty ? [.svg] : asked)
  }

  // MARK: Files

  private static func files(
    _ sheets: [DrawingSheet], _ format: Format, path: String, title: String, renderer: ProofRenderer
  ) throws -> [(name: String, bytes: [UInt8])] {
    if format == .pdf { return [("\(path).pdf", try renderer.layeredPDF(sheets, title: title))] }
    return try sheets.enumerated().map { index, sheet in
      let name = sheets.count == 1 ? path : "\(path)-\(index + 1)"
      switch format {
      case .png: return ("\(name).png", try renderer.png(sheet, scale: 1))
      case .svg, .pdf: return ("\(name).svg", renderer.svg(sheet))
      }
    }
  }

  private static func write(_ bytes: [UInt8], to path: String) throws {
    do {
      try Data(bytes).write(to: URL(fileURLWithPath: path))
    } catch {
      throw UsageError("\(path) cannot be written: is there such a folder, and a right to write in it?")
    }
  }
}
