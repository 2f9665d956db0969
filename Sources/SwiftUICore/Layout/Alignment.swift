import GalleyGeometry
import GalleyLayout

/// Names an alignment guide and says where it lies in a view that does not set it.
public protocol AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat
  static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?)
}

extension AlignmentID {
  public static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
    guard let value = parentValue else {
      parentValue = childValue
      return
    }
    parentValue = (value * CGFloat(n) + childValue) / CGFloat(n + 1)
  }
}

/// The numbers that guides of user code get: even ones lie on the horizontal axis, odd ones on the vertical.
enum AlignmentRegistry {
  private struct Entry {
    let id: any AlignmentID.Type
    let key: AlignmentKey
  }

  nonisolated(unsafe) private static var known: [ObjectIdentifier: [Entry]] = [:]
  nonisolated(unsafe) private static var types: [any AlignmentID.Type] = []

  static func key(_ id: any AlignmentID.Type, axis: PlaneAxis) -> AlignmentKey {
    let name = ObjectIdentifier(id)
    let parity: Int32 = axis == .horizontal ? 0 : 1
    if let entry = known[name]?.first(where: { $0.key.index % 2 == parity }) { return entry.key }
    let key = AlignmentKey(index: AlignmentKey.firstCustom + Int32(types.count) * 2 + parity)
    types.append(id)
    known[name, default: []].append(Entry(id: id, key: key))
    return key
  }

  static func value(_ key: AlignmentKey, _ reader: GuideReader) -> Double {
    let place = Int(key.index - AlignmentKey.firstCustom) / 2
    guard types.indices.contains(place) else { return 0 }
    return legalNumber(types[place].defaultValue(in: ViewDimensions(reader: reader)))
  }
}

/// An alignment position along the horizontal axis.
public struct HorizontalAlignment: Hashable, Sendable {
  package let key: AlignmentKey

  init(key: AlignmentKey) { self.key = key }

  public init(_ id: any AlignmentID.Type) { key = AlignmentRegistry.key(id, axis: .horizontal) }

  public static let leading = HorizontalAlignment(key: .leading)
  public static let center = HorizontalAlignment(key: .center)
  public static let trailing = HorizontalAlignment(key: .trailing)
  public static let listRowSeparatorLeading = HorizontalAlignment(ListRowSeparatorLeading.self)
  public static let listRowSeparatorTrailing = HorizontalAlignment(ListRowSeparatorTrailing.self)

  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    combine(values, key)
  }

  private enum ListRowSeparatorLeading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  private enum ListRowSeparatorTrailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
}

/// An alignment position along the vertical axis.
public struct VerticalAlignment: Hashable, Sendable {
  let key: AlignmentKey

  init(key: AlignmentKey) { self.key = key }

  public init(_ id: any AlignmentID.Type) { key = AlignmentRegistry.key(id, axis: .vertical) }

  public static let top = VerticalAlignment(key: .top)
  public static let center = VerticalAlignment(key: .middle)
  public static let bottom = VerticalAlignment(key: .bottom)
  public static let firstTextBaseline = VerticalAlignment(key: .firstBaseline)
  public static let lastTextBaseline = VerticalAlignment(key: .lastBaseline)

  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    combine(values, key)
  }
}

private func combine<S: Sequence>(_ values: S, _ key: AlignmentKey) -> CGFloat? where S.Element == CGFloat? {
  var combiner = AlignmentCombiner()
  for case let value? in values { combiner.add(Double(value), key: key) }
  return combiner.result.map { CGFloat($0) }
}

/// An alignment on both axes.
public struct Alignment: Hashable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  package var point: AlignmentPoint { AlignmentPoint(horizontal: horizontal.key, vertical: vertical.key) }

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}

/// A view's size and alignment guides in its own coordinates.
public struct ViewDimensions: Equatable {
  let reader: GuideReader

  public var width: CGFloat { reader.size.width }
  public var height: CGFloat { reader.size.height }

  public subscript(guide: HorizontalAlignment) -> CGFloat { CGFloat(reader.value(guide.key)) }
  public subscript(guide: VerticalAlignment) -> CGFloat { CGFloat(reader.value(guide.key)) }
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    reader.explicitValue(guide.key).map { CGFloat($0) }
  }
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    reader.explicitValue(guide.key).map { CGFloat($0) }
  }

  public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool { a.reader.size == b.reader.size }
}

nonisolated struct AlignmentGuideModifier: _PrimitiveModifier {
  /// First, so that its code can be found.
  let compute: (ViewDimensions) -> CGFloat
  let key: AlignmentKey

  static func _assemble(_ modifier: Self, _ assembler: _Assembler, content: @escaping () -> Void) {
    assembler.modifyEach(content) { node in
      assembler.tree.addGuide(modifier.key, node, assembler.attributes()) { [unowned assembler] reader in
        let value = Double(modifier.compute(ViewDimensions(reader: reader)))
        if !value.isFinite {
          assembler.note(
            "\(UserCode.mark(modifier.place))alignmentGuide of \(assembler.viewName(of: node)): \(value) is no place, and counts as not set"
          )
        }
        return value
      }
    }
  }

  /// Where the closure stands in user code; 0 where that is not known.
  private var place: UInt64 {
    guard let place = UserCode.place else { return 0 }
    // A closure is its code's address and what it keeps.
    return withUnsafeBytes(of: self) { place($0.load(as: UnsafeRawPointer?.self)) }
  }
}

extension View {
  public nonisolated func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { modifier(AlignmentGuideModifier(compute: computeValue, key: g.key)) }

  public nonisolated func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { modifier(AlignmentGuideModifier(compute: computeValue, key: g.key)) }
}
