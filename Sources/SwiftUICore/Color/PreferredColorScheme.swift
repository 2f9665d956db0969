import GalleyGeometry
import GalleyScreen

/// The appearance that content asks of its window.
nonisolated struct PreferredColorSchemeModifier: _PrimitiveModifier {
  let scheme: ColorScheme?

  static func _assemble(_ modifier: Self, _ assembler: _Assembler, content: @escaping () -> Void) {
    content()
    // Content that is built first stands deeper; the view furthest out has the last word.
    guard let scheme = modifier.scheme else { return }
    assembler.host.requestedColorScheme = scheme
    assembler.preferences.add(PreferredColorSchemeKey.self, scheme)
  }
}

/// The appearance that presented content asks for.
public struct PreferredColorSchemeKey: PreferenceKey {
  public typealias Value = ColorScheme?
  public static var defaultValue: ColorScheme? { nil }

  public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) { value = value ?? nextValue() }
}

extension View {
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(PreferredColorSchemeModifier(scheme: colorScheme))
  }
}

extension ViewHost {
  /// Builds again when the content asked for another appearance than it was built in.
  func watchColorScheme() {
    requestedColorScheme = nil
    afterLayout.append { [unowned self] in
      guard requestedColorScheme != preferredColorScheme else { return }
      preferredColorScheme = requestedColorScheme
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
