import CoreGraphics
import Foundation

extension UIView {
  /// Gives the change of this view's size to the subviews that follow it by their autoresizing masks.
  func resizeSubviews(from old: CGSize, to new: CGSize) {
    for child in children where child.translatesAutoresizingMaskIntoConstraints && !child.autoresizingMask.isEmpty {
      let mask = child.autoresizingMask
      let frame = child.frame
      let (x, width) = Self.share(
        new.width - old.width, before: frame.minX, length: frame.width, after: old.width - frame.maxX,
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin))
      let (y, height) = Self.share(
        new.height - old.height, before: frame.minY, length: frame.height, after: old.height - frame.maxY,
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin))
      child.frame = CGRect(x: x, y: y, width: width, height: height)
    }
  }

  /// Several flexible parts share the change in proportion to their old lengths; equally when those are nothing.
  private static func share(
    _ change: CGFloat, before: CGFloat, length: CGFloat, after: CGFloat, _ flexBefore: Bool, _ flexLength: Bool,
    _ flexAfter: Bool
  ) -> (start: CGFloat, length: CGFloat) {
    let flexible = [flexBefore, flexLength, flexAfter]
    let count = flexible.filter { $0 }.count
    guard count > 0, change != 0 else { return (before, length) }
    let parts = zip(flexible, [before, length, after]).map { $0 ? max(0, $1) : 0 }
    let total = parts.reduce(0, +)
    func portion(_ index: Int) -> CGFloat {
      guard flexible[index] else { return 0 }
      return total > 0 ? change * parts[index] / total : change / CGFloat(count)
    }
    return (before + portion(0), max(0, length + portion(1)))
  }
}
