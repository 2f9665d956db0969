/// A part of a user interface, and how it is described.
///
/// Source of behaviour: Apple's documentation of `View`. The static requirement beside `body` is how the runtime reaches
/// primitive views without casts: composite views inherit one that evaluates `body`.
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Adds the view's nodes to the assembly.
  nonisolated static func _assemble(_ view: Self, _ assembler: _Assembler)

  /// The previews that the view stands for: itself, or the members of a group.
  nonisolated static func _members(_ view: Self) -> [_PreviewMember]
}

extension View {
  public nonisolated static func _assemble(_ view: Self, _ assembler: _Assembler) {
    assembler.addComposite(view) { view in Body._assemble(_onMain { view.body }, assembler) }
  }
}

/// Calls a closure of user code that belongs to the main actor.
package func _mainBody<Result>(_ body: @MainActor () -> Result) -> Result { _onMain(body) }

/// Calls code that belongs to the main actor from the passes, which run on the main thread only.
///
/// The check that `MainActor.assumeIsolated` makes would be paid for every view.
@inline(__always)
nonisolated func _onMain<Result>(_ body: @MainActor () -> Result) -> Result {
  withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Result).self)() }
}

/// A view that the runtime knows by itself.
public protocol _PrimitiveView: View where Body == Never {}

extension _PrimitiveView {
  public nonisolated var body: Never { _noBody(Self.self) }
}

extension Never: View {
  public typealias Body = Never

  public nonisolated var body: Never { _noBody(Never.self) }

  public nonisolated static func _assemble(_ view: Never, _ assembler: _Assembler) {}
}

/// A primitive view has no body, as on Apple's platforms; only code that asks for it by hand comes here.
public func _noBody(_ type: Any.Type) -> Never {
  fatalError("body of \(type) cannot be called: it is a primitive view")
}
