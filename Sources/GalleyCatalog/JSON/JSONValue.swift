/// A value of a JSON text, with the line each member stands on, so that a message can name it.
public enum JSONValue: Sendable, Hashable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([Member])

  /// A named value of an object and its line, counted from 1.
  public struct Member: Sendable, Hashable {
    public var key: String
    public var value: JSONValue
    public var line: Int

    public init(key: String, value: JSONValue, line: Int = 0) {
      self.key = key
      self.value = value
      self.line = line
    }

    // Where a member stands is no part of what it says.
    public static func == (a: Member, b: Member) -> Bool { a.key == b.key && a.value == b.value }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(key)
      hasher.combine(value)
    }
  }

  /// The value of an object's member; nil when there is none, or this is no object. Takes time with the members.
  public subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  public var string: String? { if case .string(let value) = self { value } else { nil } }
  public var number: Double? { if case .number(let value) = self { value } else { nil } }
  public var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
  public var array: [JSONValue] { if case .array(let values) = self { values } else { [] } }
  public var members: [Member] { if case .object(let members) = self { members } else { [] } }
  public var isNull: Bool { self == .null }

  /// What kind of value this is, as a message calls it.
  public var kind: String {
    switch self {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "a text"
    case .array: "a list"
    case .object: "an object"
    }
  }
}
