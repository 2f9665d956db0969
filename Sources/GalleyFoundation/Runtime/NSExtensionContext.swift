/// The app that an extension works for; there is none.
open class NSExtensionContext: NSObject, @unchecked Sendable {
  open var inputItems: [Any] { [] }
  public override init() { super.init() }
  open func completeRequest(returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil) {
    completionHandler?(true)
  }
  open func cancelRequest(withError error: any Error) {}
  open func open(_ URL: URL, completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
}

open class NSExtensionItem: NSObject, @unchecked Sendable {
  open var attributedTitle: NSAttributedString?
  open var attributedContentText: NSAttributedString?
  open var attachments: [NSItemProvider]?
  open var userInfo: [AnyHashable: Any]?
  public override init() { super.init() }
}

/// A lock that guards its value.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Storage {
    let lock = NSLock()
    var state: State
    init(_ state: State) { self.state = state }
  }

  private let storage: Storage

  public init(initialState: State) { storage = Storage(initialState) }

  public init(uncheckedState initialState: State) { storage = Storage(initialState) }

  public func withLock<R>(_ body: (inout State) throws -> R) rethrows -> R {
    storage.lock.lock()
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }

  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R { try withLock(body) }
}

extension OSAllocatedUnfairLock where State == Void {
  public init() { self.init(initialState: ()) }
  public func lock() { storage.lock.lock() }
  public func unlock() { storage.lock.unlock() }
  public func withLock<R>(_ body: () throws -> R) rethrows -> R { try withLock { _ in try body() } }
}

extension ProcessInfo {
  public enum ThermalState: Int, Sendable { case nominal, fair, serious, critical }

  public var thermalState: ThermalState { .nominal }
  public var isLowPowerModeEnabled: Bool { false }
  public static let thermalStateDidChangeNotification = Notification.Name(
    "NSProcessInfoThermalStateDidChangeNotification")
  public var isiOSAppOnMac: Bool { false }
  public var isMacCatalystApp: Bool { false }
}

extension FileManager {
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? { nil }
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
}

extension NSPredicate {
  /// Accepts everything: formats are not read on Linux.
  public convenience init(format predicateFormat: String, _ args: any CVarArg...) { self.init { _, _ in true } }
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    self.init { _, _ in true }
  }
}
