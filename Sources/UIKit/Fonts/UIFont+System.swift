import GalleyScenario
import GalleyTypography

extension UIFont {
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(request: TypefaceRequest(size: fontSize))
  }

  public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(request: TypefaceRequest(size: fontSize, weight: weight.openType))
  }

  public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight, width: UIFont.Width) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(request: TypefaceRequest(size: fontSize, weight: Weight.semibold.openType))
  }

  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(request: TypefaceRequest(size: fontSize, italic: true))
  }

  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(request: TypefaceRequest(size: fontSize, weight: weight.openType, monospacedDigits: true))
  }

  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(
      request: TypefaceRequest(family: .system(.monospaced), size: fontSize, weight: weight.openType),
      symbolicTraits: .traitMonoSpace)
  }

  public class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  public class func preferredFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    UIFont(descriptor: .preferredFontDescriptor(withTextStyle: style, compatibleWith: traitCollection), size: 0)
  }

  /// The sizes of the system's small standard texts, which do not scale: 17 of labels, 14 of the system font and 12 of
  /// its small variant are documented values of UIKit's; here they follow the text styles that have them.
  public class var labelFontSize: CGFloat { standard("body") }
  public class var buttonFontSize: CGFloat { standard("body") + 1 }
  public class var systemFontSize: CGFloat { standard("footnote") + 1 }
  public class var smallSystemFontSize: CGFloat { standard("caption") }

  private class func standard(_ style: String) -> CGFloat {
    TextStyleTable.shared.entry(style, size: .large, platform: .iOS)?.size ?? 0
  }

  /// The system's families and the app's.
  public class var familyNames: [String] {
    Set(InstalledFonts.shared.families + UIKitScenario.typesetter.familiesOfApp).sorted()
  }

  public class func fontNames(forFamilyName familyName: String) -> [String] {
    let own = UIKitScenario.typesetter.facesOfApp(inFamily: familyName)
    return own.isEmpty ? InstalledFonts.shared.faces(ofFamily: familyName) : own
  }
}
