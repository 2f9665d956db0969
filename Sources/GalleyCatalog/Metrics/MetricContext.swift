/// The circumstances that decide between the values of a number.
public struct MetricContext: Sendable, Hashable {
  public var generation: DesignGeneration
  public var os: OSVersion
  public var idiom: Idiom
  public var classes: SizeClasses
  public var homeIndicator: Bool
  public var dynamicIsland: Bool
  /// Of the window, in points; ``MetricsTable/canonicalWidth(_:)`` makes equal what the table does not tell apart.
  public var width: Double
  /// Pixels in a point.
  public var scale: Double

  public init(
    generation: DesignGeneration, os: OSVersion, idiom: Idiom, classes: SizeClasses, homeIndicator: Bool = false,
    dynamicIsland: Bool = false, width: Double = 0, scale: Double = 2
  ) {
    self.generation = generation
    self.os = os
    self.idiom = idiom
    self.classes = classes
    self.homeIndicator = homeIndicator
    self.dynamicIsland = dynamicIsland
    self.width = width
    self.scale = scale
  }
}

/// Words that all must hold, as the data files write them: `ios18 phone compactHeight`.
public struct MetricCondition: Sendable, Hashable {
  /// As written.
  public let words: String
  private var generation: DesignGeneration?
  private var idiom: Idiom?
  private var horizontal: SizeClass?
  private var vertical: SizeClass?
  private var homeIndicator: Bool?
  private var dynamicIsland: Bool?
  /// The window is wider than this.
  public private(set) var over: Double?
  /// The window is exactly this wide.
  public private(set) var width: Double?
  private var from: OSVersion?
  private var before: OSVersion?
  /// A word nobody knows holds nowhere.
  private var impossible = false

  public init(_ words: String) {
    self.words = words
    for word in words.split(separator: " ") {
      switch word {
      case "compactWidth": horizontal = .compact
      case "regularWidth": horizontal = .regular
      case "compactHeight": vertical = .compact
      case "regularHeight": vertical = .regular
      case "homeIndicator": homeIndicator = true
      case "homeButton": homeIndicator = false
      case "dynamicIsland": dynamicIsland = true
      default:
        if let value = DesignGeneration(rawValue: String(word)) {
          generation = value
        } else if let value = Idiom(rawValue: String(word)) {
          idiom = value
        } else if word.hasPrefix("from"), let version = OSVersion(word.dropFirst(4)) {
          from = version
        } else if word.hasPrefix("before"), let version = OSVersion(word.dropFirst(6)) {
          before = version
        } else if word.hasPrefix("over"), let value = Double(word.dropFirst(4)) {
          over = value
        } else if word.hasPrefix("width"), let value = Double(word.dropFirst(5)) {
          width = value
        } else {
          impossible = true
        }
      }
    }
  }

  /// Whether every word is one that conditions know.
  public var isUnderstood: Bool { !impossible }

  public func holds(in context: MetricContext) -> Bool {
    if impossible { return false }
    if let generation, generation != context.generation { return false }
    if let idiom, idiom != context.idiom { return false }
    if let horizontal, horizontal != context.classes.horizontal { return false }
    if let vertical, vertical != context.classes.vertical { return false }
    if let homeIndicator, homeIndicator != context.homeIndicator { return false }
    if let dynamicIsland, dynamicIsland != context.dynamicIsland { return false }
    if let over, context.width <= over { return false }
    if let width, context.width != width { return false }
    if let from, context.os < from { return false }
    if let before, context.os >= before { return false }
    return true
  }
}
