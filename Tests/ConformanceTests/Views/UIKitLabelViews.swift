import UIKit

@MainActor
func addUIKitLabelViews(_ views: inout RecordedViews) {
  views.addController("swift-snapshot/title1-extra-small") {
    let controller = UIViewController()
    let root: UIView = controller.view
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    let margins = root.layoutMarginsGuide
    let traits = UITraitCollection(preferredContentSizeCategory: .extraSmall)
    let label = UILabel()
    label.text = "What's the point?"
    label.font = .preferredFont(forTextStyle: .title1, compatibleWith: traits)
    label.accessibilityIdentifier = "label"
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: margins.topAnchor),
      label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
    return controller
  }

  views.addController("swift-snapshot/title1-small") {
    let controller = UIViewController()
    let root: UIView = controller.view
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    let margins = root.layoutMarginsGuide
    let traits = UITraitCollection(preferredContentSizeCategory: .small)
    let label = UILabel()
    label.text = "What's the point?"
    label.font = .preferredFont(forTextStyle: .title1, compatibleWith: traits)
    label.accessibilityIdentifier = "label"
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: margins.topAnchor),
      label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
    return controller
  }

  views.addController("swift-snapshot/title1-medium") {
    let controller = UIViewController()
    let root: UIView = controller.view
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    let margins = root.layoutMarginsGuide
    let traits = UITraitCollection(preferredContentSizeCategory: .medium)
    let label = UILabel()
    label.text = "What's the point?"
    label.font = .preferredFont(forTextStyle: .title1, compatibleWith: traits)
    label.accessibilityIdentifier = "label"
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: margins.topAnchor),
      label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
    return controller
  }

  views.addController("swift-snapshot/title1-large") {
    let controller = UIViewController()
    let root: UIView = controller.view
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    let margins = root.layoutMarginsGuide
    let traits = UITraitCollection(preferredContentSizeCategory: .large)
    let label = UILabel()
    label.text = "What's the point?"
    label.font = .preferredFont(forTextStyle: .title1, compatibleWith: traits)
    label.accessibilityIdentifier = "label"
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: margins.topAnchor),
      label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
    return controller
  }

  views.addController("swift-snapshot/title1-extra-large") {
    let controller = UIViewController()
    let root: UIView = controller.view
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    let margins = root.layoutMarginsGuide
    let traits = UITraitCollection(preferredContentSizeCategory: .extraLarge)
    let label = UILabel()
    label.text = "What's the point?"
    label.font = .preferredFont(forTextStyle: .title1, compatibleWith: traits)
    label.accessibilityIdentifier = "label"
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: margins.topAnchor),
      label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
    return controller
  }

  views.addController("swift-snapshot/title1-extra-extra-large") {
    let controller = UIViewController()
    let root: UIView = controller.view
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    let margins = root.layoutMarginsGuide
    let traits = UITraitCollection(preferredContentSizeCategory: .extraExtraLarge)
    let label = UILabel()
    label.text = "What's the point?"
    label.font = .preferredFont(forTextStyle: .title1, compatibleWith: traits)
    label.accessibilityIdentifier = "label"
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: margins.topAnchor),
      label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
    return controller
  }

  views.addController("swift-snapshot/title1-extra-extra-extra-large") {
    let controller = UIViewController()
    let root: UIView = controller.view
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    let margins = root.layoutMarginsGuide
    let traits = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
    let label = UILabel()
    label.text = "What's the point?"
    label.font = .preferredFont(forTextStyle: .title1, compatibleWith: traits)
    label.accessibilityIdentifier = "label"
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: margins.topAnchor),
      label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
    return controller
  }

  views.addController("swift-snapshot/title1-accessibility-medium") {
    let controller = UIViewController()
    let root: UIView = controller.view
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    let margins = root.layoutMarginsGuide
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityMedium)
    let label = UILabel()
    label.text = "What's the point?"
    label.font = .preferredFont(forTextStyle: .title1, compatibleWith: traits)
    label.accessibilityIdentifier = "label"
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: margins.topAnchor),
      label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
    return controller
  }

  views.addController("swift-snapshot/title1-accessibility-large") {
    let controller = UIViewController()
    let root: UIView = controller.view
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    let margins = root.layoutMarginsGuide
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    let label = UILabel()
    label.text = "What's the point?"
    label.font = .preferredFont(forTextStyle: .title1, compatibleWith: traits)
    label.accessibilityIdentifier = "label"
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: margins.topAnchor),
      label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
    return controller
  }

  views.addController("swift-snapshot/title1-accessibility-extra-large") {
    let controller = UIViewController()
    let root: UIView = controller.view
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    let margins = root.layoutMarginsGuide
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)
    let label = UILabel()
    label.text = "What's the point?"
    label.font = .preferredFont(forTextStyle: .title1, compatibleWith: traits)
    label.accessibilityIdentifier = "label"
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: margins.topAnchor),
      label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
    return controller
  }

  views.addController("swift-snapshot/title1-accessibility-extra-extra-large") {
    let controller = UIViewController()
    let root: UIView = controller.view
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    let margins = root.layoutMarginsGuide
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraLarge)
    let label = UILabel()
    label.text = "What's the point?"
    label.font = .preferredFont(forTextStyle: .title1, compatibleWith: traits)
    label.accessibilityIdentifier = "label"
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: margins.topAnchor),
      label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
    return controller
  }

  views.addController("swift-snapshot/title1-accessibility-extra-extra-extra-large") {
    let controller = UIViewController()
    let root: UIView = controller.view
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    let margins = root.layoutMarginsGuide
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    let label = UILabel()
    label.text = "What's the point?"
    label.font = .preferredFont(forTextStyle: .title1, compatibleWith: traits)
    label.accessibilityIdentifier = "label"
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: margins.topAnchor),
      label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
    return controller
  }

  views.addController("swiftui-web/uikit/label/fonts") {
    let controller = UIViewController()
    let root: UIView = controller.view
    func label(_ id: String, _ text: String, _ font: UIFont, _ x: CGFloat, _ y: CGFloat) {
      let label = UILabel(frame: CGRect(x: x, y: y, width: 0, height: 0))
      label.text = text
      label.font = font
      label.accessibilityIdentifier = id
      label.sizeToFit()
      root.addSubview(label)
    }
    func preferred(_ style: UIFont.TextStyle, _ category: UIContentSizeCategory) -> UIFont {
      .preferredFont(forTextStyle: style, compatibleWith: UITraitCollection(preferredContentSizeCategory: category))
    }
    label("italic", "Italic 17", .italicSystemFont(ofSize: 17), 16, 16)
    label("mono15", "Mono 15", .monospacedSystemFont(ofSize: 15, weight: .regular), 160, 16)
    label("mono17", "Mono 17 semibold", .monospacedSystemFont(ofSize: 17, weight: .semibold), 16, 48)
    label("bodyXXXL", "Body XXXL", preferred(.body, .extraExtraExtraLarge), 16, 124)
    label("bodyXS", "Body XS", preferred(.body, .extraSmall), 200, 124)
    label("footnoteAXM", "Footnote AXM", preferred(.footnote, .accessibilityMedium), 16, 170)
    label("titleS", "Title S", preferred(.title1, .small), 16, 220)
    label("headlineAX5", "Headline AXXXXL", preferred(.headline, .accessibilityExtraExtraExtraLarge), 16, 270)
    let scaled = UIFontMetrics(forTextStyle: .body).scaledFont(
      for: .systemFont(ofSize: 16), compatibleWith: UITraitCollection(preferredContentSizeCategory: .extraExtraLarge))
    label("scaled16", "Scaled 16", scaled, 16, 350)
    return controller
  }

  views.addController("swiftui-web/uikit/label/fitting") {
    let controller = UIViewController()
    let root: UIView = controller.view
    let text = NSMutableAttributedString(string: "Plain ", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    text.append(
      NSAttributedString(string: "bold ", attributes: [.font: UIFont.systemFont(ofSize: 17, weight: .semibold)]))
    text.append(
      NSAttributedString(
        string: "red ", attributes: [.font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.red]))
    text.append(NSAttributedString(string: "big", attributes: [.font: UIFont.systemFont(ofSize: 24)]))
    let attributed = UILabel(frame: CGRect(x: 16, y: 136, width: 0, height: 0))
    attributed.attributedText = text
    attributed.accessibilityIdentifier = "attributed"
    attributed.sizeToFit()
    let fitted = UILabel(frame: CGRect(x: 16, y: 190, width: 0, height: 0))
    fitted.text = "Twenty point text"
    fitted.font = .systemFont(ofSize: 20)
    fitted.accessibilityIdentifier = "fitted"
    fitted.sizeToFit()
    let wrapped = UILabel()
    wrapped.attributedText = NSAttributedString(
      string: "Wrapped attributed text in a narrow label", attributes: [.font: UIFont.systemFont(ofSize: 15)])
    wrapped.numberOfLines = 0
    wrapped.accessibilityIdentifier = "wrapped"
    let size = wrapped.sizeThatFits(CGSize(width: 140, height: CGFloat.greatestFiniteMagnitude))
    wrapped.frame = CGRect(x: 170, y: 136, width: 140, height: size.height)
    root.addSubview(attributed)
    root.addSubview(fitted)
    root.addSubview(wrapped)
    return controller
  }
}
