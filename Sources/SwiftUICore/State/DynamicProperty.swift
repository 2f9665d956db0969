/// A stored property of a view that the runtime fills before `body` is evaluated.
public protocol DynamicProperty {
  /// Brings the value up to date; called before `body`.
  mutating func update()

  /// Fills the property in place.
  static func _install(_ property: UnsafeMutableRawPointer, _ assembler: _Assembler, _ identity: ViewIdentity)
}

extension DynamicProperty {
  public mutating func update() {}

  /// A property wrapper of user code: first what it is made of, then its own update.
  public static func _install(
    _ property: UnsafeMutableRawPointer, _ assembler: _Assembler, _ identity: ViewIdentity
  ) {
    DynamicFields.of(Self.self).install(property, assembler, identity)
    property.assumingMemoryBound(to: Self.self).pointee.update()
  }
}
