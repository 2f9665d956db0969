import GalleyGeometry
import GalleyLayout
import GalleyScreen

/// Draws a row's card, separator and chevron.
final class ListRowContent: NodeContent {
  private let look: ListLook
  private let isFirst: Bool
  private let isLast: Bool
  private let separator: RGBA?
  /// Whether the row asks for no line between it and the one above.
  var hidesSeparatorAbove = false
  /// Whether the row below asks for no line.
  var isSeparatorHidden = false
  /// Where the line begins and ends, from the row's leading edge; nil for the look's own places.
  var separatorEnds: (leading: Double?, trailing: Double?) = (nil, nil)
  private let drawsBackground: Bool
  private let showsChevron: Bool
  private let isSelected: Bool

  init(
    look: ListLook, isFirst: Bool, isLast: Bool, separator: RGBA?, drawsBackground: Bool, showsChevron: Bool,
    isSelected: Bool
  ) {
    self.isSelected = isSelected
    self.look = look
    self.isFirst = isFirst
    self.isLast = isLast
    self.separator = separator
    self.drawsBackground = drawsBackground
    self.showsChevron = showsChevron
  }

  override var hasSides: Bool { true }

  override func draw(in frame: Rect, _ drawing: inout [DrawingCommand], _ grid: PixelGrid) {
    let frame = grid.round(frame)
    if drawsBackground, let color = look.rowBackground {
      let radius = min(look.cornerRadius, frame.height / 2)
      let top = isFirst ? radius : 0
      let bottom = isLast ? radius : 0
      let path = Path(
        roundedRect: CGRect(frame),
        cornerRadii: RectangleCornerRadii(
          topLeading: CGFloat(top), bottomLeading: CGFloat(bottom), bottomTrailing: CGFloat(bottom),
          topTrailing: CGFloat(top)), style: .continuous)
      drawing.append(.fill(path.drawing(), .color(color), evenOdd: false))
    }
    if isSelected, let selection = look.selection {
      let plate = frame.inset(by: Insets(left: selection.inset, right: selection.inset))
      let radius = CGFloat(min(selection.cornerRadius, plate.height / 2))
      let path = Path(roundedRect: CGRect(plate), cornerRadius: radius).drawing()
      drawing.append(.fill(path, .color(selection.color), evenOdd: false))
    }
    if let separator, !isSeparatorHidden {
      let pixel = 1 / grid.scale
      let start = frame.minX + (separatorEnds.leading ?? look.separatorLeading)
      let end = separatorEnds.trailing.map { frame.minX + $0 } ?? frame.maxX - look.separatorTrailing
      let line = grid.round(Rect(x: start, y: frame.maxY - pixel, width: max(0, end - start), height: pixel))
      drawing.append(.fill(DrawingPath(line), .color(separator), evenOdd: false))
    }
    if showsChevron {
      let side = look.chevron
      let box = Rect(x: frame.maxX - look.trailing - side, y: frame.midY - side / 2, width: side, height: side)
      drawing.append(.symbol(name: "chevron.forward", frame: box, weight: 600, paint: .color(look.separator)))
    }
  }
}
