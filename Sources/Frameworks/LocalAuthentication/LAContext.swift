@_exported import GalleyFoundation

public enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1
  case deviceOwnerAuthentication, deviceOwnerAuthenticationWithWatch
}

public enum LABiometryType: Int, Sendable {
  case none
  case touchID
  case faceID
  case opticID = 4
}

public struct LAError: Error, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case authenticationFailed = -1
    case userCancel = -2
    case userFallback = -3
    case systemCancel = -4
    case passcodeNotSet = -5
    case biometryNotAvailable = -6
    case biometryNotEnrolled = -7
    case biometryLockout = -8
    case appCancel = -9
    case invalidContext = -10
    case notInteractive = -1004
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static let userCancel = Code.userCancel
  public static let userFallback = Code.userFallback
  public static let authenticationFailed = Code.authenticationFailed
  public static let biometryNotAvailable = Code.biometryNotAvailable
  public static let biometryNotEnrolled = Code.biometryNotEnrolled
  public static let passcodeNotSet = Code.passcodeNotSet
}

/// Nobody is there to show a face: nothing can be asked, as on a device without a passcode.
open class LAContext: NSObject, @unchecked Sendable {
  open var localizedReason = ""
  open var localizedFallbackTitle: String?
  open var localizedCancelTitle: String?
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  open var interactionNotAllowed = false
  open var biometryType: LABiometryType { .none }
  open var evaluatedPolicyDomainState: Data? { nil }

  public override init() { super.init() }

  open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
    error?.pointee = LAError(.passcodeNotSet) as NSError
    return false
  }
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { reply(false, LAError(.passcodeNotSet)) }
  @discardableResult
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    throw LAError(.passcodeNotSet)
  }
  open func invalidate() {}
}
