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

  /// The window's ground, where the content asked for another appearance than the scenario's.
  var ground: [DrawingCommand] {
    guard let preferredColorScheme else { return [] }
    var environment = EnvironmentValues(scenario: scenario)
    guard environment.colorScheme != preferredColorScheme else { return [] }
    environment.colorScheme = preferredColorScheme
    let window = Rect(origin: .zero, size: scenario.window)
    return [.fill(DrawingPath(window), .color(environment.systemColor("systemBackground")), evenOdd: false)]
  }
}
