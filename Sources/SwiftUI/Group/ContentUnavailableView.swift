import GalleyGeometry
import GalleyLayout
import GalleyScreen

/// What is shown in the place of content that there is not.
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: _PrimitiveView {
  let label: Label
  let description: Description
  let actions: Actions

  public static func _assemble(_ view: Self, _ assembler: _Assembler) {
    assembler.addUnavailable(
      label: { Label._assemble(view.label, $0) }, description: { Description._assemble(view.description, $0) },
      actions: { Actions._assemble(view.actions, $0) })
  }
}

extension ContentUnavailableView {
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) { self.init(label: label(), description: description(), actions: actions()) }
}

extension ContentUnavailableView
where Label == SwiftUICore.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(
      label: SwiftUICore.Label {
        Text(title)
      } icon: {
        Image(name)
      }, description: description, actions: EmptyView())
  }

  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(
      label: SwiftUICore.Label(title, systemImage: name), description: description, actions: EmptyView())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    self.init(
      label: SwiftUICore.Label {
        Text(title)
      } icon: {
        Image(name)
      }, description: description, actions: EmptyView())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init(
      label: SwiftUICore.Label(title, systemImage: name), description: description, actions: EmptyView())
  }
}

/// The view for a search without results.
extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  public static var search: ContentUnavailableView { search(text: "") }

  public static func search(text: String) -> ContentUnavailableView {
    ContentUnavailableView(
      label: SearchUnavailableContent.Label(text: text), description: SearchUnavailableContent.Description(),
      actions: SearchUnavailableContent.Actions())
  }
}

/// The parts of the view for a search without results.
public struct SearchUnavailableContent {
  nonisolated public struct Label: View {
    let text: String

    public var body: some View {
      SwiftUICore.Label(text.isEmpty ? "No Results" : "No Results for “\(text)”", systemImage: "magnifyingglass")
    }
  }

  nonisolated public struct Description: View {
    public var body: some View { Text("Check the spelling or try a new search.") }
  }

  nonisolated public struct Actions: View {
    public var body: some View { EmptyView() }
  }
}

extension _Assembler {
  /// Adds the parts in the middle of all the room there is.
  func addUnavailable(
    label: @escaping (_Assembler) -> Void, description: (_Assembler) -> Void, actions: (_Assembler) -> Void
  ) {
    let outer = environment
    environment.stackAxis = .vertical
    environment.multilineTextAlignment = .center
    var children: [NodeIndex] = []
    func add(_ part: (_Assembler) -> Void, _ change: (inout EnvironmentValues) -> Void) {
      withEnvironment(change) {
        let node = collect({ part(self) }) { nodes -> NodeIndex? in
          guard nodes.count > 1 else { return nodes.first }
          return tree.addStack(along: .vertical, alignment: .center, spacing: nil, nodes, attributes())
        }
        if let node { children.append(node) }
      }
    }
    let isMac = scenario.platform == .macOS
    add({ assembler in
      // The Mac shows no icon here (recorded); elsewhere it stands large over the title.
      let styled = _StyledContent(content: label)
      if isMac {
        assembleView(styled.labelStyle(.titleOnly))
      } else {
        assembleView(
          styled.labelStyle(
            UnavailableLabelStyle(
              spacing: metric("control.unavailable.icon.spacing"), size: metric("control.unavailable.icon.size"))))
      }
    }) {
      $0.font = isMac ? .largeTitle.bold() : .title2.bold()
      if isMac { $0.setForeground([AnyShapeStyle(HierarchicalShapeStyle.secondary)]) }
    }
    add(description) {
      $0.font = isMac ? .body : .subheadline
      $0.setForeground([AnyShapeStyle(HierarchicalShapeStyle.secondary)])
    }
    add(actions) { _ in }
    environment = outer
    let column = tree.addStack(
      along: .vertical, alignment: .center, spacing: metric("control.unavailable.spacing"), children[...],
      attributes())
    let inset = metric("control.unavailable.padding")
    let padded = tree.addPadding(
      Insets(top: inset, left: inset, bottom: inset, right: inset), column, attributes())
    let all = FrameLimits(minimum: 0, ideal: nil, maximum: .infinity)
    let info = NodeInfo(type: "ContentUnavailableView", role: .container)
    let place = isMac ? AlignmentPoint(horizontal: .center, vertical: .top) : .center
    emit(tree.addFlexibleFrame(width: all, height: all, place, padded, attributes(tag: tag(info))))
  }
}

/// A large icon over the title.
private struct UnavailableLabelStyle: LabelStyle {
  let spacing: Double
  let size: Double

  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: CGFloat(spacing)) {
      configuration.icon.font(.system(size: CGFloat(size))).foregroundStyle(.secondary)
      configuration.title
    }
  }
}
