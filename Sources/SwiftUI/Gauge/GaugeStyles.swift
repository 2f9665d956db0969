public struct DefaultGaugeStyle: GaugeStyle {
  public nonisolated static var _look: _GaugeLook? { .automatic }
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { SystemGauge(configuration, .automatic) }
}

public struct LinearGaugeStyle: GaugeStyle {
  public nonisolated static var _look: _GaugeLook? { .linear }
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { SystemGauge(configuration, .linear) }
}

public struct LinearCapacityGaugeStyle: GaugeStyle {
  public nonisolated static var _look: _GaugeLook? { .linearCapacity }
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { SystemGauge(configuration, .linearCapacity) }
}

public struct CircularGaugeStyle: GaugeStyle {
  public nonisolated static var _look: _GaugeLook? { .circular }
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { SystemGauge(configuration, .circular) }
}

public struct AccessoryLinearGaugeStyle: GaugeStyle {
  public nonisolated static var _look: _GaugeLook? { .accessoryLinear }
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { SystemGauge(configuration, .accessoryLinear) }
}

public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  public nonisolated static var _look: _GaugeLook? { .accessoryLinearCapacity }
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    SystemGauge(configuration, .accessoryLinearCapacity)
  }
}

public struct AccessoryCircularGaugeStyle: GaugeStyle {
  public nonisolated static var _look: _GaugeLook? { .accessoryCircular }
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { SystemGauge(configuration, .accessoryCircular) }
}

public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  public nonisolated static var _look: _GaugeLook? { .accessoryCircularCapacity }
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    SystemGauge(configuration, .accessoryCircularCapacity)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  public static nonisolated var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
extension GaugeStyle where Self == LinearGaugeStyle {
  public static nonisolated var linear: LinearGaugeStyle { LinearGaugeStyle() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  public static nonisolated var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == CircularGaugeStyle {
  public static nonisolated var circular: CircularGaugeStyle { CircularGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  public static nonisolated var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  public static nonisolated var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  public static nonisolated var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  public static nonisolated var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

/// A gauge of a system's look made from a configuration.
nonisolated private struct SystemGauge: _PrimitiveView {
  let configuration: GaugeStyleConfiguration
  let look: _GaugeLook

  init(_ configuration: GaugeStyleConfiguration, _ look: _GaugeLook) {
    self.configuration = configuration
    self.look = look
  }

  static func _assemble(_ view: Self, _ assembler: _Assembler) {
    assembler.withEnvironment({ $0[GaugeStyleKey.self] = .look(view.look) }) {
      assembler.addGauge(view.configuration)
    }
  }
}
