import CoreGraphics
import Foundation

/// A picture or view among the characters.
open class NSTextAttachment: NSObject, @unchecked Sendable {
  private let foundationKind = FoundationKind()
  open var image: UIImage?
  open var bounds = CGRect.zero
  open var contents: Data?
  open var fileType: String?
  open var fileWrapper: AnyObject?
  open var lineLayoutPadding: CGFloat = 0
  open var allowsTextAttachmentView = true

  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    super.init()
  }

  public override convenience init() { self.init(data: nil, ofType: nil) }

  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  /// The place of the attachment, from the baseline: its bounds, or as large as its image when they have no size.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect {
    guard bounds.size == .zero, let image else { return bounds }
    return CGRect(origin: bounds.origin, size: image.size)
  }

  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { image }
}

extension NSTextAttachment {
  /// The character that stands for an attachment.
  public static let character = 0xFFFC
}

extension NSAttributedString {
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }

  public convenience init(attachment: NSTextAttachment, attributes: [NSAttributedString.Key: Any]) {
    var all = attributes
    all[.attachment] = attachment
    self.init(string: "\u{FFFC}", attributes: all)
  }
}
