import GalleyGeometry
import GalleyScreen

/// Outlines of the nodes of a screen, with the names of those that a reader looks for.
struct NodeOutlines {
  let root: ScreenNode
  let labels: LabelSetter

  /// Names that can be drawn before a screen of thousands of rows turns into a page of names.
  static let labelLimit = 400

  func commands() -> [DrawingCommand] {
    var commands: [DrawingCommand] = []
    var names: [DrawingCommand] = []
    var named = 0
    for node in root.nodes {
      let frame = node.frame
      guard frame.width > 0, frame.height > 0 else { continue }
      let color = Self.color(of: node)
      // The line runs inside the frame, so that neighbours do not share it.
      let inner = frame.inset(by: Insets(all: 0.25))
      commands.append(.stroke(DrawingPath(inner), .color(color), StrokeForm(width: 0.5)))
      if let hit = node.hitArea, hit != frame {
        commands.append(.stroke(DrawingPath(hit), .color(color.withAlpha(0.6)), StrokeForm(width: 0.5, dash: [2, 2])))
      }
      if Self.isNamed(node), named < Self.labelLimit {
        named += 1
        names += name(of: node, color)
      }
    }
    return commands + names
  }

  /// Containers and modifiers would bury the rest under their names.
  private static func isNamed(_ node: ScreenNode) -> Bool {
    node.id != nil || (node.children.isEmpty && node.role != .decoration)
  }

  static func color(of node: ScreenNode) -> RGBA {
    switch node.role {
    case .text, .header: GuidePalette.text
    case .button, .link, .toggle, .textField, .slider, .stepper, .picker, .menu, .tab, .searchField:
      GuidePalette.control
    case .image, .symbol, .media: GuidePalette.image
    default: node.hitArea == nil ? GuidePalette.container : GuidePalette.control
    }
  }

  /// On a small flag in the frame's corner.
  private func name(of node: ScreenNode, _ color: RGBA) -> [DrawingCommand] {
    let text = node.id.map { "\(node.type) #\($0)" } ?? node.type
    let short = text.count > 40 ? text.prefix(39) + "…" : text[...]
    let label = labels.label(
      String(short), size: 5.5, weight: 500, color: .white,
      at: Point(x: node.frame.minX + 1.5, y: node.frame.minY + 5.5))
    let flag = Rect(x: node.frame.minX, y: node.frame.minY, width: label.width + 3, height: 7.2)
    return [.fill(DrawingPath(flag), .color(color), evenOdd: false)] + label.commands
  }
}
