extension _Assembler {
  /// Tells when the view at this place comes and goes.
  package func appears(appear: @escaping () -> Void = {}, disappear: @escaping () -> Void = {}) {
    host.lifecycle.add(identity, appear: appear, disappear: disappear)
  }
}

nonisolated struct AppearanceModifier: _PrimitiveModifier {
  let appear: (() -> Void)?
  let disappear: (() -> Void)?

  static func _assemble(_ modifier: Self, _ assembler: _Assembler, content: @escaping () -> Void) {
    assembler.host.lifecycle.add(
      assembler.identity, appear: { modifier.appear?() }, disappear: { modifier.disappear?() })
    content()
  }
}

/// Starts asynchronous work with the view; work with another identifier is other work.
nonisolated struct TaskModifier<ID: Equatable>: _PrimitiveModifier {
  let id: ID
  let priority: TaskPriority
  let action: @Sendable () async -> Void

  final class Running {
    var id: ID
    var task: Task<Void, Never>?

    init(id: ID) { self.id = id }
  }

  static func _assemble(_ modifier: Self, _ assembler: _Assembler, content: @escaping () -> Void) {
    let running = assembler.store.slot(assembler.identity) { Running(id: modifier.id) }
    let action = modifier.action
    let start: () -> Void = {
      running.task?.cancel()
      running.task = Task(priority: modifier.priority) { @MainActor in await action() }
    }
    if running.id != modifier.id {
      running.id = modifier.id
      assembler.host.afterLayout.append(start)
    }
    assembler.host.lifecycle.add(assembler.identity, appear: start, disappear: { running.task?.cancel() })
    content()
  }
}

nonisolated struct ChangeModifier<V: Equatable>: _PrimitiveModifier {
  let value: V
  let initial: Bool
  let action: (V, V) -> Void

  static func _assemble(_ modifier: Self, _ assembler: _Assembler, content: @escaping () -> Void) {
    let last = assembler.store.slot(assembler.identity) { Kept<V?>(nil) }
    assembler.host.afterLayout.append {
      let old = last.value
      guard old != modifier.value else { return }
      last.value = modifier.value
      if let old {
        modifier.action(old, modifier.value)
      } else if modifier.initial {
        modifier.action(modifier.value, modifier.value)
      }
    }
    content()
  }
}

final class PublisherSubscription {
  var cancellable: AnyCancellable?
}

nonisolated struct ReceiveModifier<P: Publisher>: _PrimitiveModifier where P.Failure == Never {
  let publisher: P
  let action: (P.Output) -> Void

  static func _assemble(_ modifier: Self, _ assembler: _Assembler, content: @escaping () -> Void) {
    let subscription = assembler.store.slot(assembler.identity) { PublisherSubscription() }
    let action = modifier.action
    let publisher = modifier.publisher
    assembler.host.lifecycle.add(
      assembler.identity,
      appear: { subscription.cancellable = publisher.sink { action($0) } },
      disappear: { subscription.cancellable = nil })
    content()
  }
}

extension View {
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: action, disappear: nil))
  }

  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: nil, disappear: action))
  }

  public nonisolated func task(
    priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { modifier(TaskModifier(id: 0, priority: priority, action: action)) }

  public nonisolated func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { modifier(TaskModifier(id: value, priority: priority, action: action)) }

  public nonisolated func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some View {
    modifier(ChangeModifier(value: value, initial: false) { _, new in action(new) })
  }

  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some View { modifier(ChangeModifier(value: value, initial: initial, action: action)) }

  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View { modifier(ChangeModifier(value: value, initial: initial) { _, _ in action() }) }

  public nonisolated func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never { modifier(ReceiveModifier(publisher: publisher, action: action)) }
}
