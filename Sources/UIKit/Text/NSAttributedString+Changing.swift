import Foundation

extension NSAttributedString {
  /// The same characters with an attribute for all of them.
  func setting(_ key: Key, to value: Any) -> NSAttributedString {
    changing { attributes in attributes[key] = value }
  }

  /// The same characters with an attribute changed where they have it.
  func changing<Value>(_ key: Key, _ type: Value.Type, _ change: (Value) -> Value) -> NSAttributedString {
    changing { attributes in
      if let value = attributes[key] as? Value { attributes[key] = change(value) }
    }
  }

  /// The same characters with their paragraph styles changed.
  func changingParagraphs(_ change: (NSMutableParagraphStyle) -> Void) -> NSAttributedString {
    changing(.paragraphStyle, NSParagraphStyle.self) { style in
      guard let copy = style.mutableCopy() as? NSMutableParagraphStyle else { return style }
      change(copy)
      return copy
    }
  }

  private func changing(_ change: (inout [Key: Any]) -> Void) -> NSAttributedString {
    let whole = NSMutableAttributedString(string: "")
    guard length > 0 else { return whole }
    let string = string as NSString? ?? NSString()
    enumerateAttributes(in: NSRange(location: 0, length: length), options: []) { attributes, range, _ in
      var attributes = attributes
      change(&attributes)
      whole.append(NSAttributedString(string: string.substring(with: range), attributes: attributes))
    }
    return whole
  }
}
