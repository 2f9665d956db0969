import GalleyScenario
@_spi(Galley) import UIKit

/// The root of a window that shows SwiftUI views: UIKit views among them are its subviews.
final class PlatformRoot: UIViewController {
  /// The window holds the root; the runtime holds the root, and with it the window.
  private var holder: UIWindow?

  static func make(_ scenario: ResolvedScenario) -> PlatformRoot {
    let root = PlatformRoot()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: scenario.window.width, height: scenario.window.height))
    window.rootViewController = root
    window.isHidden = false
    root.holder = window
    return root
  }
}

extension _Assembler {
  /// The controller that owns the UIKit views of this tree.
  @MainActor
  var platformRoot: UIViewController {
    if let root = host.platformRoot { return root }
    let root = PlatformRoot.make(scenario)
    host.platformRoot = root
    return root
  }
}

extension RepresentedContainer {
  /// Hands the traits of the environment on to the view inside.
  func takeTraits(of environment: EnvironmentValues) {
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
      colorSchemeContrast = traits.accessibilityContrast == .high ? .increased : .standard
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
