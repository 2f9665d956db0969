/// How far a task is, or that one is running.
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: _PrimitiveView {
  let label: Label?
  let currentValueLabel: CurrentValueLabel?
  /// From 0 to 1; nil while nobody knows.
  let fraction: () -> Double?

  init(label: Label?, currentValueLabel: CurrentValueLabel?, fraction: @escaping () -> Double?) {
    self.label = label
    self.currentValueLabel = currentValueLabel
    self.fraction = fraction
  }

  init<V: BinaryFloatingPoint>(label: Label?, currentValueLabel: CurrentValueLabel?, value: V?, total: V) {
    let fraction = value.flatMap { total > 0 && $0.isFinite ? min(max(Double($0 / total), 0), 1) : nil }
    self.init(label: label, currentValueLabel: currentValueLabel) { fraction }
  }

  public static func _assemble(_ view: Self, _ assembler: _Assembler) {
    assembler.addProgress(
      ProgressViewStyleConfiguration(
        fractionCompleted: view.fraction(),
        label: view.label.map { label in _StyledContent { Label._assemble(label, $0) } },
        currentValueLabel: view.currentValueLabel.map { label in
          _StyledContent { CurrentValueLabel._assemble(label, $0) }
        }))
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  public init() where Label == EmptyView { self.init(label: nil, currentValueLabel: nil) { nil } }

  public init(@ViewBuilder label: () -> Label) { self.init(label: label(), currentValueLabel: nil) { nil } }

  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(label: Text(titleKey), currentValueLabel: nil) { nil }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(label: Text(title), currentValueLabel: nil) { nil }
  }

  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(label: nil, currentValueLabel: nil, value: value, total: total)
  }

  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
    self.init(label: label(), currentValueLabel: nil, value: value, total: total)
  }

  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) where Label == Text {
    self.init(label: Text(titleKey), currentValueLabel: nil, value: value, total: total)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) where Label == Text {
    self.init(label: Text(title), currentValueLabel: nil, value: value, total: total)
  }
}

extension ProgressView {
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) { self.init(label: label(), currentValueLabel: currentValueLabel(), value: value, total: total) }

  public init(_ progress: Progress) where Label == EmptyView, CurrentValueLabel == EmptyView {
    self.init(label: nil, currentValueLabel: nil) { progress.isIndeterminate ? nil : progress.fractionCompleted }
  }

  public init(_ configuration: ProgressViewStyleConfiguration)
  where Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == ProgressViewStyleConfiguration.Label {
    self.init(label: configuration.label, currentValueLabel: configuration.currentValueLabel) {
      configuration.fractionCompleted
    }
  }
}

/// Progress by the clock, which stands still on a proof.
extension ProgressView {
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(label: label(), currentValueLabel: currentValueLabel()) {
      passed(timerInterval, countsDown: countsDown)
    }
  }

  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label)
  where CurrentValueLabel == DefaultDateProgressLabel {
    self.init(label: label(), currentValueLabel: DefaultDateProgressLabel(timerInterval, countsDown: countsDown)) {
      passed(timerInterval, countsDown: countsDown)
    }
  }

  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
  where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
    self.init(label: nil, currentValueLabel: DefaultDateProgressLabel(timerInterval, countsDown: countsDown)) {
      passed(timerInterval, countsDown: countsDown)
    }
  }
}

/// The share of an interval that has passed, or that is left.
private func passed(_ interval: ClosedRange<Date>, countsDown: Bool) -> Double {
  let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
  guard length > 0 else { return countsDown ? 0 : 1 }
  let share = min(max(Date().timeIntervalSince(interval.lowerBound) / length, 0), 1)
  return countsDown ? 1 - share : share
}

/// The time that is left of an interval, or that has passed.
nonisolated public struct DefaultDateProgressLabel: View {
  private let interval: ClosedRange<Date>
  private let countsDown: Bool

  init(_ interval: ClosedRange<Date>, countsDown: Bool) {
    self.interval = interval
    self.countsDown = countsDown
  }

  public var body: some View { Text(timerInterval: interval, countsDown: countsDown) }
}
