import GalleyGeometry
import GalleyLayout
import GalleyScenario
@_spi(Galley) import UIKit

/// The SwiftUI views of one UIKit view: their state and what they were laid out as.
@MainActor @preconcurrency
public final class _HostedTree<Content: View> {
  var rootView: Content {
    didSet { changed() }
  }
  var safeAreaRegions = SafeAreaRegions.all { didSet { changed() } }
  /// Whether constraints hear of a new ideal size; UIKit's default is that they do not.
  var followsIdealSize = false
  weak var controller: UIViewController? { didSet { viewHost.platformRoot = controller } }
  weak var view: UIView?
  private(set) lazy var viewHost: ViewHost = makeHost()
  private(set) var island: ViewHost.Island?

  init(_ rootView: Content) { self.rootView = rootView }

  private func makeHost() -> ViewHost {
    let host = ViewHost(scenario: UIKitScenario.current) { [unowned self] assembler in
      Content._assemble(_mainBody { self.rootView }, assembler)
    }
    host.surroundings = { [weak self] environment in
      _mainBody { if let view = self?.view { environment.take(view.traitCollection) } }
    }
    host.needsTurn = { [weak self] in
      _mainBody {
        self?.measured.sizes = []
        self?.view?.setNeedsLayout()
        if self?.followsIdealSize == true { self?.view?.invalidateIntrinsicContentSize() }
        ViewHost.active?.ask()
      }
    }
    return host
  }

  private func changed() {
    measured.sizes = []
    view?.setNeedsLayout()
    view?.invalidateIntrinsicContentSize()
  }

  /// Lays the views out in their UIKit view, where that lies in the window.
  func layOut(in view: UIView) {
    viewHost.update(UIKitScenario.current)
    let island = viewHost.island(in: regions(of: view))
    self.island = island
    if let controller, let title = island.preference(NavigationTitleKey.self) {
      take(title, for: controller, island.environment)
    }
  }

  /// What views say of the bar goes to the one that UIKit shows the controller under.
  private func take(_ title: NavigationTitle, for controller: UIViewController, _ environment: EnvironmentValues) {
    let item = controller.navigationItem
    let before = (item.title, item.largeTitleDisplayMode, item.hidesBackButton)
    if let text = title.text?.characters(in: environment) { item.title = text }
    if title.isBackButtonHidden == true { item.hidesBackButton = true }
    switch title.mode {
    case .inline?: item.largeTitleDisplayMode = .never
    case .large?: item.largeTitleDisplayMode = .always
    case .automatic?, nil: break
    }
    guard before != (item.title, item.largeTitleDisplayMode, item.hidesBackButton) else { return }
    controller.navigationController?.view.setNeedsLayout()
    controller.navigationController?.navigationBar.setNeedsLayout()
  }

  /// Whether the view has moved since its content was laid out.
  func isOutdated(in view: UIView) -> Bool { island?.regions != regions(of: view) }

  private func regions(of view: UIView) -> SafeRegions {
    let container = Rect(view.convert(view.bounds, to: nil))
    let insets = safeAreaRegions.contains(.container) ? view.safeAreaInsets : .zero
    var safe = container.inset(
      by: Insets(
        top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom), right: Double(insets.right)))
    let scenario = UIKitScenario.current
    guard safeAreaRegions.contains(.keyboard), scenario.keyboardInset > 0, let frame = scenario.keyboardFrame else {
      return SafeRegions(container: container, safe: safe)
    }
    let keyboard = min(max(0, safe.maxY - frame.minY), safe.height)
    safe.size.height -= keyboard
    return SafeRegions(container: container, safe: safe, keyboard: keyboard)
  }

  /// Sizes for offers, while nothing changes that they depend on: constraints ask for them again and again.
  private struct Measured {
    var traits: UITraitCollection?
    var sizes: [(offer: Proposal, size: CGSize)] = []
  }

  private var measured = Measured()

  private func size(_ offer: Proposal) -> CGSize {
    let traits = view?.traitCollection
    if measured.traits != traits { measured = Measured(traits: traits) }
    if let known = measured.sizes.first(where: { $0.offer == offer }) { return known.size }
    let size = CGSize(viewHost.size(offer))
    measured.sizes.append((offer, size))
    return size
  }

  /// The size for an offer; a length without end asks for the greatest.
  func size(for size: CGSize) -> CGSize {
    func offer(_ length: CGFloat) -> Double {
      length.isFinite && length < UIView.layoutFittingExpandedSize.width ? Double(length) : Double.infinity
    }
    return self.size(Proposal(width: offer(size.width), height: offer(size.height)))
  }

  var idealSize: CGSize { size(.unspecified) }

  /// The height that the views choose in a width.
  func height(inWidth width: CGFloat) -> CGSize {
    size(Proposal(width: width > 0 ? Double(width) : Proposal.none, height: Proposal.none))
  }
}
