import Foundation
import GalleyGeometry

@testable import GalleyScreen

/// The worked example of the geometry text, and a screen that uses every kind of fact.
enum Samples {
  static let example = Screen(
    size: Size(width: 402, height: 874), scale: 3,
    root: ScreenNode(
      type: "NavigationStack", frame: Rect(x: 0, y: 0, width: 402, height: 874),
      exact: Rect(x: 0, y: 0, width: 402, height: 874),
      children: [
        ScreenNode(
          type: "padding", frame: Rect(x: 0, y: 116, width: 402, height: 93),
          exact: Rect(x: 0, y: 116, width: 402, height: 93),
          children: [
            ScreenNode(
              type: "VStack", frame: Rect(x: 16, y: 132, width: 370, height: 61),
              exact: Rect(x: 16, y: 132, width: 370, height: 61),
              children: [
                ScreenNode(
                  type: "Text", text: "Hello", frame: Rect(x: 16, y: 132, width: 124.0 / 3, height: 61.0 / 3),
                  exact: Rect(x: 16, y: 132, width: 41.2251, height: 20.2871), role: .text),
                ScreenNode(
                  type: "Button", id: "save", text: "Save",
                  frame: Rect(x: 16, y: 476.0 / 3, width: 370, height: 103.0 / 3),
                  exact: Rect(x: 16, y: 158.6, width: 370, height: 34.2871), role: .button, states: ["enabled"]),
              ])
          ])
      ]), metrics: "inter-calibrated")

  /// Uses every member, paint and command, with numbers that the encoding keeps exactly.
  static let everything = Screen(
    size: Size(width: 320, height: 568), scale: 2,
    root: ScreenNode(
      type: "List", id: "a b", text: "“Tab\t, \"quote\" \\ line\nend\u{1}”",
      frame: Rect(x: -0.5, y: 20, width: 320, height: 548),
      exact: Rect(x: -0.333, y: 20.125, width: 319.5, height: 548), role: .list, states: ["enabled", "selected"],
      traits: [.title, .systemSized, .scrollsVertically], clip: Rect(x: 0, y: 0, width: 320, height: 568),
      hitArea: Rect(x: 0, y: 0, width: 44, height: 44),
      lines: TextLines(
        lines: [
          TextLines.Line(text: "مرحبا…", frame: Rect(x: 1, y: 2, width: 3, height: 4), baseline: 3.25),
          TextLines.Line(text: "👩‍👩‍👧", frame: .zero, baseline: 0),
        ], lost: 7, shrunk: 0.75, font: "system 17 regular", pointSize: 17),
      picture: Picture(
        size: Size(width: 30, height: 20.5), place: Rect(x: -15, y: 20, width: 60, height: 41), resizing: .caps),
      source: SourcePlace(file: "A/List.swift", line: 12)), drawing: commands,
    safeArea: Insets(top: 20, left: 1, bottom: 34, right: 2), assumed: ["bar.tab.height", "os.readable"],
    notes: ["a missing asset: photo"], metrics: "unit")

