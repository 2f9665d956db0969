/// A delegate that can be made by its type alone, which on Apple's platforms every `NSObject` is. Added to the classes
/// of an input that need it.
@preconcurrency @MainActor
public protocol _MadeByType: AnyObject {
  init()
}
