import GalleyGeometry
import GalleyLayout
import GalleyScreen

extension _Assembler {
  /// The dots under the pages of a tab view; none for a single page, and where the style asks for none.
  func addPageIndex(pages: Int, selected: Int?, _ environment: EnvironmentValues) -> NodeIndex? {
    guard scenario.platform == .iOS || scenario.platform == .visionOS || scenario.platform == .tvOS else { return nil }
    switch environment.pageIndexMode {
    case .never: return nil
    case .automatic: if pages < 2 { return nil }
    default: if pages < 1 { return nil }
    }
    let info = NodeInfo(type: "PageIndex", role: .decoration)
    info.traits = [.systemSized, .systemBar]
    info.content = PageDots(
      self, pages: pages, selected: selected, hasBackground: environment.pageIndexBackground == .always)
    let whole = FrameLimits(minimum: nil, ideal: nil, maximum: .infinity)
    let inner = tree.addLeaf(.zero, attributes())
    return tree.addWrapper(
      tree.addFlexibleFrame(width: whole, height: whole, .center, inner, attributes()), attributes(tag: tag(info)))
  }
}

/// Draws a dot a page, white as the system's are, on a platter where that is asked for.
final class PageDots: NodeContent {
  private let pages: Int
  private let selected: Int?
  private let pitch: Double
  private let ends: Double
  private let background: RGBA?

  init(_ assembler: _Assembler, pages: Int, selected: Int?, hasBackground: Bool) {
    self.pages = pages
    self.selected = selected
    pitch = assembler.metric("control.pageControl.pitch")
    ends = assembler.metric("control.pageControl.extraWidth")
    background = hasBackground ? assembler.environment.systemColor("systemFill") : nil
  }

  override var hasSides: Bool { true }

  override func draw(in frame: Rect, _ drawing: inout [DrawingCommand], _ grid: PixelGrid) {
    if let background {
      let width = Double(pages) * pitch + ends
      let platter = Rect(x: frame.midX - width / 2, y: frame.minY, width: width, height: frame.height)
      drawing.append(.fill(.rounded(platter, radius: platter.height / 2), .color(background), evenOdd: false))
    }
    let side = pitch * PageDots.dot
    for page in 0..<pages {
      let x = frame.midX + (Double(page) - Double(pages - 1) / 2) * pitch
      let white = RGBA(red: 1, green: 1, blue: 1, alpha: page == selected ? 1 : PageDots.faded)
      let dot = Rect(x: x - side / 2, y: frame.midY - side / 2, width: side, height: side)
      drawing.append(.fill(.ellipse(dot), .color(white), evenOdd: false))
    }
  }

  /// A dot's side over the way to the next, and how much of the other dots shows: for drawing only.
  private static let dot = 0.4
  private static let faded = 0.3
}

private enum PageIndexModeKey: EnvironmentKey {
  static let defaultValue = PageTabViewStyle.IndexDisplayMode.automatic
}
private enum PageIndexBackgroundKey: EnvironmentKey {
  static let defaultValue = PageIndexViewStyle.BackgroundDisplayMode.automatic
}

extension EnvironmentValues {
  var pageIndexMode: PageTabViewStyle.IndexDisplayMode {
    get { self[PageIndexModeKey.self] }
    set { self[PageIndexModeKey.self] = newValue }
  }

  var pageIndexBackground: PageIndexViewStyle.BackgroundDisplayMode {
    get { self[PageIndexBackgroundKey.self] }
    set { self[PageIndexBackgroundKey.self] = newValue }
  }
}
