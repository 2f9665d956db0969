/// What of a label a tab shows.
enum TabLabelParts { case both, icon, title }

/// What a tab shows: an icon over its title.
struct TabLabel: View {
  let content: TabLabelContent
  let iconSize: CGFloat
  let parts: TabLabelParts

  var body: some View {
    VStack(spacing: 2) { content }
      .labelStyle(TabLabelStyle(iconSize: iconSize, parts: parts))
      .imageScale(.large)
  }
}

/// The views that code gave for a tab.
nonisolated struct TabLabelContent: _PrimitiveView {
  let assemble: (_Assembler) -> Void

  static func _assemble(_ view: Self, _ assembler: _Assembler) { view.assemble(assembler) }
}

struct TabLabelStyle: LabelStyle {
  let iconSize: CGFloat
  let parts: TabLabelParts

  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 2) {
      if parts != .title { configuration.icon.font(.system(size: iconSize)) }
      if parts != .icon { configuration.title }
    }
  }
}
