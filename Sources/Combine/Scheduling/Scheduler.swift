/// Lengths of time in a scheduler's own measure.
public protocol SchedulerTimeIntervalConvertible {
  static func seconds(_ s: Int) -> Self
  static func seconds(_ s: Double) -> Self
  static func milliseconds(_ ms: Int) -> Self
  static func microseconds(_ us: Int) -> Self
  static func nanoseconds(_ ns: Int) -> Self
}

/// Where and when work is done.
public protocol Scheduler<SchedulerTimeType> {
  associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  associatedtype SchedulerOptions

  var now: SchedulerTimeType { get }
  var minimumTolerance: SchedulerTimeType.Stride { get }

  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)

  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void)

  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable
}

extension Scheduler {
  public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }

  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, _ action: @escaping () -> Void
  ) {
    schedule(after: date, tolerance: tolerance, options: nil, action)
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, interval: interval, tolerance: tolerance, options: nil, action)
  }
}

/// A length of time in nanoseconds; what the schedulers of this module count with.
public protocol NanosecondStride: Comparable, SignedNumeric, SchedulerTimeIntervalConvertible, Codable, Sendable,
  ExpressibleByFloatLiteral
where Magnitude == Int, IntegerLiteralType == Int, FloatLiteralType == Double {
  var nanoseconds: Int { get set }
  init(nanoseconds: Int)
}

extension NanosecondStride {
  public init(integerLiteral value: Int) { self.init(nanoseconds: saturating(Double(value) * 1e9)) }
  public init(floatLiteral value: Double) { self.init(nanoseconds: saturating(value * 1e9)) }

  public init?<T>(exactly source: T) where T: BinaryInteger {
    guard let seconds = Int(exactly: source) else { return nil }
    self.init(nanoseconds: saturating(Double(seconds) * 1e9))
  }

  public var magnitude: Int { abs(nanoseconds) }
  /// Seconds.
  public var timeInterval: Double { Double(nanoseconds) / 1e9 }

  public static func < (a: Self, b: Self) -> Bool { a.nanoseconds < b.nanoseconds }
  public static func + (a: Self, b: Self) -> Self { Self(nanoseconds: a.nanoseconds &+ b.nanoseconds) }
  public static func - (a: Self, b: Self) -> Self { Self(nanoseconds: a.nanoseconds &- b.nanoseconds) }
  public static func * (a: Self, b: Self) -> Self {
    Self(nanoseconds: saturating(a.timeInterval * b.timeInterval * 1e9))
  }
  public static func += (a: inout Self, b: Self) { a = a + b }
  public static func -= (a: inout Self, b: Self) { a = a - b }
  public static func *= (a: inout Self, b: Self) { a = a * b }

  public static func seconds(_ s: Int) -> Self { Self(nanoseconds: saturating(Double(s) * 1e9)) }
  public static func seconds(_ s: Double) -> Self { Self(nanoseconds: saturating(s * 1e9)) }
  public static func milliseconds(_ ms: Int) -> Self { Self(nanoseconds: saturating(Double(ms) * 1e6)) }
  public static func microseconds(_ us: Int) -> Self { Self(nanoseconds: saturating(Double(us) * 1e3)) }
  public static func nanoseconds(_ ns: Int) -> Self { Self(nanoseconds: ns) }
}

private func saturating(_ nanoseconds: Double) -> Int {
  Int(exactly: nanoseconds.rounded()) ?? (nanoseconds > 0 ? .max : nanoseconds < 0 ? .min : 0)
}

extension Int {
  /// Nanoseconds of a length in seconds, at the ends of the range for what is beyond it.
  init(nanosecondsOf seconds: Double) { self = saturating(seconds * 1e9) }
}
