/// The shape that a container gives its content to follow.
struct ContainerShape: Sendable {
  let inset: @Sendable (CGFloat) -> AnyShape

  init<S: InsettableShape>(_ shape: S) { inset = { AnyShape(shape.inset(by: $0)) } }
}

private enum ContainerShapeKey: EnvironmentKey { static var defaultValue: ContainerShape? { nil } }

extension EnvironmentValues {
  var containerShape: ContainerShape? {
    get { self[ContainerShapeKey.self] }
    set { self[ContainerShapeKey.self] = newValue }
  }
}

/// A shape that follows its container's; a rectangle where the container has none.
///
/// The container's outline is taken as it is for the view's own frame, with the view's inset.
@frozen
nonisolated public struct ContainerRelativeShape: InsettableShape, _ContainerShape {
  @inlinable
  public init() {}

  public func path(in rect: CGRect) -> Path { Path(rect) }

  public func inset(by amount: CGFloat) -> some InsettableShape { _InsetContainerShape(amount: amount) }

  public typealias AnimatableData = EmptyAnimatableData
  public static var _isGreedy: Bool { true }
  var containerInset: CGFloat { 0 }
}

/// A shape that asks the environment for its outline.
protocol _ContainerShape {
  var containerInset: CGFloat { get }
}

nonisolated struct _InsetContainerShape: InsettableShape, _ContainerShape {
  var amount: CGFloat

  func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: amount, dy: amount)) }
  func inset(by more: CGFloat) -> _InsetContainerShape { _InsetContainerShape(amount: amount + more) }

  typealias AnimatableData = EmptyAnimatableData
  static var _isGreedy: Bool { true }
  static var _name: String { "ContainerRelativeShape" }
  var containerInset: CGFloat { amount }
}

extension EnvironmentValues {
  /// What a shape comes to here.
  func shape<S: Shape>(_ shape: S) -> any Shape {
    let inner = S.self == AnyShape.self ? (shape as? AnyShape)?.unwrapped ?? shape : shape
    // Casts to a protocol are dear: nearly no place has a container's shape.
    guard let containerShape, let relative = inner as? any _ContainerShape else { return inner }
    return containerShape.inset(relative.containerInset)
  }
}

/// The outline of a bordered button.
nonisolated public struct ButtonBorderShape: InsettableShape, Equatable {
  enum Kind: Hashable, Sendable {
    case automatic, capsule, circle
    case roundedRectangle(CGFloat?)
  }

  let kind: Kind
  var amount: CGFloat = 0

  public static let automatic = ButtonBorderShape(kind: .automatic)
  public static let capsule = ButtonBorderShape(kind: .capsule)
  public static let circle = ButtonBorderShape(kind: .circle)
  public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(nil))
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .roundedRectangle(radius))
  }

  /// The radius of a rounded rectangle that user code gave none, in points.
  private static let standardRadius = StyleFacts.shared.buttonRadius

  public func path(in rect: CGRect) -> Path {
    let inner = rect.insetBy(dx: amount, dy: amount)
    guard !inner.isNull else { return Path() }
    switch kind {
    case .automatic, .capsule: return Capsule().path(in: inner)
    case .circle: return Circle().path(in: inner)
    case .roundedRectangle(let radius):
      return Path(roundedRect: inner, cornerRadius: max(0, (radius ?? ButtonBorderShape.standardRadius) - amount))
    }
  }

  public func inset(by more: CGFloat) -> ButtonBorderShape {
    var copy = self
    copy.amount += more
    return copy
  }

  public typealias AnimatableData = EmptyAnimatableData
  public static var _isGreedy: Bool { true }
}

/// A rectangle whose corners share their centres with the container's.
nonisolated public struct ConcentricRectangle: InsettableShape {
  private let radii: RectangleCornerRadii
  private var amount: CGFloat = 0

  public init() { self.init(corners: .concentric) }

  public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    self.init(
      topLeadingCorner: corners, topTrailingCorner: corners, bottomLeadingCorner: corners, bottomTrailingCorner: corners
    )
  }

  public init(
    topLeadingCorner: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style, bottomLeadingCorner: Edge.Corner.Style,
    bottomTrailingCorner: Edge.Corner.Style
  ) {
    radii = RectangleCornerRadii(
      topLeading: topLeadingCorner.radius, bottomLeading: bottomLeadingCorner.radius,
      bottomTrailing: bottomTrailingCorner.radius, topTrailing: topTrailingCorner.radius)
  }

  public func path(in rect: CGRect) -> Path {
    let inner = rect.insetBy(dx: amount, dy: amount)
    return inner.isNull ? Path() : Path(roundedRect: inner, cornerRadii: radii)
  }

  public func inset(by more: CGFloat) -> ConcentricRectangle {
    var copy = self
    copy.amount += more
    return copy
  }

  public typealias AnimatableData = EmptyAnimatableData
  public static var _isGreedy: Bool { true }
}

extension Edge {
  public enum Corner {
    /// How a corner is rounded. Where the container's corners are not known, a concentric one is as round as it must be.
    public struct Style: Hashable, Sendable {
      let radius: CGFloat

      public static func fixed(_ radius: CGFloat) -> Style { Style(radius: radius) }
      public static var concentric: Style { Style(radius: 0) }
      public static func concentric(minimum: Style) -> Style { minimum }
    }
  }
}

extension Edge.Corner.Style: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public init(floatLiteral value: Double) { self.init(radius: CGFloat(value)) }
  public init(integerLiteral value: Int) { self.init(radius: CGFloat(value)) }
}
