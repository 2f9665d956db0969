import Foundation

extension UIView {
  /// The traits that come down from the window, with what views and controllers on the way override.
  var currentTraits: UITraitCollection {
    var values =
      (controller?.parent == nil ? superview : superview)?.traitCollection.values
      ?? UITraitCollection(UIKitScenario.shared).values
    if let controller {
      if let overrides = controller.parentOverrides { values.take(overrides) }
      if controller.overrideUserInterfaceStyle != .unspecified {
        values.userInterfaceStyle = controller.overrideUserInterfaceStyle
      }
      if let overrides = controller.overrides { values.take(overrides) }
    }
    if overrideUserInterfaceStyle != .unspecified { values.userInterfaceStyle = overrideUserInterfaceStyle }
    if let overrides { values.take(overrides) }
    return UITraitCollection(values: values)
  }

  public var traitOverrides: any UITraitOverrides {
    get { TraitOverrides(values: overrides ?? UITraitCollection.Values()) }
    set {
      overrides = (newValue as? TraitOverrides)?.values
      traitsChanged()
    }
  }

  func traitsChanged() {
    layoutInputsChanged()
    setNeedsLayout()
    for child in children { child.traitsChanged() }
  }
}

public protocol UITraitOverrides: UIMutableTraits {}

struct TraitOverrides: UITraitOverrides {
  private var editor: TraitEditor

  var values: UITraitCollection.Values { editor.values }

  init(values: UITraitCollection.Values) { editor = TraitEditor(values: values) }

  var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { editor.userInterfaceIdiom }
    set { editor.userInterfaceIdiom = newValue }
  }
  var userInterfaceStyle: UIUserInterfaceStyle {
    get { editor.userInterfaceStyle }
    set { editor.userInterfaceStyle = newValue }
  }
  var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { editor.layoutDirection }
    set { editor.layoutDirection = newValue }
  }
  var displayScale: CGFloat {
    get { editor.displayScale }
    set { editor.displayScale = newValue }
  }
  var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { editor.horizontalSizeClass }
    set { editor.horizontalSizeClass = newValue }
  }
  var verticalSizeClass: UIUserInterfaceSizeClass {
    get { editor.verticalSizeClass }
    set { editor.verticalSizeClass = newValue }
  }
  var preferredContentSizeCategory: UIContentSizeCategory {
    get { editor.preferredContentSizeCategory }
    set { editor.preferredContentSizeCategory = newValue }
  }
  var displayGamut: UIDisplayGamut {
    get { editor.displayGamut }
    set { editor.displayGamut = newValue }
  }
  var accessibilityContrast: UIAccessibilityContrast {
    get { editor.accessibilityContrast }
    set { editor.accessibilityContrast = newValue }
  }
  var userInterfaceLevel: UIUserInterfaceLevel {
    get { editor.userInterfaceLevel }
    set { editor.userInterfaceLevel = newValue }
  }
  var legibilityWeight: UILegibilityWeight {
    get { editor.legibilityWeight }
    set { editor.legibilityWeight = newValue }
  }
}
