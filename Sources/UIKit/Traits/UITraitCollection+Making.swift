extension UITraitCollection {
  private convenience init<Value>(_ part: WritableKeyPath<Values, Value>, _ value: Value) {
    self.init()
    values[keyPath: part] = value
  }

  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) { self.init(\.userInterfaceIdiom, idiom) }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(\.userInterfaceStyle, userInterfaceStyle)
  }

  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(\.layoutDirection, layoutDirection)
  }

  public convenience init(displayScale scale: CGFloat) { self.init(\.displayScale, scale) }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(\.horizontalSizeClass, horizontalSizeClass)
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(\.verticalSizeClass, verticalSizeClass)
  }

  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(\.preferredContentSizeCategory, preferredContentSizeCategory)
  }

  public convenience init(displayGamut: UIDisplayGamut) { self.init(\.displayGamut, displayGamut) }

  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(\.accessibilityContrast, accessibilityContrast)
  }

  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(\.userInterfaceLevel, userInterfaceLevel)
  }

  public convenience init(legibilityWeight: UILegibilityWeight) { self.init(\.legibilityWeight, legibilityWeight) }

  public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
    self.init(\.forceTouchCapability, capability)
  }

  public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
    self.init(\.activeAppearance, activeAppearance)
  }
}

/// Traits that can be written, in a view's `traitOverrides` and in the making of a collection.
public protocol UIMutableTraits {
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  var displayScale: CGFloat { get set }
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  var displayGamut: UIDisplayGamut { get set }
  var accessibilityContrast: UIAccessibilityContrast { get set }
  var userInterfaceLevel: UIUserInterfaceLevel { get set }
  var legibilityWeight: UILegibilityWeight { get set }
}

struct TraitEditor: UIMutableTraits {
  var values: UITraitCollection.Values

  var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { values.userInterfaceIdiom }
    set { values.userInterfaceIdiom = newValue }
  }
  var userInterfaceStyle: UIUserInterfaceStyle {
    get { values.userInterfaceStyle }
    set { values.userInterfaceStyle = newValue }
  }
  var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { values.layoutDirection }
    set { values.layoutDirection = newValue }
  }
  var displayScale: CGFloat {
    get { values.displayScale }
    set { values.displayScale = newValue }
  }
  var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { values.horizontalSizeClass }
    set { values.horizontalSizeClass = newValue }
  }
  var verticalSizeClass: UIUserInterfaceSizeClass {
    get { values.verticalSizeClass }
    set { values.verticalSizeClass = newValue }
  }
  var preferredContentSizeCategory: UIContentSizeCategory {
    get { values.preferredContentSizeCategory }
    set { values.preferredContentSizeCategory = newValue }
  }
  var displayGamut: UIDisplayGamut {
    get { values.displayGamut }
    set { values.displayGamut = newValue }
  }
  var accessibilityContrast: UIAccessibilityContrast {
    get { values.accessibilityContrast }
    set { values.accessibilityContrast = newValue }
  }
  var userInterfaceLevel: UIUserInterfaceLevel {
    get { values.userInterfaceLevel }
    set { values.userInterfaceLevel = newValue }
  }
  var legibilityWeight: UILegibilityWeight {
    get { values.legibilityWeight }
    set { values.legibilityWeight = newValue }
  }
}
