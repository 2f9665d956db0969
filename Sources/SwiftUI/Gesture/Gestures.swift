nonisolated public struct TapGesture: _PrimitiveGesture {
  public typealias Value = Void
  public var count: Int
  public var _takesTaps: Bool { true }
  public init(count: Int = 1) { self.count = count }
}

nonisolated public struct SpatialTapGesture: _PrimitiveGesture {
  public struct Value: Equatable { public var location: CGPoint }
  public var count: Int
  public var _takesTaps: Bool { true }
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) { self.count = count }
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol) { self.count = count }
}

nonisolated public struct LongPressGesture: _PrimitiveGesture {
  public typealias Value = Bool
  public var minimumDuration: Double
  public var maximumDistance: CGFloat

  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}

nonisolated public struct DragGesture: _PrimitiveGesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint

    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    public var velocity: CGSize { .zero }
    public var predictedEndLocation: CGPoint { location }
    public var predictedEndTranslation: CGSize { translation }
  }

  public var minimumDistance: CGFloat
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
  }

  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol) {
    self.minimumDistance = minimumDistance
  }
}

nonisolated public struct MagnificationGesture: _PrimitiveGesture {
  public typealias Value = CGFloat
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

nonisolated public struct MagnifyGesture: _PrimitiveGesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var magnification: CGFloat
    public var velocity: CGFloat
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }

  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

nonisolated public struct RotationGesture: _PrimitiveGesture {
  public typealias Value = Angle
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

nonisolated public struct RotateGesture: _PrimitiveGesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var rotation: Angle
    public var velocity: Angle
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }

  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}
