import CoreGraphics
import Foundation

@preconcurrency @MainActor open class UIActivity: NSObject {
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
    public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
    public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
    public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
  }

  public enum Category: Int, Sendable { case action, share }

  public override nonisolated init() { super.init() }

  open class var activityCategory: Category { .action }
  open var activityType: ActivityType? { nil }
  open var activityTitle: String? { nil }
  open var activityImage: UIImage? { nil }
  open var activityViewController: UIViewController? { nil }
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  open func prepare(withActivityItems activityItems: [Any]) {}
  open func perform() {}
  open func activityDidFinish(_ completed: Bool) {}
}

@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  open var completionWithItemsHandler: CompletionWithItemsHandler?
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  open var allowsProminentActivity = true

  public init(activityItems: [Any], applicationActivities: [UIActivity]?) { super.init(nibName: nil, bundle: nil) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

@preconcurrency @MainActor public protocol UIActivityItemSource: NSObjectProtocol {
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
  func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
}

extension UIActivityItemSource {
  public func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
}

@preconcurrency @MainActor open class UIActivityItemProvider: NSObject {
  public let placeholderItem: Any?
  open var activityType: UIActivity.ActivityType? { nil }
  open var item: Any { placeholderItem ?? "" }

  public init(placeholderItem: Any) {
    self.placeholderItem = placeholderItem
    super.init()
  }
}

/// What was copied. One for the process; nothing else writes to it.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
  public static let general = UIPasteboard()

  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let general = Name(rawValue: "com.apple.UIKit.pboard.general")
  }

  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
  }

  open var items: [[String: Any]] = [] { didSet { changeCount += 1 } }
  open private(set) var changeCount = 0

  public init?(name pasteboardName: Name, create: Bool) { super.init() }

  override init() { super.init() }

  private func first<Value>(_ type: Value.Type) -> Value? { items.first?.values.lazy.compactMap { $0 as? Value }.first }

  open var string: String? {
    get { first(String.self) }
    set { items = newValue.map { [["public.utf8-plain-text": $0]] } ?? [] }
  }
  open var strings: [String]? {
    get { items.compactMap { $0.values.first as? String } }
    set { items = (newValue ?? []).map { ["public.utf8-plain-text": $0] } }
  }
  open var url: URL? {
    get { first(URL.self) }
    set { items = newValue.map { [["public.url": $0]] } ?? [] }
  }
  open var urls: [URL]? {
    get { items.compactMap { $0.values.first as? URL } }
    set { items = (newValue ?? []).map { ["public.url": $0] } }
  }
  open var image: UIImage? {
    get { first(UIImage.self) }
    set { items = newValue.map { [["public.image": $0]] } ?? [] }
  }
  open var images: [UIImage]? {
    get { items.compactMap { $0.values.first as? UIImage } }
    set { items = (newValue ?? []).map { ["public.image": $0] } }
  }
  open var color: UIColor? {
    get { first(UIColor.self) }
    set { items = newValue.map { [["com.apple.uikit.color": $0]] } ?? [] }
  }
  open var hasStrings: Bool { string != nil }
  open var hasURLs: Bool { url != nil }
  open var hasImages: Bool { image != nil }
  open var hasColors: Bool { color != nil }
  open var types: [String] { items.first.map { $0.keys.sorted() } ?? [] }
  open var numberOfItems: Int { items.count }
  open var itemProviders: [NSItemProvider] = []

  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) { self.items = items }
  open func addItems(_ items: [[String: Any]]) { self.items += items }
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { items = [[pasteboardType: value]] }
  open func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) { items = [[pasteboardType: data]] }
  open func data(forPasteboardType pasteboardType: String) -> Data? { items.first?[pasteboardType] as? Data }
  open func contains(pasteboardTypes: [String]) -> Bool { pasteboardTypes.contains { types.contains($0) } }

  nonisolated public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
  nonisolated public static let typeListString = ["public.utf8-plain-text", "public.text"]
}
