@_spi(Galley) import CoreGraphics
import Foundation

extension UIView {
  /// What code of the view's own class draws, in coordinates that count from the upper left corner of its bounds; nothing
  /// for UIKit's classes, which need no sheet.
  @_spi(Galley) public var drawnSteps: [CGContext.Step] {
    guard UserCode.includes(type(of: self)) || UserCode.includes(type(of: layer)), bounds.width > 0, bounds.height > 0
    else { return [] }
    let scale = UIKitScenario.shared.scale
    let sheet = CGContext(
      width: Int((bounds.width * scale).rounded(.up)), height: Int((bounds.height * scale).rounded(.up)))
    sheet.translateBy(x: -bounds.minX, y: -bounds.minY)
    UIGraphicsPushContext(sheet)
    traitCollection.performAsCurrent { drawContent(on: sheet) }
    UIGraphicsPopContext()
    return sheet.steps
  }
}
