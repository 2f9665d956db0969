import UIKit

@MainActor
func addUIKitViews(_ views: inout RecordedViews) {
  views.addController("pinlayout/safearea-child-y-0") {
    let controller = UIViewController()
    let root: UIView = controller.view
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0)
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    child.backgroundColor = .systemGreen
    child.accessibilityIdentifier = "child"
    let mark = UIView()
    mark.backgroundColor = .systemBlue
    mark.accessibilityIdentifier = "mark"
    root.addSubview(child)
    mark.translatesAutoresizingMaskIntoConstraints = false
    child.addSubview(mark)
    NSLayoutConstraint.activate([
      mark.topAnchor.constraint(equalTo: child.safeAreaLayoutGuide.topAnchor),
      mark.leadingAnchor.constraint(equalTo: child.leadingAnchor),
      mark.widthAnchor.constraint(equalToConstant: 20),
      mark.heightAnchor.constraint(equalToConstant: 20),
    ])
    return controller
  }

  views.addController("pinlayout/safearea-child-y--20") {
    let controller = UIViewController()
    let root: UIView = controller.view
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0)
    let child = UIView(frame: CGRect(x: 0, y: -20, width: 320, height: 200))
    child.backgroundColor = .systemGreen
    child.accessibilityIdentifier = "child"
    let mark = UIView()
    mark.backgroundColor = .systemBlue
    mark.accessibilityIdentifier = "mark"
    root.addSubview(child)
    mark.translatesAutoresizingMaskIntoConstraints = false
    child.addSubview(mark)
    NSLayoutConstraint.activate([
      mark.topAnchor.constraint(equalTo: child.safeAreaLayoutGuide.topAnchor),
      mark.leadingAnchor.constraint(equalTo: child.leadingAnchor),
      mark.widthAnchor.constraint(equalToConstant: 20),
      mark.heightAnchor.constraint(equalToConstant: 20),
    ])
    return controller
  }

  views.addController("pinlayout/safearea-child-y-T+10") {
    let controller = UIViewController()
    let root: UIView = controller.view
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0)
    let child = UIView(frame: CGRect(x: 0, y: 54, width: 320, height: 200))
    child.backgroundColor = .systemGreen
    child.accessibilityIdentifier = "child"
    let mark = UIView()
    mark.backgroundColor = .systemBlue
    mark.accessibilityIdentifier = "mark"
    root.addSubview(child)
    mark.translatesAutoresizingMaskIntoConstraints = false
    child.addSubview(mark)
    NSLayoutConstraint.activate([
      mark.topAnchor.constraint(equalTo: child.safeAreaLayoutGuide.topAnchor),
      mark.leadingAnchor.constraint(equalTo: child.leadingAnchor),
      mark.widthAnchor.constraint(equalToConstant: 20),
      mark.heightAnchor.constraint(equalToConstant: 20),
    ])
    return controller
  }

  views.addController("swiftui-web/uikit/autolayout/hugging#sizes") {
    let controller = UIViewController()
    let root: UIView = controller.view
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.text = "Field"
    let button = UIButton(type: .system)
    button.setTitle("Button", for: .normal)
    let label = UILabel()
    label.text = "Label"
    label.font = .systemFont(ofSize: 17)
    let square = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    let pages = UIPageControl()
    pages.numberOfPages = 3
    let views: [(String, UIView)] = [
      ("label", label), ("button", button), ("field", field), ("switch", UISwitch()), ("slider", UISlider()),
      ("segments", UISegmentedControl(items: ["One", "Two"])), ("stepper", UIStepper()),
      ("image", UIImageView(image: square)),
      ("progress", UIProgressView(progressViewStyle: .default)), ("spinner", UIActivityIndicatorView(style: .medium)),
      ("pages", pages),
    ]
    for (index, (name, view)) in views.enumerated() {
      let size = view.intrinsicContentSize
      view.frame = CGRect(
        x: 8, y: 44 + 36 * CGFloat(index),
        width: size.width < 0 ? 20 : min(size.width, 120), height: size.height < 0 ? 8 : min(size.height, 32))
      view.accessibilityIdentifier = name
      root.addSubview(view)
    }
    let pinnedSegments = UISegmentedControl(items: ["One", "Two"])
    pinnedSegments.accessibilityIdentifier = "pinned-segments"
    let pinnedSwitch = UISwitch()
    pinnedSwitch.accessibilityIdentifier = "pinned-switch"
    for view in [pinnedSegments, pinnedSwitch] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    NSLayoutConstraint.activate([
      pinnedSegments.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 200),
      pinnedSegments.topAnchor.constraint(equalTo: root.topAnchor, constant: 8),
      pinnedSwitch.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 200),
      pinnedSwitch.topAnchor.constraint(equalTo: root.topAnchor, constant: 48),
    ])
    return controller
  }

  views.addController("swiftui-web/uikit/view/autoresizing") {
    let controller = UIViewController()
    let root: UIView = controller.view
    let container = UIView(frame: CGRect(x: 16, y: 16, width: 200, height: 100))
    container.backgroundColor = .systemBlue
    container.accessibilityIdentifier = "container"
    let flexibleWidth = UIView(frame: CGRect(x: 10, y: 10, width: 180, height: 30))
    flexibleWidth.backgroundColor = .systemGreen
    flexibleWidth.accessibilityIdentifier = "flexibleWidth"
    let pinnedBottomRight = UIView(frame: CGRect(x: 150, y: 60, width: 40, height: 30))
    pinnedBottomRight.backgroundColor = .systemOrange
    pinnedBottomRight.accessibilityIdentifier = "pinnedBottomRight"
    let centred = UIView(frame: CGRect(x: 80, y: 40, width: 40, height: 20))
    centred.backgroundColor = .systemPurple
    centred.accessibilityIdentifier = "centred"
    flexibleWidth.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
    pinnedBottomRight.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
    centred.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin]
    container.addSubview(flexibleWidth)
    container.addSubview(pinnedBottomRight)
    container.addSubview(centred)
    root.addSubview(container)
    container.frame = CGRect(x: 16, y: 16, width: 288, height: 160)
    return controller
  }

  views.addController("swiftui-web/uikit/controls/intrinsic") {
    let controller = UIViewController()
    let root: UIView = controller.view
    let label = UILabel()
    label.text = "Hello"
    label.font = .systemFont(ofSize: 17)
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.text = "Field"
    let button = UIButton(type: .system)
    button.setTitle("Tap", for: .normal)
    var y: CGFloat = 8
    for (name, view) in [
      ("switch", UISwitch()), ("label", label), ("field", field), ("button", button), ("plain", UIView()),
    ] as [(String, UIView)] {
      let intrinsic = view.intrinsicContentSize
      let size = intrinsic.width < 0 ? CGSize(width: 1, height: 1) : intrinsic
      let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      let insets = view.alignmentRectInsets
      view.frame = CGRect(origin: CGPoint(x: 8, y: y), size: size)
      view.accessibilityIdentifier = name
      root.addSubview(view)
      let fittingMark = UIView(
        frame: CGRect(x: 160, y: y, width: max(fitting.width, 1), height: max(fitting.height, 1)))
      fittingMark.accessibilityIdentifier = name + "Fitting"
      root.addSubview(fittingMark)
      let insetsMark = UIView(
        frame: CGRect(x: 240, y: y, width: insets.left + insets.right, height: insets.top + insets.bottom))
      insetsMark.accessibilityIdentifier = name + "Insets"
      root.addSubview(insetsMark)
      y += size.height + 8
    }
    return controller
  }

  views.addController("swift-snapshot/contact-add") {
    let controller = UIViewController()
    let root: UIView = controller.view
    let button = UIButton(type: .contactAdd)
    button.accessibilityIdentifier = "button"
    root.addSubview(button)
    return controller
  }

  views.addController("flowkey/button-image") {
    let controller = UIViewController()
    let root: UIView = controller.view
    let image = UIGraphicsImageRenderer(size: CGSize(width: 80, height: 80)).image { context in
      context.fill(CGRect(x: 0, y: 0, width: 80, height: 80))
    }
    let button = UIButton()
    button.setImage(image, for: .normal)
    button.accessibilityIdentifier = "button"
    button.sizeToFit()
    root.addSubview(button)
    return controller
  }

  views.addController("swiftui-web/uikit/alert/textfield#present") {
    let alert = UIAlertController(title: "Rename", message: "Enter a new name.", preferredStyle: .alert)
    alert.addTextField { field in field.accessibilityIdentifier = "field" }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "Save", style: .default))
    alert.view.accessibilityIdentifier = "alert"
    let screen = PresentingScreen()
    screen.presented = alert
    return screen
  }
}