  static let commands: [DrawingCommand] = [
    .save, .transform(Transform(a: 0.866025404, b: 0.5, c: -0.5, d: 0.866025404, tx: 10, ty: -3.25)),
    .clip(DrawingPath(Rect(x: 0, y: 0, width: 10, height: 20)), evenOdd: true),
    .beginLayer(
      DrawingLayer(
        opacity: 0.5, blend: "multiply",
        shadow: DrawingLayer.Shadow(
          color: RGBA(red: 0, green: 0, blue: 0, alpha: 0.33), radius: 4, offset: Point(x: 0, y: 2)),
        blur: 1.5)), .beginMask, .fill(curve, .color(RGBA(red: 1, green: 0.25, blue: 0, alpha: 1)), evenOdd: false),
    .endMask,
    .fill(curve, .linear(stops, from: .zero, to: Point(x: 0, y: 100)), evenOdd: true),
    .fill(curve, .radial(stops, center: Point(x: 5, y: 5), startRadius: 0, endRadius: 50), evenOdd: false),
    .stroke(
      curve, .angular(stops, center: Point(x: 5, y: 5), startAngle: 0, endAngle: 6.283185),
      StrokeForm(width: 0.5, cap: .round, join: .bevel, miterLimit: 4, dash: [3, 1.5], dashPhase: 2)), .endLayer,
    .restore,
    .glyphs(
      GlyphRun(
        face: "Inter-Regular", size: 17, glyphs: [36, 1024, 4_294_967_295],
        positions: [Point(x: 1, y: 2), Point(x: 11.333, y: 2), Point(x: 20, y: 2)], text: "Aé", paint: .color(.black),
        stretch: 0.996, slant: 0.2)),
    .image(
      ImageDrawing(
        file: "Assets.xcassets/photo.imageset/photo@2x.png", name: "photo",
        frame: Rect(x: 0, y: 0, width: 80, height: 60),
        tint: .white, capInsets: Insets(top: 1, left: 2, bottom: 3, right: 4), tiled: true)),
    .image(ImageDrawing(file: nil, name: "gone", frame: .zero)),
    .symbol(name: "trash", frame: Rect(x: 1, y: 1, width: 20, height: 22), weight: 400, paint: .color(.clear)),
  ]

  static let curve = DrawingPath([
    .move(Point(x: 0, y: 0)), .line(Point(x: 10, y: 0)), .quad(Point(x: 20, y: 10), control: Point(x: 20, y: 0)),
    .cubic(Point(x: 0, y: 10), control1: Point(x: 15, y: 20), control2: Point(x: 5, y: 20)), .close,
  ])

  static let stops = [
    Paint.Stop(color: .black, location: 0),
    Paint.Stop(color: RGBA(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4), location: 1),
  ]

  /// A list screen as the runtime gives them: rows of a symbol, a title and a subtitle.
  static func list(rows: Int) -> Screen {
    var children: [ScreenNode] = []
    var drawing: [DrawingCommand] = []
    for row in 0..<rows {
      let y = Double(row) * 52
      let texts = ["Row title number \(row)", "A subtitle that says more"].enumerated().map { index, text in
        let frame = Rect(x: 72, y: y + Double(index) * 61.0 / 3, width: 182, height: 61.0 / 3)
        drawing.append(
          .glyphs(
            GlyphRun(
              face: "Inter-Regular", size: 17, glyphs: text.utf8.map { UInt32($0) + 900 },
              positions: text.utf8.indices.enumerated().map { Point(x: 72 + Double($0.offset) * 8.437, y: y + 15.5) },
              text: text, paint: .color(.black), stretch: 0.996)))
        return ScreenNode(
          type: "Text", text: text, frame: frame, exact: frame, role: .text,
          lines: TextLines(
            lines: [TextLines.Line(text: text, frame: frame, baseline: y + 15.5)], font: "system 17 regular",
            pointSize: 17))
      }
      let frame = Rect(x: 0, y: y, width: 402, height: 52)
      drawing.append(.fill(DrawingPath(frame), .color(.white), evenOdd: false))
      children.append(
        ScreenNode(
          type: "HStack", id: "row-\(row)", frame: frame, exact: frame, role: .row, states: ["enabled"],
          traits: [.scrollsVertically], hitArea: frame, source: SourcePlace(file: "ContentView.swift", line: 30),
          children: texts))
    }
    let frame = Rect(x: 0, y: 0, width: 402, height: 874)
    return Screen(
      size: frame.size, scale: 3, root: ScreenNode(type: "List", frame: frame, exact: frame, children: children),
      drawing: drawing, metrics: "inter-calibrated")
  }

  /// The repository's file of a name.
  static func file(_ path: String) -> URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent(path)
  }
}
