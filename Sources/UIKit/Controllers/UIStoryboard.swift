import CoreGraphics
import Foundation

/// Interface files are not read here: a storyboard gives controllers without views of their own.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) { super.init() }

  open func instantiateInitialViewController() -> UIViewController? { nil }
  open func instantiateInitialViewController<V: UIViewController>(creator: ((NSCoder) -> V?)?) -> V? {
    creator?(EmptyCoder())
  }
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController { UIViewController() }
  open func instantiateViewController<V: UIViewController>(
    identifier: String, creator: ((NSCoder) -> V?)? = nil
  ) -> V {
    guard let made = creator?(EmptyCoder()) ?? V(coder: EmptyCoder()) else {
      fatalError("\(V.self) makes no controller from a coder")
    }
    return made
  }
}

@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  public let identifier: String?
  public let source: UIViewController
  public let destination: UIViewController

  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }

  open func perform() {}
}

@preconcurrency @MainActor open class UINib: NSObject {
  public init(nibName name: String, bundle bundleOrNil: Bundle?) { super.init() }
  public init(data: Data, bundle bundleOrNil: Bundle?) { super.init() }
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [String: Any]? = nil) -> [Any] { [] }
}
