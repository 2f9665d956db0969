import CoreGraphics
import Foundation
import GalleyScenario

/// Scales fonts and lengths as a text style does.
///
/// A value grows with the style's *line height*, not with its size, and is rounded to a pixel: 17 points become 16⅓ at
/// medium and 48 at the largest size, as developers report of devices with three pixels a point.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle

  public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  public func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

  public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    let scenario = UIKitScenario.shared
    let traits = traitCollection ?? .current
    let table = TextStyleTable.shared
    let size = traits.preferredContentSizeCategory.textSize ?? scenario.textSize
    let standard = table.standardSize(scenario.platform)
    guard let name = style.tableName, let chosen = table.entry(name, size: size, platform: scenario.platform),
      let base = table.entry(name, size: standard, platform: scenario.platform), base.lineHeight > 0
    else { return value }
    let scale = traits.displayScale > 0 ? traits.displayScale : scenario.scale
    return (value * chosen.lineHeight / base.lineHeight * scale).rounded() / scale
  }

  public func scaledFont(for font: UIFont) -> UIFont { scaled(font, limit: nil, nil) }

  public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaled(font, limit: nil, traitCollection)
  }

  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaled(font, limit: maximumPointSize, nil)
  }

  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { scaled(font, limit: maximumPointSize, traitCollection) }

  private func scaled(_ font: UIFont, limit: CGFloat?, _ traits: UITraitCollection?) -> UIFont {
    var request = font.request
    request.size = min(limit ?? .infinity, scaledValue(for: font.pointSize, compatibleWith: traits))
    return UIFont(
      request: request, scaling: (style, font.pointSize, limit), symbolicTraits: font.symbolicTraits)
  }
}

extension UIFont {
  /// The same font under other traits, where it follows the text size: what `adjustsFontForContentSizeCategory` does.
  func adjusted(to traits: UITraitCollection) -> UIFont {
    if let scaling {
      let base = withSize(scaling.baseSize)
      let metrics = UIFontMetrics(forTextStyle: scaling.style)
      guard let limit = scaling.limit else { return metrics.scaledFont(for: base, compatibleWith: traits) }
      return metrics.scaledFont(for: base, maximumPointSize: limit, compatibleWith: traits)
    }
    guard let style else { return self }
    let preferred = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
    guard symbolicTraits != preferred.symbolicTraits,
      let descriptor = preferred.fontDescriptor.withSymbolicTraits(symbolicTraits)
    else { return preferred }
    return UIFont(descriptor: descriptor, size: 0)
  }
}
