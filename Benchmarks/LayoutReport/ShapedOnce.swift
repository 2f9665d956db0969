import GalleyTypography
import ShapingSamples

/// Texts that nobody has seen before, and what HarfBuzz alone takes for them.
enum ShapedOnce {
  /// Words made by chance, as long as asked for.
  static func texts(lengths: [Int]) -> [String] {
    let sample = SpeedSample.all[0]
    var random = SpeedRandom()
    return lengths.map { length in
      var text = ""
      while text.count < length { text += sample.fresh(&random).joined() }
      return String(text.prefix(length))
    }
  }

  /// Seconds of HarfBuzz alone, each text once in the system font's face.
  static func time(_ texts: [String]) -> Double {
    let face = Typesetter().face(TypefaceRequest(size: 17), profile: .ios) ?? ""
    let alone = HarfBuzzAlone(SpeedSample.all[0], latin: face)
    return Stopwatch.fastest(prepare: {}) { for text in texts { alone.shape([text]) } }
  }
}
