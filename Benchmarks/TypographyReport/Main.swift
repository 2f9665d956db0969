import Foundation
import GalleyTypography
import TypographyRecords

/// `TypographyReport errors` prints how far measured text is from recorded text; `TypographyReport speed` how long
/// setting takes, beside HarfBuzz alone in the same run.
@main
enum TypographyReport {
  static func main() throws {
    let words = Array(CommandLine.arguments.dropFirst())
    let path = "Tests/GalleyTypographyTests/Recorded/text-sizes.json"
    switch words.first {
    case "errors": print(ErrorTable(try RecordedText.read(words.count > 1 ? words[1] : path)).text)
    case "misses":
      for line in ErrorTable(try RecordedText.read(words.count > 1 ? words[1] : path)).misses { print(line) }
    case "cold":
      let clock = ContinuousClock()
      var typesetter: Typesetter?
      let style = ParagraphStyle()
      print("tables and library:", clock.measure { typesetter = Typesetter() })
      for (name, text, size) in [
        ("first text", "Settings", 17.0), ("a title", "Settings", 34), ("Arabic", "\u{645}", 17),
      ] {
        print(
          name + ":",
          clock.measure {
            _ = typesetter?.paragraph([TextRun(text: text, font: TypefaceRequest(size: size))], style: style)
              .size(width: nil, height: nil)
          })
      }
    case "speed":
      var table = SpeedTable()
      table.print(Array(words.dropFirst()))
    case "take" where words.count == 3:
      var table = SpeedTable()
      print(table.take(words[1], words[2]) ?? "no such kind of text")
    default:
      print(
        "usage: TypographyReport errors [FILE] | misses [FILE] | speed [KIND…] | take KIND new|known|alone | cold")
    }
  }
}
