import Foundation

extension NotificationCenter {
  /// Notifications as they are posted.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never

    public let center: NotificationCenter
    public let name: Notification.Name
    public let object: AnyObject?

    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Notification {
      // A notification that nobody has asked for is lost, so none waits.
      let outlet = Outlet(subscriber, limit: 0)
      let token = center.addObserver(forName: name, object: object, queue: nil) { outlet.offer($0) }
      let held = Guarded<(any NSObjectProtocol)?>(token)
      outlet.open {
        if let token = held.take() { center.removeObserver(token) }
      }
    }
  }

  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}

extension NotificationCenter.Publisher: Equatable {
  public static func == (a: Self, b: Self) -> Bool {
    a.center === b.center && a.name == b.name && a.object === b.object
  }
}
