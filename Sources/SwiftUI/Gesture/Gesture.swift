/// An instance that matches a sequence of events. Screens at rest see none, so gestures are kept and never fire.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture
  @MainActor @preconcurrency var body: Body { get }

  /// Whether a tap is what it waits for, or a part of that.
  nonisolated var _takesTaps: Bool { get }
}

extension Gesture {
  public nonisolated var _takesTaps: Bool { _mainBody { body._takesTaps } }
}

extension Never: Gesture {
  public typealias Value = Never
  public nonisolated var _takesTaps: Bool { false }
}

/// A gesture that the runtime knows by itself.
public protocol _PrimitiveGesture: Gesture where Body == Never {}

extension _PrimitiveGesture {
  public nonisolated var body: Never { _noBody(Self.self) }
  public nonisolated var _takesTaps: Bool { false }
}

/// A gesture with actions or others attached.
nonisolated public struct _AttachedGesture<Value>: _PrimitiveGesture {
  public let _takesTaps: Bool

  init(_ base: some Gesture) { _takesTaps = base._takesTaps }
}

extension Gesture {
  public nonisolated func onEnded(_ action: @escaping (Value) -> Void) -> _AttachedGesture<Value> {
    _AttachedGesture(self)
  }

  public nonisolated func onChanged(_ action: @escaping (Value) -> Void) -> _AttachedGesture<Value>
  where Value: Equatable { _AttachedGesture(self) }

  public nonisolated func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> _AttachedGesture<Value> { _AttachedGesture(self) }

  public nonisolated func map<T>(_ body: @escaping (Value) -> T) -> _AttachedGesture<T> { _AttachedGesture(self) }

  public nonisolated func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  public nonisolated func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  public nonisolated func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }

  public nonisolated func modifiers(_ modifiers: EventModifiers) -> _AttachedGesture<Value> { _AttachedGesture(self) }
}

nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }

  public let _takesTaps: Bool

  public init(_ first: First, _ second: Second) { _takesTaps = first._takesTaps || second._takesTaps }
}

nonisolated public struct SequenceGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
  public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }

  public let _takesTaps: Bool

  public init(_ first: First, _ second: Second) { _takesTaps = first._takesTaps || second._takesTaps }
}

nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }

  public let _takesTaps: Bool

  public init(_ first: First, _ second: Second) { _takesTaps = first._takesTaps || second._takesTaps }
}

nonisolated public struct AnyGesture<Value>: _PrimitiveGesture {
  public let _takesTaps: Bool

  public init<T: Gesture>(_ gesture: T) where T.Value == Value { _takesTaps = gesture._takesTaps }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// State that lasts as long as a gesture: at rest its initial value.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let initial: Value

  public init(wrappedValue: Value) { initial = wrappedValue }
  public init(initialValue: Value) { initial = initialValue }
  public init(wrappedValue: Value, resetTransaction: Transaction) { initial = wrappedValue }
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) { initial = wrappedValue }

  public var wrappedValue: Value { initial }
  public var projectedValue: GestureState<Value> { self }

  public static func _install(
    _ property: UnsafeMutableRawPointer, _ assembler: _Assembler, _ identity: ViewIdentity
  ) {}
}

extension GestureState where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

/// Which gestures a modifier leaves on.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let none: GestureMask = []
  public static let gesture = GestureMask(rawValue: 1)
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}

/// Keys that are held with another event.
public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let capsLock = EventModifiers(rawValue: 1)
  public static let shift = EventModifiers(rawValue: 2)
  public static let control = EventModifiers(rawValue: 4)
  public static let option = EventModifiers(rawValue: 8)
  public static let command = EventModifiers(rawValue: 16)
  public static let numericPad = EventModifiers(rawValue: 32)
  public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]
}
