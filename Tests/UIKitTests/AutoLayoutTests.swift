import GalleyScenario
import Testing
@_spi(Galley) import UIKit

/// A view that says how large its content is.
private final class Sized: UIView {
  var content: CGSize

  init(_ width: CGFloat, _ height: CGFloat) {
    content = CGSize(width: width, height: height)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { content }
}

@MainActor @Suite(.serialized) struct AutoLayoutTests {
  private func host(_ width: CGFloat = 400, _ height: CGFloat = 400) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  @Test func edgesAndConstants() {
    setScenario()
    let root = host()
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    let leading = view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20)
    NSLayoutConstraint.activate([
      leading, view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      view.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.5),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 20, y: 10, width: 360, height: 200))
    leading.constant = 100
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 100, y: 10, width: 280, height: 200))
    root.frame.size = CGSize(width: 300, height: 100)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 100, y: 10, width: 180, height: 50))
  }

  @Test func leadingMirrorsInARightToLeftWindow() {
    setScenario(direction: .rightToLeft)
    let root = host()
    let view = Sized(50, 20)
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      view.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 330, y: 0, width: 50, height: 20))
  }

  @Test func centredFramesMeetThePixels() {
    setScenario(scale: 3)
    let root = host(375, 100)
    let view = Sized(52 + 2.0 / 3, 20)
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: root.centerYAnchor),
    ])
    root.layoutIfNeeded()
    // A recorded case: (375 − 52.667) / 2 = 161.1667 is drawn at 161.333.
    #expect(abs(view.frame.minX - 161 - 1.0 / 3) < 1e-9)
  }

  @Test func theViewThatHugsLessGrows() {
    setScenario()
    let root = host(208, 50)
    let (a, b) = (Sized(80, 20), Sized(60, 20))
    for view in [a, b] { root.addSubview(view) }
    b.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      b.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 1),
      b.trailingAnchor.constraint(equalTo: root.trailingAnchor), a.topAnchor.constraint(equalTo: root.topAnchor),
      b.topAnchor.constraint(equalTo: a.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(a.frame.width == 140 && b.frame.width == 60 && b.frame.minX == 148)
    root.frame.size.width = 120
    b.setContentCompressionResistancePriority(.defaultHigh + 1, for: .horizontal)
    root.layoutIfNeeded()
    #expect(a.frame.width == 52 && b.frame.width == 60)
  }

  @Test func contradictionsAreDroppedAndTheRestHolds() {
    setScenario()
    let root = host()
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 100), view.widthAnchor.constraint(equalToConstant: 200),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.width == 100 && view.frame.minX == 5)
  }

  @Test func marginsAndGuides() {
    setScenario()
    let root = host()
    root.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    let (inside, guided) = (UIView(), UIView())
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    for view in [inside, guided] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    NSLayoutConstraint.activate([
      inside.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      inside.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
      inside.topAnchor.constraint(equalTo: root.layoutMarginsGuide.topAnchor),
      inside.bottomAnchor.constraint(equalTo: root.layoutMarginsGuide.bottomAnchor),
      guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 100),
      guide.widthAnchor.constraint(equalToConstant: 50), guide.topAnchor.constraint(equalTo: root.topAnchor),
      guide.heightAnchor.constraint(equalToConstant: 10),
      guided.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
      guided.topAnchor.constraint(equalTo: guide.bottomAnchor), guided.widthAnchor.constraint(equalToConstant: 10),
      guided.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(inside.frame == CGRect(x: 20, y: 10, width: 340, height: 360))
    #expect(guide.layoutFrame == CGRect(x: 100, y: 0, width: 50, height: 10))
    #expect(guided.frame.origin == CGPoint(x: 150, y: 10))
  }

  @Test func scrollViewsTakeTheirContentSizeFromConstraints() {
    setScenario()
    let root = host()
    let scroll = UIScrollView()
    let content = Sized(900, 50)
    scroll.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(scroll)
    scroll.addSubview(content)
    NSLayoutConstraint.activate([
      scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      scroll.topAnchor.constraint(equalTo: root.topAnchor),
      scroll.widthAnchor.constraint(equalToConstant: 300), scroll.heightAnchor.constraint(equalToConstant: 200),
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 10),
      content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor, constant: -10),
      content.topAnchor.constraint(equalTo: scroll.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      content.heightAnchor.constraint(equalTo: scroll.heightAnchor),
    ])
    root.layoutIfNeeded()
    #expect(scroll.frame == CGRect(x: 0, y: 0, width: 300, height: 200))
    #expect(scroll.contentSize == CGSize(width: 920, height: 200))
    #expect(content.frame == CGRect(x: 10, y: 0, width: 900, height: 200))
  }

  /// Constraints outside a scroll view say nothing of what scrolls in it.
  @Test func contentSizesSetByCodeStay() {
    setScenario()
    let root = host()
    let scroll = UIScrollView()
    scroll.contentSize = CGSize(width: 700, height: 900)
    final class Counted: UITextView {
      var layouts = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
      }
    }
    let text = Counted()
    text.text = String(repeating: "line\n", count: 20)
    for view in [scroll, text] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor), view.topAnchor.constraint(equalTo: root.topAnchor),
        view.widthAnchor.constraint(equalToConstant: 300), view.heightAnchor.constraint(equalToConstant: 100),
      ])
    }
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 700, height: 900))
    #expect(text.contentSize.width == 300 && text.contentSize.height > 250)
    // It comes to rest and does not ask for layout for ever.
    #expect(text.layouts < 6)
  }

  @Test func fittingSizesAreTheSmallestThatConstraintsAllow() {
    setScenario()
    let root = UIView()
    let (a, b) = (Sized(80, 20), Sized(60, 30))
    for view in [a, b] { root.addSubview(view) }
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      a.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
      a.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
      b.topAnchor.constraint(equalTo: a.bottomAnchor, constant: 7),
      b.leadingAnchor.constraint(equalTo: a.leadingAnchor), b.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    #expect(root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 100, height: 62))
    let wide = root.systemLayoutSizeFitting(
      CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(wide == CGSize(width: 300, height: 62))
  }

  @Test func stacksFillShareAndSkipHiddenViews() {
    setScenario()
    let views = [Sized(40, 10), Sized(60, 20), Sized(20, 30)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = CGRect(x: 0, y: 0, width: 320, height: 100)
    stack.spacing = 10
    stack.distribution = .fillEqually
    stack.layoutIfNeeded()
    #expect(views.map(\.frame) == [0, 110, 220].map { CGRect(x: $0, y: 0, width: 100, height: 100) })
    views[1].isHidden = true
    stack.layoutIfNeeded()
    #expect(views[0].frame.width == 155 && views[2].frame == CGRect(x: 165, y: 0, width: 155, height: 100))
    views[1].isHidden = false
    stack.distribution = .equalSpacing
    stack.alignment = .center
    stack.layoutIfNeeded()
    // 320 less 120 of content leaves two gaps of 100.
    #expect(views.map(\.frame.minX) == [0, 140, 300])
    #expect(views.map(\.frame.minY) == [45, 40, 35])
    stack.distribution = .fillProportionally
    stack.layoutIfNeeded()
    // 300 shared as 40 : 60 : 20.
    #expect(views.map(\.frame.width) == [100, 150, 50])
  }

  @Test func stacksAreAsLargeAsTheirContents() {
    setScenario()
    let stack = UIStackView(arrangedSubviews: [Sized(40, 10), Sized(60, 20)])
    stack.axis = .vertical
    stack.spacing = 5
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 66, height: 39))
  }

  /// The system's spacing is 8 points, for the whole stack as after one view; the default of one view is the stack's own.
  @Test func stacksTakeTheSystemsSpacing() {
    setScenario()
    let views = [Sized(40, 10), Sized(60, 20), Sized(20, 30)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.spacing = UIStackView.spacingUseSystem
    #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 60, height: 76))
    stack.setCustomSpacing(3, after: views[0])
    #expect(stack.systemLayoutSizeFitting(.zero).height == 71)
    stack.spacing = 4
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: views[0])
    #expect(stack.systemLayoutSizeFitting(.zero).height == 72)
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
    #expect(stack.systemLayoutSizeFitting(.zero).height == 68)
  }
}
