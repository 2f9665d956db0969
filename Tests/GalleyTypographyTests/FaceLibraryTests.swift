import Foundation
import GalleyGeometry
import Testing

@testable import GalleyTypography

@Suite struct FaceLibraryTests {
  private let library = FaceLibrary.shared

  @Test func an_outline_is_in_ems_above_the_baseline() throws {
    // Inter's capital H: 2048 units of 2816 high, 2084 wide (its own glyph table).
    let glyph = try #require(library.glyph("H", face: "Inter-Regular"))
    let outline = library.outline(face: "Inter-Regular", glyph: glyph)
    let points = outline.elements.flatMap { element -> [Point] in
      switch element {
      case .move(let p), .line(let p): [p]
      case .quad(let a, let b): [a, b]
      case .cubic(let a, let b, let c): [a, b, c]
      case .close: []
      }
    }
    #expect(library.unitsPerEm(face: "Inter-Regular") == 2816)
    #expect(points.map(\.y).min() == 0)
    #expect(abs((points.map(\.y).max() ?? 0) - 2048 / 2816) < 1e-9)
    #expect(abs(outline.advance - 0.74006) < 1e-5)
    guard case .move = outline.elements.first, case .close = outline.elements.last else {
      Issue.record("a contour is opened and closed")
      return
    }
  }

  @Test func unknown_faces_and_glyphs_have_no_outline() {
    #expect(library.outline(face: "No-Such-Face", glyph: 1) == .empty)
    #expect(library.outline(face: "Inter-Regular", glyph: 4_000_000_000).elements.isEmpty)
    #expect(library.find("No Such Family") == nil)
    #expect(library.find("Inter", weight: 650) == "Inter-Bold")
    #expect(library.find("Inter", weight: 450) == "Inter-Regular")
  }

  @Test func a_file_that_is_no_font_is_an_error() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("galley-faces-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let inter = try Data(contentsOf: URL(fileURLWithPath: try #require(library.file(face: "Inter-Regular"))))
    for (name, bytes) in [
      ("empty.otf", Data()), ("text.otf", Data("no font at all".utf8)), ("cut.otf", inter.prefix(1000)),
      ("zero.ttf", Data(repeating: 0, count: 4096)),
      ("header.ttf", Data([0, 1, 0, 0, 0xFF, 0xFF, 0, 0]) + inter.suffix(4000)),
    ] {
      let file = folder.appendingPathComponent(name)
      try bytes.write(to: file)
      #expect(throws: TypographyError.notAFont(path: file.path)) { try FaceLibrary().register(file: file.path) }
    }
    let missing = folder.appendingPathComponent("missing.otf").path
    #expect(throws: TypographyError.noSuchFontFile(path: missing)) { try FaceLibrary().register(file: missing) }
  }

