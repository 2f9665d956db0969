import GalleyGeometry

/// One step of drawing a screen. Coordinates are the window's, after all transforms that are not part of the list.
public enum DrawingCommand: Sendable, Equatable {
  /// Remembers the clip and the transform; `restore` brings them back.
  case save
  case restore
  case transform(Transform)
  case clip(DrawingPath, evenOdd: Bool)
  /// What follows until `endLayer` is drawn on its own sheet, then laid over the rest.
  case beginLayer(DrawingLayer)
  case endLayer
  /// Between `beginMask` and `endMask` stands what hides the layer around it: only where it is opaque does the layer show.
  case beginMask
  case endMask
  case fill(DrawingPath, Paint, evenOdd: Bool)
  case stroke(DrawingPath, Paint, StrokeForm)
  case glyphs(GlyphRun)
  case image(ImageDrawing)
  /// A symbol by its name, fitted into a square em of the given size with its centre in the middle of the frame.
  case symbol(name: String, frame: Rect, weight: Int, paint: Paint)
}

/// How a layer is laid over what is below it.
public struct DrawingLayer: Sendable, Equatable {
  public struct Shadow: Sendable, Equatable {
    public var color: RGBA
    public var radius: Double
    public var offset: Point

    public init(color: RGBA, radius: Double, offset: Point) {
      self.color = color
      self.radius = radius
      self.offset = offset
    }
  }

  public var opacity: Double
  /// CSS's and PDF's name of the blend mode: `normal`, `multiply`, `screen`, ….
  public var blend: String
  public var shadow: Shadow?
  /// The radius of a Gaussian blur, in points.
  public var blur: Double
  /// Whether the layer's mask takes away what it covers instead of leaving only that.
  public var hidesMasked: Bool

  public init(
    opacity: Double = 1, blend: String = "normal", shadow: Shadow? = nil, blur: Double = 0, hidesMasked: Bool = false
  ) {
    self.opacity = opacity
    self.blend = blend
    self.shadow = shadow
    self.blur = blur
    self.hidesMasked = hidesMasked
  }
}

/// A colour in sRGB, each part 0…1 (outside for wide gamut), not premultiplied.
public struct RGBA: Sendable, Hashable {
  public var red, green, blue, alpha: Double

  public static let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)
  public static let black = RGBA(red: 0, green: 0, blue: 0, alpha: 1)
  public static let white = RGBA(red: 1, green: 1, blue: 1, alpha: 1)

  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  public func withAlpha(_ factor: Double) -> RGBA {
    RGBA(red: red, green: green, blue: blue, alpha: alpha * factor)
  }
}

/// What fills a path or a glyph. Points are in window coordinates.
public enum Paint: Sendable, Equatable {
  public struct Stop: Sendable, Hashable {
    public var color: RGBA
    public var location: Double

    public init(color: RGBA, location: Double) {
      self.color = color
      self.location = location
    }
  }

  case color(RGBA)
  case linear([Stop], from: Point, to: Point)
  case radial([Stop], center: Point, startRadius: Double, endRadius: Double)
  /// Angles in radians, clockwise from the positive x axis.
  case angular([Stop], center: Point, startAngle: Double, endAngle: Double)
}

/// The outline of a shape.
public struct DrawingPath: Sendable, Hashable {
  public enum Element: Sendable, Hashable {
    case move(Point)
    case line(Point)
    case quad(Point, control: Point)
    case cubic(Point, control1: Point, control2: Point)
    case close
  }

  public var elements: [Element]

  public init(_ elements: [Element] = []) { self.elements = elements }

  public init(_ rect: Rect) {
    elements = [
      .move(rect.origin), .line(Point(x: rect.maxX, y: rect.minY)), .line(Point(x: rect.maxX, y: rect.maxY)),
      .line(Point(x: rect.minX, y: rect.maxY)), .close,
    ]
  }
}

/// How a path's line is drawn.
public struct StrokeForm: Sendable, Hashable {
  public enum Cap: String, Sendable { case butt, round, square }
  public enum Join: String, Sendable { case miter, round, bevel }

  public var width: Double
  public var cap: Cap
  public var join: Join
  public var miterLimit: Double
  public var dash: [Double]
  public var dashPhase: Double

  public init(
    width: Double, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10, dash: [Double] = [],
    dashPhase: Double = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// Glyphs of one font, each at its own place on the baseline.
public struct GlyphRun: Sendable {
  /// The font's face by its key in the typography's face list (a family and style name, never a path): `Inter-Regular`.
  public var face: String
  public var size: Double
  public var glyphs: [UInt32]
  /// Where the text that the run belongs to begins, in window coordinates.
  public var origin: Point
  /// The glyphs' origins on the baseline, from there: texts that were set alike share them.
  public var offsets: [Point]
  /// The characters that the run shows, for search and accessibility.
  public var text: String
  public var paint: Paint
  /// Horizontal factor by which outlines are fitted to calibrated advances; 1 keeps them.
  public var stretch: Double
  /// A slant for faces without an italic, in radians.
  public var slant: Double

  /// The glyphs' origins on the baseline, in window coordinates.
  public var positions: LazyMapSequence<[Point], Point> {
    let origin = origin
    return offsets.lazy.map { $0 + origin }
  }

  /// - Parameters:
  ///   - origin: what the positions count from, in window coordinates.
  ///   - positions: the glyphs' origins on the baseline, from there.
  public init(
    face: String, size: Double, glyphs: [UInt32], at origin: Point = .zero, positions: [Point], text: String,
    paint: Paint, stretch: Double = 1, slant: Double = 0
  ) {
    self.origin = origin
    offsets = positions
    self.face = face
    self.size = size
    self.glyphs = glyphs
    self.text = text
    self.paint = paint
    self.stretch = stretch
    self.slant = slant
  }
}

extension GlyphRun: Equatable {
  /// Whether both draw the same glyphs in the same places, whatever these are counted from.
  public static func == (a: GlyphRun, b: GlyphRun) -> Bool {
    a.face == b.face && a.size == b.size && a.glyphs == b.glyphs && a.text == b.text && a.paint == b.paint
      && a.stretch == b.stretch && a.slant == b.slant && a.positions.elementsEqual(b.positions)
  }
}

/// A bitmap or a vector asset in a rectangle.
public struct ImageDrawing: Sendable, Equatable {
  /// The asset's file, relative to the input where it stands in it; nil for a missing or generated one.
  public var file: String?
  /// The name that the user's code gave.
  public var name: String
  public var frame: Rect
  /// The tint of a template image.
  public var tint: RGBA?
  /// Insets of the nine parts in which a stretched image keeps its edges; nil for a plain one.
  public var capInsets: Insets?
  public var tiled: Bool

  public init(
    file: String?, name: String, frame: Rect, tint: RGBA? = nil, capInsets: Insets? = nil, tiled: Bool = false
  ) {
    self.file = file
    self.name = name
    self.frame = frame
    self.tint = tint
    self.capInsets = capInsets
    self.tiled = tiled
  }
}
