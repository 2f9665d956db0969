import UIKit

final class ZoomScreen: UIViewController, UIScrollViewDelegate {
  var photoScale: CGFloat = 2
  private let photoView = UIImageView()
  private let panelView = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 150))
  private let photo = UIScrollView(frame: CGRect(x: 16, y: 16, width: 200, height: 150))
  private let panel = UIScrollView(frame: CGRect(x: 16, y: 182, width: 200, height: 150))

  override func viewDidLoad() {
    super.viewDidLoad()
    photoView.frame = CGRect(x: 0, y: 0, width: 80, height: 60)
    photoView.backgroundColor = .systemTeal
    let mark = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 75))
    mark.backgroundColor = .systemRed
    panelView.addSubview(mark)
    let indicators = UIScrollView(frame: CGRect(x: 16, y: 348, width: 200, height: 56))
    for scroll in [photo, panel] {
      scroll.minimumZoomScale = 0.5
      scroll.maximumZoomScale = 4
      scroll.delegate = self
    }
    photo.addSubview(photoView)
    photo.contentSize = photoView.frame.size
    panel.addSubview(panelView)
    panel.contentSize = panelView.frame.size
    for (view, name) in [
      (photo, "photo"), (photoView, "photoView"), (panel, "panel"), (panelView, "panelView"),
      (mark, "mark"), (indicators, "indicators"),
    ] as [(UIView, String)] {
      view.accessibilityIdentifier = name
    }
    view.addSubview(photo)
    view.addSubview(panel)
    view.addSubview(indicators)
    photo.zoomScale = photoScale
    panel.zoom(to: CGRect(x: 50, y: 50, width: 100, height: 75), animated: false)
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    scrollView === photo ? photoView : panelView
  }
}

final class PresentingScreen: UIViewController {
  var presented: UIViewController?

  override func viewDidLoad() {
    super.viewDidLoad()
    let behind = UILabel(frame: CGRect(x: 16, y: 16, width: 0, height: 0))
    behind.text = "Behind"
    behind.font = .systemFont(ofSize: 17)
    behind.accessibilityIdentifier = "behind"
    behind.sizeToFit()
    view.addSubview(behind)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if let presented, presentedViewController == nil { present(presented, animated: false) }
  }
}
