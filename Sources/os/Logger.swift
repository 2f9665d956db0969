@_exported import GalleyFoundation

/// Writes messages for whoever watches a running app; nobody watches a proof, so they are not even made.
public struct Logger: Sendable {
  public init(subsystem: String, category: String) {}

  public init() {}

  public init(_ logObj: OSLog) {}

  public func log(_ message: @autoclosure () -> OSLogMessage) {}
  public func log(level: OSLogType, _ message: @autoclosure () -> OSLogMessage) {}
  public func trace(_ message: @autoclosure () -> OSLogMessage) {}
  public func debug(_ message: @autoclosure () -> OSLogMessage) {}
  public func info(_ message: @autoclosure () -> OSLogMessage) {}
  public func notice(_ message: @autoclosure () -> OSLogMessage) {}
  public func warning(_ message: @autoclosure () -> OSLogMessage) {}
  public func error(_ message: @autoclosure () -> OSLogMessage) {}
  public func critical(_ message: @autoclosure () -> OSLogMessage) {}
  public func fault(_ message: @autoclosure () -> OSLogMessage) {}
}

public struct OSLogType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let `default` = OSLogType(rawValue: 0)
  public static let info = OSLogType(rawValue: 1)
  public static let debug = OSLogType(rawValue: 2)
  public static let error = OSLogType(rawValue: 16)
  public static let fault = OSLogType(rawValue: 17)
}

public final class OSLog: NSObject, @unchecked Sendable {
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  public static let `default` = OSLog(subsystem: "", category: "")
  public static let disabled = OSLog(subsystem: "", category: "")

  public init(subsystem: String, category: String) { super.init() }

  public init(subsystem: String, category: Category) { super.init() }

  public func isEnabled(type: OSLogType) -> Bool { false }
}

public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
  _ args: any CVarArg...
) {}

public func os_log(_ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: OSLogMessage) {}

@_disfavoredOverload
public func os_log(_ message: OSLogMessage) {}
