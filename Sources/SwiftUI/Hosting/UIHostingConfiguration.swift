import UIKit

/// SwiftUI views as the content of a cell.
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  let content: Content
  let background: Background
  var edges: [Edge: CGFloat] = [:]
  var minimum = CGSize.zero

  public init(@ViewBuilder content: () -> Content) where Background == EmptyView {
    self.init(content: content(), background: EmptyView())
  }

  private init(content: Content, background: Background) {
    self.content = content
    self.background = background
  }

  /// Sets the content's distance from the cell's edges.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration<Content, Background> {
    var copy = self
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { copy.edges[edge] = length }
    return copy
  }

  public func margins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets
  ) -> UIHostingConfiguration<Content, Background> {
    margins(edges.intersection(.top), insets.top).margins(edges.intersection(.leading), insets.leading)
      .margins(edges.intersection(.bottom), insets.bottom).margins(edges.intersection(.trailing), insets.trailing)
  }

  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> UIHostingConfiguration<Content, Background> {
    var copy = self
    if let width { copy.minimum.width = width }
    if let height { copy.minimum.height = height }
    return copy
  }

  public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> {
    var copy = UIHostingConfiguration<Content, B>(content: self.content, background: content())
    copy.edges = edges
    copy.minimum = minimum
    return copy
  }

  public func background<S: ShapeStyle>(_ style: S) -> UIHostingConfiguration<Content, _BackgroundStyleView<S>> {
    background { _BackgroundStyleView(style: style) }
  }

  public func makeContentView() -> UIView & UIContentView {
    _mainBody { HostingContentView(configuration: self) }
  }

  public func updated(for state: any UIConfigurationState) -> UIHostingConfiguration<Content, Background> { self }

  /// The content with its margins: the cell's layout margins where none are set.
  @ViewBuilder
  fileprivate func root(_ margins: EdgeInsets) -> some View {
    let insets = EdgeInsets(
      top: edges[.top] ?? margins.top, leading: edges[.leading] ?? margins.leading,
      bottom: edges[.bottom] ?? margins.bottom, trailing: edges[.trailing] ?? margins.trailing)
    content
      .padding(insets)
      .frame(minWidth: minimum.width, maxWidth: .infinity, minHeight: minimum.height, maxHeight: .infinity)
      .background { background }
  }
}

/// Fills its room with a style.
public struct _BackgroundStyleView<S: ShapeStyle>: View {
  let style: S
  public var body: some View { Rectangle().fill(style) }
}

/// The content view of a cell that shows SwiftUI views.
final class HostingContentView<Content: View, Background: View>: UIView, UIContentView {
  var configuration: any UIContentConfiguration {
    didSet { show() }
  }
  private let hosting: _UIHostingView<AnyView>

  init(configuration: UIHostingConfiguration<Content, Background>) {
    self.configuration = configuration
    hosting = _UIHostingView(rootView: AnyView(EmptyView()))
    super.init(frame: .zero)
    addSubview(hosting)
    show()
  }

  required init?(coder: NSCoder) { nil }

  private func show() {
    guard let hosted = configuration as? UIHostingConfiguration<Content, Background> else { return }
    let margins = directionalLayoutMargins
    hosting.rootView = AnyView(
      hosted.root(
        EdgeInsets(
          top: margins.top, leading: margins.leading, bottom: margins.bottom, trailing: margins.trailing)))
    invalidateIntrinsicContentSize()
  }

  override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    show()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    hosting.frame = bounds
  }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(CGSize(width: bounds.width, height: 0)).height)
  }

  /// As wide as offered, and as high as the views are then.
  override func sizeThatFits(_ size: CGSize) -> CGSize { hosting.tree.height(inWidth: size.width) }
}
