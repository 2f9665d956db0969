import GalleyGeometry
import GalleyScreen
@_spi(Galley) import UIKit

/// The root of a window that shows SwiftUI views: UIKit views among them are its subviews.
final class PlatformRoot: UIViewController {}

extension ViewHost {
  /// The window that the tree is shown in, made when somebody asks for it.
  @MainActor
  var window: UIWindow {
    if let window = platformWindow { return window }
    let window = UIWindow(frame: CGRect(origin: .zero, size: CGSize(scenario.window)))
    let root = PlatformRoot()
    platformWindow = window
    platformRoot = root
    window.rootViewController = root
    window.makeKeyAndVisible()
    return window
  }

  /// The controller that owns the UIKit views of this tree.
  @MainActor
  var platformOwner: UIViewController {
    if let root = platformRoot { return root }
    return window.rootViewController ?? PlatformRoot()
  }
}

extension RepresentedContainer {
  /// Hands the environment's traits, tint and enabling on to the view inside.
  func takeTraits(of environment: EnvironmentValues) {
    isUserInteractionEnabled = environment.isEnabled
    let tint = environment.tintStyle == nil ? nil : environment.tintPaint.color(in: Rect(origin: .zero, size: .zero))
    if tint != lastTint {
      lastTint = tint
      tintColor = tint.map {
        UIColor(red: CGFloat($0.red), green: CGFloat($0.green), blue: CGFloat($0.blue), alpha: CGFloat($0.alpha))
      }
    }
    let traits = environment.platformTraits
    guard traits != lastTraits else { return }
    lastTraits = traits
    traitOverrides.userInterfaceStyle = traits.userInterfaceStyle
    traitOverrides.accessibilityContrast = traits.accessibilityContrast
    traitOverrides.layoutDirection = traits.layoutDirection
    traitOverrides.displayScale = traits.displayScale
    traitOverrides.preferredContentSizeCategory = traits.preferredContentSizeCategory
    traitOverrides.horizontalSizeClass = traits.horizontalSizeClass
    traitOverrides.verticalSizeClass = traits.verticalSizeClass
    traitOverrides.legibilityWeight = traits.legibilityWeight
  }
}

extension EnvironmentValues {
  /// What UIKit code can read of this environment.
  var platformTraits: UITraitCollection {
    UITraitCollection { traits in
      traits.userInterfaceStyle = colorScheme == .dark ? .dark : .light
      traits.accessibilityContrast = colorSchemeContrast == .increased ? .high : .normal
      traits.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
      traits.displayScale = displayScale
      traits.preferredContentSizeCategory = UIContentSizeCategory(dynamicTypeSize.textSize)
      traits.horizontalSizeClass = UIUserInterfaceSizeClass(horizontalSizeClass)
      traits.verticalSizeClass = UIUserInterfaceSizeClass(verticalSizeClass)
      traits.legibilityWeight = legibilityWeight == .bold ? .bold : .regular
    }
  }

  /// This environment where UIKit's traits say something else.
  func under(_ traits: UITraitCollection) -> EnvironmentValues {
    var result = self
    result.take(traits)
    return result
  }

  mutating func take(_ traits: UITraitCollection) {
    let now = platformTraits
    if traits.userInterfaceStyle != now.userInterfaceStyle, traits.userInterfaceStyle != .unspecified {
      colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
    }
    if traits.accessibilityContrast != now.accessibilityContrast, traits.accessibilityContrast != .unspecified {
      _colorSchemeContrast = traits.accessibilityContrast == .high ? .increased : .standard
    }
    if traits.layoutDirection != now.layoutDirection, traits.layoutDirection != .unspecified {
      layoutDirection = traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
    if traits.preferredContentSizeCategory != now.preferredContentSizeCategory,
      let size = traits.preferredContentSizeCategory.textSize
    {
      dynamicTypeSize = DynamicTypeSize(size)
    }
    if traits.horizontalSizeClass != now.horizontalSizeClass, traits.horizontalSizeClass != .unspecified {
      horizontalSizeClass = traits.horizontalSizeClass == .compact ? .compact : .regular
    }
    if traits.verticalSizeClass != now.verticalSizeClass, traits.verticalSizeClass != .unspecified {
      verticalSizeClass = traits.verticalSizeClass == .compact ? .compact : .regular
    }
  }
}

extension UIUserInterfaceSizeClass {
  fileprivate init(_ sizeClass: SwiftUICore.UserInterfaceSizeClass?) {
    switch sizeClass {
    case .compact?: self = .compact
    case .regular?: self = .regular
    case nil: self = .unspecified
    }
  }
}
