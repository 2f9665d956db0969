import GalleyScreen

extension Color {
  public static let red = Color(system: "systemRed")
  public static let orange = Color(system: "systemOrange")
  public static let yellow = Color(system: "systemYellow")
  public static let green = Color(system: "systemGreen")
  public static let mint = Color(system: "systemMint")
  public static let teal = Color(system: "systemTeal")
  public static let cyan = Color(system: "systemCyan")
  public static let blue = Color(system: "systemBlue")
  public static let indigo = Color(system: "systemIndigo")
  public static let purple = Color(system: "systemPurple")
  public static let pink = Color(system: "systemPink")
  public static let brown = Color(system: "systemBrown")
  public static let white = Color(RGBA.white)
  public static let gray = Color(system: "systemGray")
  public static let black = Color(RGBA.black)
  public static let clear = Color(RGBA.clear)
  public static let primary = Color(system: "label")
  public static let secondary = Color(system: "secondaryLabel")

  /// The app's accent colour: the asset of that name, a tint that a view set, or the system's blue.
  public static var accentColor: Color { Color(.accent) }
}

extension ShapeStyle where Self == Color {
  public static var red: Color { .red }
  public static var orange: Color { .orange }
  public static var yellow: Color { .yellow }
  public static var green: Color { .green }
  public static var mint: Color { .mint }
  public static var teal: Color { .teal }
  public static var cyan: Color { .cyan }
  public static var blue: Color { .blue }
  public static var indigo: Color { .indigo }
  public static var purple: Color { .purple }
  public static var pink: Color { .pink }
  public static var brown: Color { .brown }
  public static var white: Color { .white }
  public static var gray: Color { .gray }
  public static var black: Color { .black }
  public static var clear: Color { .clear }
}
