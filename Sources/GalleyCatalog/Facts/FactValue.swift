import GalleyGeometry

/// A kind of value that facts have.
public protocol FactValue: Sendable {
  init?(fact: JSONValue)
}

extension Double: FactValue {
  public init?(fact: JSONValue) {
    guard let number = fact.number else { return nil }
    self = number
  }
}

extension String: FactValue {
  public init?(fact: JSONValue) {
    guard let string = fact.string else { return nil }
    self = string
  }
}

extension Bool: FactValue {
  public init?(fact: JSONValue) {
    guard let bool = fact.bool else { return nil }
    self = bool
  }
}

extension Size: FactValue {
  public init?(fact: JSONValue) {
    guard let width = fact["w"]?.number, let height = fact["h"]?.number else { return nil }
    self.init(width: width, height: height)
  }
}

extension Rect: FactValue {
  public init?(fact: JSONValue) {
    guard let x = fact["x"]?.number, let y = fact["y"]?.number, let size = Size(fact: fact) else { return nil }
    self.init(x: x, y: y, width: size.width, height: size.height)
  }
}

extension Insets: FactValue {
  public init?(fact: JSONValue) {
    guard let top = fact["top"]?.number, let left = fact["left"]?.number, let bottom = fact["bottom"]?.number,
      let right = fact["right"]?.number
    else { return nil }
    self.init(top: top, left: left, bottom: bottom, right: right)
  }
}

extension SizeClasses: FactValue {
  public init?(fact: JSONValue) {
    guard let horizontal = fact["h"]?.string.flatMap(SizeClass.init(rawValue:)),
      let vertical = fact["v"]?.string.flatMap(SizeClass.init(rawValue:))
    else { return nil }
    self.init(horizontal: horizontal, vertical: vertical)
  }
}

extension OSVersion: FactValue {
  public init?(fact: JSONValue) {
    guard let text = fact.string else { return nil }
    self.init(text)
  }
}
