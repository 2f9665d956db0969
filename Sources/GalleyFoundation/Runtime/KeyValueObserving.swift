public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
  public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
  public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
  public static let prior = NSKeyValueObservingOptions(rawValue: 1 << 3)
}

public enum NSKeyValueChange: UInt, Sendable { case setting = 1, insertion, removal, replacement }

public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
}

public struct NSKeyValueObservedChange<Value> {
  public typealias Kind = NSKeyValueChange

  public let kind: Kind
  public let newValue: Value?
  public let oldValue: Value?
  public let indexes: IndexSet?
  public let isPrior: Bool
}

/// Ends an observation when it goes away.
public final class NSKeyValueObservation: NSObject {
  public func invalidate() {}
}

public protocol _KeyValueCodingAndObserving {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
  /// Tells the present value when asked for the initial one. Later changes go unnoticed: nothing on Linux announces
  /// them, and a proof shows a state, not its changes.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    if options.contains(.initial) {
      changeHandler(
        self,
        NSKeyValueObservedChange(
          kind: .setting, newValue: options.contains(.new) ? self[keyPath: keyPath] : nil, oldValue: nil, indexes: nil,
          isPrior: false))
    }
    return NSKeyValueObservation()
  }

  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {}
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {}
}

/// An object that keeps values by name itself.
public protocol _KeyedValues: AnyObject {
  func keyedValue(_ key: String) -> Any?
  func setKeyedValue(_ value: Any?, _ key: String)
}

extension NSObject {
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {}
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {}
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {}
  public func willChangeValue(forKey key: String) {}
  public func didChangeValue(forKey key: String) {}
  /// Stored properties by their name; others are nil.
  @_disfavoredOverload
  public func value(forKey key: String) -> Any? {
    if let keeper = self as? any _KeyedValues { return keeper.keyedValue(key) }
    var mirror: Mirror? = Mirror(reflecting: self)
    while let here = mirror {
      if let found = here.children.first(where: { $0.label == key }) { return found.value }
      mirror = here.superclassMirror
    }
    return nil
  }
  @_disfavoredOverload
  public func value(forKeyPath keyPath: String) -> Any? {
    if let keeper = self as? any _KeyedValues { return keeper.keyedValue(keyPath) }
    let parts = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    guard let first = parts.first, let value = value(forKey: first) else { return nil }
    guard parts.count > 1 else { return value }
    return (value as? NSObject)?.value(forKeyPath: parts[1])
  }
  /// Reaches only objects that keep values by name themselves: there are no setters to find by name.
  @_disfavoredOverload
  public func setValue(_ value: Any?, forKey key: String) { (self as? any _KeyedValues)?.setKeyedValue(value, key) }
  @_disfavoredOverload
  public func setValue(_ value: Any?, forKeyPath keyPath: String) { setValue(value, forKey: keyPath) }
  public func responds(to aSelector: Selector!) -> Bool { false }
  @discardableResult
  public func perform(_ aSelector: Selector!) -> AnyObject? { nil }
  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> AnyObject? { nil }
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {}
}
