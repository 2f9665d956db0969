@_spi(Galley) import CoreGraphics
import Foundation
import GalleyTypography

/// What layers that are no view's are drawn with.
extension CALayer {
  /// Has the contents made anew.
  func show() {
    asksForDisplay = false
    delegate?.display(self)
    display()
  }

  /// Draws on a sheet of the layer's size, which it keeps.
  func drawContents() {
    guard bounds.width > 0, bounds.height > 0, bounds.width.isFinite, bounds.height.isFinite else { return }
    let scale = UIKitScenario.shared.scale
    let sheet = CGContext(
      width: Int((bounds.width * scale).rounded(.up)), height: Int((bounds.height * scale).rounded(.up)))
    sheet.translateBy(x: -bounds.minX, y: -bounds.minY)
    draw(in: sheet)
    drawn = (sheet.steps, bounds)
  }

  /// Lays out what is inside where something has changed. A class of the user's is laid out before it is first shown.
  func layOutIfNeeded() {
    guard asksForLayout else { return }
    asksForLayout = false
    layoutSublayers()
  }

  /// What code drew as the layer's contents and the size of the sheet it drew on.
  @_spi(Galley) public var drawnContents: (steps: [CGContext.Step], size: CGSize) {
    guard view == nil else { return ([], .zero) }
    layOutIfNeeded()
    displayIfNeeded()
    return (drawn.steps, drawn.bounds.size)
  }

  /// The picture that code gave the layer; Core Animation takes only those of Core Graphics.
  @_spi(Galley) public var picture: CGImage? { contents as? CGImage }
}

extension CATextLayer {
  /// The text as it is set and painted; nil for none.
  @_spi(Galley) public var setText: SetText? {
    let text: NSAttributedString
    switch string {
    case let plain as String: text = NSAttributedString(string: plain)
    case let own as NSAttributedString: text = own
    default: return nil
    }
    guard text.length > 0 else { return nil }
    let font = shownFont
    let color = foregroundColor.map { UIColor(cgColor: $0) } ?? .white
    let reader = AttributedTextReader(text, font: font, color: color)
    let alignment: NSTextAlignment =
      switch alignmentMode {
      case .left: .left
      case .right: .right
      case .center: .center
      case .justified: .justified
      default: .natural
      }
    let mode: NSLineBreakMode =
      switch truncationMode {
      case .start: .byTruncatingHead
      case .middle: .byTruncatingMiddle
      case .end: .byTruncatingTail
      default: isWrapped ? .byWordWrapping : .byClipping
      }
    var style = reader.style(
      alignment: alignment, lineBreakMode: mode, rightToLeft: false, scale: NSAttributedString.unrounded)
    if !isWrapped { style.lineLimit = 1 }
    return SetText(text.string, reader, font: font, style: style)
  }

  /// A font of its own size is set in the layer's, as documented.
  private var shownFont: UIFont {
    switch font {
    case let font as UIFont: font.withSize(fontSize)
    case let name as NSString: UIFont(name: String(describing: name), size: fontSize) ?? .systemFont(ofSize: fontSize)
    default: UIFont(name: "Helvetica", size: fontSize) ?? .systemFont(ofSize: fontSize)
    }
  }
}
