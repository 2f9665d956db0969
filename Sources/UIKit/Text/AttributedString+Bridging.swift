import CoreGraphics
import Foundation

/// An attribute that both kinds of attributed strings have, under one name.
private struct BridgedAttribute: Sendable {
  let key: NSAttributedString.Key
  let read: @Sendable (AttributeContainer) -> Any?
  let write: @Sendable (Any, inout AttributeContainer) -> Void

  init<K: AttributedStringKey>(
    _ type: K.Type, to object: @escaping @Sendable (K.Value) -> Any = { $0 },
    from value: @escaping @Sendable (Any) -> K.Value? = { $0 as? K.Value }
  ) where K.Value: Sendable {
    key = NSAttributedString.Key(rawValue: K.name)
    read = { $0[K.self].map(object) }
    write = { if let value = value($0) { $1[K.self] = value } }
  }

  private static func number(_ object: Any) -> CGFloat? {
    switch object {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }

  private static func style(_ object: Any) -> NSUnderlineStyle? {
    object as? NSUnderlineStyle ?? number(object).map { NSUnderlineStyle(rawValue: Int($0)) }
  }

  private typealias Keys = AttributeScopes.UIKitAttributes

  static let all: [BridgedAttribute] = [
    BridgedAttribute(Keys.FontAttribute.self), BridgedAttribute(Keys.ParagraphStyleAttribute.self),
    BridgedAttribute(Keys.ForegroundColorAttribute.self), BridgedAttribute(Keys.BackgroundColorAttribute.self),
    BridgedAttribute(Keys.UnderlineColorAttribute.self),
    BridgedAttribute(Keys.KernAttribute.self, from: { number($0) }),
    BridgedAttribute(Keys.TrackingAttribute.self, from: { number($0) }),
    BridgedAttribute(Keys.BaselineOffsetAttribute.self, from: { number($0) }),
    BridgedAttribute(Keys.UnderlineStyleAttribute.self, to: { $0.rawValue }, from: { style($0) }),
    BridgedAttribute(Keys.StrikethroughStyleAttribute.self, to: { $0.rawValue }, from: { style($0) }),
    BridgedAttribute(
      AttributeScopes.FoundationAttributes.LinkAttribute.self,
      from: { $0 as? URL ?? ($0 as? String).flatMap { URL(string: $0) } }),
  ]
}

extension AttributeContainer {
  /// The attributes of a dictionary that attributed strings know.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    for attribute in BridgedAttribute.all {
      if let value = dictionary[attribute.key] { attribute.write(value, &self) }
    }
  }
}

extension Dictionary where Key == NSAttributedString.Key, Value == Any {
  public init(_ container: AttributeContainer) {
    self.init()
    for attribute in BridgedAttribute.all { self[attribute.key] = attribute.read(container) }
  }
}

extension AttributedString {
  public init(_ nsStr: NSAttributedString) {
    self.init()
    let string = nsStr.string as NSString? ?? NSString()
    nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length), options: []) { attributes, range, _ in
      append(AttributedString(string.substring(with: range), attributes: AttributeContainer(attributes)))
    }
  }

  public init<S: AttributeScope>(_ nsStr: NSAttributedString, including scope: KeyPath<AttributeScopes, S.Type>) throws
  {
    self.init(nsStr)
  }

  public init<S: AttributeScope>(_ nsStr: NSAttributedString, including scope: S.Type) throws { self.init(nsStr) }
}

extension NSAttributedString {
  public convenience init(_ attrStr: AttributedString) {
    let whole = NSMutableAttributedString(string: "")
    for run in attrStr.runs {
      whole.append(
        NSAttributedString(
          string: String(attrStr.characters[run.range]),
          attributes: [NSAttributedString.Key: Any](run.attributes)))
    }
    self.init(attributedString: whole)
  }

  public convenience init<S: AttributeScope>(
    _ attrStr: AttributedString, including scope: KeyPath<AttributeScopes, S.Type>
  ) throws { self.init(attrStr) }
}

extension NSMutableAttributedString {
  public convenience init() { self.init(string: "") }
}

extension NSAttributedString {
  /// What `NSAttributedString()` means on Apple's platforms. `NSObject`'s own initialiser cannot be overridden here, so that
  /// this one takes a parameter which nobody gives.
  public convenience init(_ nothing: Void = ()) { self.init(string: "") }
}
