private enum FamilyKey: EnvironmentKey { static var defaultValue: WidgetFamily { .systemSmall } }
private enum RenderingKey: EnvironmentKey { static var defaultValue: WidgetRenderingMode { .fullColor } }

extension EnvironmentValues {
  public var widgetFamily: WidgetFamily {
    get { self[FamilyKey.self] }
    set { self[FamilyKey.self] = newValue }
  }
  public var widgetRenderingMode: WidgetRenderingMode {
    get { self[RenderingKey.self] }
    set { self[RenderingKey.self] = newValue }
  }
  public var showsWidgetContainerBackground: Bool { true }
  public var showsWidgetLabel: Bool { false }
  public var widgetContentMargins: EdgeInsets { EdgeInsets() }
  public var activityFamily: ActivityFamily { .medium }
}

/// The family that a preview of a widget's view asks for. Which size it has on the device is not known here.
public struct WidgetPreviewContext: PreviewContext, Sendable {
  let family: WidgetFamily
  public init(family: WidgetFamily) { self.family = family }
  public subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
}

extension View {
  public nonisolated func previewContext(_ value: WidgetPreviewContext) -> some View {
    modifier(WidgetPreviewModifier(family: value.family))
  }
  public nonisolated func widgetURL(_ url: URL?) -> some View { self }
  public nonisolated func widgetAccentable(_ accentable: Bool = true) -> some View { self }
  public nonisolated func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View { self }
  public nonisolated func widgetLabel(_ labelKey: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload public nonisolated func widgetLabel<S: StringProtocol>(_ label: S) -> some View { self }
  public nonisolated func widgetCurvesContent(_ curvesContent: Bool = true) -> some View { self }
  public nonisolated func activityBackgroundTint(_ color: Color?) -> some View { self }
  public nonisolated func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }
}

extension Image {
  public func widgetAccentedRenderingMode(_ renderingMode: WidgetAccentedRenderingMode?) -> some View { self }
}

/// Tells the view its family.
nonisolated struct WidgetPreviewModifier: _PrimitiveModifier {
  let family: WidgetFamily

  static func _assemble(_ modifier: Self, _ assembler: _Assembler, content: @escaping () -> Void) {
    assembler.note("a widget of family \(modifier.family): its size is not known, it takes what the screen offers")
    assembler.withEnvironment({ $0.widgetFamily = modifier.family }, content)
  }
}

/// The plate behind widgets of the lock screen.
nonisolated public struct AccessoryWidgetBackground: View {
  public init() {}
  public var body: some View { Color(uiColor: .secondarySystemFill) }
}
