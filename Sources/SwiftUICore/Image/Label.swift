import GalleyGeometry
import GalleyLayout
import GalleyScreen
import GalleyTypography
@_spi(Galley) import UIKit

/// An icon with a title.
nonisolated public struct Label<Title: View, Icon: View>: View {
  let title: Title
  let icon: Icon

  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  public var body: some View {
    _LabelBody(configuration: LabelStyleConfiguration(title: .init { title }, icon: .init { icon }))
  }
}

extension Label where Title == Text, Icon == Image {
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }

  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}

/// How labels look.
@MainActor @preconcurrency
public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a label.
public struct LabelStyleConfiguration {
  nonisolated public struct Title: _PrimitiveView {
    let content: () -> AnyView

    init<V: View>(_ content: @escaping () -> V) { self.content = { AnyView(content()) } }

    public static func _assemble(_ view: Self, _ assembler: _Assembler) { AnyView._assemble(view.content(), assembler) }
  }

  nonisolated public struct Icon: _PrimitiveView {
    let content: () -> AnyView

    init<V: View>(_ content: @escaping () -> V) { self.content = { AnyView(content()) } }

    public static func _assemble(_ view: Self, _ assembler: _Assembler) { AnyView._assemble(view.content(), assembler) }
  }

  public let title: Title
  public let icon: Icon
}

/// Asks the place's label style for the label.
nonisolated struct _LabelBody: _PrimitiveView {
  let configuration: LabelStyleConfiguration

  static func _assemble(_ view: Self, _ assembler: _Assembler) {
    func assemble<S: LabelStyle>(_ style: S) {
      // A label inside the style's own body has the style further out.
      assembler.withEnvironment({ $0.labelStyles.removeLast() }) {
        assembler.addComposite(style) { style in
          S.Body._assemble(_onMain { style.makeBody(configuration: view.configuration) }, assembler)
        }
      }
    }
    guard let style = assembler.environment.labelStyles.last else {
      return _StandardLabel._assemble(_StandardLabel(configuration: view.configuration, parts: .automatic), assembler)
    }
    assemble(style)
  }
}

/// A label as the system draws it.
nonisolated struct _StandardLabel: _PrimitiveView {
  enum Parts {
    case both, title, icon
    /// What the container shows of labels that say nothing.
    case automatic
  }

  let configuration: LabelStyleConfiguration
  let parts: Parts

  static func _assemble(_ view: Self, _ assembler: _Assembler) {
    switch view.parts {
    case .title: LabelStyleConfiguration.Title._assemble(view.configuration.title, assembler)
    case .icon: assembleIcon(view.configuration, assembler)
    case .automatic where assembler.environment.showsIconsOnly: assembleIcon(view.configuration, assembler)
    case .automatic, .both:
      let column = assembler.environment.labelColumn
      let gap = column?.spacing ?? assembler.metric("control.label.spacing")
      // Icons stand around the middle of the title's capitals, as symbols do by themselves.
      let font = assembler.environment.resolve(nil)
      let profile = assembler.environment.metricsProfile
      let capHeight = UIKitScenario.typesetter.metrics(font.request, profile: profile).capHeight
      assembler.addStack("Label", along: .horizontal, alignment: .firstBaseline, spacing: CGFloat(gap)) {
        assembler.modifyEach({
          assembler.withEnvironment({ $0.applyLabelColumn() }) {
            LabelStyleConfiguration.Icon._assemble(view.configuration.icon, assembler)
          }
        }) { node in
          let icon = assembler.tree.addObject(IconCentre(capHeight), children: [node], assembler.attributes())
          guard let column else { return icon }
          // Icons grow with the text; how their column does is not recorded.
          let width = column.width * max(1, assembler.environment.growth(of: .body))
          return assembler.tree.addFrame(
            width: width, height: nil, .center, icon, assembler.attributes())
        }
        LabelStyleConfiguration.Title._assemble(view.configuration.title, assembler)
      }
    }
  }
}

extension _StandardLabel {
  /// The icon, which is read aloud as the title that does not show.
  private static func assembleIcon(_ configuration: LabelStyleConfiguration, _ assembler: _Assembler) {
    let title = assembler.single { LabelStyleConfiguration.Title._assemble(configuration.title, assembler) }
    let text = title.flatMap { assembler.readableText(of: $0) }
    assembler.modifyEach({ LabelStyleConfiguration.Icon._assemble(configuration.icon, assembler) }) { icon in
      let info = NodeInfo(type: "Label", text: text)
      return assembler.tree.addWrapper(icon, assembler.attributes(tag: assembler.tag(info)))
    }
  }
}

private enum ShowsIconsOnlyKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// Whether labels that say nothing of their style show their icon alone, as in bars.
  package var showsIconsOnly: Bool {
    get { self[ShowsIconsOnlyKey.self] }
    set { self[ShowsIconsOnlyKey.self] = newValue }
  }
}

/// Gives an icon without a baseline one that puts its middle on the middle of capitals.
final class IconCentre: LayoutObject {
  private let capHeight: Double

  init(_ capHeight: Double) { self.capHeight = capHeight }

  override func explicitGuide(
    _ tree: LayoutTree, _ node: NodeIndex, _ key: AlignmentKey, size: Size, proposal: Proposal
  ) -> Double? {
    guard key.isBaseline else { return nil }
    guard let child = tree.children(of: node).first else { return nil }
    return tree.explicitGuide(child, key, size: size, proposal: proposal) ?? (size.height + capHeight) / 2
  }

  override var hasBaselines: Bool { true }
}

/// How the rows of a list line the icons of their labels up.
package struct LabelColumn {
  /// The width that icons stand in the middle of, and may reach over.
  package var width: Double
  package var spacing: Double
  package var scale: Image.Scale

  package init(width: Double, spacing: Double, scale: Image.Scale) {
    self.width = width
    self.spacing = spacing
    self.scale = scale
  }
}

private enum LabelColumnKey: EnvironmentKey { static var defaultValue: LabelColumn? { nil } }

extension EnvironmentValues {
  /// Set by lists for the labels in their rows.
  package var labelColumn: LabelColumn? {
    get { self[LabelColumnKey.self] }
    set { self[LabelColumnKey.self] = newValue }
  }

  /// Icons in rows have a scale of their own, and the tint where no view gave a foreground.
  fileprivate mutating func applyLabelColumn() {
    guard let labelColumn else { return }
    imageScale = labelColumn.scale
    if !hasForeground { setForeground([tintStyle ?? AnyShapeStyle(accent)]) }
  }
}

private enum LabelStylesKey: EnvironmentKey { static var defaultValue: [any LabelStyle] { [] } }

extension EnvironmentValues {
  /// Outermost first; the last one holds.
  var labelStyles: [any LabelStyle] {
    get { self[LabelStylesKey.self] }
    set { self[LabelStylesKey.self] = newValue }
  }
}

extension View {
  public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    modifier(_EnvironmentModifier { $0.labelStyles.append(style) })
  }
}
