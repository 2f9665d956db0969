import CoreGraphics
import Foundation
import GalleyTypography

/// What a field shows, and where.
extension UITextField {
  /// What is shown: the text, dots in its place, or the placeholder.
  private var shown: (text: NSAttributedString, color: UIColor) {
    guard let own = attributedText, own.length > 0 else {
      return (attributedPlaceholder ?? NSAttributedString(string: ""), .placeholderText)
    }
    let color = isEnabled ? textColor ?? .label : .tertiaryLabel
    guard isSecureTextEntry else { return (own, color) }
    let dots = String(repeating: "•", count: own.string.count)
    return (NSAttributedString(string: dots, attributes: own.attributes(at: 0, effectiveRange: nil)), color)
  }

  /// The text as it is set and painted: one line, cut at its end where it finds no room.
  @_spi(Galley) public var setText: SetText {
    let (own, color) = shown
    var text = own
    if adjustsFontForContentSizeCategory {
      text = text.changing(.font, UIFont.self) { $0.adjusted(to: traitCollection) }
    }
    let reader = AttributedTextReader(text, font: effectiveFont, color: color)
    var style = reader.style(
      alignment: textAlignment, lineBreakMode: .byTruncatingTail, rightToLeft: isRightToLeft,
      scale: max(1, UIKitScenario.shared.scale))
    style.lineLimit = 1
    if adjustsFontSizeToFitWidth, effectiveFont.pointSize > 0 {
      style.minimumScaleFactor = Double(min(1, max(0, minimumFontSize / effectiveFont.pointSize)))
    }
    return SetText(text.string, reader, font: effectiveFont, style: style)
  }

  /// Whether the placeholder is shown.
  @_spi(Galley) public var showsPlaceholder: Bool { attributedText?.length ?? 0 == 0 }

  /// Where what is shown lies.
  @_spi(Galley) public var shownRect: CGRect {
    showsPlaceholder ? placeholderRect(forBounds: bounds) : textRect(forBounds: bounds)
  }

  /// In the middle of the rectangle's height.
  func drawShown(in rect: CGRect) {
    let set = setText
    guard !set.string.isEmpty else { return }
    let width = max(0, Double(rect.width))
    var drawn = DrawnText(set, set.paragraph.layout(width: width, height: nil, alignedIn: width))
    drawn.owner = ObjectIdentifier(self)
    drawn.draw(at: CGPoint(x: rect.minX, y: rect.minY + (rect.height - drawn.layout.size.height) / 2))
  }

  @_spi(Galley) public var effectiveFont: UIFont {
    let font = font ?? .systemFont(ofSize: UIFont.labelFontSize)
    return adjustsFontForContentSizeCategory ? font.adjusted(to: traitCollection) : font
  }
}
