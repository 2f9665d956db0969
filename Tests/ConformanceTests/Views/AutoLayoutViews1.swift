import UIKit

@MainActor
func addAutoLayoutViews1(_ views: inout RecordedViews) {
  views.addController("cartography/width-plus") {
    let controller = UIViewController()
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    controller.view.addSubview(superview)
    let view = UIView()
    view.backgroundColor = .systemBlue
    view.accessibilityIdentifier = "view"
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalTo: superview.widthAnchor, constant: 100),
      view.heightAnchor.constraint(equalToConstant: 200),
      view.leadingAnchor.constraint(equalTo: superview.leadingAnchor),
      view.topAnchor.constraint(equalTo: superview.topAnchor),
    ])
    return controller
  }

  views.addController("cartography/width-minus") {
    let controller = UIViewController()
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    controller.view.addSubview(superview)
    let view = UIView()
    view.backgroundColor = .systemBlue
    view.accessibilityIdentifier = "view"
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalTo: superview.widthAnchor, constant: -100),
      view.heightAnchor.constraint(equalToConstant: 200),
      view.leadingAnchor.constraint(equalTo: superview.leadingAnchor),
      view.topAnchor.constraint(equalTo: superview.topAnchor),
    ])
    return controller
  }

  views.addController("cartography/height-minus") {
    let controller = UIViewController()
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    controller.view.addSubview(superview)
    let view = UIView()
    view.backgroundColor = .systemBlue
    view.accessibilityIdentifier = "view"
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    NSLayoutConstraint.activate([
      view.heightAnchor.constraint(equalTo: superview.heightAnchor, constant: -100),
      view.widthAnchor.constraint(equalToConstant: 200),
      view.leadingAnchor.constraint(equalTo: superview.leadingAnchor),
      view.topAnchor.constraint(equalTo: superview.topAnchor),
    ])
    return controller
  }

  views.addController("cartography/width-div") {
    let controller = UIViewController()
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    controller.view.addSubview(superview)
    let view = UIView()
    view.backgroundColor = .systemBlue
    view.accessibilityIdentifier = "view"
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalTo: superview.widthAnchor, multiplier: 0.5),
      view.heightAnchor.constraint(equalToConstant: 200),
      view.leadingAnchor.constraint(equalTo: superview.leadingAnchor),
      view.topAnchor.constraint(equalTo: superview.topAnchor),
    ])
    return controller
  }

  views.addController("cartography/height-div") {
    let controller = UIViewController()
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    controller.view.addSubview(superview)
    let view = UIView()
    view.backgroundColor = .systemBlue
    view.accessibilityIdentifier = "view"
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    NSLayoutConstraint.activate([
      view.heightAnchor.constraint(equalTo: superview.heightAnchor, multiplier: 0.5),
      view.widthAnchor.constraint(equalToConstant: 200),
      view.leadingAnchor.constraint(equalTo: superview.leadingAnchor),
      view.topAnchor.constraint(equalTo: superview.topAnchor),
    ])
    return controller
  }

  views.addController("cartography/width-mixed") {
    let controller = UIViewController()
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    controller.view.addSubview(superview)
    let view = UIView()
    view.backgroundColor = .systemBlue
    view.accessibilityIdentifier = "view"
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalTo: superview.widthAnchor, multiplier: 0.5, constant: 100),
      view.heightAnchor.constraint(equalToConstant: 200),
      view.leadingAnchor.constraint(equalTo: superview.leadingAnchor),
      view.topAnchor.constraint(equalTo: superview.topAnchor),
    ])
    return controller
  }

  views.addController("cartography/height-mixed") {
    let controller = UIViewController()
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    controller.view.addSubview(superview)
    let view = UIView()
    view.backgroundColor = .systemBlue
    view.accessibilityIdentifier = "view"
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    NSLayoutConstraint.activate([
      view.heightAnchor.constraint(equalTo: superview.heightAnchor, multiplier: 0.5, constant: 100),
      view.widthAnchor.constraint(equalToConstant: 200),
      view.leadingAnchor.constraint(equalTo: superview.leadingAnchor),
      view.topAnchor.constraint(equalTo: superview.topAnchor),
    ])
    return controller
  }

  views.addController("cartography/width-const") {
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
      view.heightAnchor.constraint(equalToConstant: 100),
      view.leadingAnchor.constraint(equalTo: superview.leadingAnchor),
      view.topAnchor.constraint(equalTo: superview.topAnchor),
    ])
    return controller
  }

  views.addController("cartography/size-eq") {
    let controller = UIViewController()
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    controller.view.addSubview(superview)
    let view = UIView()
    view.backgroundColor = .systemBlue
    view.accessibilityIdentifier = "view"
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalTo: superview.widthAnchor),
      view.heightAnchor.constraint(equalTo: superview.heightAnchor),
      view.leadingAnchor.constraint(equalTo: superview.leadingAnchor),
      view.topAnchor.constraint(equalTo: superview.topAnchor),
    ])
    return controller
  }

  views.addController("cartography/size-times") {
    let controller = UIViewController()
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    controller.view.addSubview(superview)
    let view = UIView()
    view.backgroundColor = .systemBlue
    view.accessibilityIdentifier = "view"
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalTo: superview.widthAnchor, multiplier: 2),
      view.heightAnchor.constraint(equalTo: superview.heightAnchor, multiplier: 2),
      view.leadingAnchor.constraint(equalTo: superview.leadingAnchor),
      view.topAnchor.constraint(equalTo: superview.topAnchor),
    ])
    return controller
  }

  views.addController("cartography/size-div") {
    let controller = UIViewController()
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    controller.view.addSubview(superview)
    let view = UIView()
    view.backgroundColor = .systemBlue
    view.accessibilityIdentifier = "view"
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalTo: superview.widthAnchor, multiplier: 0.5),
      view.heightAnchor.constraint(equalTo: superview.heightAnchor, multiplier: 0.5),
      view.leadingAnchor.constraint(equalTo: superview.leadingAnchor),
      view.topAnchor.constraint(equalTo: superview.topAnchor),
    ])
    return controller
  }

  views.addController("cartography/edge-top") {
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
      view.leadingAnchor.constraint(equalTo: superview.leadingAnchor),
    ])
    return controller
  }

  views.addController("cartography/edge-top-plus") {
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
      view.topAnchor.constraint(equalTo: superview.topAnchor, constant: 100),
      view.leadingAnchor.constraint(equalTo: superview.leadingAnchor),
    ])
    return controller
  }

  views.addController("cartography/edge-top-minus") {
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
      view.topAnchor.constraint(equalTo: superview.topAnchor, constant: -100),
      view.leadingAnchor.constraint(equalTo: superview.leadingAnchor),
    ])
    return controller
  }

  views.addController("cartography/edge-right") {
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
      view.rightAnchor.constraint(equalTo: superview.rightAnchor),
      view.topAnchor.constraint(equalTo: superview.topAnchor),
    ])
    return controller
  }

  views.addController("cartography/edge-right-plus") {
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
      view.rightAnchor.constraint(equalTo: superview.rightAnchor, constant: 100),
      view.topAnchor.constraint(equalTo: superview.topAnchor),
    ])
    return controller
  }

  views.addController("cartography/edge-bottom") {
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
      view.bottomAnchor.constraint(equalTo: superview.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: superview.leadingAnchor),
    ])
    return controller
  }

  views.addController("cartography/edge-bottom-plus") {
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
      view.bottomAnchor.constraint(equalTo: superview.bottomAnchor, constant: 100),
      view.leadingAnchor.constraint(equalTo: superview.leadingAnchor),
    ])
    return controller
  }

  views.addController("cartography/edge-bottom-minus") {
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
      view.bottomAnchor.constraint(equalTo: superview.bottomAnchor, constant: -100),
      view.leadingAnchor.constraint(equalTo: superview.leadingAnchor),
    ])
    return controller
  }

  views.addController("cartography/edge-left-plus") {
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
      view.leftAnchor.constraint(equalTo: superview.leftAnchor, constant: 100),
      view.topAnchor.constraint(equalTo: superview.topAnchor),
    ])
    return controller
  }

  views.addController("cartography/edge-left-minus") {
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
      view.leftAnchor.constraint(equalTo: superview.leftAnchor, constant: -100),
      view.topAnchor.constraint(equalTo: superview.topAnchor),
    ])
    return controller
  }

  views.addController("cartography/edge-centerx") {
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
      view.topAnchor.constraint(equalTo: superview.topAnchor),
    ])
    return controller
  }

  views.addController("cartography/edge-centery-minus") {
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
      view.centerYAnchor.constraint(equalTo: superview.centerYAnchor, constant: -100),
      view.leadingAnchor.constraint(equalTo: superview.leadingAnchor),
    ])
    return controller
  }
}
