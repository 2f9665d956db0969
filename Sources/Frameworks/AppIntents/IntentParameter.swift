import SwiftUI

/// A value that an intent asks for. Reading one that nobody gave ends the preview, as it ends the app on a device.
@propertyWrapper public final class IntentParameter<Value>: @unchecked Sendable {
  private var value: Value?

  private init(value: Value?) { self.value = value }

  public var wrappedValue: Value {
    get {
      if let value { return value }
      if let empty = Optional<Any>.none as? Value { return empty }
      fatalError("an intent's parameter of type \(Value.self) was read before it had a value")
    }
    set { value = newValue }
  }

  public var projectedValue: IntentParameter { self }

  public convenience init(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil, default: Value? = nil,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil
  ) { self.init(value: `default`) }

  public convenience init(
    wrappedValue: Value, title: LocalizedStringResource = "", description: LocalizedStringResource? = nil
  ) { self.init(value: wrappedValue) }

  public convenience init<Query: EntityQuery>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default: Value? = nil,
    requestValueDialog: IntentDialog? = nil, query: Query
  ) { self.init(value: `default`) }

  public convenience init<Provider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default: Value? = nil,
    requestValueDialog: IntentDialog? = nil, optionsProvider: Provider
  ) { self.init(value: `default`) }

  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default: Value? = nil,
    controlStyle: ControlStyle, inclusiveRange: (lowerBound: Value, upperBound: Value)? = nil
  ) { self.init(value: `default`) }

  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default: Value? = nil,
    inclusiveRange: (lowerBound: Value, upperBound: Value)
  ) { self.init(value: `default`) }

  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default: Value? = nil,
    size: [IntentCollectionSize]
  ) { self.init(value: `default`) }

  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default: Value? = nil,
    inputOptions: String.IntentInputOptions
  ) { self.init(value: `default`) }

  public enum ControlStyle: Sendable { case field, stepper, slider }

  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value { throw IntentError.noAnswer }
  public func requestConfirmation(for value: Value, dialog: IntentDialog? = nil) async throws -> Bool { false }
  public func requestDisambiguation(among items: [Value], dialog: IntentDialog? = nil) async throws -> Value {
    throw IntentError.noAnswer
  }
  public func needsValueError(_ dialog: IntentDialog? = nil) -> any Error { IntentError.noAnswer }
}

enum IntentError: Error { case noAnswer }

public struct IntentCollectionSize: ExpressibleByIntegerLiteral, ExpressibleByDictionaryLiteral, Sendable {
  public init(integerLiteral value: Int) {}
  public init(dictionaryLiteral elements: (IntentWidgetFamily, Int)...) {}
}

public enum IntentWidgetFamily: Hashable, Sendable {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge, accessoryCircular, accessoryRectangular
  case accessoryInline, accessoryCorner
}

extension String {
  public struct IntentInputOptions: Sendable {
    public init(
      keyboardType: UIKeyboardType = .default, capitalizationType: UITextAutocapitalizationType = .sentences,
      multiline: Bool = false, autocorrect: Bool = true
    ) {}
  }
}

/// A property of an entity.
@propertyWrapper public final class EntityProperty<Value>: @unchecked Sendable {
  private var value: Value?

  public init(title: LocalizedStringResource = "") {}
  public init(wrappedValue: Value, title: LocalizedStringResource = "") { value = wrappedValue }

  public var wrappedValue: Value {
    get {
      if let value { return value }
      if let empty = Optional<Any>.none as? Value { return empty }
      fatalError("an entity's property of type \(Value.self) was read before it had a value")
    }
    set { value = newValue }
  }

  public var projectedValue: EntityProperty { self }
}

// MARK: - Summaries

public protocol ParameterSummary: Sendable {}

public struct EmptyParameterSummary: ParameterSummary { public init() {} }

/// What a summary is made of; nothing shows it.
public struct ParameterSummaryString<Intent>: ExpressibleByStringInterpolation, @unchecked Sendable {
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}

  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation<Value>(_ path: KeyPath<Intent, IntentParameter<Value>>) {}
  }
}

