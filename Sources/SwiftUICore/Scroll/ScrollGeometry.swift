import GalleyGeometry
import GalleyLayout

/// The measures of a scroll view.
///
/// Known from recordings: margins count as insets, so that the offset starts below zero; the container is what they leave,
/// the visible rectangle what they do not reduce.
public struct ScrollGeometry: Equatable, Sendable {
  public var contentOffset: CGPoint
  public var contentSize: CGSize
  public var contentInsets: EdgeInsets
  public var containerSize: CGSize

  public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  public var visibleRect: CGRect {
    CGRect(
      x: contentOffset.x, y: contentOffset.y,
      width: containerSize.width + contentInsets.leading + contentInsets.trailing,
      height: containerSize.height + contentInsets.top + contentInsets.bottom)
  }
}

extension ScrollGeometry {
  /// - Parameters:
  ///   - room: what margins and safe area leave of the frame.
  ///   - content: where the content lies. All in window coordinates.
  init(frame: Rect, room: Rect, content: Rect, isRightToLeft: Bool) {
    let (left, right) = (room.minX - frame.minX, frame.maxX - room.maxX)
    self.init(
      contentOffset: CGPoint(x: frame.minX - content.minX, y: frame.minY - content.minY),
      contentSize: CGSize(content.size),
      contentInsets: EdgeInsets(
        top: room.minY - frame.minY, leading: isRightToLeft ? right : left, bottom: frame.maxY - room.maxY,
        trailing: isRightToLeft ? left : right),
      containerSize: CGSize(room.size))
  }
}

/// Hears of a value computed from the measures of the scroll view inside, at first and whenever it changes.
nonisolated struct ScrollGeometryModifier<Value: Equatable>: _PrimitiveModifier {
  let transform: (ScrollGeometry) -> Value
  let action: (Value, Value) -> Void

  static func _assemble(_ modifier: Self, _ assembler: _Assembler, content: @escaping () -> Void) {
    let last = assembler.store.slot(assembler.identity.child(-104)) { Kept<Value?>(nil) }
    let host = assembler.host
    assembler.withEnvironment(
      { environment in
        environment.scrollSettings.observers.append { [unowned host] geometry in
          host.afterLayout.append {
            let value = modifier.transform(geometry)
            guard last.value != value else { return }
            let old = last.value ?? value
            last.value = value
            modifier.action(old, value)
          }
        }
      }, content)
  }
}

/// Hears whether enough of a view shows in the scroll view around it, at first when it does and whenever that changes.
nonisolated struct ScrollVisibilityModifier: _PrimitiveModifier {
  let threshold: Double
  let action: (Bool) -> Void

  static func _assemble(_ modifier: Self, _ assembler: _Assembler, content: @escaping () -> Void) {
    let shows = assembler.store.slot(assembler.identity.child(-105)) { Kept(false) }
    assembler.modifyEach(content) { node in
      let object = PlaceWatcher()
      let wrapper = assembler.tree.addForwarding(object, node, assembler.attributes())
      assembler.afterLayout {
        guard assembler.tree.isPlaced(wrapper) else { return }
        let frame = assembler.tree.frame(of: wrapper)
        let area = frame.width * frame.height
        let shown = frame.intersection(object.viewport).map { $0.width * $0.height } ?? 0
        let isShown = area > 0 && shown >= area * min(max(modifier.threshold, 0), 1) - 1e-6 && shown > 0
        guard isShown != shows.value else { return }
        shows.value = isShown
        modifier.action(isShown)
      }
      return wrapper
    }
  }
}

/// Keeps what surrounds a node where it is placed, for those who ask after layout.
final class PlaceWatcher: LayoutObject {
  private(set) var regions: SafeRegions?
  /// What is seen there, in window coordinates.
  private(set) var viewport = Rect.zero
  /// What the scroll view around shows; nil outside of one.
  private(set) var scrollRoom: Rect?

  override func place(_ tree: LayoutTree, _ node: NodeIndex, frame: Rect, proposal: Proposal) {
    regions = tree.regions
    viewport = tree.viewport
    scrollRoom = tree.scrollRoom
    super.place(tree, node, frame: frame, proposal: proposal)
  }
}

extension View {
  public nonisolated func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (T, T) -> Void
  ) -> some View { modifier(ScrollGeometryModifier(transform: transform, action: action)) }

  public nonisolated func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void)
    -> some View
  { modifier(ScrollVisibilityModifier(threshold: threshold, action: action)) }
}
