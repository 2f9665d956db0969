/// A number that grows with Dynamic Type.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let style: Font.TextStyle
  private var scaled: Value

  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle
    scaled = wrappedValue
  }

  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  public var wrappedValue: Value { scaled }

  public static func _install(
    _ property: UnsafeMutableRawPointer, _ assembler: _Assembler, _ identity: ViewIdentity
  ) {
    let metric = property.assumingMemoryBound(to: Self.self)
    let environment = assembler.environment
    let grown = Double(metric.pointee.base) * environment.growth(of: metric.pointee.style)
    // On the display's pixels, as UIKit's scaled values are (inferred).
    let pixels = Double(environment.displayScale)
    metric.pointee.scaled = Value((grown * pixels).rounded() / pixels)
  }
}

extension ScaledMetric: @unchecked Sendable where Value: Sendable {}
