@_spi(Reflection) import Swift

/// Where in a type's values its dynamic properties lie.
///
/// Found once a type through the field records that the compiler leaves in the program; `Mirror` would copy the value
/// and box each field, every time.
struct DynamicFields {
  private struct Field {
    let offset: Int
    let type: any DynamicProperty.Type
  }

  private let fields: [Field]

  var isEmpty: Bool { fields.isEmpty }

  /// Fills the dynamic properties of a value in place, each under an identity of its own.
  func install(_ value: UnsafeMutableRawPointer, _ assembler: _Assembler, _ identity: ViewIdentity) {
    for (place, field) in fields.enumerated() {
      field.type._install(value + field.offset, assembler, identity.child(-1 - place))
    }
  }

  nonisolated(unsafe) private static var known: [ObjectIdentifier: DynamicFields] = [:]

  static func of(_ type: Any.Type) -> DynamicFields {
    let key = ObjectIdentifier(type)
    if let fields = known[key] { return fields }
    var found: [Field] = []
    _ = _forEachField(of: type, options: []) { _, offset, fieldType, _ in
      if let property = fieldType as? any DynamicProperty.Type {
        found.append(Field(offset: offset, type: property))
      }
      return true
    }
    let fields = DynamicFields(fields: found)
    known[key] = fields
    return fields
  }
}
