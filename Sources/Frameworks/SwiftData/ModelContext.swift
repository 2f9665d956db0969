/// The objects of a container, in the order in which they were inserted.
final class Store: @unchecked Sendable {
  private(set) var objects: [any PersistentModel] = []
  /// What queries depend on.
  let changes = StoreChanges()
  weak var context: ModelContext?

  nonisolated(unsafe) private static var stores: [WeakStore] = []
  nonisolated(unsafe) private static var numbers: [ObjectIdentifier: (Int, WeakObject)] = [:]
  private struct WeakStore { weak var store: Store? }
  private struct WeakObject { weak var object: AnyObject? }

  init() { Store.stores = Store.stores.filter { $0.store != nil } + [WeakStore(store: self)] }

  /// One number an object, also where another's memory is used again.
  static func number(of object: AnyObject) -> Int {
    let key = ObjectIdentifier(object)
    if let (number, known) = numbers[key], known.object === object { return number }
    numbers[key] = (numbers.count + 1, WeakObject(object: object))
    return numbers.count
  }

  static func context(keeping object: any PersistentModel) -> ModelContext? {
    stores.lazy.compactMap(\.store).first { $0.reachable().contains { $0 === object } }?.context
  }

  func insert(_ object: any PersistentModel) {
    guard !objects.contains(where: { $0 === object }) else { return }
    objects.append(object)
    changes.count += 1
  }

  func delete(_ isGone: (any PersistentModel) -> Bool) {
    let count = objects.count
    // What an object leads to is kept by itself, so that it stays when the object goes.
    objects = reachable()
    objects.removeAll(where: isGone)
    if objects.count != count { changes.count += 1 }
  }

  /// The objects, and those that they lead to: whoever inserts one inserts what belongs to it.
  func reachable() -> [any PersistentModel] {
    var found: [any PersistentModel] = []
    var seen: Set<ObjectIdentifier> = []
    var waiting = Array(objects.reversed())
    while let next = waiting.popLast() {
      guard seen.insert(ObjectIdentifier(next)).inserted else { continue }
      found.append(next)
      waiting += Store.members(of: next).reversed()
    }
    return found
  }

  private static func members(of object: any PersistentModel) -> [any PersistentModel] {
    var mirror: Mirror? = Mirror(reflecting: object)
    var found: [any PersistentModel] = []
    while let current = mirror {
      for child in current.children { collect(child.value, into: &found) }
      mirror = current.superclassMirror
    }
    return found
  }

  private static func collect(_ value: Any, into found: inout [any PersistentModel]) {
    if let model = value as? any PersistentModel { return found.append(model) }
    guard let models = value as? [any PersistentModel] else { return }
    found += models
  }
}

/// Counts what happens to a store, so that views that queried it are evaluated anew.
@Observable final class StoreChanges: @unchecked Sendable {
  var count = 0
}

/// Where an app puts its objects and finds them again. Saving changes nothing: the store is in memory.
open class ModelContext: Equatable, @unchecked Sendable {
  public let container: ModelContainer
  public var autosaveEnabled = true
  public var undoManager: UndoManager?
  public var hasChanges: Bool { false }
  public var insertedModelsArray: [any PersistentModel] { [] }
  public var changedModelsArray: [any PersistentModel] { [] }
  public var deletedModelsArray: [any PersistentModel] { [] }
  var store: Store { container.store }

  public init(_ container: ModelContainer) {
    self.container = container
    if container.store.context == nil { container.store.context = self }
  }

  public static func == (a: ModelContext, b: ModelContext) -> Bool { a === b }

