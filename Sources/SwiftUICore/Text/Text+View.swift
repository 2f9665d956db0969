import GalleyGeometry
import GalleyLayout
import GalleyScreen
import GalleyTypography
@_spi(Galley) import UIKit

extension Text: View, _PrimitiveView {
  public typealias Body = Never

  public static func _assemble(_ view: Text, _ assembler: _Assembler) {
    let resolved = TextResolver.resolve(view, in: assembler.textPlace)
    assembler.emit(assembler.addText(resolved, type: "Text"))
  }
}

extension _Assembler {
  /// A node for text that is set under the environment's paragraph style.
  package func addText(_ text: ResolvedText, type: String, role: ScreenNode.Role = .text) -> NodeIndex {
    let place = textPlace
    let spacing = place.spacing ?? (metric("text.spacing.factor"), metric("text.spacing.between"))
    place.spacing = spacing
    let layout = TextLayout(text, place, room: spacing.room, gap: spacing.gap)
    if text.font.resolved.isAssumed, let style = text.font.resolved.style {
      host.used.insert("typography.style." + style)
    }
    if text.usesAssumedHeights(environment) { host.used.insert("typography.lineHeights") }
    for run in text.runs {
      if !run.font.smallCaps.isEmpty { host.used.insert("typography.smallCapitals") }
      if run.font.width != 1 { host.used.insert("typography.widths") }
      noteStandIn(run.font)
    }
    note(text.faults, of: text.string, type)
    layout.renderer = place.renderer
    let content =
      place.renderer.map { RenderedTextContent(layout, place, $0) as NodeContent } ?? TextContent(layout, place)
    let info = NodeInfo(type: type, text: layout.string, role: role, content: content)
    if place.isLimited { info.traits.insert(.lineLimited) }
    return tree.addObject(layout, attributes(tag: tag(info)))
  }
}

extension _Assembler {
  /// Says in what a font is set that is not part of this tool.
  private func noteStandIn(_ font: TypefaceRequest) {
    guard case .named(let name) = font.family, !UIKitScenario.typesetter.has(name) else { return }
    guard InstalledFonts.shared.has(name) else { return note("no font \(name): the system's stands in for it") }
    note("\(name) is not part of this tool: \(UIKitScenario.standInFace(font)) stands in for it")
  }

  private func note(_ faults: [TextFault], of text: String, _ type: String) {
    guard !faults.isEmpty else { return }
    let shown = text.count > 24 ? text.prefix(23) + "…" : text[...]
    for fault in faults {
      note("\(UserCode.mark(fault.fault.place))\(fault.modifier) of \(type) \"\(shown)\": \(fault.fault.text)")
    }
  }
}

extension EnvironmentValues {
  /// How paragraphs are set here.
  package var paragraphStyle: ParagraphStyle {
    let alignment: ParagraphStyle.Alignment =
      switch multilineTextAlignment {
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      }
    let truncation: ParagraphStyle.Truncation =
      switch truncationMode {
      case .head: .head
      case .middle: .middle
      case .tail: .tail
      }
    return ParagraphStyle(
      alignment: alignment, lineLimit: lineLimit.map { max(1, $0) }, reservedLines: max(0, reservedLines),
      truncation: truncation, lineSpacing: lineSpacing.isFinite ? max(0, Double(lineSpacing)) : 0,
      minimumScaleFactor: minimumScaleFactor.isNaN ? 1 : min(max(Double(minimumScaleFactor), 0.01), 1),
      allowsTightening: allowsTightening, rightToLeft: isRightToLeft,
      language: typesettingLanguage.identifier ?? language,
      profile: metricsProfile, scale: Double(displayScale))
  }
}