  @Test func a_font_with_broken_tables_sets_text_without_a_crash() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("galley-broken-\(getpid()).otf")
    var bytes = try Data(contentsOf: URL(fileURLWithPath: try #require(library.file(face: "Inter-Regular"))))
    var seed = 12345 as UInt32
    for _ in 0..<2000 {
      seed = seed &* 1_664_525 &+ 1_013_904_223
      bytes[2000 + Int(seed >> 8) % (bytes.count - 2000)] = UInt8(truncatingIfNeeded: seed >> 24)
    }
    try bytes.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let own = FaceLibrary()
    guard let names = try? own.register(file: file.path), let name = names.first else { return }
    let typesetter = Typesetter(library: own)
    let run = TextRun(text: "Any text, ünd مرحبا", font: TypefaceRequest(family: .named(name), size: 20))
    let layout = typesetter.paragraph([run], style: ParagraphStyle()).layout(width: 50, height: nil)
    for line in layout.lines {
      for glyphs in line.glyphs { for id in glyphs.ids { _ = own.outline(face: glyphs.face, glyph: id) } }
    }
    #expect(layout.size.width.isFinite)
  }

  @Test func a_registered_font_is_found_by_family_and_name_with_its_own_advances() throws {
    let own = FaceLibrary()
    let file = try #require(library.file(face: "JetBrainsMono-Bold"))
    // JetBrains Mono stands in for the system's monospaced font: the app's own has another name.
    #expect(try own.register(file: file) == ["app.JetBrainsMono-Bold"])
    let typesetter = Typesetter(library: own)
    let run = TextRun(text: "0123456789", font: TypefaceRequest(family: .named("JetBrains Mono"), size: 10))
    let paragraph = typesetter.paragraph([run], style: ParagraphStyle(scale: 1))
    // JetBrains Mono advances 600 of 1000 units; ascender 1020, descender -300.
    #expect(paragraph.size(width: nil, height: nil).size == Size(width: 60, height: 14))
    #expect(abs(paragraph.size(width: nil, height: nil).firstBaseline - 10.2) < 1e-9)
    #expect(paragraph.layout(width: nil, height: nil).lines[0].glyphs[0].face == "app.JetBrainsMono-Bold")
  }

  @Test func a_licensed_system_font_keeps_its_advances_and_is_named() throws {
    let own = FaceLibrary()
    #expect(own.metricsName == "inter-calibrated")
    let files = try ["JetBrainsMono-Regular", "JetBrainsMono-Bold"].map { try #require(library.file(face: $0)) }
    try own.useSystemFont(files: files)
    #expect(own.metricsName == "licensed JetBrains Mono")
    let typesetter = Typesetter(library: own)
    let paragraph = typesetter.paragraph(
      [TextRun(text: "0123456789", font: TypefaceRequest(size: 12, weight: 700))], style: ParagraphStyle(scale: 1))
    // 600 of 1000 units each; Apple's tracking at 12 points is 0 and its line 1.193359375 of the size.
    #expect(paragraph.size(width: nil, height: nil).size == Size(width: 72, height: 15))
    #expect(paragraph.layout(width: nil, height: nil).lines[0].glyphs[0].face == "app.JetBrainsMono-Bold")
    #expect(throws: TypographyError.noSuchFontFile(path: "/no/such.otf")) {
      try own.useSystemFont(files: ["/no/such.otf"])
    }
  }

  /// `Fixtures/make-varying.py` says how wide A is where.
  @Test func a_variable_font_is_set_at_its_weight_and_its_size() throws {
    let own = FaceLibrary()
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "Fixtures/Varying.ttf")
    try own.useSystemFont(files: [file.path])
    #expect(own.metricsName == "licensed Galley Varying")
    let typesetter = Typesetter(library: own)
    func width(_ size: Double, _ weight: Int) -> Double {
      let run = TextRun(text: "AAAA", font: TypefaceRequest(size: size, weight: weight))
      let tracking = 4 * size * TypographyTables.shared.tracking(size, design: .standard, profile: .ios)
      return typesetter.paragraph([run], style: ParagraphStyle(scale: 1000)).size(width: nil, height: nil).size.width
        - tracking
    }
    #expect(abs(width(12, 400) - 4 * 12 * 0.5) < 0.01)
    #expect(abs(width(12, 700) - 4 * 12 * 0.7) < 0.01)
    #expect(abs(width(12, 550) - 4 * 12 * 0.6) < 0.01)
    #expect(abs(width(22.5, 400) - 4 * 22.5 * 0.55) < 0.02)
    #expect(abs(width(60, 400) - 4 * 60 * 0.6) < 0.05)
    let run = TextRun(text: "A", font: TypefaceRequest(size: 12, weight: 700))
    let face = typesetter.paragraph([run], style: ParagraphStyle()).layout(width: nil, height: nil).lines[0].glyphs[0]
    #expect(face.face == "GalleyVarying-Regular@wght=700,opsz=17")
    // Another process that has the font draws the same instance by its name.
    let other = FaceLibrary()
    try other.register(file: file.path)
    #expect(abs(other.outline(face: face.face, glyph: face.ids[0]).advance - 0.7) < 1e-6)
    #expect(other.outline(face: "GalleyVarying-Regular@wght=nonsense", glyph: face.ids[0]).advance > 0)
    #expect(other.outline(face: "No-Such@wght=700", glyph: 1) == .empty)
  }

  /// An app may bring a face of the family that stands in for the system's: the system's text stays what it is.
  @Test func a_font_of_the_app_does_not_change_the_system_font() throws {
    let own = FaceLibrary()
    let file = try #require(library.file(face: "Inter-Bold"))
    #expect(try own.register(file: file) == ["app.Inter-Bold"])
    let typesetter = Typesetter(library: own)
    func face(_ font: TypefaceRequest) -> String? {
      let paragraph = typesetter.paragraph([TextRun(text: "x", font: font)], style: ParagraphStyle())
      return paragraph.layout(width: nil, height: nil).lines.first?.glyphs.first?.face
    }
    #expect(face(TypefaceRequest(size: 12)) == "Inter-Regular")
    #expect(face(TypefaceRequest(family: .named("Inter-Bold"), size: 12)) == "app.Inter-Bold")
    #expect(face(TypefaceRequest(family: .named("Inter"), size: 12)) == "app.Inter-Bold")
    #expect(!own.outline(face: "app.Inter-Bold", glyph: own.glyph("x", face: "app.Inter-Bold") ?? 0).elements.isEmpty)
  }

  @Test func a_named_face_gives_way_to_the_weight_that_is_asked_for() throws {
    let own = FaceLibrary()
    for name in ["JetBrainsMono-Regular", "JetBrainsMono-Bold"] {
      try own.register(file: try #require(library.file(face: name)))
    }
    #expect(own.named("JetBrainsMono-Bold", weight: 400, italic: false, size: 12)?.key == "app.JetBrainsMono-Bold")
    #expect(own.named("JetBrainsMono-Regular", weight: 700, italic: false, size: 12)?.key == "app.JetBrainsMono-Bold")
    #expect(own.named("JetBrains Mono", weight: 400, italic: false, size: 12)?.key == "app.JetBrainsMono-Regular")
  }

  @Test func outlines_may_be_asked_for_from_many_threads() async {
    let own = FaceLibrary()
    let counts = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<8 {
        group.addTask {
          (1..<200).reduce(0) { $0 + own.outline(face: "Inter-Regular", glyph: UInt32($1)).elements.count }
        }
      }
      var counts: Set<Int> = []
      for await count in group { counts.insert(count) }
      return counts
    }
    #expect(counts.count == 1)
  }
}
