@_exported import GalleyFoundation
@_exported import Observation

/// A class whose objects a store keeps. The translation makes `@Model` an observable class that conforms to it.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {}

extension PersistentModel {
  public var persistentModelID: PersistentIdentifier { PersistentIdentifier(of: self) }
  public var id: PersistentIdentifier { persistentModelID }

  /// The context that keeps the object; nil before it is inserted.
  public var modelContext: ModelContext? { Store.context(keeping: self) }
  public var isDeleted: Bool { false }
  public var hasChanges: Bool { false }

  public static func == (a: Self, b: Self) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Names an object as long as the process lives.
public struct PersistentIdentifier: Hashable, Comparable, Identifiable, Codable, Sendable {
  private let number: Int
  public let entityName: String

  init(of object: AnyObject) {
    number = Store.number(of: object)
    entityName = String(describing: type(of: object))
  }

  public var id: PersistentIdentifier { self }
  public var storeIdentifier: String? { nil }
  public static func < (a: PersistentIdentifier, b: PersistentIdentifier) -> Bool { a.number < b.number }
}

// MARK: - Schemas

/// The types that a container keeps. In memory every type can be kept; a schema limits nothing.
public struct Schema: Hashable, Sendable {
  public struct Version: Hashable, Comparable, Sendable {
    public let major: Int
    public let minor: Int
    public let patch: Int

    public init(_ major: Int, _ minor: Int, _ patch: Int) {
      (self.major, self.minor, self.patch) = (major, minor, patch)
    }

    public static func < (a: Version, b: Version) -> Bool {
      (a.major, a.minor, a.patch) < (b.major, b.minor, b.patch)
    }
  }

  public struct Attribute {
    public struct Option: Sendable {
      public static let unique = Option()
      public static let externalStorage = Option()
      public static let spotlight = Option()
      public static let ephemeral = Option()
      public static let preserveValueOnDeletion = Option()
      public static let allowsCloudEncryption = Option()
    }
  }

  public struct Relationship {
    public enum DeleteRule: String, Codable, Sendable { case noAction, nullify, cascade, deny }
  }

  private let names: [String]
  public var version = Version(1, 0, 0)

  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
    names = types.map { String(describing: $0) }
    self.version = version
  }
  public init(_ types: any PersistentModel.Type...) { self.init(types) }
  public init<V: VersionedSchema>(versionedSchema: V.Type) {
    self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
  }
}

public protocol VersionedSchema {
  static var models: [any PersistentModel.Type] { get }
  static var versionIdentifier: Schema.Version { get }
}

public protocol SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { get }
  static var stages: [MigrationStage] { get }
}

/// A step from one version to the next; a store in memory never takes one.
public enum MigrationStage {
  case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
  case custom(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
    willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)
}
