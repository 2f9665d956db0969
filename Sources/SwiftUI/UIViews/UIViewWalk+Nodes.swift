import GalleyGeometry
import GalleyScreen
@_spi(Galley) import UIKit

/// What a reader is told of a view.
extension UIViewWalk {
  func described(
    _ view: UIView, _ rect: Rect, _ known: ScreenNode?, _ children: [ScreenNode], _ resolver: ScreenResolver
  ) -> ScreenNode {
    let exact = known?.exact ?? seen(rect)
    var node =
      known ?? ScreenNode(type: view.screenType, frame: resolver.grid.round(exact), exact: exact)
    node.type = view.screenType
    node.id = known?.id ?? view.accessibilityIdentifier
    node.text = node.text ?? view.screenText
    node.role = view.screenRole
    node.states = view.screenStates
    node.traits = view.screenTraits.union(resolver.inherited).union(node.traits)
    node.clip = resolver.visibleClip
    node.hitArea =
      takesTouches && !resolver.letsTapsThrough && view.takesTaps ? seen(rect).intersection(resolver.clip) : nil
    node.lines = lines(of: view, rect, resolver)
    node.picture = (view as? UIImageView).flatMap { picture(of: $0, rect, resolver.grid) }
    node.children = children + ((view as? UISegmentedControl).map { titleNodes(of: $0, rect, resolver) } ?? [])
    if isHidden {
      node.role = .decoration
      node.states = ["hidden"]
      node.hitArea = nil
      node.lines = nil
      node.picture = nil
    }
    return node
  }
}

extension UIView {
  /// The class's name without module and type parameters.
  var screenType: String {
    if let area = self as? StandInArea { return area.name }
    return String(String(describing: type(of: self)).prefix { $0 != "<" })
  }

  /// Views that only hold others for the runtime.
  var isLeftOutOfScreens: Bool { self is any ScreenIsland && accessibilityIdentifier == nil }

  var screenText: String? {
    switch self {
    case let label as UILabel: label.text
    case let button as UIButton: button.accessibilityLabel
    case let field as UITextField: field.setText.string
    case let text as UITextView: text.text
    default: accessibilityLabel
    }
  }

  var screenRole: ScreenNode.Role? {
    if accessibilityTraits.contains(.header), self is UILabel { return .header }
    switch self {
    case is UILabel: return .text
    case is UIControl where superview is UITabBar: return .tab
    case let image as UIImageView: return image.image?.isSymbolImage == true ? .symbol : .image
    case is UISearchTextField, is UISearchBar: return .searchField
    case is UITextField, is UITextView: return .textField
    case is UISwitch: return .toggle
    case is UISlider: return .slider
    case is UIStepper: return .stepper
    case is UISegmentedControl: return .picker
    case let button as UIButton: return button.menu != nil && button.showsMenuAsPrimaryAction ? .menu : .button
    case is UIProgressView, is UIActivityIndicatorView: return .progress
    case is UINavigationBar: return .navigationBar
    case is UITabBar: return .tabBar
    case is UIToolbar: return .toolbar
    case is any StandingIn where !(self is UIControl): return .media
    case is UIScrollView: return .scrollView
    default:
      if accessibilityTraits.contains(.link) { return .link }
      if accessibilityTraits.contains(.button) { return .button }
      return .container
    }
  }

  var screenStates: [String] {
    guard let control = self as? UIControl else { return [] }
    var states = [control.isEnabled ? "enabled" : "disabled"]
    if let toggle = self as? UISwitch { states.append(toggle.isOn ? "on" : "off") }
    if control.isSelected { states.append("selected") }
    return states
  }

  var screenTraits: Set<ScreenNode.Trait> {
    var traits: Set<ScreenNode.Trait> = []
    switch self {
    case is UISwitch, is UISlider, is UIStepper, is UISegmentedControl, is UIProgressView, is UIPageControl:
      traits.insert(.systemSized)
    case let button as UIButton where button.configuration == nil && button.buttonType == .custom:
      traits.insert(.customControl)
    case let image as UIImageView where !image.isAccessibilityElement: traits.insert(.decoration)
    case is UINavigationBar, is UITabBar, is UIToolbar: traits.insert(.systemBar)
    default: break
    }
    if accessibilityTraits.contains(.header) { traits.insert(.title) }
    if accessibilityElementsHidden { traits.insert(.decoration) }
    return traits
  }

  /// What everything inside the view has.
  var traitsForContent: Set<ScreenNode.Trait> {
    var traits: Set<ScreenNode.Trait> = []
    if self is UINavigationBar || self is UITabBar || self is UIToolbar { traits.insert(.systemBar) }
    if accessibilityElementsHidden { traits.insert(.decoration) }
    if let scroll = self as? UIScrollView, scroll.isScrollEnabled {
      if scroll.contentSize.width > scroll.bounds.width { traits.insert(.scrollsHorizontally) }
      if scroll.contentSize.height > scroll.bounds.height { traits.insert(.scrollsVertically) }
    }
    return traits
  }

  var takesTaps: Bool {
    if self is UIControl { return true }
    return gestureRecognizers?.contains { $0 is UITapGestureRecognizer && $0.isEnabled } ?? false
  }
}
