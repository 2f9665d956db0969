import GalleyGeometry

/// The windows of pads in Split View and Slide Over, up to iPadOS 18.
public struct MultitaskingTable: Sendable {
  public struct Window: Sendable {
    public let width: Fact<Double>
    public let height: Fact<Double>
    public let sizeClasses: Fact<SizeClasses>
  }

  /// What the table is about, in words.
  public let scope: String
  /// Screens as `834x1210`, in the table's order.
  public let screens: [String]
  /// The pads of each screen, in words.
  public let models: [String: String]
  /// Facts about the whole table.
  public let facts: FactTable
  private let windows: [String: Window]

  init(json: JSONValue) {
    scope = json["appliesTo"]?.string ?? ""
    var screens: [String] = []
    var models: [String: String] = [:]
    var windows: [String: Window] = [:]
    for screen in json["screens"]?.members ?? [] {
      screens.append(screen.key)
      for member in screen.value.members {
        if let text = member.value.string {
          models[screen.key] = text
          continue
        }
        windows["\(screen.key) \(member.key)"] = Window(
          width: Fact<JSONValue>(json: member.value["width"] ?? .null).map(Double.init(fact:)),
          height: Fact<JSONValue>(json: member.value["height"] ?? .null).map(Double.init(fact:)),
          sizeClasses: Fact<JSONValue>(json: member.value["sizeClass"] ?? .null).map(SizeClasses.init(fact:)))
      }
    }
    self.screens = screens
    self.models = models
    self.windows = windows
    facts = FactTable(json["facts"] ?? .null)
  }

  /// A window of a screen: mode `full`, `two-thirds`, `half`, `third` or `slide-over`. nil when the screen has none.
  public func window(screen: String, landscape: Bool, mode: String) -> Window? {
    windows["\(screen) \(landscape ? "landscape" : "portrait") \(mode)"]
  }
}
