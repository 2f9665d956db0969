import SwiftUI

public struct TypeDisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
  public var name: LocalizedStringResource
  public var numericFormat: LocalizedStringResource?
  public init(
    name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
    synonyms: [LocalizedStringResource] = []
  ) { (self.name, self.numericFormat) = (name, numericFormat) }
  public init(stringLiteral value: String) { name = LocalizedStringResource(stringLiteral: value) }
}

public struct DisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
  public struct Image: Sendable {
    public init(named: String, isTemplate: Bool? = nil) {}
    public init(systemName: String, isTemplate: Bool? = nil) {}
    public init(systemName: String, tintColor: UIColor?) {}
    public init(data: Data, isTemplate: Bool? = nil) {}
    public init(url: URL, isTemplate: Bool? = nil, width: Double? = nil, height: Double? = nil) {}
  }

  public var title: LocalizedStringResource
  public var subtitle: LocalizedStringResource?
  public var image: Image?
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
    synonyms: [LocalizedStringResource] = []
  ) { (self.title, self.subtitle, self.image) = (title, subtitle, image) }
  public init(stringLiteral value: String) { title = LocalizedStringResource(stringLiteral: value) }
}

public protocol CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { get }
}
public protocol TypeDisplayRepresentable { static var typeDisplayRepresentation: TypeDisplayRepresentation { get } }
public protocol InstanceDisplayRepresentable { var displayRepresentation: DisplayRepresentation { get } }
public typealias DisplayRepresentable = InstanceDisplayRepresentable & TypeDisplayRepresentable

public protocol AppEntity: DisplayRepresentable, Identifiable, Sendable where ID: Sendable {
  associatedtype DefaultQuery: EntityQuery
  static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
  public typealias Property<Value> = EntityProperty<Value>
}

public protocol TransientAppEntity: DisplayRepresentable { init() }
public protocol IndexedEntity: AppEntity {}
public protocol EntityIdentifierConvertible {}

public protocol AppEnum: TypeDisplayRepresentable, RawRepresentable, CaseIterable, Hashable, Sendable
where RawValue: LosslessStringConvertible {
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

public protocol DynamicOptionsProvider: Sendable {
  associatedtype Result
  associatedtype DefaultValue = Never
  func results() async throws -> Result
  func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
  public func defaultResult() async -> DefaultValue? { nil }
}

public protocol EntityQuery: Sendable {
  associatedtype Entity: AppEntity
  associatedtype SuggestedEntities = [Entity]
  init()
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  func suggestedEntities() async throws -> SuggestedEntities
  func defaultResult() async -> Entity?
}

extension EntityQuery {
  public typealias Dependency<Value> = AppDependency<Value>
  public func defaultResult() async -> Entity? { nil }
}

extension EntityQuery where SuggestedEntities == [Entity] {
  public func suggestedEntities() async throws -> [Entity] { [] }
}

public protocol EntityStringQuery: EntityQuery {
  func entities(matching string: String) async throws -> SuggestedEntities
}
public protocol EnumerableEntityQuery: EntityQuery {
  func allEntities() async throws -> [Entity]
}
extension EnumerableEntityQuery {
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    try await allEntities().filter { identifiers.contains($0.id) }
  }
}

public struct IntentItem<Value>: @unchecked Sendable {
  public init(_ value: Value, title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil) {}
}

public struct IntentItemCollection<Value>: @unchecked Sendable {
  public init(sections: [IntentItemSection<Value>]) {}
  public init(promptLabel: LocalizedStringResource, sections: [IntentItemSection<Value>]) {}
  public init(items: [Value]) {}
}

public struct IntentItemSection<Value>: @unchecked Sendable {
  public init(_ title: LocalizedStringResource, items: [Value]) {}
  public init(_ title: LocalizedStringResource, items: [IntentItem<Value>]) {}
}

public typealias ItemCollection = IntentItemCollection
public typealias ItemSection = IntentItemSection

public struct IntentFile: Sendable {
  public let filename: String
  public var data: Data
  public var fileURL: URL?
  public init(data: Data, filename: String) { (self.data, self.filename) = (data, filename) }
}
