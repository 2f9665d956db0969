/// A count or short text at the top of a tab's icon. No source states its measures; they are for drawing only.
struct TabBadge: View {
  let text: Text
  let fontSize: CGFloat
  let height: CGFloat
  let padding: CGFloat
  let offset: CGFloat

  nonisolated init(_ assembler: _Assembler, _ text: Text, beside iconSize: Double) {
    self.text = text
    fontSize = CGFloat(assembler.drawingMetric("bar.tab.badge.fontSize"))
    height = CGFloat(assembler.drawingMetric("bar.tab.badge.height"))
    padding = CGFloat(assembler.drawingMetric("bar.tab.badge.padding"))
    offset = CGFloat(iconSize) / 2 + padding
  }

  var body: some View {
    text
      .font(.system(size: fontSize)).lineLimit(1).foregroundStyle(.white)
      .padding(.horizontal, padding)
      .frame(minWidth: height, minHeight: height)
      .background(.red, in: .capsule)
      .fixedSize()
      .offset(x: offset, y: -padding / 2)
  }
}
