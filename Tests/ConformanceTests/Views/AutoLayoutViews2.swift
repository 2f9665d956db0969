import UIKit

@MainActor
func addAutoLayoutViews2(_ views: inout RecordedViews) {
  views.addController("cartography/edge-centerx-times") {
    let controller = UIViewController()
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    controller.view.addSubview(superview)
    let view = UIView()
    view.backgroundColor = .systemBlue
    view.accessibilityIdentifier = "view"
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 200),
      view.heightAnchor.constraint(equalToConstant: 200),
      view.topAnchor.constraint(equalTo: superview.topAnchor),
    ])
    NSLayoutConstraint(
      item: view, attribute: .centerX, relatedBy: .equal, toItem: superview, attribute: .centerX, multiplier: 2,
      constant: 0
    ).isActive = true
    return controller
  }

  views.addController("cartography/edge-centerx-div") {
    let controller = UIViewController()
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    controller.view.addSubview(superview)
    let view = UIView()
    view.backgroundColor = .systemBlue
    view.accessibilityIdentifier = "view"
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 200),
      view.heightAnchor.constraint(equalToConstant: 200),
      view.topAnchor.constraint(equalTo: superview.topAnchor),
    ])
    NSLayoutConstraint(
      item: view, attribute: .centerX, relatedBy: .equal, toItem: superview, attribute: .centerX, multiplier: 0.5,
      constant: 0
    ).isActive = true
    return controller
  }

  views.addController("cartography/edge-centery-div") {
    let controller = UIViewController()
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    controller.view.addSubview(superview)
    let view = UIView()
    view.backgroundColor = .systemBlue
    view.accessibilityIdentifier = "view"
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 200),
      view.heightAnchor.constraint(equalToConstant: 200),
      view.leadingAnchor.constraint(equalTo: superview.leadingAnchor),
    ])
    NSLayoutConstraint(
      item: view, attribute: .centerY, relatedBy: .equal, toItem: superview, attribute: .centerY, multiplier: 0.5,
      constant: 0
    ).isActive = true
    return controller
  }

  views.addController("cartography/edge-margin-top") {
    let controller = UIViewController()
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    superview.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    controller.view.addSubview(superview)
    let view = UIView()
    view.backgroundColor = .systemBlue
    view.accessibilityIdentifier = "view"
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 200),
      view.heightAnchor.constraint(equalToConstant: 200),
      view.topAnchor.constraint(equalTo: superview.layoutMarginsGuide.topAnchor),
      view.leadingAnchor.constraint(equalTo: superview.leadingAnchor),
    ])
    return controller
  }

  views.addController("cartography/center") {
    let controller = UIViewController()
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    controller.view.addSubview(superview)
    let view = UIView()
    view.backgroundColor = .systemBlue
    view.accessibilityIdentifier = "view"
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 200),
      view.heightAnchor.constraint(equalToConstant: 200),
      view.centerXAnchor.constraint(equalTo: superview.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: superview.centerYAnchor),
    ])
    return controller
  }

  views.addController("cartography/center-own-margins") {
    let controller = UIViewController()
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    controller.view.addSubview(superview)
    let view = UIView()
    view.backgroundColor = .systemBlue
    view.accessibilityIdentifier = "view"
    view.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 200),
      view.heightAnchor.constraint(equalToConstant: 200),
      view.layoutMarginsGuide.centerXAnchor.constraint(equalTo: superview.centerXAnchor),
      view.layoutMarginsGuide.centerYAnchor.constraint(equalTo: superview.centerYAnchor),
    ])
    return controller
  }

  views.addController("cartography/distribute-h") {
    let controller = UIViewController()
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    controller.view.addSubview(superview)
    let a = UIView()
    a.backgroundColor = .systemBlue
    a.accessibilityIdentifier = "a"
    let b = UIView()
    b.backgroundColor = .systemGreen
    b.accessibilityIdentifier = "b"
    let c = UIView()
    c.backgroundColor = .systemOrange
    c.accessibilityIdentifier = "c"
    for view in [a, b, c] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      superview.addSubview(view)
    }
    NSLayoutConstraint.activate([
      a.widthAnchor.constraint(equalToConstant: 100),
      a.heightAnchor.constraint(equalToConstant: 100),
      b.widthAnchor.constraint(equalToConstant: 100),
      b.heightAnchor.constraint(equalToConstant: 100),
      c.widthAnchor.constraint(equalToConstant: 100),
      c.heightAnchor.constraint(equalToConstant: 100),
      a.leadingAnchor.constraint(equalTo: superview.leadingAnchor),
      a.topAnchor.constraint(equalTo: superview.topAnchor),
      b.topAnchor.constraint(equalTo: superview.topAnchor),
      c.topAnchor.constraint(equalTo: superview.topAnchor),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 10),
      c.leadingAnchor.constraint(equalTo: b.trailingAnchor, constant: 10),
    ])
    return controller
  }

  views.addController("cartography/distribute-v") {
    let controller = UIViewController()
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    controller.view.addSubview(superview)
    let a = UIView()
    a.backgroundColor = .systemBlue
    a.accessibilityIdentifier = "a"
    let b = UIView()
    b.backgroundColor = .systemGreen
    b.accessibilityIdentifier = "b"
    let c = UIView()
    c.backgroundColor = .systemOrange
    c.accessibilityIdentifier = "c"
    for view in [a, b, c] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      superview.addSubview(view)
    }
    NSLayoutConstraint.activate([
      a.widthAnchor.constraint(equalToConstant: 100),
      a.heightAnchor.constraint(equalToConstant: 100),
      b.widthAnchor.constraint(equalToConstant: 100),
      b.heightAnchor.constraint(equalToConstant: 100),
      c.widthAnchor.constraint(equalToConstant: 100),
      c.heightAnchor.constraint(equalToConstant: 100),
      a.topAnchor.constraint(equalTo: superview.topAnchor),
      a.leadingAnchor.constraint(equalTo: superview.leadingAnchor),
      b.leadingAnchor.constraint(equalTo: superview.leadingAnchor),
      c.leadingAnchor.constraint(equalTo: superview.leadingAnchor),
      b.topAnchor.constraint(equalTo: a.bottomAnchor, constant: 10),
      c.topAnchor.constraint(equalTo: b.bottomAnchor, constant: 10),
    ])
    return controller
  }

  views.addController("cartography/guide-centered") {
    let controller = UIViewController()
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    controller.view.addSubview(superview)
    let guide = UILayoutGuide()
    superview.addLayoutGuide(guide)
    let view = UIView()
    view.backgroundColor = .systemBlue
    view.accessibilityIdentifier = "view"
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    NSLayoutConstraint.activate([
      guide.widthAnchor.constraint(equalToConstant: 200),
      guide.heightAnchor.constraint(equalToConstant: 200),
      guide.centerXAnchor.constraint(equalTo: superview.centerXAnchor),
      guide.centerYAnchor.constraint(equalTo: superview.centerYAnchor),
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    return controller
  }

  views.addController("cartography/equal-width") {
    let controller = UIViewController()
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    controller.view.addSubview(superview)
    let a = UIView()
    a.backgroundColor = .systemBlue
    a.accessibilityIdentifier = "a"
    let b = UIView()
    b.backgroundColor = .systemGreen
    b.accessibilityIdentifier = "b"
    for view in [a, b] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      superview.addSubview(view)
    }
    NSLayoutConstraint.activate([
      a.widthAnchor.constraint(equalToConstant: 50),
      b.widthAnchor.constraint(equalTo: a.widthAnchor),
      a.heightAnchor.constraint(equalToConstant: 100),
      b.heightAnchor.constraint(equalToConstant: 100),
      a.leadingAnchor.constraint(equalTo: superview.leadingAnchor),
      b.leadingAnchor.constraint(equalTo: superview.leadingAnchor),
      a.topAnchor.constraint(equalTo: superview.topAnchor),
      b.topAnchor.constraint(equalTo: a.bottomAnchor),
    ])
    return controller
  }

  views.addController("swift-snapshot/traits-iphone-se") {
    let controller = UIViewController()
    let root: UIView = controller.view
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    let safe = root.safeAreaLayoutGuide
    let traits = UITraitCollection(preferredContentSizeCategory: .medium)
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

  views.addController("swift-snapshot/traits-iphone-8") {
    let controller = UIViewController()
    let root: UIView = controller.view
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    let safe = root.safeAreaLayoutGuide
    let traits = UITraitCollection(preferredContentSizeCategory: .medium)
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

  views.addController("swift-snapshot/traits-iphone-8-plus") {
    let controller = UIViewController()
    let root: UIView = controller.view
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    let safe = root.safeAreaLayoutGuide
    let traits = UITraitCollection(preferredContentSizeCategory: .medium)
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

  views.addController("swift-snapshot/traits-iphone-x") {
    let controller = UIViewController()
    let root: UIView = controller.view
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    let safe = root.safeAreaLayoutGuide
    let traits = UITraitCollection(preferredContentSizeCategory: .medium)
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

  views.addController("swift-snapshot/traits-iphone-xr") {
    let controller = UIViewController()
    let root: UIView = controller.view
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    let safe = root.safeAreaLayoutGuide
    let traits = UITraitCollection(preferredContentSizeCategory: .medium)
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
}
