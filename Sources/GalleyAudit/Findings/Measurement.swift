import GalleyGeometry
import GalleyScreen

/// A measured value beside the limit it was held against.
public struct Measurement: Sendable, Hashable {
  /// What was measured: `height`, `characters lost`.
  public var subject: String
  public var value: Double
  public var limit: Double
  /// `pt`, `characters`.
  public var unit: String

  public init(_ subject: String, _ value: Double, limit: Double, unit: String = "pt") {
    self.subject = subject
    self.value = value
    self.limit = limit
    self.unit = unit
  }

  /// How far the value is from the limit, whichever side is the wrong one.
  public var excess: Double { abs(value - limit) }
}

extension Double {
  /// The shortest decimal to a hundredth.
  var points: String { DecimalText.text(self) }
}

extension Size {
  var points: String { "\(width.points)×\(height.points)" }
}
