import Foundation

public protocol UITraitDefinition {}

/// What `registerForTraitChanges` gives back.
public protocol UITraitChangeRegistration: AnyObject {}

/// Views and controllers that hear of changes of their traits.
@preconcurrency @MainActor public protocol UITraitChangeObservable: UITraitEnvironment {}

/// Some traits, and what to do when one of them changes.
final class TraitRegistration: UITraitChangeRegistration {
  let traits: [any UITraitDefinition.Type]
  let act: @MainActor (UITraitCollection) -> Void

  init(_ traits: [any UITraitDefinition.Type], act: @escaping @MainActor (UITraitCollection) -> Void) {
    self.traits = traits
    self.act = act
  }

  /// Whether one of the traits differs between two collections.
  func concerns(_ before: UITraitCollection.Values, _ after: UITraitCollection.Values) -> Bool {
    traits.contains { trait in
      // A trait that nobody knows here is the app's own, and no scenario changes it.
      UITraitCollection.Values.differences[ObjectIdentifier(trait)]?(before, after) ?? false
    }
  }
}

public enum UITraitUserInterfaceStyle: UITraitDefinition {}
public enum UITraitUserInterfaceIdiom: UITraitDefinition {}
public enum UITraitHorizontalSizeClass: UITraitDefinition {}
public enum UITraitVerticalSizeClass: UITraitDefinition {}
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {}
public enum UITraitLayoutDirection: UITraitDefinition {}
public enum UITraitDisplayScale: UITraitDefinition {}
public enum UITraitDisplayGamut: UITraitDefinition {}
public enum UITraitForceTouchCapability: UITraitDefinition {}
public enum UITraitAccessibilityContrast: UITraitDefinition {}
public enum UITraitLegibilityWeight: UITraitDefinition {}
public enum UITraitUserInterfaceLevel: UITraitDefinition {}
public enum UITraitActiveAppearance: UITraitDefinition {}

extension UITraitCollection.Values {
  typealias Difference = @Sendable (Self, Self) -> Bool

  private static func difference<Value: Equatable>(
    _ read: @escaping @Sendable (Self) -> Value
  ) -> Difference { { read($0) != read($1) } }

  /// How collections differ in each of the system's traits.
  static let differences: [ObjectIdentifier: Difference] = [
    ObjectIdentifier(UITraitUserInterfaceStyle.self): difference { $0.userInterfaceStyle },
    ObjectIdentifier(UITraitUserInterfaceIdiom.self): difference { $0.userInterfaceIdiom },
    ObjectIdentifier(UITraitHorizontalSizeClass.self): difference { $0.horizontalSizeClass },
    ObjectIdentifier(UITraitVerticalSizeClass.self): difference { $0.verticalSizeClass },
    ObjectIdentifier(UITraitPreferredContentSizeCategory.self): difference { $0.preferredContentSizeCategory },
    ObjectIdentifier(UITraitLayoutDirection.self): difference { $0.layoutDirection },
    ObjectIdentifier(UITraitDisplayScale.self): difference { $0.displayScale },
    ObjectIdentifier(UITraitDisplayGamut.self): difference { $0.displayGamut },
    ObjectIdentifier(UITraitForceTouchCapability.self): difference { $0.forceTouchCapability },
    ObjectIdentifier(UITraitAccessibilityContrast.self): difference { $0.accessibilityContrast },
    ObjectIdentifier(UITraitLegibilityWeight.self): difference { $0.legibilityWeight },
    ObjectIdentifier(UITraitUserInterfaceLevel.self): difference { $0.userInterfaceLevel },
    ObjectIdentifier(UITraitActiveAppearance.self): difference { $0.activeAppearance },
  ]
}

extension UITraitCollection {
  /// The traits that colours depend on.
  public static var systemTraitsAffectingColorAppearance: [any UITraitDefinition.Type] {
    [
      UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self,
      UITraitDisplayGamut.self, UITraitActiveAppearance.self,
    ]
  }

  /// The traits that images depend on.
  public static var systemTraitsAffectingImageLookup: [any UITraitDefinition.Type] {
    [
      UITraitUserInterfaceIdiom.self, UITraitDisplayScale.self, UITraitDisplayGamut.self, UITraitLayoutDirection.self,
      UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self, UITraitHorizontalSizeClass.self,
      UITraitVerticalSizeClass.self, UITraitLegibilityWeight.self,
    ]
  }
}

extension UIView: UITraitChangeObservable {
  /// Calls a function when one of some traits changes, with the view and the traits it had before.
  @discardableResult
  public func registerForTraitChanges<T>(
    _ traits: [any UITraitDefinition.Type], handler: @escaping (T, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(traits) { [weak self] before in
      if let view = self as? T { handler(view, before) }
    }
    traitRegistrations.append(registration)
    return registration
  }

  /// Registers an action by its selector, which is not called: selectors cannot be performed here.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [any UITraitDefinition.Type], action: Selector
  ) -> any UITraitChangeRegistration { TraitRegistration(traits) { _ in } }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitRegistrations.removeAll { $0 === registration }
  }
}

extension UIViewController: UITraitChangeObservable {
  /// Calls a function when one of some traits changes, with the controller and the traits it had before.
  @discardableResult
  public func registerForTraitChanges<T>(
    _ traits: [any UITraitDefinition.Type], handler: @escaping (T, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(traits) { [weak self] before in
      if let controller = self as? T { handler(controller, before) }
    }
    traitRegistrations.append(registration)
    return registration
  }

  /// Registers an action by its selector, which is not called: selectors cannot be performed here.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [any UITraitDefinition.Type], action: Selector
  ) -> any UITraitChangeRegistration { TraitRegistration(traits) { _ in } }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitRegistrations.removeAll { $0 === registration }
  }
}
