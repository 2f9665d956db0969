import GalleyScreen
@_spi(Galley) import UIKit

extension Color {
  public init(uiColor: UIColor) { self.init(.uiColor(uiColor)) }

  public init(_ color: UIColor) { self.init(.uiColor(color)) }

  /// A colour of the app's asset catalogs.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(.asset(name: name)) }
}

extension UIColor {
  /// A colour of SwiftUI's, which is asked anew for each set of traits.
  public convenience init(_ color: Color) {
    self.init { traits in
      var environment = EnvironmentValues()
      environment.scenario = _onMain { UIKitScenario.current }
      environment.colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
      environment._colorSchemeContrast = traits.accessibilityContrast == .high ? .increased : .standard
      let rgba = color.rgba(in: environment)
      return UIColor(
        red: CGFloat(rgba.red), green: CGFloat(rgba.green), blue: CGFloat(rgba.blue), alpha: CGFloat(rgba.alpha))
    }
  }
}

extension EnvironmentValues {
  /// The environment as UIKit's code is told of it.
  package var traits: UITraitCollection {
    UITraitCollection { mutable in
      mutable.userInterfaceStyle = self.colorScheme == .dark ? .dark : .light
      mutable.accessibilityContrast = self.colorSchemeContrast == .increased ? .high : .normal
      mutable.layoutDirection = self.isRightToLeft ? .rightToLeft : .leftToRight
      mutable.displayScale = self.displayScale
    }
  }
}
