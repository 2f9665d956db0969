/// The twelve sizes of Dynamic Type, smallest first.
public enum TextSize: String, Sendable, Hashable, CaseIterable, Comparable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  public static func < (a: TextSize, b: TextSize) -> Bool { a.rank < b.rank }

  /// The place in the order, from 0.
  public var rank: Int { TextSize.allCases.firstIndex(of: self) ?? 0 }

  public var isAccessibility: Bool { self >= .accessibility1 }

  /// From a name as SwiftUI, UIKit or people write it: `accessibility3`, `x-large`, `AX3`, `XL`.
  public init?(name: String) {
    let letters = name.lowercased().filter { $0.isLetter || $0.isNumber }
    let short = ["xs", "s", "m", "l", "xl", "xxl", "xxxl", "ax1", "ax2", "ax3", "ax4", "ax5"]
    let all = TextSize.allCases
    guard let place = short.firstIndex(of: letters) ?? all.firstIndex(where: { $0.rawValue.lowercased() == letters })
    else {
      return nil
    }
    self = all[place]
  }
}

public enum LayoutDirectionTrait: String, Sendable, Hashable {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"
}

public enum Appearance: String, Sendable, Hashable, CaseIterable {
  case light, dark
}

/// The colors a display can show.
public enum Gamut: String, Sendable, Hashable, CaseIterable {
  case srgb
  case p3
}

/// What the on-screen keyboard does.
public enum KeyboardState: String, Sendable, Hashable, CaseIterable {
  case hidden, docked, floating, split
}

/// What the status bar does.
public enum StatusBarState: String, Sendable, Hashable, CaseIterable {
  case shown, hidden
  case inCall = "in-call"
}

/// Text made to show faults of localisation.
public enum PseudoLanguage: String, Sendable, Hashable, CaseIterable {
  case accented, long, rtl, keys
}

/// Hardware that code can ask for.
public enum Hardware: String, Sendable, Hashable, CaseIterable {
  case telephony, camera, forceTouch
}
