import Combine
import Observation

public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  case privateQueueConcurrencyType = 1
  case mainQueueConcurrencyType
}

/// The objects that were inserted, in their order. Saving changes nothing: the store is in memory.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  public enum ScheduledTaskType: Sendable { case immediate, enqueued }

  private(set) var objects: [NSManagedObject] = []
  let changes = ObjectChanges()
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  open var parent: NSManagedObjectContext?
  open var automaticallyMergesChangesFromParent = false
  open var mergePolicy: Any = NSMergePolicy.error
  open var undoManager: UndoManager?
  open var name: String?
  open var shouldDeleteInaccessibleFaults = true
  open var hasChanges: Bool { false }
  open var insertedObjects: Set<NSManagedObject> { [] }
  open var updatedObjects: Set<NSManagedObject> { [] }
  open var deletedObjects: Set<NSManagedObject> { [] }
  open var registeredObjects: Set<NSManagedObject> { Set(store.objects) }
  private var store: NSManagedObjectContext { parent?.store ?? self }

  public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) { super.init() }
  public convenience init(_ type: NSManagedObjectContextConcurrencyType) { self.init(concurrencyType: type) }

  open func insert(_ object: NSManagedObject) {
    object.managedObjectContext = self
    guard !store.objects.contains(object) else { return }
    store.objects.append(object)
    store.changes.count += 1
  }
  open func delete(_ object: NSManagedObject) {
    store.objects.removeAll { $0 == object }
    store.changes.count += 1
  }
  open func save() throws {}
  open func rollback() {}
  open func reset() {}
  open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {}
  open func refreshAllObjects() {}
  open func processPendingChanges() {}
  open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {}
  open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    guard let object = store.objects.first(where: { $0.objectID == objectID }) else {
      fatalError("no object of the context has the identifier \(objectID)")
    }
    return object
  }
  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    guard let object = store.objects.first(where: { $0.objectID == objectID }) else {
      throw CocoaError(.init(rawValue: 133_000))
    }
    return object
  }
  open func perform(_ block: @escaping () -> Void) { block() }
  open func performAndWait(_ block: () -> Void) { block() }
  open func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }
  open func perform<T>(schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> T) async rethrows -> T
  {
    try block()
  }

  /// Objects of the request's entity: by class, or by the name that it was asked for.
  open func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
    _ = store.changes.count
    let named = store.objects.filter { object in
      guard let name = request.entityName else { return true }
      return object.entity.name == name || String(describing: type(of: object)) == name
    }
    var found = named.filter { request.predicate?.evaluate(with: $0) ?? true }
    if let sort = request.sortDescriptors, !sort.isEmpty {
      found.sort { a, b in
        for descriptor in sort {
          switch ObjectOrder.compare(a, b, by: descriptor) {
          case .orderedSame: continue
          case .orderedAscending: return descriptor.ascending
          case .orderedDescending: return !descriptor.ascending
          }
        }
        return false
      }
    }
    let page = found.dropFirst(request.fetchOffset).prefix(request.fetchLimit > 0 ? request.fetchLimit : .max)
    return page.compactMap { ($0 as? T) ?? ($0.objectID as? T) }
  }
  open func fetch(_ request: NSFetchRequest<any NSFetchRequestResult>) throws -> [Any] {
    let typed = NSFetchRequest<NSManagedObject>(entityName: request.entityName ?? "")
    (typed.predicate, typed.sortDescriptors) = (request.predicate, request.sortDescriptors)
    return try fetch(typed)
  }
  open func count<T>(for request: NSFetchRequest<T>) throws -> Int { try fetch(request).count }
  @discardableResult
  open func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult { NSPersistentStoreResult() }
}

/// Counts what happens to a context, so that views that fetched from it are evaluated anew.
@Observable final class ObjectChanges: @unchecked Sendable {
  var count = 0
}

/// The order of two objects by a descriptor's key path.
enum ObjectOrder {
  static func compare(_ a: NSManagedObject, _ b: NSManagedObject, by descriptor: NSSortDescriptor) -> ComparisonResult {
    compare(a[keyPath: descriptor.keyPath], b[keyPath: descriptor.keyPath])
  }

