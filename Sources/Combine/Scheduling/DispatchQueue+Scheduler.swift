import Dispatch
import Foundation

extension DispatchQueue: Scheduler {
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    public var dispatchTime: DispatchTime

    public init(_ time: DispatchTime) { dispatchTime = time }

    public init(from decoder: any Decoder) throws {
      dispatchTime = DispatchTime(uptimeNanoseconds: try decoder.singleValueContainer().decode(UInt64.self))
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(dispatchTime.uptimeNanoseconds)
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.uptimeNanoseconds) }

    public func distance(to other: SchedulerTimeType) -> Stride {
      let (start, end) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
      return Stride(nanoseconds: end >= start ? Int(clamping: end - start) : -Int(clamping: start - end))
    }

    public func advanced(by n: Stride) -> SchedulerTimeType {
      let start = dispatchTime.uptimeNanoseconds
      let moved =
        n.nanoseconds >= 0 ? start &+ UInt64(n.nanoseconds) : start &- min(start, n.nanoseconds.magnitude.toUInt64)
      return SchedulerTimeType(DispatchTime(uptimeNanoseconds: moved))
    }

    public struct Stride: NanosecondStride {
      public var nanoseconds: Int

      public init(nanoseconds: Int) { self.nanoseconds = nanoseconds }

      public init(_ timeInterval: DispatchTimeInterval) {
        switch timeInterval {
        case .seconds(let s): self = .seconds(s)
        case .milliseconds(let ms): self = .milliseconds(ms)
        case .microseconds(let us): self = .microseconds(us)
        case .nanoseconds(let ns): self = .nanoseconds(ns)
        case .never: self.init(nanoseconds: .max)
        @unknown default: self.init(nanoseconds: .max)
        }
      }
    }
  }

  public struct SchedulerOptions {
    public var qos: DispatchQoS
    public var flags: DispatchWorkItemFlags
    public var group: DispatchGroup?

    public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }

  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
  public var minimumTolerance: SchedulerTimeType.Stride { .seconds(0) }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    async(group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) { action() }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    VirtualTime.schedule(after: now.distance(to: date).nanoseconds, on: self, action)
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    VirtualTime.schedule(
      after: now.distance(to: date).nanoseconds, every: interval.nanoseconds, on: self, action)
  }
}

extension UInt {
  fileprivate var toUInt64: UInt64 { UInt64(self) }
}
