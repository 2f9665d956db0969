// Where a value should be at which time. Tracks are described and not run: screens show the initial value.

/// The tracks of a value.
public protocol Keyframes<Value> {
  associatedtype Value
  associatedtype Body: Keyframes where Body.Value == Value
  @KeyframesBuilder<Value> var body: Body { get }
}

/// The keyframes of one property.
public protocol KeyframeTrackContent<Value> {
  associatedtype Value: Animatable
  associatedtype Body: KeyframeTrackContent where Body.Value == Value
  @KeyframeTrackContentBuilder<Value> var body: Body { get }
}

/// Tracks that the runtime knows by themselves.
public struct _EmptyKeyframes<Value>: Keyframes {
  public var body: Self { self }
}

public struct _EmptyTrackContent<Value: Animatable>: KeyframeTrackContent {
  public var body: Self { self }
}

/// The keyframes that one property goes through.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {}

  public init(
    _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {}

  public var body: _EmptyKeyframes<Root> { _EmptyKeyframes() }
}

/// Straight to a value.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
  public var body: _EmptyTrackContent<Value> { _EmptyTrackContent() }
}

/// On a smooth curve to a value.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {}
  public var body: _EmptyTrackContent<Value> { _EmptyTrackContent() }
}

/// By a spring to a value.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {}
  public var body: _EmptyTrackContent<Value> { _EmptyTrackContent() }
}

/// At once to a value.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  public init(_ to: Value) {}
  public var body: _EmptyTrackContent<Value> { _EmptyTrackContent() }
}

@resultBuilder
public enum KeyframesBuilder<Value> {
  public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value { expression }
  public static func buildBlock() -> _EmptyKeyframes<Value> { _EmptyKeyframes() }
  public static func buildPartialBlock<K: Keyframes>(first: K) -> K where K.Value == Value { first }
  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>, next: some Keyframes<Value>
  ) -> _EmptyKeyframes<Value> { _EmptyKeyframes() }
  public static func buildEither(first: some Keyframes<Value>) -> _EmptyKeyframes<Value> { _EmptyKeyframes() }
  public static func buildEither(second: some Keyframes<Value>) -> _EmptyKeyframes<Value> { _EmptyKeyframes() }
  public static func buildArray(_ components: [some Keyframes<Value>]) -> _EmptyKeyframes<Value> { _EmptyKeyframes() }
}

/// A value that is animated whole takes keyframes without a track around them.
extension KeyframesBuilder where Value: Animatable {
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> _EmptyKeyframes<Value>
  where K.Value == Value { _EmptyKeyframes() }
}

@resultBuilder
public enum KeyframeTrackContentBuilder<Value: Animatable> {
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
    expression
  }
  public static func buildBlock() -> _EmptyTrackContent<Value> { _EmptyTrackContent() }
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> _EmptyTrackContent<Value> { _EmptyTrackContent() }
  public static func buildEither<K: KeyframeTrackContent>(first: K) -> _EmptyTrackContent<Value>
  where K.Value == Value { _EmptyTrackContent() }
  public static func buildEither<K: KeyframeTrackContent>(second: K) -> _EmptyTrackContent<Value>
  where K.Value == Value { _EmptyTrackContent() }
  public static func buildArray<K: KeyframeTrackContent>(_ components: [K]) -> _EmptyTrackContent<Value>
  where K.Value == Value { _EmptyTrackContent() }
}
