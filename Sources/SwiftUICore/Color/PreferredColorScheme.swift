import GalleyGeometry
import GalleyScreen

/// The appearance that content asks of its window. Of several views side by side the first that asks is heard (inferred).
public struct PreferredColorSchemeKey: PreferenceKey {
  public typealias Value = ColorScheme?
  public static var defaultValue: ColorScheme? { nil }
  public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) { value = value ?? nextValue() }
}

extension View {
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    preference(key: PreferredColorSchemeKey.self, value: colorScheme)
  }
}

extension ViewHost {
  /// Builds again when the content asked for another appearance than it was built in.
  func watchColorScheme(_ preferences: PreferenceScope) {
    afterLayout.append { [unowned self] in
      let requested = preferences.value(PreferredColorSchemeKey.self) ?? nil
      guard requested != preferredColorScheme else { return }
      preferredColorScheme = requested
      store.changed()
    }
  }

  /// The window's ground, where it is not the one of the scenario's appearance: the content asked for another, or the
  /// window is of glass.
  var ground: [DrawingCommand] {
    var environment = EnvironmentValues(scenario: scenario)
    let standard = environment.colorScheme
    environment.colorScheme = preferredColorScheme ?? standard
    let color: RGBA
    if scenario.platform == .visionOS, environment.colorScheme == .dark {
      color = RGBA(red: StyleFacts.shared.glass, green: StyleFacts.shared.glass, blue: StyleFacts.shared.glass)
    } else if environment.colorScheme != standard {
      color = environment.systemColor("systemBackground")
    } else {
      return []
    }
    return [.fill(DrawingPath(Rect(origin: .zero, size: scenario.window)), .color(color), evenOdd: false)]
  }
}
