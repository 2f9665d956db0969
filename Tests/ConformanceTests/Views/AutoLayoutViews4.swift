import UIKit

@MainActor
func addAutoLayoutViews4(_ views: inout RecordedViews) {
  views.addController("swiftui-web/uikit/autolayout/baseline") {
    let controller = UIViewController()
    let root: UIView = controller.view
    let small = UILabel()
    small.text = "Hg"
    small.font = .systemFont(ofSize: 17)
    small.accessibilityIdentifier = "small"
    let size11 = UILabel()
    size11.text = "Hg"
    size11.font = .systemFont(ofSize: 11)
    size11.accessibilityIdentifier = "size11"
    let size13 = UILabel()
    size13.text = "Hg"
    size13.font = .systemFont(ofSize: 13)
    size13.accessibilityIdentifier = "size13"
    let size20 = UILabel()
    size20.text = "Hg"
    size20.font = .systemFont(ofSize: 20)
    size20.accessibilityIdentifier = "size20"
    let size28 = UILabel()
    size28.text = "Hg"
    size28.font = .systemFont(ofSize: 28)
    size28.accessibilityIdentifier = "size28"
    let size34 = UILabel()
    size34.text = "Hg"
    size34.font = .systemFont(ofSize: 34)
    size34.accessibilityIdentifier = "size34"
    let box = UIView()
    box.backgroundColor = .systemBlue
    box.accessibilityIdentifier = "box"
    let hung = UILabel()
    hung.text = "Hg"
    hung.font = .systemFont(ofSize: 20)
    hung.accessibilityIdentifier = "hung"
    for view in [small, size11, size13, size20, size28, size34, box, hung] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    NSLayoutConstraint.activate([
      small.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      small.topAnchor.constraint(equalTo: root.topAnchor, constant: 60),
      size11.leadingAnchor.constraint(equalTo: small.trailingAnchor, constant: 8),
      size13.leadingAnchor.constraint(equalTo: size11.trailingAnchor, constant: 8),
      size20.leadingAnchor.constraint(equalTo: size13.trailingAnchor, constant: 8),
      size28.leadingAnchor.constraint(equalTo: size20.trailingAnchor, constant: 8),
      size34.leadingAnchor.constraint(equalTo: size28.trailingAnchor, constant: 8),
      size11.firstBaselineAnchor.constraint(equalTo: small.firstBaselineAnchor),
      size13.firstBaselineAnchor.constraint(equalTo: small.firstBaselineAnchor),
      size20.firstBaselineAnchor.constraint(equalTo: small.firstBaselineAnchor),
      size28.firstBaselineAnchor.constraint(equalTo: small.firstBaselineAnchor),
      size34.firstBaselineAnchor.constraint(equalTo: small.firstBaselineAnchor),
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      box.topAnchor.constraint(equalTo: root.topAnchor, constant: 160),
      box.widthAnchor.constraint(equalToConstant: 30),
      box.heightAnchor.constraint(equalTo: box.widthAnchor),
      hung.leadingAnchor.constraint(equalTo: box.trailingAnchor, constant: 8),
      hung.lastBaselineAnchor.constraint(equalTo: box.bottomAnchor),
    ])
    return controller
  }

  views.addController("swiftui-web/uikit/autolayout/layoutguides") {
    let controller = UIViewController()
    let root: UIView = controller.view
    let a = UIView()
    a.backgroundColor = .systemBlue
    a.accessibilityIdentifier = "a"
    let b = UIView()
    b.backgroundColor = .systemGreen
    b.accessibilityIdentifier = "b"
    let c = UIView()
    c.backgroundColor = .systemOrange
    c.accessibilityIdentifier = "c"
    let inset = UIView()
    inset.backgroundColor = .systemPurple
    inset.accessibilityIdentifier = "inset"
    let dot = UIView()
    dot.backgroundColor = .systemTeal
    dot.accessibilityIdentifier = "dot"
    let container = UIView(frame: CGRect(x: 16, y: 200, width: 200, height: 84))
    container.backgroundColor = .systemBlue
    container.accessibilityIdentifier = "container"
    root.addSubview(container)
    for view in [a, b, c, inset] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    dot.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(dot)
    let spacer1 = UILayoutGuide()
    let spacer2 = UILayoutGuide()
    let centred = UILayoutGuide()
    let owned = UILayoutGuide()
    for guide in [spacer1, spacer2, centred] { root.addLayoutGuide(guide) }
    container.addLayoutGuide(owned)
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      a.topAnchor.constraint(equalTo: root.topAnchor, constant: 16),
      a.widthAnchor.constraint(equalToConstant: 60),
      a.heightAnchor.constraint(equalToConstant: 40),
      spacer1.leadingAnchor.constraint(equalTo: a.trailingAnchor),
      spacer1.topAnchor.constraint(equalTo: a.topAnchor),
      spacer1.heightAnchor.constraint(equalToConstant: 10),
      b.leadingAnchor.constraint(equalTo: spacer1.trailingAnchor),
      b.topAnchor.constraint(equalTo: a.topAnchor),
      b.widthAnchor.constraint(equalToConstant: 80),
      b.heightAnchor.constraint(equalTo: a.heightAnchor),
      spacer2.leadingAnchor.constraint(equalTo: b.trailingAnchor),
      spacer2.topAnchor.constraint(equalTo: a.bottomAnchor, constant: -10),
      spacer2.bottomAnchor.constraint(equalTo: a.bottomAnchor),
      spacer2.widthAnchor.constraint(equalTo: spacer1.widthAnchor),
      c.leadingAnchor.constraint(equalTo: spacer2.trailingAnchor),
      c.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
      c.topAnchor.constraint(equalTo: a.topAnchor),
      c.widthAnchor.constraint(equalToConstant: 50),
      c.heightAnchor.constraint(equalTo: a.heightAnchor),
      centred.widthAnchor.constraint(equalToConstant: 101),
      centred.heightAnchor.constraint(equalToConstant: 61),
      centred.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      centred.centerYAnchor.constraint(equalTo: root.topAnchor, constant: 110),
      inset.leadingAnchor.constraint(equalTo: centred.leadingAnchor, constant: 8),
      inset.trailingAnchor.constraint(equalTo: centred.trailingAnchor, constant: -8),
      inset.topAnchor.constraint(equalTo: centred.topAnchor, constant: 8),
      inset.bottomAnchor.constraint(equalTo: centred.bottomAnchor, constant: -8),
      owned.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 10),
      owned.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -30),
      owned.topAnchor.constraint(equalTo: container.topAnchor, constant: 12),
      owned.heightAnchor.constraint(equalTo: container.heightAnchor, multiplier: 0.5),
      dot.widthAnchor.constraint(equalToConstant: 20),
      dot.heightAnchor.constraint(equalToConstant: 20),
      dot.centerXAnchor.constraint(equalTo: owned.centerXAnchor),
      dot.centerYAnchor.constraint(equalTo: owned.centerYAnchor),
    ])
    return controller
  }

  views.addController("stevia/visual-format-default") {
    let controller = UIViewController()
    let root: UIView = controller.view
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    root.addSubview(superview)
    let view = UIView()
    view.backgroundColor = .systemBlue
    view.accessibilityIdentifier = "view"
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(withVisualFormat: "H:|-[view]-|", options: [], metrics: nil, views: ["view": view])
    )
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: superview.topAnchor, constant: 20),
      view.heightAnchor.constraint(equalToConstant: 40),
    ])
    return controller
  }

  views.addController("swiftui-web-doc/stack/fill-equally") {
    let controller = UIViewController()
    let root: UIView = controller.view
    let first = UIButton(type: .system)
    first.setTitle("-", for: .normal)
    first.accessibilityIdentifier = "first"
    let second = UIButton(type: .system)
    second.setTitle("+", for: .normal)
    second.accessibilityIdentifier = "second"
    let row = UIStackView(arrangedSubviews: [first, second])
    row.spacing = 8
    row.distribution = .fillEqually
    row.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(row)
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      row.topAnchor.constraint(equalTo: root.topAnchor),
      row.widthAnchor.constraint(equalToConstant: 288),
    ])
    return controller
  }

  views.addController("layout/uistackview-fixed") {
    let controller = UIViewController()
    let root: UIView = controller.view
    let first = UIView()
    first.backgroundColor = .systemBlue
    first.accessibilityIdentifier = "first"
    let second = UIView()
    second.backgroundColor = .systemGreen
    second.accessibilityIdentifier = "second"
    let stack = UIStackView(arrangedSubviews: [first, second])
    stack.axis = .vertical
    stack.accessibilityIdentifier = "stack"
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    NSLayoutConstraint.activate([
      first.widthAnchor.constraint(equalToConstant: 200),
      first.heightAnchor.constraint(equalToConstant: 100),
      second.widthAnchor.constraint(equalToConstant: 200),
      second.heightAnchor.constraint(equalToConstant: 50),
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    return controller
  }
}