/// Measures a text; what it would be in a width is answered from the shaped paragraph.
package final class TextLayout: LayoutObject {
  package let text: ResolvedText
  package let paragraph: Paragraph
  /// The characters as read aloud and searched.
  package let string: String
  private let edges: EdgeSpacing
  private let isOneLine: Bool
  /// The user's code that says how large the text is.
  fileprivate var renderer: (any TextRenderer)?
  /// What the text was offered where it was placed.
  fileprivate var placed = Proposal.unspecified

  /// - Parameters:
  ///   - room: share of a line that text keeps to its neighbours in a column.
  ///   - gap: what two texts in a column keep beside the lower one's leading, in points.
  package init(_ text: ResolvedText, _ place: TextPlace, room: Double, gap: Double) {
    self.text = text
    string = text.string
    edges = text.font.spacing(place.style, room: room, gap: gap)
    var style = place.followsContent ? place.style.directed(for: text, in: place.environment) : place.style
    if let language = text.language { style.language = language }
    style.formats = text.formats(style, place.environment)
    isOneLine = style.lineLimit == 1
    var runs = text.runs
    // A text without characters still is a line tall.
    if runs.isEmpty { runs = [TextRun(text: "", font: text.font.resolved.request)] }
    paragraph = UIKitScenario.typesetter.paragraph(runs, style: style)
  }

  /// The gaps that the font asks for above and below.
  ///
  /// Recorded on macOS for twelve sizes: to a view above, the descent and a tenth of the line rounded up to the pixel; to
  /// one below, that and what the ascent is over the capitals. Between texts the lower one's leading, rounded up; on
  /// macOS nothing.
  ///
  /// - Parameters:
  ///   - room: share of a line that text keeps to its neighbours in a column.
  ///   - gap: what two texts in a column keep beside the lower one's leading, in points.
  package static func spacing(
    _ font: TypefaceRequest, _ style: ParagraphStyle, room share: Double, gap: Double
  ) -> EdgeSpacing {
    let metrics = UIKitScenario.typesetter.metrics(font, profile: style.profile)
    let grid = PixelGrid(scale: style.scale)
    let room = grid.ceil((metrics.ascent + metrics.descent) * share)
    let leading = gap + (style.profile == .macos ? 0 : grid.ceil(font.leading))
    return EdgeSpacing(
      top: SpacingPreference(kind: .text, toView: metrics.descent + room, toText: leading), leading: .view,
      bottom: SpacingPreference(
        kind: .text, toView: metrics.ascent - metrics.capHeight + metrics.descent + room, toText: 0), trailing: .view)
  }

  private func limits(_ proposal: Proposal) -> (width: Double?, height: Double?) {
    func limit(_ length: Double) -> Double? { length.isUnspecified || length == .infinity ? nil : length }
    return (limit(proposal.width), limit(proposal.height))
  }

  package override func size(_ tree: LayoutTree, _ node: NodeIndex, _ proposal: Proposal) -> Size {
    let (width, height) = limits(proposal)
    guard let renderer else { return paragraph.size(width: width, height: height).size }
    let offer = ProposedViewSize(width: width.map { CGFloat($0) }, height: height.map { CGFloat($0) })
    let size = renderer.sizeThatFits(proposal: offer, text: TextProxy(paragraph: paragraph))
    return Size(width: legalNumber(size.width), height: legalNumber(size.height))
  }

  package override func place(_ tree: LayoutTree, _ node: NodeIndex, frame: Rect, proposal: Proposal) {
    placed = proposal
  }

  /// Sets the text in an area that no container offered.
  package func place(width: Double, height: Double) { placed = Proposal(width: width, height: height) }

  package override func explicitGuide(
    _ tree: LayoutTree, _ node: NodeIndex, _ key: AlignmentKey, size: Size, proposal: Proposal
  ) -> Double? {
    guard key.isBaseline else { return nil }
    let (width, height) = limits(proposal)
    let measured = paragraph.size(width: width, height: height)
    return key == .firstBaseline ? measured.firstBaseline : measured.lastBaseline
  }

  package override var flexibleWidth: Flexibility { .bounded }
  package override var flexibleHeight: Flexibility { isOneLine ? .fixed : .bounded }
  package override var spacing: EdgeSpacing { edges }
  package override var hasBaselines: Bool { true }
  package override var isUserMade: Bool { renderer != nil }

  /// The lines as they were placed.
  package var lines: ParagraphLayout {
    let (width, height) = limits(placed)
    return paragraph.layout(width: width, height: height)
  }

  /// The same with glyphs for white space, which a renderer of the user's counts too.
  var linesWithSpaces: ParagraphLayout {
    let (width, height) = limits(placed)
    return paragraph.layout(width: width, height: height, alignedIn: nil, withSpaces: true)
  }
}
