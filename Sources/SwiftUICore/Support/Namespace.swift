/// A name of its own for the view that has it, for the identifiers of views that belong together.
@propertyWrapper
public struct Namespace: DynamicProperty {
  public struct ID: Hashable, Sendable {
    let path: UInt64
  }

  private var id = ID(path: 0)

  public init() {}

  public var wrappedValue: ID { id }

  public static func _install(
    _ property: UnsafeMutableRawPointer, _ assembler: _Assembler, _ identity: ViewIdentity
  ) { property.assumingMemoryBound(to: Namespace.self).pointee.id = ID(path: identity.path) }
}
