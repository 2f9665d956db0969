/// Core Foundation's names for values that Swift code passes on with `as`.
///
/// There is no bridging on Linux, so each name is the Swift value itself and `"x" as CFString` still compiles.
public typealias CFString = String
public typealias CFURL = URL
public typealias CFData = Data
public typealias CFDate = Date
public typealias CFNumber = NSNumber
public typealias CFArray = [Any]
public typealias CFDictionary = [String: Any]
public typealias CFError = any Error
public typealias CFTypeRef = AnyObject
public typealias CFTimeInterval = Double
public typealias CFAbsoluteTime = Double
public typealias CFIndex = Int

/// Seconds since the first instant of 2001, by the system's clock.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }
