/// A set of objects that may let go of them.
open class NSHashTable<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
  private struct Entry {
    weak var weakObject: ObjectType?
    var object: ObjectType?
    var value: ObjectType? { object ?? weakObject }
  }

  private let isWeak: Bool
  private var entries: [Entry] = []

  init(weak isWeak: Bool) {
    self.isWeak = isWeak
    super.init()
  }

  public override convenience init() { self.init(weak: false) }

  open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(weak: true) }

  open func add(_ object: ObjectType?) {
    guard let object, !contains(object) else { return }
    entries.append(isWeak ? Entry(weakObject: object, object: nil) : Entry(weakObject: nil, object: object))
  }

  open func remove(_ object: ObjectType?) { entries.removeAll { $0.value == nil || $0.value === object } }
  open func removeAllObjects() { entries = [] }
  open func contains(_ anObject: ObjectType?) -> Bool { entries.contains { $0.value === anObject && anObject != nil } }
  open var allObjects: [ObjectType] { entries.compactMap(\.value) }
  open var count: Int { allObjects.count }
  open var anyObject: ObjectType? { allObjects.first }
}

/// A table from objects to objects that may let go of its keys.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject, @unchecked Sendable {
  private struct Entry {
    weak var weakKey: KeyType?
    var key: KeyType?
    weak var weakValue: ObjectType?
    var value: ObjectType?
    var foundKey: KeyType? { key ?? weakKey }
    var foundValue: ObjectType? { value ?? weakValue }
  }

  private let hasWeakKeys: Bool
  private let hasWeakValues: Bool
  private var entries: [Entry] = []

  init(weakKeys: Bool, weakValues: Bool) {
    hasWeakKeys = weakKeys
    hasWeakValues = weakValues
    super.init()
  }

  public override convenience init() { self.init(weakKeys: false, weakValues: false) }

  open class func strongToStrongObjects() -> NSMapTable { NSMapTable(weakKeys: false, weakValues: false) }
  open class func weakToStrongObjects() -> NSMapTable { NSMapTable(weakKeys: true, weakValues: false) }
  open class func strongToWeakObjects() -> NSMapTable { NSMapTable(weakKeys: false, weakValues: true) }
  open class func weakToWeakObjects() -> NSMapTable { NSMapTable(weakKeys: true, weakValues: true) }

  private func isSame(_ a: KeyType?, _ b: KeyType) -> Bool {
    guard let a else { return false }
    return a === b || (a as? NSObject).map { $0.isEqual(b) } ?? false
  }

  open func object(forKey aKey: KeyType?) -> ObjectType? {
    aKey.flatMap { key in entries.first { isSame($0.foundKey, key) }?.foundValue }
  }

  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let aKey else { return }
    removeObject(forKey: aKey)
    guard let anObject else { return }
    entries.append(
      Entry(
        weakKey: hasWeakKeys ? aKey : nil, key: hasWeakKeys ? nil : aKey,
        weakValue: hasWeakValues ? anObject : nil, value: hasWeakValues ? nil : anObject))
  }

  open func removeObject(forKey aKey: KeyType?) {
    guard let aKey else { return }
    entries.removeAll { $0.foundKey == nil || isSame($0.foundKey, aKey) }
  }

  open func removeAllObjects() { entries = [] }
  open var count: Int { entries.filter { $0.foundKey != nil && $0.foundValue != nil }.count }
}
