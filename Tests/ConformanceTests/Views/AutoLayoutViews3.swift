import UIKit

@MainActor
func addAutoLayoutViews3(_ views: inout RecordedViews) {
  views.addController("swift-snapshot/traits-iphone-xs-max") {
    let controller = UIViewController()
    let root: UIView = controller.view
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    let safe = root.safeAreaLayoutGuide
    let traits = UITraitCollection(preferredContentSizeCategory: .large)
    let whats = UILabel()
    whats.text = "What's"
    whats.font = .preferredFont(forTextStyle: .headline, compatibleWith: traits)
    whats.accessibilityIdentifier = "whats"
    let the = UILabel()
    the.text = "the"
    the.font = .preferredFont(forTextStyle: .body, compatibleWith: traits)
    the.accessibilityIdentifier = "the"
    let point = UILabel()
    point.text = "point"
    point.font = .preferredFont(forTextStyle: .body, compatibleWith: traits)
    point.accessibilityIdentifier = "point"
    let mark = UILabel()
    mark.text = "?"
    mark.font = .preferredFont(forTextStyle: .subheadline, compatibleWith: traits)
    mark.accessibilityIdentifier = "mark"
    for view in [whats, the, point, mark] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    NSLayoutConstraint.activate([
      whats.topAnchor.constraint(equalTo: safe.topAnchor),
      whats.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
      the.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      the.centerYAnchor.constraint(equalTo: safe.centerYAnchor),
      point.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      point.centerYAnchor.constraint(equalTo: safe.centerYAnchor),
      mark.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
      mark.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
    ])
    return controller
  }

  views.addController("swift-snapshot/traits-ipad-mini") {
    let controller = UIViewController()
    let root: UIView = controller.view
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    let safe = root.safeAreaLayoutGuide
    let traits = UITraitCollection(preferredContentSizeCategory: .large)
    let whats = UILabel()
    whats.text = "What's"
    whats.font = .preferredFont(forTextStyle: .headline, compatibleWith: traits)
    whats.accessibilityIdentifier = "whats"
    let the = UILabel()
    the.text = "the"
    the.font = .preferredFont(forTextStyle: .body, compatibleWith: traits)
    the.accessibilityIdentifier = "the"
    let point = UILabel()
    point.text = "point"
    point.font = .preferredFont(forTextStyle: .body, compatibleWith: traits)
    point.accessibilityIdentifier = "point"
    let mark = UILabel()
    mark.text = "?"
    mark.font = .preferredFont(forTextStyle: .subheadline, compatibleWith: traits)
    mark.accessibilityIdentifier = "mark"
    for view in [whats, the, point, mark] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    NSLayoutConstraint.activate([
      whats.topAnchor.constraint(equalTo: safe.topAnchor),
      whats.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
      the.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      the.centerYAnchor.constraint(equalTo: safe.centerYAnchor),
      point.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      point.centerYAnchor.constraint(equalTo: safe.centerYAnchor),
      mark.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
      mark.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
    ])
    return controller
  }

  views.addController("swift-snapshot/traits-ipad-9-7") {
    let controller = UIViewController()
    let root: UIView = controller.view
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    let safe = root.safeAreaLayoutGuide
    let traits = UITraitCollection(preferredContentSizeCategory: .large)
    let whats = UILabel()
    whats.text = "What's"
    whats.font = .preferredFont(forTextStyle: .headline, compatibleWith: traits)
    whats.accessibilityIdentifier = "whats"
    let the = UILabel()
    the.text = "the"
    the.font = .preferredFont(forTextStyle: .body, compatibleWith: traits)
    the.accessibilityIdentifier = "the"
    let point = UILabel()
    point.text = "point"
    point.font = .preferredFont(forTextStyle: .body, compatibleWith: traits)
    point.accessibilityIdentifier = "point"
    let mark = UILabel()
    mark.text = "?"
    mark.font = .preferredFont(forTextStyle: .subheadline, compatibleWith: traits)
    mark.accessibilityIdentifier = "mark"
    for view in [whats, the, point, mark] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    NSLayoutConstraint.activate([
      whats.topAnchor.constraint(equalTo: safe.topAnchor),
      whats.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
      the.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      the.centerYAnchor.constraint(equalTo: safe.centerYAnchor),
      point.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      point.centerYAnchor.constraint(equalTo: safe.centerYAnchor),
      mark.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
      mark.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
    ])
    return controller
  }

  views.addController("swift-snapshot/traits-ipad-10-2") {
    let controller = UIViewController()
    let root: UIView = controller.view
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    let safe = root.safeAreaLayoutGuide
    let traits = UITraitCollection(preferredContentSizeCategory: .large)
    let whats = UILabel()
    whats.text = "What's"
    whats.font = .preferredFont(forTextStyle: .headline, compatibleWith: traits)
    whats.accessibilityIdentifier = "whats"
    let the = UILabel()
    the.text = "the"
    the.font = .preferredFont(forTextStyle: .body, compatibleWith: traits)
    the.accessibilityIdentifier = "the"
    let point = UILabel()
    point.text = "point"
    point.font = .preferredFont(forTextStyle: .body, compatibleWith: traits)
    point.accessibilityIdentifier = "point"
    let mark = UILabel()
    mark.text = "?"
    mark.font = .preferredFont(forTextStyle: .subheadline, compatibleWith: traits)
    mark.accessibilityIdentifier = "mark"
    for view in [whats, the, point, mark] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    NSLayoutConstraint.activate([
      whats.topAnchor.constraint(equalTo: safe.topAnchor),
      whats.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
      the.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      the.centerYAnchor.constraint(equalTo: safe.centerYAnchor),
      point.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      point.centerYAnchor.constraint(equalTo: safe.centerYAnchor),
      mark.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
      mark.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
    ])
    return controller
  }

  views.addController("swift-snapshot/traits-ipad-pro-10-5") {
    let controller = UIViewController()
    let root: UIView = controller.view
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    let safe = root.safeAreaLayoutGuide
    let traits = UITraitCollection(preferredContentSizeCategory: .large)
    let whats = UILabel()
    whats.text = "What's"
    whats.font = .preferredFont(forTextStyle: .headline, compatibleWith: traits)
    whats.accessibilityIdentifier = "whats"
    let the = UILabel()
    the.text = "the"
    the.font = .preferredFont(forTextStyle: .body, compatibleWith: traits)
    the.accessibilityIdentifier = "the"
    let point = UILabel()
    point.text = "point"
    point.font = .preferredFont(forTextStyle: .body, compatibleWith: traits)
    point.accessibilityIdentifier = "point"
    let mark = UILabel()
    mark.text = "?"
    mark.font = .preferredFont(forTextStyle: .subheadline, compatibleWith: traits)
    mark.accessibilityIdentifier = "mark"
    for view in [whats, the, point, mark] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    NSLayoutConstraint.activate([
      whats.topAnchor.constraint(equalTo: safe.topAnchor),
      whats.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
      the.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      the.centerYAnchor.constraint(equalTo: safe.centerYAnchor),
      point.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      point.centerYAnchor.constraint(equalTo: safe.centerYAnchor),
      mark.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
      mark.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
    ])
    return controller
  }

  views.addController("swift-snapshot/traits-ipad-pro-11") {
    let controller = UIViewController()
    let root: UIView = controller.view
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
    let safe = root.safeAreaLayoutGuide
    let traits = UITraitCollection(preferredContentSizeCategory: .large)
    let whats = UILabel()
    whats.text = "What's"
    whats.font = .preferredFont(forTextStyle: .headline, compatibleWith: traits)
    whats.accessibilityIdentifier = "whats"
    let the = UILabel()
    the.text = "the"
    the.font = .preferredFont(forTextStyle: .body, compatibleWith: traits)
    the.accessibilityIdentifier = "the"
    let point = UILabel()
    point.text = "point"
    point.font = .preferredFont(forTextStyle: .body, compatibleWith: traits)
    point.accessibilityIdentifier = "point"
    let mark = UILabel()
    mark.text = "?"
    mark.font = .preferredFont(forTextStyle: .subheadline, compatibleWith: traits)
    mark.accessibilityIdentifier = "mark"
    for view in [whats, the, point, mark] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    NSLayoutConstraint.activate([
      whats.topAnchor.constraint(equalTo: safe.topAnchor),
      whats.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
      the.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      the.centerYAnchor.constraint(equalTo: safe.centerYAnchor),
      point.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      point.centerYAnchor.constraint(equalTo: safe.centerYAnchor),
      mark.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
      mark.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
    ])
    return controller
  }

  views.addController("swift-snapshot/traits-ipad-pro-12-9") {
    let controller = UIViewController()
    let root: UIView = controller.view
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    let safe = root.safeAreaLayoutGuide
    let traits = UITraitCollection(preferredContentSizeCategory: .large)
    let whats = UILabel()
    whats.text = "What's"
    whats.font = .preferredFont(forTextStyle: .headline, compatibleWith: traits)
    whats.accessibilityIdentifier = "whats"
    let the = UILabel()
    the.text = "the"
    the.font = .preferredFont(forTextStyle: .body, compatibleWith: traits)
    the.accessibilityIdentifier = "the"
    let point = UILabel()
    point.text = "point"
    point.font = .preferredFont(forTextStyle: .body, compatibleWith: traits)
    point.accessibilityIdentifier = "point"
    let mark = UILabel()
    mark.text = "?"
    mark.font = .preferredFont(forTextStyle: .subheadline, compatibleWith: traits)
    mark.accessibilityIdentifier = "mark"
    for view in [whats, the, point, mark] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    NSLayoutConstraint.activate([
      whats.topAnchor.constraint(equalTo: safe.topAnchor),
      whats.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
      the.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      the.centerYAnchor.constraint(equalTo: safe.centerYAnchor),
      point.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      point.centerYAnchor.constraint(equalTo: safe.centerYAnchor),
      mark.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
      mark.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
    ])
    return controller
  }

  views.addController("swiftui-web/uikit/autolayout/guides") {
    let controller = UIViewController()
    let root: UIView = controller.view
    let margins = UIView()
    margins.backgroundColor = .systemBlue
    margins.accessibilityIdentifier = "margins"
    let inner = UIView()
    inner.backgroundColor = .systemGreen
    inner.accessibilityIdentifier = "inner"
    let safe = UIView()
    safe.backgroundColor = .systemOrange
    safe.accessibilityIdentifier = "safe"
    let container = UIView(frame: CGRect(x: 40, y: 150, width: 200, height: 100))
    container.backgroundColor = .systemPurple
    container.accessibilityIdentifier = "container"
    root.addSubview(container)
    for view in [margins, safe] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    inner.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(inner)
    let rootMargins = root.layoutMarginsGuide
    let innerMargins = container.layoutMarginsGuide
    NSLayoutConstraint.activate([
      margins.leadingAnchor.constraint(equalTo: rootMargins.leadingAnchor),
      margins.trailingAnchor.constraint(equalTo: rootMargins.trailingAnchor),
      margins.topAnchor.constraint(equalTo: rootMargins.topAnchor),
      margins.bottomAnchor.constraint(equalTo: rootMargins.bottomAnchor),
      safe.leadingAnchor.constraint(equalTo: root.safeAreaLayoutGuide.leadingAnchor),
      safe.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
      safe.widthAnchor.constraint(equalToConstant: 50),
      safe.heightAnchor.constraint(equalToConstant: 50),
      inner.leadingAnchor.constraint(equalTo: innerMargins.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: innerMargins.trailingAnchor),
      inner.topAnchor.constraint(equalTo: innerMargins.topAnchor),
      inner.bottomAnchor.constraint(equalTo: innerMargins.bottomAnchor),
    ])
    return controller
  }

  views.addController("swiftui-web/uikit/autolayout/fitting") {
    let controller = UIViewController()
    let root: UIView = controller.view
    let card = UIView()
    card.backgroundColor = .systemBlue
    card.accessibilityIdentifier = "card"
    let wide = UIView()
    wide.backgroundColor = .systemGreen
    wide.accessibilityIdentifier = "wide"
    let title = UILabel()
    title.text = "Title"
    title.font = .systemFont(ofSize: 17)
    title.accessibilityIdentifier = "title"
    let subtitle = UILabel()
    subtitle.text = "Subtitle text"
    subtitle.font = .systemFont(ofSize: 17)
    subtitle.accessibilityIdentifier = "subtitle"
    for view in [title, subtitle] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      card.addSubview(view)
    }
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: card.topAnchor, constant: 8),
      title.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 8),
      title.trailingAnchor.constraint(lessThanOrEqualTo: card.trailingAnchor, constant: -8),
      subtitle.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      subtitle.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 8),
      subtitle.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -8),
      subtitle.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -8),
    ])
    card.frame = CGRect(
      origin: CGPoint(x: 16, y: 16), size: card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize))
    let wideTitle = UILabel()
    wideTitle.text = "Title"
    wideTitle.font = .systemFont(ofSize: 17)
    wideTitle.accessibilityIdentifier = "wideTitle"
    let wideSubtitle = UILabel()
    wideSubtitle.text = "Subtitle text"
    wideSubtitle.font = .systemFont(ofSize: 17)
    wideSubtitle.accessibilityIdentifier = "wideSubtitle"
    for view in [wideTitle, wideSubtitle] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      wide.addSubview(view)
    }
    NSLayoutConstraint.activate([
      wideTitle.topAnchor.constraint(equalTo: wide.topAnchor, constant: 8),
      wideTitle.leadingAnchor.constraint(equalTo: wide.leadingAnchor, constant: 8),
      wideSubtitle.topAnchor.constraint(equalTo: wideTitle.bottomAnchor, constant: 4),
      wideSubtitle.leadingAnchor.constraint(equalTo: wide.leadingAnchor, constant: 8),
      wideSubtitle.trailingAnchor.constraint(equalTo: wide.trailingAnchor, constant: -8),
      wideSubtitle.bottomAnchor.constraint(equalTo: wide.bottomAnchor, constant: -8),
    ])
    let fitted = wide.systemLayoutSizeFitting(
      CGSize(width: 288, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    wide.frame = CGRect(origin: CGPoint(x: 16, y: 120), size: fitted)
    root.addSubview(card)
    root.addSubview(wide)
    return controller
  }
}
