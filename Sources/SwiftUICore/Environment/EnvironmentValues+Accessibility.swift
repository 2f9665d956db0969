private enum ReduceMotionKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum ReduceTransparencyKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum DifferentiateKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum InvertKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum ButtonShapesKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum VoiceOverKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum AccessibilityOnKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum SwitchControlKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum FlashingKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum AnimatedImagesKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum LargeContentKey: EnvironmentKey { static var defaultValue: Bool { false } }

/// The settings for people who need them. Only those that a scenario names can be on.
extension EnvironmentValues {
  public var accessibilityReduceMotion: Bool { _accessibilityReduceMotion }

  public var _accessibilityReduceMotion: Bool {
    get { stored(ReduceMotionKey.self) ?? scenario?.reduceMotion ?? false }
    set { self[ReduceMotionKey.self] = newValue }
  }

  public var accessibilityReduceTransparency: Bool { _accessibilityReduceTransparency }

  public var _accessibilityReduceTransparency: Bool {
    get { stored(ReduceTransparencyKey.self) ?? scenario?.reduceTransparency ?? false }
    set { self[ReduceTransparencyKey.self] = newValue }
  }

  public var accessibilityDifferentiateWithoutColor: Bool { _accessibilityDifferentiateWithoutColor }

  public var _accessibilityDifferentiateWithoutColor: Bool {
    get { self[DifferentiateKey.self] }
    set { self[DifferentiateKey.self] = newValue }
  }

  public var accessibilityInvertColors: Bool { _accessibilityInvertColors }

  public var _accessibilityInvertColors: Bool {
    get { self[InvertKey.self] }
    set { self[InvertKey.self] = newValue }
  }

  public var accessibilityShowButtonShapes: Bool { _accessibilityShowButtonShapes }

  public var _accessibilityShowButtonShapes: Bool {
    get { self[ButtonShapesKey.self] }
    set { self[ButtonShapesKey.self] = newValue }
  }

  public var accessibilityDimFlashingLights: Bool { self[FlashingKey.self] }
  public var accessibilityPlayAnimatedImages: Bool { self[AnimatedImagesKey.self] }

  public var accessibilityEnabled: Bool {
    get { self[AccessibilityOnKey.self] }
    set { self[AccessibilityOnKey.self] = newValue }
  }

  public var accessibilityVoiceOverEnabled: Bool { self[VoiceOverKey.self] }
  public var accessibilitySwitchControlEnabled: Bool { self[SwitchControlKey.self] }
  public var accessibilityAssistiveAccessEnabled: Bool { false }
  public var accessibilityLargeContentViewerEnabled: Bool { self[LargeContentKey.self] }
}
