/// A property of an ``ObservableObject`` that announces each change before it happens.
@propertyWrapper
public struct Published<Value> {
  let storage: Storage

  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }

  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { storage.value }
    set { storage.publish(newValue) }
  }

  /// The property's values, the present one first.
  public var projectedValue: Publisher {
    mutating get { Publisher(storage: storage) }
    set { storage.follow(newValue.storage) }
  }

  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.value }
    set {
      let storage = object[keyPath: storageKeyPath].storage
      if storage.owner == nil { storage.owner = object }
      storage.publish(newValue)
    }
  }

  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    projected projectedKeyPath: KeyPath<EnclosingSelf, Publisher>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Publisher {
    get {
      let storage = object[keyPath: storageKeyPath].storage
      if storage.owner == nil { storage.owner = object }
      return Publisher(storage: storage)
    }
    set { object[keyPath: storageKeyPath].storage.follow(newValue.storage) }
  }

  /// The publisher that a published property's `$name` gives.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    let storage: Storage

    public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Value {
      storage.subject.receive(subscriber: subscriber)
    }
  }

  /// What all copies of the wrapper share: the value and who listens.
  final class Storage {
    /// Read without the subject's lock, as any stored property is.
    private(set) var value: Value
    /// The object whose property this is, known from its first use on.
    weak var owner: AnyObject?
    private var kept: [any Cancellable] = []
    private var madeSubject: CurrentValueSubject<Value, Never>?

    init(_ value: Value) { self.value = value }

    deinit { for item in kept { item.cancel() } }

    var subject: CurrentValueSubject<Value, Never> {
      if let madeSubject { return madeSubject }
      let made = CurrentValueSubject<Value, Never>(value)
      madeSubject = made
      return made
    }

    /// Listeners learn the new value while the property still has the old one.
    func publish(_ newValue: Value) {
      if let owner { ObservableObjectPublisher.existing(of: owner)?.send() }
      madeSubject?.send(newValue)
      value = newValue
    }

    /// Keeps a source of values as long as the property.
    func keep(_ item: any Cancellable) { kept.append(item) }

    func follow(_ other: Storage) {
      guard other !== self else { return }
      let intake = Intake<Value, Never>(
        value: { [weak self] value in
          self?.publish(value)
          return .none
        }, completion: { _ in })
      keep(intake)
      other.subject.receive(subscriber: intake)
    }
  }
}
