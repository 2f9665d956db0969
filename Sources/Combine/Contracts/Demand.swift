/// What belongs to the receiving end.
public enum Subscribers {
  /// How many more values a subscriber will take.
  public struct Demand: Equatable, Comparable, Hashable, Codable, Sendable, CustomStringConvertible {
    /// `Int.max + 1` stands for no limit.
    let count: UInt

    public static let unlimited = Demand(count: UInt(Int.max) + 1)
    public static let none = Demand(count: 0)

    /// - Precondition: `value` is not negative, as on Apple's systems.
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "demand cannot be negative")
      return Demand(count: UInt(value))
    }

    init(count: UInt) { self.count = Swift.min(count, UInt(Int.max) + 1) }

    /// nil for no limit.
    public var max: Int? { self == .unlimited ? nil : Int(count) }

    public static func + (a: Demand, b: Demand) -> Demand {
      a == .unlimited || b == .unlimited ? .unlimited : Demand(count: a.count + b.count)
    }

    public static func + (a: Demand, b: Int) -> Demand {
      b < 0 ? a - -b : a + .max(b)
    }

    public static func += (a: inout Demand, b: Demand) { a = a + b }
    public static func += (a: inout Demand, b: Int) { a = a + b }

    /// Never below none; no limit less anything is still no limit.
    public static func - (a: Demand, b: Demand) -> Demand {
      if a == .unlimited { return .unlimited }
      return b.count >= a.count ? .none : Demand(count: a.count - b.count)
    }

    public static func - (a: Demand, b: Int) -> Demand { b < 0 ? a + .max(-b) : a - .max(b) }
    public static func -= (a: inout Demand, b: Demand) { a = a - b }
    public static func -= (a: inout Demand, b: Int) { a = a - b }

    public static func * (a: Demand, b: Int) -> Demand {
      guard a != .unlimited, b > 0 else { return b > 0 ? .unlimited : .none }
      let (product, overflow) = a.count.multipliedReportingOverflow(by: UInt(b))
      return overflow ? .unlimited : Demand(count: product)
    }

    public static func *= (a: inout Demand, b: Int) { a = a * b }

    public static func < (a: Demand, b: Demand) -> Bool { a.count < b.count }
    public static func < (a: Demand, b: Int) -> Bool { b > 0 && a.count < UInt(b) }
    public static func > (a: Demand, b: Int) -> Bool { b < 0 || a.count > UInt(b) }
    public static func <= (a: Demand, b: Int) -> Bool { !(a > b) }
    public static func >= (a: Demand, b: Int) -> Bool { !(a < b) }
    public static func == (a: Demand, b: Int) -> Bool { b >= 0 && a.count == UInt(b) }
    public static func != (a: Demand, b: Int) -> Bool { !(a == b) }

    public var description: String { max.map { "max(\($0))" } ?? "unlimited" }
  }

  /// How a stream ended.
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable {}
