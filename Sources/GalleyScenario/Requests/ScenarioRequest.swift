import GalleyCatalog

/// What the command line asks for: devices, a set, and lists of traits that multiply.
///
/// An empty list leaves a trait as it is: by default, or as the set says.
public struct ScenarioRequest: Sendable, Hashable {
  /// Names of devices, groups, or devices of the user's.
  public var on: [String] = []
  /// `quick`, `all`, or a file; nil for one scenario of each named device, and for `quick` when none is named.
  public var set: String?
  /// Which platform's devices a set takes; nil for what the named devices say, else the first platform.
  public var platform: Platform?
  /// Device families the project declares: `all` and `quick` keep to them. nil for every family of the platform.
  public var families: Set<Idiom>?

  public var os: [OSVersion] = []
  public var sdk: [OSVersion] = []
  public var orientations: [Orientation] = []
  public var windows: [WindowMode] = []
  /// Windows by a word that stands for several; which, depends on the device.
  public var windowGroups: [WindowGroup] = []
  public var textSizes: [TextSize] = []
  public var locales: [String] = []
  public var pseudo: [PseudoLanguage] = []
  public var appearances: [Appearance] = []
  /// Whether contrast is increased.
  public var contrasts: [Bool] = []
  public var boldText: [Bool] = []
  public var reduceMotion: [Bool] = []
  public var reduceTransparency: [Bool] = []
  public var gamuts: [Gamut] = []
  public var keyboards: [KeyboardState] = []
  public var statusBars: [StatusBarState] = []
  public var displayZoom: [Bool] = []
  public var external: [Bool] = []
  public var timeZone: String?

  public init() {}

  /// The traits that the lists make of one set of traits: all their combinations, the last list fastest. Groups of
  /// windows are not among them: they need the device.
  public func multiply(_ base: ScenarioTraits = ScenarioTraits()) -> [ScenarioTraits] {
    var all = [base]
    func each<Value>(_ values: [Value], _ path: WritableKeyPath<ScenarioTraits, Value>) {
      guard !values.isEmpty else { return }
      all = all.flatMap { traits in
        values.map { value in
          var copy = traits
          copy[keyPath: path] = value
          return copy
        }
      }
    }
    each(os.map(Optional.some), \.os)
    each(sdk.map(Optional.some), \.sdk)
    each(orientations, \.orientation)
    each(windows, \.window)
    each(textSizes.map(Optional.some), \.textSize)
    each(locales, \.locale)
    each(pseudo.map(Optional.some), \.pseudo)
    each(appearances, \.appearance)
    each(contrasts, \.increasedContrast)
    each(boldText, \.boldText)
    each(reduceMotion, \.reduceMotion)
    each(reduceTransparency, \.reduceTransparency)
    each(gamuts.map(Optional.some), \.gamut)
    each(keyboards, \.keyboard)
    each(statusBars, \.statusBar)
    each(displayZoom, \.displayZoom)
    each(external, \.external)
    if let timeZone {
      all = all.map {
        var copy = $0; copy.timeZone = timeZone; return copy
      }
    }
    return all
  }
}
