/// What can be read from an item provider.
public protocol NSItemProviderReading: NSObjectProtocol {}

/// What an item provider can carry.
public protocol NSItemProviderWriting: NSObjectProtocol {}

public enum NSItemProviderRepresentationVisibility: Int, Sendable { case all, team, group, ownProcess }

/// Carries data between apps. Nothing is dropped or shared while a screen is proofed, so loads find only what was put
/// in by hand, and otherwise fail.
open class NSItemProvider: NSObject, NSCopying, @unchecked Sendable {
  public static let errorDomain = "NSItemProviderErrorDomain"

  private var representations: [(type: String, load: () -> Data?)] = []
  private let object: Any?
  open var suggestedName: String?

  public override init() {
    object = nil
    super.init()
  }

  public init(object: Any) {
    self.object = object
    super.init()
  }

  public init(item: Any?, typeIdentifier: String?) {
    object = item
    super.init()
    if let typeIdentifier { representations.append((typeIdentifier, { item as? Data })) }
  }

  public convenience init?(contentsOf fileURL: URL!) {
    guard let fileURL, FileManager.default.fileExists(atPath: fileURL.path) else { return nil }
    self.init(object: fileURL)
  }

  open var registeredTypeIdentifiers: [String] { representations.map(\.type) }
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    representations.contains { $0.type == typeIdentifier }
  }
  open func hasRepresentationConforming(toTypeIdentifier typeIdentifier: String, fileOptions: Int = 0) -> Bool {
    hasItemConformingToTypeIdentifier(typeIdentifier)
  }
  open func canLoadObject<T>(ofClass aClass: T.Type) -> Bool { object is T }

  @discardableResult
  open func loadObject<T>(
    ofClass aClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(object as? T, object is T ? nil : CocoaError(.featureUnsupported))
    return Progress(totalUnitCount: 1)
  }

  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    let data = representations.first { $0.type == typeIdentifier }?.load()
    completionHandler(data, data == nil ? CocoaError(.featureUnsupported) : nil)
    return Progress(totalUnitCount: 1)
  }

  @discardableResult
  open func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(nil, CocoaError(.featureUnsupported))
    return Progress(totalUnitCount: 1)
  }

  open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: (@Sendable (Any?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(object, object == nil ? CocoaError(.featureUnsupported) : nil) }

  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (@escaping (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    representations.append(
      (
        typeIdentifier,
        {
          var found: Data?
          _ = loadHandler { data, _ in found = data }
          return found
        }
      ))
  }

  open func registerObject(_ object: Any, visibility: NSItemProviderRepresentationVisibility) {}

  public func copy(with zone: NSZone? = nil) -> Any { self }
}
