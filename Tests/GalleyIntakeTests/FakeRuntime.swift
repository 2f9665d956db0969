import Foundation

@testable import GalleyIntake

/// A small library that stands in for the runtime: just enough of `SwiftUI` for user code to compile against, and
/// registrations that can be read back.
enum FakeRuntime {
  static let location = Result { try make() }

  private static func make() throws -> RuntimeLocation {
    let folder = NSTemporaryDirectory() + "/galley-fake-runtime-\(getpid())"
    try FileManager.default.createDirectory(atPath: folder + "/modules", withIntermediateDirectories: true)
    try swiftUI.write(toFile: folder + "/SwiftUI.swift", atomically: true, encoding: .utf8)
    let toolchain = try Toolchain.find()
    let compiler = CompilerProcess(
      executable: toolchain.root + "/bin/swiftc",
      arguments: [
        "-emit-library", "-emit-module", "-parse-as-library", "-swift-version", "5", "-suppress-warnings",
        "-module-name", "SwiftUI", "SwiftUI.swift", "-emit-module-path", "modules/SwiftUI.swiftmodule", "-o",
        "libGalleyRuntime.so",
      ], folder: folder)
    let outcome = try compiler.run(seconds: 120, log: folder + "/log")
    guard outcome.succeeded else { throw Failure(output: outcome.output) }
    return RuntimeLocation(moduleFolders: [folder + "/modules"], libraryFolder: folder)
  }

  struct Failure: Error { var output: String }

  private static let swiftUI = #"""
    @_exported import Foundation
    public protocol View { associatedtype Body: View; @ViewBuilder @MainActor var body: Body { get } }
    extension Never: View { public var body: Never { fatalError() } }
    public protocol Primitive: View where Body == Never { var text: String { get } }
    extension Primitive { public var body: Never { fatalError() } }
    @resultBuilder public enum ViewBuilder {
      public static func buildBlock() -> EmptyView { EmptyView() }
      public static func buildBlock<A: View>(_ a: A) -> A { a }
      public static func buildBlock<A: View, B: View>(_ a: A, _ b: B) -> Pair<A, B> { Pair(a: a, b: b) }
      public static func buildEither<A: View, B: View>(first: A) -> Either<A, B> { .first(first) }
      public static func buildEither<A: View, B: View>(second: B) -> Either<A, B> { .second(second) }
    }
    public struct Pair<A: View, B: View>: View { var a: A; var b: B; public var body: Never { fatalError() } }
    public enum Either<A: View, B: View>: View { case first(A), second(B); public var body: Never { fatalError() } }
    public struct EmptyView: Primitive { public init() {}; public var text: String { "" } }
    public struct Text: Primitive { public var text: String; public init(_ text: String) { self.text = text } }
    @propertyWrapper public struct State<Value> {
      public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
      public var wrappedValue: Value { get { fatalError() } nonmutating set {} }
      public var projectedValue: Binding<Value> { fatalError() }
    }
    @propertyWrapper public struct Binding<Value> {
      public init(get: @escaping () -> Value) {}
      public var wrappedValue: Value { get { fatalError() } nonmutating set {} }
    }
    public struct Toggle: Primitive {
      public var text: String
      public init(_ text: String, isOn: Binding<Bool>) { self.text = text }
    }
    public protocol EnvironmentKey { associatedtype Value; static var defaultValue: Value { get } }
    public struct EnvironmentValues {
      public init() {}
      public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value { get { K.defaultValue } set {} }
    }
    public protocol FocusedValueKey { associatedtype Value }
    public struct FocusedValues {
      public subscript<K: FocusedValueKey>(key: K.Type) -> K.Value? { get { nil } set {} }
    }
    public protocol PreviewProvider { associatedtype Previews: View; @ViewBuilder @MainActor static var previews: Previews { get } }
    public protocol Scene {}
    public struct WindowGroup<Content: View>: Scene { public init(@ViewBuilder content: () -> Content) {} }
    @resultBuilder public enum SceneBuilder { public static func buildBlock<S: Scene>(_ s: S) -> S { s } }
    public protocol App { associatedtype Body: Scene; @SceneBuilder @MainActor var body: Body { get }; @MainActor init() }
    public struct Selector { public var name: String; public init(_ name: String) { self.name = name } }
    public enum Preview { public enum ViewTraits {} }
    public struct PreviewTrait<T> {}
    extension PreviewTrait where T == Preview.ViewTraits {
      public static var sizeThatFitsLayout: Self { Self() }
      public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self { Self() }
    }
    @MainActor var registered: [String] = []
    @MainActor public enum _GalleyPreviews {
      public static func add(
        file: String, line: Int, name: String?, traits: [PreviewTrait<Preview.ViewTraits>] = [],
        @ViewBuilder body: @escaping @MainActor () -> some View
      ) {
        let view = body()
        let text = (view as? any Primitive)?.text ?? String(describing: type(of: view))
        registered.append("\(file):\(line) preview \(name ?? "-") \(traits.count) \(text)")
      }
      public static func add<P: PreviewProvider>(provider: P.Type, file: String, line: Int) {
        registered.append("\(file):\(line) provider \(type(of: P.previews))")
      }
      public static func add<A: App>(app: A.Type, file: String, line: Int) {
        _ = A()
        registered.append("\(file):\(line) app \(A.self)")
      }
      public static func add<V: View>(view name: String, file: String, line: Int, _ make: @escaping @MainActor () -> V) {
        registered.append("\(file):\(line) view \(name) \(type(of: make()))")
      }
    }
    public func _galleyAvailable(_ platform: String, _ major: Int, _ minor: Int) -> Bool {
      platform == "iOS" && (major, minor) <= (18, 2)
    }
    @_cdecl("fake_registered") public func __fake_registered() -> UnsafeMutablePointer<CChar>? {
      MainActor.assumeIsolated {
        defer { registered = [] }
        return strdup(registered.joined(separator: "\n"))
      }
    }
    """#
}
