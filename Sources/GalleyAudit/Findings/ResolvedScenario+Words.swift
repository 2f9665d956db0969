import GalleyGeometry
import GalleyScenario
import GalleyScreen

extension ResolvedScenario {
  /// The scenario in the words of a geometry text's heading, with what is out of the ordinary behind them.
  var words: String {
    var words = "\(device) \(orientation.rawValue) \(window.width.points)x\(window.height.points) os=\(os.text)"
    words += " text=\(textSize.rawValue) locale=\(locale)"
    if windowMode != "full" { words += " window=\(windowMode)" }
    if direction == .rightToLeft { words += " direction=rtl" }
    if appearance != .light { words += " appearance=\(appearance.rawValue)" }
    if increasedContrast { words += " contrast=increased" }
    if boldText { words += " bold-text" }
    if statusBarHidden { words += " status-bar=hidden" }
    return words
  }
}
