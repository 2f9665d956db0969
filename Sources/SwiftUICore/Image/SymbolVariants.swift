/// Forms of a symbol: filled, in a circle, ….
public struct SymbolVariants: Hashable, Sendable {
  /// What is around the symbol.
  private var form: String?
  private var isFilled = false
  private var isSlashed = false

  public static let none = SymbolVariants()
  public static let circle = SymbolVariants(form: "circle")
  public static let square = SymbolVariants(form: "square")
  public static let rectangle = SymbolVariants(form: "rectangle")
  public static let fill = SymbolVariants(isFilled: true)
  public static let slash = SymbolVariants(isSlashed: true)

  private init(form: String? = nil, isFilled: Bool = false, isSlashed: Bool = false) {
    self.form = form
    self.isFilled = isFilled
    self.isSlashed = isSlashed
  }

  public var circle: SymbolVariants { with { $0.form = "circle" } }
  public var square: SymbolVariants { with { $0.form = "square" } }
  public var rectangle: SymbolVariants { with { $0.form = "rectangle" } }
  public var fill: SymbolVariants { with { $0.isFilled = true } }
  public var slash: SymbolVariants { with { $0.isSlashed = true } }

  public func contains(_ other: SymbolVariants) -> Bool {
    (other.form == nil || other.form == form) && (!other.isFilled || isFilled) && (!other.isSlashed || isSlashed)
  }

  private func with(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
    var copy = self
    change(&copy)
    return copy
  }

  func merged(with other: SymbolVariants) -> SymbolVariants {
    SymbolVariants(
      form: other.form ?? form, isFilled: isFilled || other.isFilled, isSlashed: isSlashed || other.isSlashed)
  }

  /// The symbol's name in this form: its name, the slash, the form around it, the fill, then a badge.
  package func name(_ symbol: String) -> String {
    guard form != nil || isFilled || isSlashed else { return symbol }
    var parts = symbol.split(separator: ".").map(String.init)
    let badge = parts.firstIndex(of: "badge").map { Array(parts[$0...]) } ?? []
    parts.removeLast(badge.count)
    let hasFill = isFilled || parts.contains("fill")
    let hasSlash = isSlashed || parts.contains("slash")
    parts.removeAll { $0 == "fill" || $0 == "slash" }
    var around = form
    if let last = parts.last, SymbolVariants.forms.contains(last), parts.count > 1 {
      around = last
      parts.removeLast()
    }
    if hasSlash { parts.append("slash") }
    if let around { parts.append(around) }
    if hasFill { parts.append("fill") }
    return (parts + badge).joined(separator: ".")
  }

  private static let forms: Set<String> = ["circle", "square", "rectangle"]
}

private enum VariantsKey: EnvironmentKey { static var defaultValue: SymbolVariants { .none } }
private enum ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }
private enum SymbolModeKey: EnvironmentKey { static var defaultValue: SymbolRenderingMode? { nil } }

extension EnvironmentValues {
  public var symbolVariants: SymbolVariants {
    get { self[VariantsKey.self] }
    set { self[VariantsKey.self] = newValue }
  }

  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }

  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolModeKey.self] }
    set { self[SymbolModeKey.self] = newValue }
  }
}

extension View {
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
    modifier(_EnvironmentModifier { $0.symbolVariants = $0.symbolVariants.merged(with: variant) })
  }

  public nonisolated func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }

  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }

  public nonisolated func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
}