  public func insert<T: PersistentModel>(_ model: T) { store.insert(model) }
  public func delete<T: PersistentModel>(_ model: T) { store.delete { $0 === model } }
  public func delete<T: PersistentModel>(
    model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
  ) throws {
    let gone = try fetch(FetchDescriptor<T>(predicate: predicate))
    store.delete { object in gone.contains { $0 === object } }
  }
  public func save() throws {}
  public func rollback() {}
  public func processPendingChanges() {}
  public func transaction(block: () throws -> Void) throws { try block() }

  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    _ = store.changes.count
    var found = store.reachable().compactMap { $0 as? T }
    if let predicate = descriptor.predicate { found = try found.filter { try predicate.evaluate($0) } }
    if !descriptor.sortBy.isEmpty { found.sort(using: descriptor.sortBy) }
    if let offset = descriptor.fetchOffset { found = Array(found.dropFirst(offset)) }
    if let limit = descriptor.fetchLimit, limit > 0 { found = Array(found.prefix(limit)) }
    return found
  }
  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    try fetch(descriptor).count
  }
  public func fetchIdentifiers<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [PersistentIdentifier] {
    try fetch(descriptor).map(\.persistentModelID)
  }
  public func enumerate<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false,
    block: (T) throws -> Void
  ) throws { try fetch(descriptor).forEach(block) }
  public func registeredModel<T: PersistentModel>(for id: PersistentIdentifier) -> T? {
    store.reachable().first { $0.persistentModelID == id } as? T
  }
  public func model(for id: PersistentIdentifier) -> any PersistentModel {
    guard let model = store.reachable().first(where: { $0.persistentModelID == id }) else {
      fatalError("no model of the context has the identifier \(id)")
    }
    return model
  }
}

public struct FetchDescriptor<T: PersistentModel> {
  public var predicate: Predicate<T>?
  public var sortBy: [SortDescriptor<T>]
  public var fetchLimit: Int?
  public var fetchOffset: Int?
  public var includePendingChanges = true
  public var propertiesToFetch: [PartialKeyPath<T>] = []
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    (self.predicate, self.sortBy) = (predicate, sortBy)
  }
}

// MARK: - Containers

/// A store in memory, whatever its configurations say of files.
public final class ModelContainer: Equatable, @unchecked Sendable {
  public let schema: Schema
  public let configurations: Set<ModelConfiguration>
  public let migrationPlan: (any SchemaMigrationPlan.Type)?
  let store = Store()
  private var context: ModelContext?

  public init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: [ModelConfiguration]
  ) throws {
    (self.schema, self.migrationPlan) = (schema, migrationPlan)
    self.configurations = Set(configurations)
  }

  public convenience init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: ModelConfiguration...
  ) throws { try self.init(for: schema, migrationPlan: migrationPlan, configurations: configurations) }

  public convenience init(
    for types: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws { try self.init(for: Schema(types), migrationPlan: migrationPlan, configurations: configurations) }

  @MainActor public var mainContext: ModelContext { current }

  /// The one context that views see.
  var current: ModelContext {
    if let context { return context }
    let made = ModelContext(self)
    context = made
    return made
  }

  public func deleteAllData() { store.delete { _ in true } }
  public func erase() throws { deleteAllData() }
  public static func == (a: ModelContainer, b: ModelContainer) -> Bool { a === b }
}

public struct ModelConfiguration: Hashable, Identifiable, Sendable {
  public struct CloudKitDatabase: Hashable, Sendable {
    private let name: String
    public static let automatic = CloudKitDatabase(name: "automatic")
    public static let none = CloudKitDatabase(name: "none")
    public static func `private`(_ name: String) -> CloudKitDatabase { CloudKitDatabase(name: name) }
  }

  public struct GroupContainer: Hashable, Sendable {
    private let name: String
    public static let automatic = GroupContainer(name: "automatic")
    public static let none = GroupContainer(name: "none")
    public static func identifier(_ name: String) -> GroupContainer { GroupContainer(name: name) }
  }

  public let name: String
  public let url: URL
  public let isStoredInMemoryOnly: Bool
  public let allowsSave: Bool
  public let schema: Schema?
  public var id: String { name }

  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
    groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    (self.name, self.schema) = (name ?? "default", schema)
    (self.isStoredInMemoryOnly, self.allowsSave) = (isStoredInMemoryOnly, allowsSave)
    url = URL(fileURLWithPath: "/dev/null")
  }

  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    (self.name, self.schema, self.url, self.allowsSave) = (name ?? "default", schema, url, allowsSave)
    isStoredInMemoryOnly = false
  }

  @_disfavoredOverload
  public init(for types: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
    self.init(nil, schema: Schema(types), isStoredInMemoryOnly: isStoredInMemoryOnly)
  }
}

public enum SwiftDataError: Error, Sendable { case unknownSchema, modelValidationFailure }
