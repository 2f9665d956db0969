/// What brings the stand-in face's advances to Apple's: an advance a character where one was fitted, else a factor a
/// weight; at larger sizes a blend with the display cut, by one factor a class of characters.
struct CalibrationTable: Sendable {
  enum Kind: Int, Sendable {
    case uppercase, lowercase, digit, other

    init(_ scalar: UInt32) {
      guard let scalar = Unicode.Scalar(scalar) else {
        self = .other
        return
      }
      let properties = scalar.properties
      if properties.numericType == .decimal {
        self = .digit
      } else if properties.isUppercase {
        self = .uppercase
      } else if properties.isLowercase {
        self = .lowercase
      } else {
        self = .other
      }
    }
  }

  /// What applies to one weight, interpolated from its neighbours where it was not fitted.
  struct Weight: Sendable {
    /// Ems by scalar.
    var advances: [UInt32: Double]
    /// On every advance that was not fitted, by ``Kind``.
    var scale: [Double]
    /// On the display cut's advances, by ``Kind``.
    var display: [Double]
    /// Ems added to the display cut's advances, by scalar.
    var corrections: [UInt32: Double]
    /// Ems of every figure where figures are of equal width: of the text cut and of the display cut.
    var figure: Figure?

    struct Figure: Sendable {
      var text: Double
      var display: Double
    }

    /// The face's own advances.
    static let neutral = Weight(
      advances: [:], scale: [1, 1, 1, 1], display: [1, 1, 1, 1], corrections: [:], figure: nil)
  }

  /// How much of the stand-in's kerning applies.
  let kerning: Double
  /// The display cut's share by size.
  let blend: Interpolation
  /// The size from which the display cut is a family of its own.
  let displayFrom: Double
  /// Factors of the other designs on their stand-ins' advances.
  let designs: [String: Double]
  private let weights: [Int: [UInt32: Double]]
  private let scales: [Interpolation]
  private let factors: [Interpolation]
  private let corrections: [Int: [UInt32: Double]]
  private let figures: [Int: Weight.Figure]

  func callAsFunction(weight: Int) -> Weight {
    let w = Double(weight)
    return Weight(
      advances: weights[weight] ?? [:], scale: scales.map { $0.isEmpty ? 1 : $0(w) },
      display: factors.map { $0.isEmpty ? 1 : $0(w) }, corrections: corrections[weight] ?? [:],
      figure: figures[weight])
  }

  struct File: Decodable {
    var kerningFactor: Double
    var scale: [String: Factors]
    var display: Display
    var weights: [String: [String: [Double]]]
    var designs: [String: Number]?
    var figures: [String: Factors]?

    struct Display: Decodable {
      var blend: [[Double]]
      var from: Double?
      var factors: [String: [Double]]
      var corrections: [String: [String: Double]]?
    }

    /// Plain numbers among notes: anything else in the same object reads as none.
    struct Factors: Decodable {
      var values: [Double]
      init(from decoder: any Decoder) throws {
        values = (try? decoder.singleValueContainer().decode([Double].self)) ?? []
      }
    }

    /// A number among notes: anything else in the same object reads as nothing.
    struct Number: Decodable {
      var value: Double?
      init(from decoder: any Decoder) throws { value = try? decoder.singleValueContainer().decode(Double.self) }
    }
  }

  init(_ file: File?) {
    kerning = file?.kerningFactor ?? 1
    blend = Interpolation((file?.display.blend ?? []).filter { $0.count >= 2 }.map { ($0[0], $0[1]) })
    displayFrom = file?.display.from ?? .infinity
    designs = (file?.designs ?? [:]).compactMapValues(\.value)
    var weights: [Int: [UInt32: Double]] = [:]
    for (name, table) in file?.weights ?? [:] {
      if let weight = Int(name) { weights[weight] = Self.byScalar(table.compactMapValues(\.first)) }
    }
    self.weights = weights
    corrections = Dictionary(
      (file?.display.corrections ?? [:]).compactMap { name, table in
        Int(name).map { ($0, Self.byScalar(table)) }
      }
    ) { first, _ in first }
    figures = Dictionary(
      (file?.figures ?? [:]).compactMap { name, figure in
        guard let weight = Int(name), figure.values.count == 2 else { return nil }
        return (weight, Weight.Figure(text: figure.values[0], display: figure.values[1]))
      }
    ) { first, _ in first }
    let rows = (file?.display.factors ?? [:]).compactMap { name, values in
      Double(name).flatMap { values.count == 4 ? ($0, values) : nil }
    }
    factors = (0..<4).map { kind in Interpolation(rows.map { ($0.0, $0.1[kind]) }) }
    let texts = (file?.scale ?? [:]).compactMap { name, factors in
      Double(name).flatMap { factors.values.count == 4 ? ($0, factors.values) : nil }
    }
    scales = (0..<4).map { kind in Interpolation(texts.map { ($0.0, $0.1[kind]) }) }
  }

  private static func byScalar(_ table: [String: Double]) -> [UInt32: Double] {
    Dictionary(
      table.compactMap { character, value in
        character.unicodeScalars.count == 1 ? character.unicodeScalars.first.map { ($0.value, value) } : nil
      }
    ) { first, _ in first }
  }
}
