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
        self?.view?.setNeedsLayout()
        if self?.followsIdealSize == true { self?.view?.invalidateIntrinsicContentSize() }
        ViewHost.active?.ask()
      }
    }
    return host
  }

  private func changed() {
    view?.setNeedsLayout()
    view?.invalidateIntrinsicContentSize()
  }

  /// Lays the views out in their UIKit view, where that lies in the window.
  func layOut(in view: UIView) {
    viewHost.update(UIKitScenario.current)
    island = viewHost.island(in: regions(of: view))
  }

  /// Whether the view has moved since its content was laid out.
  func isOutdated(in view: UIView) -> Bool { island?.regions != regions(of: view) }

  private func regions(of view: UIView) -> SafeRegions {
    let container = Rect(view.convert(view.bounds, to: nil))
    let insets = safeAreaRegions.contains(.container) ? view.safeAreaInsets : .zero
    let safe = container.inset(
      by: Insets(
        top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom), right: Double(insets.right)))
    return SafeRegions(container: container, safe: safe)
  }

  /// The size for an offer; a length of 0 or without end asks for the ideal one.
  func size(for size: CGSize) -> CGSize {
    func offer(_ length: CGFloat) -> Double {
      length.isFinite && length < UIView.layoutFittingExpandedSize.width ? Double(length) : Double.infinity
    }
    let chosen = viewHost.size(Proposal(width: offer(size.width), height: offer(size.height)))
    return CGSize(width: chosen.width, height: chosen.height)
  }

  var idealSize: CGSize {
    let size = viewHost.size(.unspecified)
    return CGSize(width: size.width, height: size.height)
  }
}
