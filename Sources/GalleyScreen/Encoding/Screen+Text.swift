import GalleyGeometry

extension Screen {
  /// The geometry text: a heading, one node a line in drawing order with its depth as indentation, and what was assumed.
  ///
  ///     screen ContentView.swift:12 on iphone-16-pro portrait 402x874 os=26 text=large locale=en metrics=inter-calibrated
  ///     VStack 16,132 370x61
  ///       Text "Hello" 16,132 41.33x20.33
  ///       Button #save "Save" 16,158.67 370x34.33 enabled
  ///     assumed: none
  ///
  /// Frames are in window coordinates on the display's pixels, in points to two decimals. What the screen asks of the
  /// system's own parts follows where it asks anything (`system: status bar hidden`), then notes, one a line. The text ends with a line feed.
  ///
  /// - Parameters:
  ///   - preview: the preview's identity, `file:line`.
  ///   - scenario: the scenario in words, `iphone-16-pro portrait 402x874 os=26 text=large locale=en`.
  public func geometryText(preview: String, scenario: String) -> String {
    var text = "screen \(preview.quotedWhereNeeded) on \(scenario) metrics=\(metrics)\n"
    for case .enter(let visit) in ScreenNode.StepSequence(root: root, hasPaths: false) {
      text += String(repeating: "  ", count: visit.depth)
      text += visit.node.geometryLine
      text += "\n"
    }
    text += "assumed: \(assumed.isEmpty ? "none" : assumed.joined(separator: ", "))\n"
    if !system.isEmpty { text += "system: \(system.words.joined(separator: ", "))\n" }
    for note in notes { text += "note: \(note.escaped(quotes: false))\n" }
    return text
  }
}

extension ScreenNode {
  /// The node as one line: type, identifier, text, frame, states.
  var geometryLine: String {
    var line = type
    if let id { line += " #\(id.quotedWhereNeeded)" }
    if let text { line += " \"\(text.escaped(quotes: true))\"" }
    line += " \(frame.geometryText)"
    for state in states { line += " \(state)" }
    return line
  }
}

extension Rect {
  /// `x,y widthxheight`, to two decimals.
  public var geometryText: String {
    let parts = [minX, minY, width, height].map { DecimalText.text($0) }
    return "\(parts[0]),\(parts[1]) \(parts[2])x\(parts[3])"
  }
}

extension String {
  /// The string itself, or in quotes when it would not read back as one word.
  fileprivate var quotedWhereNeeded: String {
    let isOneWord = !isEmpty && unicodeScalars.allSatisfy { !$0.properties.isWhitespace && $0 != "\"" && !$0.isUnseen }
    return isOneWord ? self : "\"\(escaped(quotes: true))\""
  }

  /// On one line, with everything that moves the reader's eye elsewhere (controls, line ends, turns of direction)
  /// written as an escape, so that a text cannot forge lines of the tree.
  fileprivate func escaped(quotes: Bool) -> String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\\" where quotes, "\"" where quotes: result += "\\\(scalar)"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.isUnseen: result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension Unicode.Scalar {
  /// Controls, line and paragraph separators, and the marks that turn the direction of what follows.
  fileprivate var isUnseen: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
    }
  }
}
