@_exported import GalleyFoundation

// There is no network: paths are unsatisfied, and connections wait.

public struct NWInterface: Hashable, Sendable {
  public enum InterfaceType: Hashable, Sendable { case other, wifi, cellular, wiredEthernet, loopback }
  public let name: String
  public let type: InterfaceType
}

public struct NWPath: Hashable, Sendable {
  public enum Status: Hashable, Sendable { case satisfied, unsatisfied, requiresConnection }
  public var status: Status { .unsatisfied }
  public var isExpensive: Bool { false }
  public var isConstrained: Bool { false }
  public var supportsIPv4: Bool { false }
  public var supportsIPv6: Bool { false }
  public var availableInterfaces: [NWInterface] { [] }
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { false }
}

/// Never tells of a change.
public final class NWPathMonitor: @unchecked Sendable {
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
  public var currentPath: NWPath { NWPath() }
  public private(set) var queue: DispatchQueue?
  public init() {}
  public init(requiredInterfaceType: NWInterface.InterfaceType) {}
  public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {}
  public func start(queue: DispatchQueue) { self.queue = queue }
  public func cancel() {}
}

public enum NWEndpoint: Hashable, Sendable {
  public struct Host: Hashable, ExpressibleByStringLiteral, Sendable {
    public let name: String
    public init(_ string: String) { name = string }
    public init(stringLiteral value: String) { name = value }
  }

  public struct Port: Hashable, ExpressibleByIntegerLiteral, RawRepresentable, Sendable {
    public let rawValue: UInt16
    public init?(rawValue: UInt16) { self.rawValue = rawValue }
    public init(integerLiteral value: UInt16) { rawValue = value }
    public static let any: Port = 0
    public static let http: Port = 80
    public static let https: Port = 443
  }

  case hostPort(host: Host, port: Port)
  case url(URL)
}

public final class NWParameters: @unchecked Sendable {
  public static var tcp: NWParameters { NWParameters() }
  public static var udp: NWParameters { NWParameters() }
  public static var tls: NWParameters { NWParameters() }
  public init() {}
}

public enum NWError: Error, Hashable, Sendable {
  case posix(POSIXErrorCode)
  case dns(Int32)
  case tls(Int32)
}

public final class NWConnection: @unchecked Sendable {
  public enum State: Equatable, Sendable {
    case setup, preparing, ready, cancelled
    case waiting(NWError)
    case failed(NWError)
  }

  public enum SendCompletion: @unchecked Sendable {
    case contentProcessed((NWError?) -> Void)
    case idempotent
  }

  public let endpoint: NWEndpoint
  public private(set) var state = State.setup
  public var stateUpdateHandler: (@Sendable (State) -> Void)?
  public init(to endpoint: NWEndpoint, using parameters: NWParameters) { self.endpoint = endpoint }
  public convenience init(host: NWEndpoint.Host, port: NWEndpoint.Port, using parameters: NWParameters) {
    self.init(to: .hostPort(host: host, port: port), using: parameters)
  }
  public func start(queue: DispatchQueue) { state = .preparing }
  public func cancel() { state = .cancelled }
  public func send(content: Data?, completion: SendCompletion) {}
  public func receive(
    minimumIncompleteLength: Int, maximumLength: Int,
    completion: @escaping @Sendable (Data?, AnyObject?, Bool, NWError?) -> Void
  ) {}
}
