import GalleyGeometry
import GalleyLayout
import GalleyScreen

/// What a node of the layout tree shows to readers and how it is drawn.
///
/// An object, since every pass reads it and its fields are many: handing one on is handing on a reference.
package final class NodeInfo {
  /// The name in the geometry; empty for a node that is left out of it.
  package var type: String
  package var id: String?
  package var text: String?
  package var role: ScreenNode.Role?
  package var states: [String] = []
  package var traits: Set<ScreenNode.Trait> = []
  /// Whether taps on the node do something.
  package var takesTaps = false
  package var content: NodeContent?
  package var effect: NodeEffect? { didSet { hasEffect = effect != nil } }
  /// Beside the effect because every pass asks for it.
  package private(set) var hasEffect: Bool
  /// What `tag(_:)` said, for the selections of pickers and tab views.
  package var selectionTag: AnyHashable?
  /// What `layoutValue(key:value:)` said, for the layout around the view.
  package var layoutValues: [ObjectIdentifier: Any] = [:]
  /// Among siblings of a layered container, higher ones are drawn later.
  package var zIndex = 0.0

  /// Whether the geometry shows the node; the others hand through what is inside them.
  package var isNamed: Bool { !type.isEmpty || id != nil }

  package init(
    type: String, text: String? = nil, role: ScreenNode.Role? = nil, content: NodeContent? = nil,
    effect: NodeEffect? = nil
  ) {
    self.type = type
    self.text = text
    self.role = role
    self.content = content
    self.effect = effect
    hasEffect = effect != nil
  }
}

/// Numbers for nodes that show nothing but their name, so that they need no info of their own.
package enum NodeTag {
  package static let none: Int32 = -1
  package static let padding: Int32 = -2
  package static let frame: Int32 = -3
  package static let offset: Int32 = -4
  package static let position: Int32 = -5
  package static let fixedSize: Int32 = -6
  package static let aspectRatio: Int32 = -7
  package static let spacer: Int32 = -8

  private static let names = ["padding", "frame", "offset", "position", "fixedSize", "aspectRatio", "Spacer"]

  package static func name(_ tag: Int32) -> String? {
    let place = Int(-tag) - 2
    return names.indices.contains(place) ? names[place] : nil
  }
}

/// What a node draws in its frame, behind its children.
open class NodeContent {
  public init() {}

  /// Adds commands; the frame is in window coordinates, unrounded.
  open func draw(in frame: Rect, _ drawing: inout [DrawingCommand], _ grid: PixelGrid) {}

  /// Whether what is drawn may hold numbers of user code's, which need not be ones.
  open var mayDrawNoNumbers: Bool { true }

  /// Whether the drawing has a leading and a trailing side. It is drawn from left to right; whoever asks for it mirrors
  /// it where the view reads from right to left.
  open var hasSides: Bool { false }

  /// For texts: the lines as set in the frame.
  open func lines(in frame: Rect, _ grid: PixelGrid) -> TextLines? { nil }

  /// For images: the picture as shown in the frame.
  open func picture(in frame: Rect, _ grid: PixelGrid) -> Picture? { nil }
}

/// What happens to the drawing of a node and everything below it.
package enum NodeEffect {
  case opacity(Double)
  /// Not drawn, but takes its place; the node and what is below it are left out of the geometry's readable parts.
  case hidden
  case clip((Rect) -> DrawingPath, evenOdd: Bool, bounds: Bool)
  case transform((Rect) -> Transform)
  case layer(DrawingLayer)
  /// Every colour that is drawn is changed; bitmaps keep theirs.
  case recolor((RGBA) -> RGBA)
  /// Several effects, innermost first, that are known once everything has its place.
  case visual(() -> [NodeEffect])
  /// Drawn as far as the scroll view shows its content.
  case scrollClip(ScrollObject)
  /// The second child hides the first where it is clear.
  case mask
  /// The second child is drawn below the first.
  case behind
  /// Where taps on what is inside count.
  case contentShape((Rect) -> Rect)
  /// Taps on what is inside reach what lies behind it.
  case letsTapsThrough
  /// What is inside the node is not of this tree.
  case nested(any NestedContent)
}

/// Something with a tree of its own that stands in a node: a UIKit view.
package protocol NestedContent {
  /// Draws and describes what is inside.
  ///
  /// - Parameters:
  ///   - node: what this tree knows of the node: its place and its identifier.
  ///   - frame: in window coordinates, unrounded.
  func nodes(around node: ScreenNode, in frame: Rect, _ resolver: inout ScreenResolver) -> [ScreenNode]
}
