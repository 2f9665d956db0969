/// A mark of the user's own on a text, which renderers read from its runs.
public protocol TextAttribute {}

extension Text {
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
    changed(.custom(CustomTextAttribute(key: ObjectIdentifier(T.self), value: value)))
  }
}

/// One such mark. Two are never the same: their values need not be comparable.
struct CustomTextAttribute: @unchecked Sendable {
  let key: ObjectIdentifier
  let value: any TextAttribute
}
