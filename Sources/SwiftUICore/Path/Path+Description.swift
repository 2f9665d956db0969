@_spi(Galley) import CoreGraphics

extension Path {
  /// The elements as numbers followed by a letter: `m`, `l`, `q`, `c`, `h`.
  public var description: String {
    var words: [String] = []
    func add(_ points: [CGPoint], _ letter: String) {
      for p in points { words += [Path.text(p.x), Path.text(p.y)] }
      words.append(letter)
    }
    forEach { element in
      switch element {
      case .move(let p): add([p], "m")
      case .line(let p): add([p], "l")
      case .quadCurve(let p, let c): add([c, p], "q")
      case .curve(let p, let c1, let c2): add([c1, c2, p], "c")
      case .closeSubpath: add([], "h")
      }
    }
    return words.joined(separator: " ")
  }

  /// Reads what ``description`` writes; `x y width height re` is a rectangle.
  public init?(_ string: String) {
    self.init()
    var numbers: [CGFloat] = []
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        numbers.append(CGFloat(number))
        continue
      }
      let points = stride(from: 0, to: numbers.count - 1, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) }
      switch (word, numbers.count) {
      case ("m", 2): move(to: points[0])
      case ("l", 2): addLine(to: points[0])
      case ("q", 4): addQuadCurve(to: points[1], control: points[0])
      case ("c", 6): addCurve(to: points[2], control1: points[0], control2: points[1])
      case ("h", 0): closeSubpath()
      case ("re", 4): addRect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
      default: return nil
      }
      numbers = []
    }
    guard numbers.isEmpty else { return nil }
  }

  private static func text(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(Double(value))
  }
}
