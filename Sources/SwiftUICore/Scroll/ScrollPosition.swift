/// Where a scroll view stands, or is to stand: at a view, at an edge, or at a point of its content.
public struct ScrollPosition: Equatable, Sendable {
  enum Target: Equatable, Sendable {
    case view(ViewID, anchor: UnitPoint?)
    case edge(Edge)
    /// Lengths from the content's start; nil keeps an axis where it is.
    case point(x: CGFloat?, y: CGFloat?)
  }

  /// An identifier that was given as one that may cross threads.
  struct ViewID: Equatable, Sendable {
    let value: any Hashable & Sendable

    var key: AnyHashable {
      func key(_ value: some Hashable) -> AnyHashable { AnyHashable(value) }
      return key(value)
    }

    static func == (a: ViewID, b: ViewID) -> Bool { a.key == b.key }
  }

  private(set) var target: Target?

  public init<T: Hashable & Sendable>(idType: T.Type = Never.self) {}

  public init<T: Hashable & Sendable>(id: T, anchor: UnitPoint? = nil) {
    target = .view(ViewID(value: id), anchor: anchor)
  }

  public init<T: Hashable & Sendable>(idType: T.Type = Never.self, edge: Edge) { target = .edge(edge) }

  public init<T: Hashable & Sendable>(idType: T.Type = Never.self, point: CGPoint) {
    target = .point(x: point.x, y: point.y)
  }

  public init<T: Hashable & Sendable>(idType: T.Type = Never.self, x: CGFloat, y: CGFloat) {
    target = .point(x: x, y: y)
  }

  public init<T: Hashable & Sendable>(idType: T.Type = Never.self, x: CGFloat) { target = .point(x: x, y: nil) }

  public init<T: Hashable & Sendable>(idType: T.Type = Never.self, y: CGFloat) { target = .point(x: nil, y: y) }

  /// Nobody's finger moves a scroll view here.
  public var isPositionedByUser: Bool { false }

  public var edge: Edge? {
    if case .edge(let edge) = target { return edge }
    return nil
  }

  public var point: CGPoint? {
    if case .point(let x?, let y?) = target { return CGPoint(x: x, y: y) }
    return nil
  }

  public var x: CGFloat? {
    if case .point(let x, _) = target { return x }
    return nil
  }

  public var y: CGFloat? {
    if case .point(_, let y) = target { return y }
    return nil
  }

  public var viewID: (any Hashable & Sendable)? {
    if case .view(let id, _) = target { return id.value }
    return nil
  }

  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID as? T }

  public mutating func scrollTo<T: Hashable & Sendable>(id: T, anchor: UnitPoint? = nil) {
    target = .view(ViewID(value: id), anchor: anchor)
  }

  public mutating func scrollTo(edge: Edge) { target = .edge(edge) }
  public mutating func scrollTo(point: CGPoint) { target = .point(x: point.x, y: point.y) }
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { target = .point(x: x, y: y) }
  public mutating func scrollTo(x: CGFloat) { target = .point(x: x, y: nil) }
  public mutating func scrollTo(y: CGFloat) { target = .point(x: nil, y: y) }
}

/// What a binding asks of the scroll view around which it stands.
struct ScrollWish: Equatable {
  enum Target: Equatable {
    case view(AnyHashable, anchor: UnitPoint?)
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)

    init(_ target: ScrollPosition.Target) {
      switch target {
      case .view(let id, let anchor): self = .view(id.key, anchor: anchor)
      case .edge(let edge): self = .edge(edge)
      case .point(let x, let y): self = .point(x: x, y: y)
      }
    }
  }

  let target: Target
  /// Where in the window the view goes, when the target itself does not say.
  let anchor: UnitPoint?
}

extension View {
  /// Scrolls to the view whose identifier the binding holds. The binding is read, not written: nobody scrolls a proof.
  public nonisolated func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
    scrollSettings { settings in
      settings.wantsIdentifiers = true
      settings.wish = id.wrappedValue.map { ScrollWish(target: .view(AnyHashable($0), anchor: nil), anchor: anchor) }
    }
  }

  /// Scrolls to where the binding says.
  public nonisolated func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    scrollSettings { settings in
      settings.wantsIdentifiers = true
      settings.wish = position.wrappedValue.target.map { ScrollWish(target: .init($0), anchor: anchor) }
    }
  }

  public nonisolated func scrollPosition(initialAnchor: UnitPoint?) -> some View { defaultScrollAnchor(initialAnchor) }
}
