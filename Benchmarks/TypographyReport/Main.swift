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
    case "speed":
      var table = SpeedTable()
      table.print()
    default: print("usage: TypographyReport errors [FILE] | misses [FILE] | speed")
    }
  }
}
