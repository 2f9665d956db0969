import GalleyScenario
import GalleyScreen
import GalleyTypography
@_spi(Galley) import UIKit

/// A font in a place: what is asked of the typesetter, and how readers call it.
package struct ResolvedFont: Hashable {
  package var request: TypefaceRequest
  /// The text style that the size comes from; nil for sizes in points.
  package var style: String?
  /// Whether no source states the style's numbers.
  package var isAssumed = false
  /// Baseline to baseline by the text style, in points; nil for sizes in points.
  var lineHeight: Double?
  /// What is wrong with the size that it was asked for.
  var fault: NumberFault?
  /// What bold makes of the text style's own weight; nil for sizes in points, and once a weight was named.
  var emphasized: Int?

  package init(
    request: TypefaceRequest, style: String? = nil, isAssumed: Bool = false, lineHeight: Double? = nil,
    emphasized: Int? = nil
  ) {
    self.request = request
    self.style = style
    self.isAssumed = isAssumed
    self.lineHeight = lineHeight
    self.emphasized = emphasized
  }

  private static let weights = [
    "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
  ]

  /// `system 17 semibold`.
  package var description: String {
    let family =
      switch request.family {
      case .system(.standard): "system"
      case .system(let design): "system-" + design.rawValue
      case .named(let name): name
      }
    let size = DecimalText.text(request.size, places: 3)
    let weight = ResolvedFont.weights[min(max(request.weight / 100, 1), 9) - 1]
    let width = request.width == 1 ? "" : " \(request.width < 1 ? "condensed" : "expanded")"
    return "\(family) \(size) \(weight)" + width + (request.italic ? " italic" : "")
  }
}

extension MetricsProfile {
  /// The metrics of a platform.
  package init(_ platform: Platform) {
    self =
      switch platform {
      case .iOS, .visionOS: .ios
      case .macOS: .macos
      case .tvOS: .tvos
      case .watchOS: .watchos
      }
  }
}

extension EnvironmentValues {
  package var metricsProfile: MetricsProfile { MetricsProfile(scenario?.platform ?? .iOS) }

  /// A font under the environment's size of text and weight, with what views further out changed in every font.
  package func resolve(_ font: Font?, changes: [FontChange] = []) -> ResolvedFont {
    let chosen = font ?? self.font
    var resolved = base(chosen ?? .body)
    // The standard font is no text style here: its bold is bold (recorded of a text on macOS, of a symbol on iOS).
    if chosen == nil { resolved.emphasized = nil }
    for change in fontChanges + changes { apply(change, to: &resolved) }
    if legibilityWeight == .bold { resolved.request.weight = LegibilityWeights.bold(resolved.request.weight) }
    if let lineHeight = resolved.lineHeight {
      let own = UIKitScenario.typesetter.metrics(resolved.request, profile: metricsProfile).lineHeight
      resolved.request.leading = max(0, lineHeight - own)
    }
    return resolved
  }

  private func base(_ font: Font) -> ResolvedFont {
    var resolved = unchecked(font)
    if let fault = font.fault { resolved.fault = fault }
    return resolved
  }

  private func unchecked(_ font: Font) -> ResolvedFont {
    switch font.provider {
    case .style(let style, let design, let weight):
      let entry = TextStyleTable.shared.entry(
        style.rawValue, size: dynamicTypeSize.textSize, platform: scenario?.platform ?? .iOS)
      var request = TypefaceRequest(size: entry?.size ?? 17, weight: entry?.weight ?? 400)
      request.family = .system(.init(design ?? .default))
      if let weight { request.weight = weight.number }
      return ResolvedFont(
        request: request, style: style.rawValue, isAssumed: entry?.isAssumed ?? true,
        lineHeight: entry?.lineHeight,
        emphasized: weight == nil ? entry?.emphasized : nil)
    case .system(let size, let weight, let design):
      return ResolvedFont(
        request: TypefaceRequest(
          family: .system(.init(design ?? .default)), size: Double(size), weight: weight?.number ?? 400))
    case .custom(let name, let size, let style):
      let factor = style.map { growth(of: $0) } ?? 1
      return ResolvedFont(request: TypefaceRequest(family: .named(name), size: Double(size) * factor))
    case .uiFont(let font): return ResolvedFont(request: font.request)
    case .changed(let font, let change):
      var resolved = base(font)
      apply(change, to: &resolved)
      return resolved
    }
  }

  /// How much larger a style is than at the platform's standard size of text.
  package func growth(of style: Font.TextStyle) -> Double {
    let (table, platform) = (TextStyleTable.shared, scenario?.platform ?? .iOS)
    let standard = table.entry(style.rawValue, size: table.standardSize(platform), platform: platform)
    let current = table.entry(style.rawValue, size: dynamicTypeSize.textSize, platform: platform)
    guard let standard, let current, standard.size > 0 else { return 1 }
    return current.size / standard.size
  }

  private func apply(_ change: FontChange, to font: inout ResolvedFont) {
    switch change {
    case .weight(let weight):
      font.request.weight = weight.number
      font.emphasized = nil
    // Recorded on iOS and macOS: a text style becomes its emphasized variant (semibold for body), anything else bold.
    case .bold(true):
      font.request.weight = max(font.request.weight, font.emphasized ?? Font.Weight.bold.number)
    case .bold(false): font.request.weight = min(font.request.weight, 400)
    case .italic(let isActive): font.request.italic = isActive
    case .design(let design): setDesign(.init(design), of: &font)
    case .monospaced(let isActive): setDesign(isActive ? .monospaced : .standard, of: &font)
    case .monospacedDigit: font.request.monospacedDigits = true
    case .smallCaps(let letters): font.request.smallCaps.formUnion(letters)
    case .width(let width):
      font.request.width = FontWidthTable.shared(width.value.isFinite ? Double(width.value) : 0)
    case .leading(let leading):
      guard let height = font.lineHeight else { break }
      font.lineHeight = height + LegibilityWeights.shared.leadingChange(leading)
    case .scale(let factor):
      guard factor.isFinite, factor > 0 else { break }
      font.request.size *= Double(factor)
      font.lineHeight = font.lineHeight.map { $0 * Double(factor) }
    }
  }

  private func setDesign(_ design: TypefaceRequest.Design, of font: inout ResolvedFont) {
    guard case .system = font.request.family else { return }
    font.request.family = .system(design)
  }
}

extension TypefaceRequest.Design {
  init(_ design: Font.Design) {
    self =
      switch design {
      case .default: .standard
      case .serif: .serif
      case .rounded: .rounded
      case .monospaced: .monospaced
      }
  }
}
