import GalleyScreen

// Shaders are written in Metal, which nothing here runs: views are shown without them, and the screen says so.

/// A function in a library of shaders.
public struct ShaderFunction: Hashable, Sendable {
  public var library: ShaderLibrary
  public var name: String

  public init(library: ShaderLibrary, name: String) {
    self.library = library
    self.name = name
  }

  public func callAsFunction(_ arguments: Shader.Argument...) -> Shader { Shader(function: self, arguments: arguments) }
}

/// A library of shaders; each member is a function of it.
@dynamicMemberLookup
public struct ShaderLibrary: Hashable, Sendable {
  private let name: String

  public static let `default` = ShaderLibrary(name: "default")
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary(name: bundle.bundlePath) }

  public init(data: Data) { name = "data" }
  public init(url: URL) { name = url.lastPathComponent }
  private init(name: String) { self.name = name }

  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }

  public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }
}

/// A shader function with its arguments.
public struct Shader: Equatable, Sendable {
  public var function: ShaderFunction
  public var arguments: [Argument]
  public var dithersColor = false

  public init(function: ShaderFunction, arguments: [Argument]) {
    self.function = function
    self.arguments = arguments
  }

  public struct Argument: Equatable, Sendable {
    private let value: String

    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument(value: "\(x)") }
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { Argument(value: "\(x) \(y)") }
    public static func float2(_ point: CGPoint) -> Argument { float2(point.x, point.y) }
    public static func float2(_ size: CGSize) -> Argument { float2(size.width, size.height) }
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
      Argument(value: "\(x) \(y) \(z)")
    }
    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
      Argument(value: "\(x) \(y) \(z) \(w)")
    }
    public static func floatArray(_ array: [Float]) -> Argument { Argument(value: "\(array)") }
    public static var boundingRect: Argument { Argument(value: "boundingRect") }
    public static func color(_ color: Color) -> Argument { Argument(value: "\(color)") }
    public static func colorArray(_ array: [Color]) -> Argument { Argument(value: "\(array)") }
    public static func image(_ image: Image) -> Argument { Argument(value: "image") }
    public static func data(_ data: Data) -> Argument { Argument(value: "\(data.count) bytes") }
  }

  public enum UsageType: Hashable, Sendable { case shapeStyle, colorEffect, distortionEffect, layerEffect }

  public func compile(as type: UsageType) async throws {}
}

nonisolated struct ShaderModifier: _PrimitiveModifier {
  let shader: Shader

  static func _assemble(_ modifier: Self, _ assembler: _Assembler, content: @escaping () -> Void) {
    assembler.note("the shader '\(modifier.shader.function.name)' is not drawn")
    content()
  }
}

extension View {
  public nonisolated func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    modifier(ShaderModifier(shader: shader))
  }

  public nonisolated func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { modifier(ShaderModifier(shader: shader)) }

  public nonisolated func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { modifier(ShaderModifier(shader: shader)) }
}
