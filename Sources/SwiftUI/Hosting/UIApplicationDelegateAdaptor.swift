import Combine
import UIKit

/// Holds the app's delegate. Apps are proofed, not run: the delegate is not told of a launch.
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
  private let delegate: DelegateType?

  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    if let known = UIApplication.shared.delegate as? DelegateType {
      delegate = known
    } else {
      delegate = (delegateType as? any _MadeByType.Type)?.init() as? DelegateType
      UIApplication.shared.delegate = delegate
    }
  }

  public var wrappedValue: DelegateType {
    guard let delegate else { _missingDelegate(DelegateType.self) }
    return delegate
  }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject(wrappedValue: wrappedValue).projectedValue
  }
}

/// Ends the user's code where it asks for a delegate that cannot be made without Objective-C.
private func _missingDelegate(_ type: Any.Type) -> Never {
  fatalError("an app delegate of type \(type) cannot be made here: it has no required init()")
}
