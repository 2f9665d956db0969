import Foundation
import GalleyScenario
import GalleyScreen

/// What a system colour depends on.
@_spi(Galley) public struct PaletteTraits: Hashable, Sendable {
  public var isDark: Bool
  public var increasedContrast: Bool
  public var isElevated: Bool
  public var generation: DesignGeneration
  public var platform: Platform

  public init(
    isDark: Bool, increasedContrast: Bool, isElevated: Bool = false, generation: DesignGeneration, platform: Platform
  ) {
    self.isDark = isDark
    self.increasedContrast = increasedContrast
    self.isElevated = isElevated
    self.generation = generation
    self.platform = platform
  }
}

/// The system's colours by UIKit's names (`systemBlue`, `secondaryLabel`), from `Data/colors/system.json`.
@_spi(Galley) public struct SystemPalette: Sendable {
  public static let shared = SystemPalette(SystemData.read(File.self, "colors/system.json"))

  private let colors: [String: [Variant]]
  private let darkPlatforms: Set<String>

  struct File: Decodable {
    var darkPlatforms: [String]
    var colors: [String: Entry]

    struct Entry: Decodable { var values: [[String: Field]] }

    /// A list of words or a colour.
    enum Field: Decodable {
      case words([String])
      case color(String)

      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let text = try? container.decode(String.self) {
          self = .color(text)
        } else {
          self = .words(try container.decode([String].self))
        }
      }
    }
  }

  /// One row of a colour: the words under which it holds, and its appearances.
  private struct Variant: Sendable {
    var words: [String] = []
    var appearances: [String: RGBA] = [:]
  }

  init(_ file: File?) {
    darkPlatforms = Set(file?.darkPlatforms ?? [])
    colors = (file?.colors ?? [:]).mapValues { entry in
      entry.values.map { fields in
        var variant = Variant()
        for (key, field) in fields {
          switch field {
          case .words(let words): variant.words = words
          case .color(let text): variant.appearances[key] = RGBA(hex: text)
          }
        }
        return variant
      }
    }
  }

  public var names: [String] { colors.keys.sorted() }

  /// nil for a name that the system does not have.
  public func color(_ name: String, _ traits: PaletteTraits) -> RGBA? {
    let words = [traits.generation.rawValue, traits.platform.rawValue]
    guard let row = colors[name]?.last(where: { $0.words.allSatisfy(words.contains) }) else { return nil }
    let isDark = traits.isDark || darkPlatforms.contains(traits.platform.rawValue)
    return appearances(isDark, traits).lazy.compactMap { row.appearances[$0] }.first
  }

  /// The names of appearances to look for, the most particular first.
  private func appearances(_ isDark: Bool, _ traits: PaletteTraits) -> [String] {
    let base = isDark ? "dark" : "light"
    var keys: [String] = []
    if traits.increasedContrast {
      if traits.isElevated { keys.append(base + "ContrastElevated") }
      keys.append(base + "Contrast")
    }
    if traits.isElevated { keys.append(base + "Elevated") }
    return keys + [base, "light"]
  }
}

extension RGBA {
  /// `#RRGGBB` or `#RRGGBBAA`; nil for anything else.
  init?(hex text: String) {
    let digits = text.dropFirst()
    guard text.first == "#", digits.count == 6 || digits.count == 8, let bits = UInt64(digits, radix: 16) else {
      return nil
    }
    let all = digits.count == 6 ? bits << 8 | 0xFF : bits
    func part(_ shift: UInt64) -> Double { Double(all >> shift & 0xFF) / 255 }
    self.init(red: part(24), green: part(16), blue: part(8), alpha: part(0))
  }
}