public struct IntentParameterSummary<Intent>: ParameterSummary, @unchecked Sendable {
  public init() {}
  public init(_ summary: ParameterSummaryString<Intent>, table: String? = nil) {}
  public init(
    _ summary: ParameterSummaryString<Intent>, table: String? = nil,
    @ParameterKeyPathsBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]
  ) {}
  public init(@ParameterKeyPathsBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]) {}
}

@resultBuilder public enum ParameterKeyPathsBuilder<Intent> {
  public static func buildExpression<Value>(
    _ path: KeyPath<Intent, IntentParameter<Value>>
  ) -> PartialKeyPath<Intent> { path }
  public static func buildBlock(_ paths: PartialKeyPath<Intent>...) -> [PartialKeyPath<Intent>] { paths }
}

@resultBuilder public enum ParameterSummaryBuilder<Intent> {
  public static func buildBlock<Content: ParameterSummary>(_ content: Content) -> Content { content }
  public static func buildEither<Content: ParameterSummary>(first: Content) -> Content { first }
  public static func buildEither<Content: ParameterSummary>(second: Content) -> Content { second }
}

public enum WhenComparison: Sendable { case equalTo, notEqualTo, greaterThan, lessThan, hasAnyValue, hasNoValue }

public struct ParameterSummaryWhenCondition<Intent>: ParameterSummary, @unchecked Sendable {}

extension AppIntent {
  public typealias When = ParameterSummaryWhenCondition<Self>
  public typealias Switch = ParameterSummarySwitchCondition<Self>
  public typealias Case = ParameterSummaryCaseCondition<Self>
  public typealias DefaultCase = ParameterSummaryCaseCondition<Self>
}

extension ParameterSummaryWhenCondition {
  public init<Value, A: ParameterSummary, B: ParameterSummary>(
    _ path: KeyPath<Intent, IntentParameter<Value>>, _ comparison: WhenComparison, _ value: Value,
    @ParameterSummaryBuilder<Intent> _ then: () -> A, @ParameterSummaryBuilder<Intent> otherwise: () -> B
  ) {}
  public init<Value, A: ParameterSummary, B: ParameterSummary>(
    _ path: KeyPath<Intent, IntentParameter<Value>>, _ comparison: WhenComparison,
    @ParameterSummaryBuilder<Intent> _ then: () -> A, @ParameterSummaryBuilder<Intent> otherwise: () -> B
  ) {}
  public init<A: ParameterSummary, B: ParameterSummary>(
    widgetFamily comparison: WhenComparison, _ family: IntentWidgetFamily,
    @ParameterSummaryBuilder<Intent> _ then: () -> A, @ParameterSummaryBuilder<Intent> otherwise: () -> B
  ) {}
}

public struct ParameterSummaryCaseCondition<Intent>: ParameterSummary, @unchecked Sendable {
  public init<Value, A: ParameterSummary>(_ value: Value, @ParameterSummaryBuilder<Intent> _ content: () -> A) {}
  public init<A: ParameterSummary>(@ParameterSummaryBuilder<Intent> _ content: () -> A) {}
}

public struct ParameterSummarySwitchCondition<Intent>: ParameterSummary, @unchecked Sendable {
  public init<Value>(
    _ path: KeyPath<Intent, IntentParameter<Value>>,
    @ParameterSummaryCasesBuilder<Intent> _ cases: () -> [ParameterSummaryCaseCondition<Intent>]
  ) {}
  public init(
    widgetFamily: IntentWidgetFamilyPath,
    @ParameterSummaryCasesBuilder<Intent> _ cases: () -> [ParameterSummaryCaseCondition<Intent>]
  ) {}
}

public struct IntentWidgetFamilyPath: Sendable { public static let widgetFamily = IntentWidgetFamilyPath() }

@resultBuilder public enum ParameterSummaryCasesBuilder<Intent> {
  public static func buildBlock(
    _ cases: ParameterSummaryCaseCondition<Intent>...
  ) -> [ParameterSummaryCaseCondition<Intent>] { cases }
}
