import Foundation
import GalleyScenario

/// What code can know of the place it is shown in.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  struct Values: Hashable {
    var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    var displayScale: CGFloat = 0
    var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    var displayGamut = UIDisplayGamut.unspecified
    var accessibilityContrast = UIAccessibilityContrast.unspecified
    var userInterfaceLevel = UIUserInterfaceLevel.unspecified
    var legibilityWeight = UILegibilityWeight.unspecified
    var activeAppearance = UIUserInterfaceActiveAppearance.unspecified
    var forceTouchCapability = UIForceTouchCapability.unknown
  }

  var values: Values

  init(values: Values) {
    self.values = values
    super.init()
  }

  public override init() {
    values = Values()
    super.init()
  }

  /// The traits of a scenario's window.
  @_spi(Galley) public init(_ scenario: ResolvedScenario) {
    values = Values(
      userInterfaceIdiom: UIUserInterfaceIdiom(scenario.idiom),
      userInterfaceStyle: scenario.appearance == .dark ? .dark : .light,
      layoutDirection: scenario.direction == .rightToLeft ? .rightToLeft : .leftToRight,
      displayScale: scenario.scale, horizontalSizeClass: UIUserInterfaceSizeClass(scenario.horizontal),
      verticalSizeClass: UIUserInterfaceSizeClass(scenario.vertical),
      preferredContentSizeCategory: UIContentSizeCategory(scenario.textSize),
      displayGamut: scenario.gamut == .p3 ? .P3 : .SRGB,
      accessibilityContrast: scenario.increasedContrast ? .high : .normal, userInterfaceLevel: .base,
      legibilityWeight: scenario.boldText ? .bold : .regular, activeAppearance: .active,
      forceTouchCapability: scenario.hardware.contains(.forceTouch) ? .available : .unavailable)
    super.init()
  }

  /// Later collections win where they say something.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init()
    for other in traitCollections { values.take(other.values) }
  }

  /// A collection made by changing values, on top of nothing.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    var traits: any UIMutableTraits = TraitEditor(values: Values())
    mutations(&traits)
    self.init(values: (traits as? TraitEditor)?.values ?? Values())
  }

  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    var traits: any UIMutableTraits = TraitEditor(values: values)
    mutations(&traits)
    return UITraitCollection(values: (traits as? TraitEditor)?.values ?? values)
  }

  nonisolated(unsafe) private static var present = UITraitCollection()

  /// The traits that colours and fonts resolve with when none are named.
  public static var current: UITraitCollection {
    get { present }
    set { present = newValue }
  }

  /// Runs actions with these traits as the current ones.
  public func performAsCurrent(_ actions: () -> Void) {
    let before = UITraitCollection.current
    UITraitCollection.current = self
    actions()
    UITraitCollection.current = before
  }

  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  public var displayScale: CGFloat { values.displayScale }
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  public var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
  public var displayGamut: UIDisplayGamut { values.displayGamut }
  public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
  public var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }
  public var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }

  /// True when colours differ between the two.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    guard let traitCollection else { return true }
    return palette != traitCollection.palette
  }

  /// True when every trait that the other names has the same value here.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    var merged = values
    merged.take(trait.values)
    return merged == values
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UITraitCollection)?.values == values }

  open override var hash: Int { values.hashValue }
}

extension UITraitCollection {
  /// The part that system colours depend on; what is not said is the scenario's.
  @_spi(Galley) public var palette: PaletteTraits {
    let scenario = UIKitScenario.shared
    return PaletteTraits(
      isDark: userInterfaceStyle == .unspecified ? scenario.appearance == .dark : userInterfaceStyle == .dark,
      increasedContrast: accessibilityContrast == .unspecified
        ? scenario.increasedContrast : accessibilityContrast == .high,
      isElevated: userInterfaceLevel == .elevated, generation: scenario.generation, platform: scenario.platform)
  }
}

extension UITraitCollection.Values {
  /// Takes over what another collection says.
  mutating func take(_ other: Self) {
    if other.userInterfaceIdiom != .unspecified { userInterfaceIdiom = other.userInterfaceIdiom }
    if other.userInterfaceStyle != .unspecified { userInterfaceStyle = other.userInterfaceStyle }
    if other.layoutDirection != .unspecified { layoutDirection = other.layoutDirection }
    if other.displayScale != 0 { displayScale = other.displayScale }
    if other.horizontalSizeClass != .unspecified { horizontalSizeClass = other.horizontalSizeClass }
    if other.verticalSizeClass != .unspecified { verticalSizeClass = other.verticalSizeClass }
    if other.preferredContentSizeCategory != .unspecified {
      preferredContentSizeCategory = other.preferredContentSizeCategory
    }
    if other.displayGamut != .unspecified { displayGamut = other.displayGamut }
    if other.accessibilityContrast != .unspecified { accessibilityContrast = other.accessibilityContrast }
    if other.userInterfaceLevel != .unspecified { userInterfaceLevel = other.userInterfaceLevel }
    if other.legibilityWeight != .unspecified { legibilityWeight = other.legibilityWeight }
    if other.activeAppearance != .unspecified { activeAppearance = other.activeAppearance }
    if other.forceTouchCapability != .unknown { forceTouchCapability = other.forceTouchCapability }
  }
}
