import SwiftUI

/// The objects of the place's store, in an order, as far as a condition holds.
@propertyWrapper @MainActor @preconcurrency
public struct Query<Element: PersistentModel, Result>: DynamicProperty {
  @Environment(\.modelContext) private var context
  private let descriptor: FetchDescriptor<Element>
  private let result: ([Element]) -> Result

  public var wrappedValue: Result { result((try? context.fetch(descriptor)) ?? []) }
  public var modelContext: ModelContext { context }
  public var fetchError: (any Error)? { nil }
}

extension Query where Result == [Element] {
  public nonisolated init(_ descriptor: FetchDescriptor<Element>, animation: Animation? = nil) {
    self.descriptor = descriptor
    result = { $0 }
  }

  public nonisolated init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction) { self.init(descriptor) }

  public nonisolated init() { self.init(FetchDescriptor()) }

  public nonisolated init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation? = nil
  ) { self.init(FetchDescriptor(predicate: filter, sortBy: descriptors)) }

  public nonisolated init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], transaction: Transaction
  ) { self.init(FetchDescriptor(predicate: filter, sortBy: descriptors)) }

  public nonisolated init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable, order: SortOrder = .forward,
    animation: Animation? = nil
  ) { self.init(FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)])) }

  public nonisolated init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable, order: SortOrder = .forward,
    animation: Animation? = nil
  ) { self.init(FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)])) }
}

// MARK: - Environment

/// What a view finds without a container around it.
private let nothing = try? ModelContainer(for: Schema([]), configurations: [])

private struct ModelContextKey: EnvironmentKey {
  static var defaultValue: ModelContext? { nil }
}

extension EnvironmentValues {
  public var modelContext: ModelContext {
    get {
      guard let context = self[ModelContextKey.self] ?? nothing?.current else { fatalError("no model context") }
      return context
    }
    set { self[ModelContextKey.self] = newValue }
  }
}

/// Keeps a container of its own as long as the view stands.
private struct ContainerModifier: ViewModifier {
  @State private var container: ModelContainer?

  init(types: [any PersistentModel.Type], setUp: @escaping (Swift.Result<ModelContainer, any Error>) -> Void) {
    let made = Swift.Result { try ModelContainer(for: Schema(types), configurations: []) }
    _container = State(initialValue: try? made.get())
    self.setUp = setUp
  }

  private let setUp: (Swift.Result<ModelContainer, any Error>) -> Void

  func body(content: Content) -> some View {
    content
      .modifier(
        _EnvironmentModifier { values in
          if let container { values.modelContext = container.current }
        }
      )
      .onAppear { if let container { setUp(.success(container)) } }
  }
}

extension View {
  public nonisolated func modelContext(_ modelContext: ModelContext) -> some View {
    modifier(_EnvironmentModifier { $0.modelContext = modelContext })
  }

  public nonisolated func modelContainer(_ container: ModelContainer) -> some View {
    modifier(_EnvironmentModifier { $0.modelContext = container.current })
  }

  public nonisolated func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Swift.Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View { modelContainer(for: [modelType], onSetup: onSetup) }

  public nonisolated func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Swift.Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View { modifier(_mainBody { ContainerModifier(types: modelTypes, setUp: onSetup) }) }
}

extension Scene {
  public nonisolated func modelContext(_ modelContext: ModelContext) -> some Scene {
    environment(\.modelContext, modelContext)
  }

  public nonisolated func modelContainer(_ container: ModelContainer) -> some Scene {
    environment(\.modelContext, container.current)
  }

  public nonisolated func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Swift.Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene { modelContainer(for: [modelType], onSetup: onSetup) }

  public nonisolated func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Swift.Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    let made = Swift.Result { try ModelContainer(for: Schema(modelTypes), configurations: []) }
    onSetup(made)
    return transformEnvironment(\.modelContext) { context in
      if let container = try? made.get() { context = container.current }
    }
  }
}

/// An actor with a context of its own.
public protocol ModelActor: Actor {
  nonisolated var modelContainer: ModelContainer { get }
  var modelContext: ModelContext { get }
}
