import GalleyGeometry
import GalleyScreen
import GalleyTypography

extension Text {
  /// A text as it was set: its lines, their runs, and their glyphs. Places are in points from the text's upper left
  /// corner.
  public struct Layout: RandomAccessCollection, Equatable {
    private let result: ParagraphLayout
    private let context: Context

    /// What all parts of a layout share.
    final class Context {
      let looks: [ResolvedText.Look]
      let isRightToLeft: Bool
      let grid: PixelGrid

      init(looks: [ResolvedText.Look], isRightToLeft: Bool, grid: PixelGrid) {
        self.looks = looks
        self.isRightToLeft = isRightToLeft
        self.grid = grid
      }
    }

    init(_ set: ParagraphLayout, looks: [ResolvedText.Look], isRightToLeft: Bool, grid: PixelGrid) {
      self.result = set
      context = Context(looks: looks, isRightToLeft: isRightToLeft, grid: grid)
    }

    /// Whether characters found no room.
    public var isTruncated: Bool { result.lost > 0 }
    public var startIndex: Int { 0 }
    public var endIndex: Int { result.lines.count }

    public subscript(index: Int) -> Line { Line(line: result.lines[index], context: context) }

    public static func == (a: Layout, b: Layout) -> Bool { a.result == b.result }
  }
}

extension Text.Layout {
  /// A part's place and its heights over and under the baseline.
  public struct TypographicBounds: Equatable, Sendable {
    /// Where the baseline begins.
    public var origin: CGPoint
    public var width: CGFloat
    public var ascent: CGFloat
    public var descent: CGFloat
    public var leading: CGFloat

    public init() { (origin, width, ascent, descent, leading) = (.zero, 0, 0, 0, 0) }

    init(_ line: ParagraphLayout.Line, from left: Double, to right: Double) {
      origin = CGPoint(x: left, y: line.baseline)
      width = CGFloat(right - left)
      ascent = CGFloat(line.baseline - line.frame.minY)
      descent = CGFloat(line.frame.maxY - line.baseline)
      leading = 0
    }

    public var rect: CGRect { CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent) }
  }

  public struct Line: RandomAccessCollection, Equatable {
    let line: ParagraphLayout.Line
    let context: Context

    public var startIndex: Int { 0 }
    public var endIndex: Int { line.glyphs.count }

    public subscript(index: Int) -> Run { Run(line: line, number: index, context: context) }

    /// Where the line's baseline begins.
    public var origin: CGPoint { typographicBounds.origin }

    public var typographicBounds: TypographicBounds {
      TypographicBounds(line, from: line.frame.minX, to: line.frame.maxX)
    }

    public static func == (a: Line, b: Line) -> Bool { a.line == b.line }
  }

  /// Glyphs of one face and one look.
  public struct Run: RandomAccessCollection, Equatable {
    let line: ParagraphLayout.Line
    let number: Int
    let context: Context

    var glyphs: ParagraphLayout.Glyphs { line.glyphs[number] }

    public var startIndex: Int { 0 }
    public var endIndex: Int { glyphs.attachment == nil ? glyphs.ids.count : 1 }

    public subscript(index: Int) -> RunSlice { RunSlice(run: self, indices: index..<index + 1) }

    public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }

    public subscript<T: TextAttribute>(key: T.Type) -> T? {
      guard context.looks.indices.contains(glyphs.style) else { return nil }
      return context.looks[glyphs.style].attributes[ObjectIdentifier(key)] as? T
    }

    public var layoutDirection: LayoutDirection { context.isRightToLeft ? .rightToLeft : .leftToRight }

    public var typographicBounds: TypographicBounds { self[startIndex..<endIndex].typographicBounds }

    public static func == (a: Run, b: Run) -> Bool { a.number == b.number && a.line == b.line }
  }

  /// Some glyphs of a run.
  public struct RunSlice: RandomAccessCollection, Equatable {
    public var run: Run
    public var indices: Range<Int>

    public init(run: Run, indices: Range<Int>) {
      self.run = run
      self.indices = indices
    }

    public var startIndex: Int { indices.lowerBound }
    public var endIndex: Int { indices.upperBound }

    public subscript(index: Int) -> RunSlice { RunSlice(run: run, indices: index..<index + 1) }

    public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: run, indices: bounds) }

    public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }

    public var typographicBounds: TypographicBounds {
      let glyphs = run.glyphs
      let (room, places) = (glyphs.room, glyphs.positions.map(\.x))
      if indices == run.startIndex..<run.endIndex {
        return TypographicBounds(run.line, from: room.lowerBound, to: room.upperBound)
      }
      let own = indices.filter { places.indices.contains($0) }.map { places[$0] }
      guard let left = own.min(), let last = own.max() else {
        return TypographicBounds(run.line, from: room.lowerBound, to: room.lowerBound)
      }
      // A glyph reaches to where the next one of the run begins.
      let right = places.filter { $0 > last }.min() ?? room.upperBound
      let isFirst = left == places.min()
      return TypographicBounds(run.line, from: isFirst ? Swift.min(room.lowerBound, left) : left, to: right)
    }

    /// The glyphs as a line of their own, to be drawn.
    fileprivate var part: (glyphs: ParagraphLayout.Glyphs, line: ParagraphLayout.Line) {
      var glyphs = run.glyphs
      let isWhole = indices == run.startIndex..<run.endIndex
      if glyphs.attachment == nil, !isWhole {
        let own = indices.filter { glyphs.ids.indices.contains($0) }
        glyphs.ids = own.map { run.glyphs.ids[$0] }
        glyphs.positions = own.map { run.glyphs.positions[$0] }
        glyphs.text =
          run.glyphs.ids.count == run.glyphs.text.count ? String(own.map { Array(run.glyphs.text)[$0] }) : ""
      }
      return (glyphs, run.line)
    }
  }
}

extension GraphicsContext {
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
    for run in line { draw(run, options: options) }
  }

  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
    draw(run[run.startIndex..<run.endIndex], options: options)
  }

  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
    let (glyphs, line) = slice.part
    let looks = slice.run.context.looks
    guard looks.indices.contains(glyphs.style) else { return }
    var commands: [DrawingCommand] = []
    let bounds = slice.typographicBounds.rect
    TextContent.draw(
      glyphs, looks[glyphs.style], line,
      room: Rect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: bounds.height), at: .zero,
      in: line.frame, &commands, slice.run.context.grid)
    emit(commands)
  }
}

extension Text.Layout {
  /// How glyphs are drawn.
  public struct DrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1 << 0)
  }
}
