import GalleyGeometry

/// One container, control, text or frame-changing modifier of a screen.
public struct ScreenNode: Sendable, Equatable {
  // Optionals are spelled out: a `T?` starts as nil, and the initialiser would copy the whole node once more.

  /// SwiftUI's or UIKit's own name of the view, or the modifier's name (`padding`, `frame`, …).
  public var type: String
  /// The `accessibilityIdentifier` that sits on this point of the modifier chain.
  public var id: Optional<String>
  /// What a reader sees or hears: a text's characters, a control's label, an image's name.
  public var text: Optional<String>
  /// In window coordinates, on the display's pixels, as drawn.
  public var frame: Rect
  /// In window coordinates, before rounding.
  public var exact: Rect
  public var role: Optional<Role>
  /// States that matter to a reader, in a fixed order: `enabled`, `disabled`, `selected`, `on`, `off`, ….
  public var states: [String]
  /// What the node may be judged by: see ``ScreenNode/Trait``.
  public var traits: Set<Trait>
  /// The part of the window outside which the node is not seen; nil when nothing clips it.
  public var clip: Optional<Rect>
  /// Where a tap reaches the control; nil when the node takes no taps.
  public var hitArea: Optional<Rect>
  /// For texts: the lines as set, and what was lost.
  public var lines: Optional<TextLines>
  /// For images: the picture, and where the whole of it lies.
  public var picture: Optional<Picture>
  /// Where the view was written, when known: the file as the user named it, and the line.
  public var source: Optional<SourcePlace>
  public var children: [ScreenNode]

  public init(
    type: String, id: String? = nil, text: String? = nil, frame: Rect, exact: Rect, role: Role? = nil,
    states: [String] = [], traits: Set<Trait> = [], clip: Rect? = nil, hitArea: Rect? = nil, lines: TextLines? = nil,
    picture: Picture? = nil, source: SourcePlace? = nil, children: [ScreenNode] = []
  ) {
    self.type = type
    self.id = id
    self.text = text
    self.frame = frame
    self.exact = exact
    self.role = role
    self.states = states
    self.traits = traits
    self.clip = clip
    self.hitArea = hitArea
    self.lines = lines
    self.picture = picture
    self.source = source
    self.children = children
  }

  /// What a node is to the person who uses the screen.
  public enum Role: String, Sendable, CaseIterable {
    case text, image, symbol, button, link, toggle, textField, slider, stepper, picker, menu, tab, row, cell, header
    case container, scrollView, list, navigationBar, tabBar, toolbar, searchField, progress, media, decoration
  }

  /// Facts about a node that rules of an audit ask for.
  public enum Trait: String, Sendable, CaseIterable {
    /// A stock control at its own size, or something that Apple's chrome sizes.
    case systemSized
    /// A plain or custom button style, a tap gesture, a small control size.
    case customControl
    /// Part of a navigation bar, tab bar, toolbar or search field that the system places.
    case systemBar
    /// Inside a container that scrolls horizontally, vertically.
    case scrollsHorizontally, scrollsVertically
    /// Not meant to be read: hidden from accessibility, or a decorative image.
    case decoration
    /// Its content is drawn or placed past it on purpose: an offset, a position, a negative padding or spacing.
    case movedOnPurpose
    /// Taps reach what lies behind it.
    case letsTapsThrough
    /// The text's owner set a line limit or a truncation mode.
    case lineLimited
    /// A title (navigation title, section header, header trait).
    case title
  }
}

/// A place in the user's source.
public struct SourcePlace: Sendable, Hashable {
  public var file: String
  public var line: Int

  public init(file: String, line: Int) {
    self.file = file
    self.line = line
  }
}

/// How a text was set.
public struct TextLines: Sendable, Equatable {
  public struct Line: Sendable, Equatable {
    /// The characters of the line, as drawn (with an ellipsis where the end was lost).
    public var text: String
    /// In window coordinates.
    public var frame: Rect
    /// The y coordinate of the baseline, in window coordinates.
    public var baseline: Double
    /// The line's part of the node's text, in Unicode scalars, without the white space at its end; a truncated line's
    /// goes from the first character it shows to the last.
    public var range: Range<Int>

    public init(text: String, frame: Rect, baseline: Double, range: Range<Int> = 0..<0) {
      self.text = text
      self.frame = frame
      self.baseline = baseline
      self.range = range
    }
  }

  public var lines: [Line]
  /// Characters of the text that are not drawn.
  public var lost: Int
  /// Lines that the node's clip hides a part of, or all.
  public var clipped: Int
  /// The factor by which `minimumScaleFactor` shrank the text; 1 when it did not.
  public var shrunk: Double
  /// The font that was asked for, such as `system 17 regular`.
  public var font: String
  /// The faces that drew it, in the order in which they first occur.
  public var faces: [String]
  /// The size of the type, in points, before shrinking.
  public var pointSize: Double

  public init(
    lines: [Line], lost: Int = 0, clipped: Int = 0, shrunk: Double = 1, font: String, faces: [String] = [],
    pointSize: Double
  ) {
    self.lines = lines
    self.lost = lost
    self.clipped = clipped
    self.shrunk = shrunk
    self.font = font
    self.faces = faces
    self.pointSize = pointSize
  }

  /// The same with the lines counted that lie outside a clip in part.
  public func clipped(by clip: Rect?) -> TextLines {
    guard let clip else { return self }
    var copy = self
    // A line's frame is unrounded: it may pass the clip by a fraction of a pixel.
    let room = clip.inset(by: Insets(top: -0.5, left: -0.5, bottom: -0.5, right: -0.5))
    copy.clipped =
      lines.filter { line in
        line.frame.minX < room.minX || line.frame.minY < room.minY || line.frame.maxX > room.maxX
          || line.frame.maxY > room.maxY
      }.count
    return copy
  }
}
