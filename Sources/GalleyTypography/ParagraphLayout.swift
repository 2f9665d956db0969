import GalleyGeometry

/// A paragraph set in a width: its lines, with the glyphs at their places. Coordinates from the paragraph's top left.
public struct ParagraphLayout: Sendable, Equatable {
  /// As a view would report it: rounded up to the pixel where Apple rounds.
  public var size: Size
  public var firstBaseline: Double
  public var lastBaseline: Double
  public var lines: [Line]
  /// Characters that did not find room.
  public var lost: Int
  /// The factor `minimumScaleFactor` came to; 1 when nothing shrank.
  public var shrunk: Double

  public struct Line: Sendable, Equatable {
    /// As drawn, with the ellipsis where something was lost.
    public var text: String
    public var frame: Rect
    /// y of the baseline.
    public var baseline: Double
    public var glyphs: [Glyphs]
    /// The line's part of the runs' joined text, in bytes of UTF-8, without the white space at its end; a truncated
    /// line's goes from the first character it shows to the last.
    public var range: Range<Int>

    public init(text: String, frame: Rect, baseline: Double, glyphs: [Glyphs], range: Range<Int> = 0..<0) {
      self.text = text
      self.frame = frame
      self.baseline = baseline
      self.glyphs = glyphs
      self.range = range
    }
  }

  /// Glyphs of one face and one style.
  public struct Glyphs: Sendable, Equatable {
    /// Key of the face in the face list: see ``FaceLibrary``.
    public var face: String
    public var size: Double
    public var ids: [UInt32]
    public var positions: [Point]
    public var text: String
    public var style: Int
    /// What the characters take of the line from left to right, white space among them and beside them included.
    public var room: ClosedRange<Double>
    public var stretch: Double
    public var slant: Double
    /// The inline image that stands here instead of glyphs.
    public var attachment: Rect?

    public init(
      face: String, size: Double, ids: [UInt32], positions: [Point], text: String, style: Int,
      room: ClosedRange<Double>, stretch: Double = 1, slant: Double = 0, attachment: Rect? = nil
    ) {
      self.face = face
      self.size = size
      self.ids = ids
      self.positions = positions
      self.text = text
      self.style = style
      self.room = room
      self.stretch = stretch
      self.slant = slant
      self.attachment = attachment
    }
  }

  public init(
    size: Size, firstBaseline: Double, lastBaseline: Double, lines: [Line], lost: Int = 0, shrunk: Double = 1
  ) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.lines = lines
    self.lost = lost
    self.shrunk = shrunk
  }
}
