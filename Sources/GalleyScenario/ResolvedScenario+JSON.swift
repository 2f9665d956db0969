import GalleyCatalog
import GalleyGeometry

extension ResolvedScenario {
  /// The scenario as one line of JSON, the same bytes for the same scenario.
  ///
  /// - Parameter metrics: Whether the numbers of chrome and controls are written: a worker needs them, a reader of
  ///   results seldom does.
  public func json(metrics withMetrics: Bool = true) -> String {
    var out = ObjectText()
    out.text("device", device)
    out.text("deviceName", deviceName)
    out.text("platform", platform.rawValue)
    out.text("idiom", idiom.rawValue)
    out.text("os", os.text)
    out.text("sdk", sdk.text)
    out.text("generation", generation.rawValue)
    out.text("orientation", orientation.rawValue)
    out.text("windowMode", windowMode)
    out.numbers("window", [window.width, window.height])
    out.numbers("windowOrigin", [windowOrigin.x, windowOrigin.y])
    out.numbers("screen", [screen.width, screen.height])
    out.number("scale", scale)
    out.number("nativeScale", nativeScale)
    out.text("horizontal", horizontal.rawValue)
    out.text("vertical", vertical.rawValue)
    out.numbers("safeArea", [safeArea.top, safeArea.left, safeArea.bottom, safeArea.right])
    out.number("layoutMargin", layoutMargin)
    if let readableWidth { out.number("readableWidth", readableWidth) }
    out.text("textSize", textSize.rawValue)
    out.text("locale", locale)
    out.text("timeZone", timeZone)
    out.text("direction", direction.rawValue)
    if let pseudo { out.text("pseudo", pseudo.rawValue) }
    out.text("appearance", appearance.rawValue)
    out.flag("increasedContrast", increasedContrast)
    out.flag("boldText", boldText)
    out.flag("reduceMotion", reduceMotion)
    out.flag("reduceTransparency", reduceTransparency)
    out.text("gamut", gamut.rawValue)
    out.text("keyboard", keyboard.rawValue)
    if let keyboardFrame { out.rect("keyboardFrame", keyboardFrame) }
    out.flag("statusBarHidden", statusBarHidden)
    out.flag("inCall", inCall)
    out.flag("displayZoom", displayZoom)
    out.flag("isExternal", isExternal)
    out.raw("display", displayJSON)
    out.raw("safeAreaReasons", "[" + safeAreaReasons.map(JSONText.quoted).joined(separator: ",") + "]")
    out.raw("assumed", "[" + assumed.sorted().map(JSONText.quoted).joined(separator: ",") + "]")
    if withMetrics {
      var numbers = ObjectText()
      for (name, value) in metrics.sorted(by: { $0.key < $1.key }) { numbers.number(name, value) }
      out.raw("metrics", numbers.closed)
    }
    return out.closed
  }

  private var displayJSON: String {
    var out = ObjectText()
    out.number("cornerRadius", display.cornerRadius)
    out.text("housing", display.housing.rawValue)
    if let frame = display.housingFrame { out.rect("housingFrame", frame) }
    if let frame = display.homeIndicator { out.rect("homeIndicator", frame) }
    out.number("statusBarHeight", display.statusBarHeight)
    return out.closed
  }
}

/// An object's text while its members are added.
private struct ObjectText {
  private var body = ""

  var closed: String { "{" + body + "}" }

  mutating func raw(_ key: String, _ value: String) {
    if !body.isEmpty { body += "," }
    body += JSONText.quoted(key) + ":" + value
  }

  mutating func text(_ key: String, _ value: String) { raw(key, JSONText.quoted(value)) }
  mutating func number(_ key: String, _ value: Double) { raw(key, JSONText.exact(value)) }
  mutating func flag(_ key: String, _ value: Bool) { raw(key, value ? "true" : "false") }

  mutating func numbers(_ key: String, _ values: [Double]) {
    raw(key, "[" + values.map(JSONText.exact).joined(separator: ",") + "]")
  }

  mutating func rect(_ key: String, _ rect: Rect) {
    numbers(key, [rect.minX, rect.minY, rect.width, rect.height])
  }
}
