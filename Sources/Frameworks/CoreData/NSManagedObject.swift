@_exported import GalleyFoundation
import Combine

/// An object of a store in memory. What `@NSManaged` declares lies in its values.
open class NSManagedObject: NSObject, ObservableObject, Identifiable, _KeyedValues, @unchecked Sendable {
  private var values: [String: Any] = [:]
  private let ownEntity: NSEntityDescription
  public internal(set) weak var managedObjectContext: NSManagedObjectContext?
  public private(set) lazy var objectID = NSManagedObjectID(of: self)

  public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    ownEntity = entity
    super.init()
    context?.insert(self)
    awakeFromInsert()
  }

  public convenience init(context moc: NSManagedObjectContext) { self.init(entity: Self.entity(), insertInto: moc) }

  open class func entity() -> NSEntityDescription {
    let entity = NSEntityDescription()
    entity.name = String(describing: self)
    return entity
  }

  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entityName: String(describing: self))
  }

  open var entity: NSEntityDescription { ownEntity }
  open var hasChanges: Bool { false }
  open var isInserted: Bool { managedObjectContext != nil }
  open var isUpdated: Bool { false }
  open var isDeleted: Bool { false }
  open var isFault: Bool { false }
  open func awakeFromInsert() {}
  open func awakeFromFetch() {}
  open func willSave() {}
  open func didSave() {}
  open func prepareForDeletion() {}
  open func willAccessValue(forKey key: String?) {}
  open func didAccessValue(forKey key: String?) {}
  open func primitiveValue(forKey key: String) -> Any? { values[key] }
  open func setPrimitiveValue(_ value: Any?, forKey key: String) { values[key] = value }
  public func keyedValue(_ key: String) -> Any? { values[key] }
  public func setKeyedValue(_ value: Any?, _ key: String) {
    objectWillChange.send()
    values[key] = value
  }

  // MARK: - What the translation calls

  /// Numbers and truth values that were never set are nothing, as in a store; other values have to be set.
  public func _managedValue<Value>(_ key: String) -> Value {
    if let value = values[key] as? Value { return value }
    if let empty = Optional<Any>.none as? Value { return empty }
    for zero in [0, Int16(0), Int32(0), Int64(0), 0.0, Float(0), false, "", Date(), Data(), UUID()] as [Any] {
      if let zero = zero as? Value {
        values[key] = zero
        return zero
      }
    }
    fatalError("\(type(of: self)).\(key) was read before it had a value")
  }

  public func _setManagedValue<Value>(_ value: Value, _ key: String) {
    objectWillChange.send()
    values[key] = value
  }

  /// `addToItems(_:)` and `removeFromItems(_:)`, which Core Data makes for a relationship `items`.
  public func _changeManagedValues(_ function: String, _ value: Any) {
    let isAdding = function.hasPrefix("addTo")
    let name = function.dropFirst(isAdding ? "addTo".count : "removeFrom".count)
    let key = name.prefix(1).lowercased() + name.dropFirst()
    let changed = (values[key] as? NSSet)?.allObjects ?? (values[key] as? NSOrderedSet)?.array ?? []
    let given = (value as? NSSet)?.allObjects ?? (value as? NSOrderedSet)?.array ?? [value]
    var objects = changed.compactMap { $0 as? NSObject }
    for object in given.compactMap({ $0 as? NSObject }) {
      objects.removeAll { $0 == object }
      if isAdding { objects.append(object) }
    }
    _setManagedValue(values[key] is NSOrderedSet ? NSOrderedSet(array: objects) : NSSet(array: objects) as Any, key)
  }
}

public final class NSManagedObjectID: NSObject, @unchecked Sendable {
  private weak var object: NSManagedObject?
  public let isTemporaryID = true

  init(of object: NSManagedObject) { self.object = object }

  public var entity: NSEntityDescription { object?.entity ?? NSEntityDescription() }
  public func uriRepresentation() -> URL { URL(fileURLWithPath: "/\(ObjectIdentifier(self).hashValue)") }
}

public protocol NSFetchRequestResult: NSObjectProtocol {}
extension NSManagedObject: NSFetchRequestResult {}
extension NSManagedObjectID: NSFetchRequestResult {}
extension NSDictionary: NSFetchRequestResult {}

open class NSEntityDescription: NSObject, @unchecked Sendable {
  open var name: String?
  open var managedObjectClassName: String!
  open var properties: [NSPropertyDescription] = []
  public override init() { super.init() }
  open class func entity(forEntityName entityName: String, in context: NSManagedObjectContext) -> NSEntityDescription? {
    let entity = NSEntityDescription()
    entity.name = entityName
    return entity
  }
  open class func insertNewObject(
    forEntityName entityName: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    let entity = NSEntityDescription()
    entity.name = entityName
    return NSManagedObject(entity: entity, insertInto: context)
  }
}

open class NSPropertyDescription: NSObject, @unchecked Sendable {
  open var name = ""
  open var isOptional = true
  public override init() { super.init() }
}

public enum NSAttributeType: UInt, Sendable {
  case undefinedAttributeType = 0
  case integer16AttributeType = 100
  case integer32AttributeType = 200
  case integer64AttributeType = 300
  case doubleAttributeType = 500
  case stringAttributeType = 700
  case booleanAttributeType = 800
  case dateAttributeType = 900
  case binaryDataAttributeType = 1000
  case UUIDAttributeType = 1100
}

open class NSAttributeDescription: NSPropertyDescription, @unchecked Sendable {
  open var attributeType = NSAttributeType.undefinedAttributeType
  open var defaultValue: Any?
}