  static func compare(_ a: Any?, _ b: Any?) -> ComparisonResult {
    let (a, b) = (unwrapped(a), unwrapped(b))
    guard let a else { return b == nil ? .orderedSame : .orderedAscending }
    guard let b else { return .orderedDescending }
    guard let a = a as? any Comparable else { return .orderedSame }
    return order(a, b)
  }

  private static func order<Value: Comparable>(_ a: Value, _ b: Any) -> ComparisonResult {
    guard let b = b as? Value, a != b else { return .orderedSame }
    return a < b ? .orderedAscending : .orderedDescending
  }

  private static func unwrapped(_ value: Any?) -> Any? {
    guard let value else { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first?.value
  }
}

extension NSSortDescriptor {
  /// Sorts by the value that objects keep under a name.
  public convenience init(key: String?, ascending: Bool) {
    self.init(keyPath: \NSObject.[ordering: key ?? ""], ascending: ascending)
  }

  public convenience init<Root, Value: Comparable>(keyPath: KeyPath<Root, Value?>, ascending: Bool) {
    self.init(keyPath: keyPath.appending(path: \.ordered), ascending: ascending)
  }
}

extension Optional where Wrapped: Comparable {
  var ordered: OrderedValue { OrderedValue(value: self) }
}

extension NSObject {
  subscript(ordering key: String) -> OrderedValue { OrderedValue(value: value(forKey: key)) }
}

/// A value of any kind as something that has an order.
struct OrderedValue: Comparable {
  let value: Any?
  static func == (a: OrderedValue, b: OrderedValue) -> Bool { ObjectOrder.compare(a.value, b.value) == .orderedSame }
  static func < (a: OrderedValue, b: OrderedValue) -> Bool {
    ObjectOrder.compare(a.value, b.value) == .orderedAscending
  }
}

open class NSPersistentStoreRequest: NSObject, @unchecked Sendable {}
open class NSPersistentStoreResult: NSObject, @unchecked Sendable {}

public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount
}

open class NSBatchDeleteRequest: NSPersistentStoreRequest, @unchecked Sendable {
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
  public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) {}
}

public struct NSFetchRequestResultType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
  public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
  public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

open class NSFetchRequest<ResultType>: NSPersistentStoreRequest, @unchecked Sendable {
  open var entityName: String?
  open var entity: NSEntityDescription?
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  open var fetchLimit = 0
  open var fetchOffset = 0
  open var fetchBatchSize = 0
  open var resultType: NSFetchRequestResultType = []
  open var returnsObjectsAsFaults = true
  open var includesPropertyValues = true
  open var includesSubentities = true
  open var propertiesToFetch: [Any]?
  open var relationshipKeyPathsForPrefetching: [String]?

  public override init() { super.init() }
  public init(entityName: String) { self.entityName = entityName }
}

open class NSMergePolicy: NSObject, @unchecked Sendable {
  public static let error = NSMergePolicy()
  public static let mergeByPropertyObjectTrump = NSMergePolicy()
  public static let mergeByPropertyStoreTrump = NSMergePolicy()
  public static let overwrite = NSMergePolicy()
  public static let rollback = NSMergePolicy()
}

public let NSErrorMergePolicy: Any = NSMergePolicy.error
public let NSMergeByPropertyObjectTrumpMergePolicy: Any = NSMergePolicy.mergeByPropertyObjectTrump
public let NSMergeByPropertyStoreTrumpMergePolicy: Any = NSMergePolicy.mergeByPropertyStoreTrump

extension Notification.Name {
  public static let NSManagedObjectContextDidSave = Notification.Name("NSManagingContextDidSaveChangesNotification")
  public static let NSManagedObjectContextObjectsDidChange = Notification.Name(
    "NSObjectsChangedInManagingContextNotification")
  public static let NSPersistentStoreRemoteChange = Notification.Name("NSPersistentStoreRemoteChangeNotification")
}
