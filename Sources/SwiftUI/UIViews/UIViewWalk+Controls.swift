import GalleyGeometry
import GalleyScreen
@_spi(Galley) import UIKit

/// UIKit's controls look like SwiftUI's: the same drawings serve both.
extension UIViewWalk {
  /// A number of the catalog that only drawing needs.
  private func metric(_ name: String) -> Double { environment.scenario?.metrics[name] ?? 0 }

  private func color(_ name: String) -> RGBA { environment.systemColor(name) }

  func paint(_ color: UIColor) -> _StylePaint { .color(rgba(color)) }

  /// What a control draws in its box; nil for views that draw nothing of their own.
  func plate(of view: UIView, _ rect: Rect) -> NodeContent? {
    let tint: UIColor = view.tintColor
    switch view {
    case let toggle as UISwitch:
      return SwitchContent(
        isOn: toggle.isOn, on: paint(toggle.onTintColor ?? .systemGreen), off: color("secondarySystemFill"),
        knobWidth: metric("control.toggle.knob.width"), inset: metric("control.toggle.knob.inset"))
    case let slider as UISlider:
      let range = Double(slider.maximumValue - slider.minimumValue)
      let fraction = range > 0 ? Double(slider.value - slider.minimumValue) / range : 0
      return SliderContent(
        fraction: min(1, max(0, fraction)), isMirrored: environment.isRightToLeft,
        fill: paint(slider.minimumTrackTintColor ?? tint),
        track: slider.maximumTrackTintColor.map { rgba($0) } ?? color("systemFill"),
        thickness: metric("control.slider.track"),
        knob: Size(width: metric("control.slider.knob.width"), height: metric("control.slider.knob.height")))
    case let stepper as UIStepper:
      func sign(_ isUsable: Bool) -> RGBA { color(stepper.isEnabled && isUsable ? "label" : "tertiaryLabel") }
      return StepperContent(
        isVertical: false, plus: sign(stepper.value < stepper.maximumValue),
        minus: sign(stepper.value > stepper.minimumValue), plate: color("tertiarySystemFill"),
        line: color("separator"))
    case let segments as UISegmentedControl: return plate(of: segments)
    case let progress as UIProgressView:
      return ProgressBarContent(
        fraction: Double(min(1, max(0, progress.progress))), isMirrored: environment.isRightToLeft,
        fill: paint(progress.progressTintColor ?? tint),
        track: progress.trackTintColor.map { rgba($0) } ?? color("systemFill"), thickness: rect.height)
    case let spinner as UIActivityIndicatorView:
      guard spinner.isAnimating || !spinner.hidesWhenStopped else { return nil }
      return SpinnerContent(paint: paint(spinner.color ?? .secondaryLabel))
    case let field as UITextField: return plate(of: field)
    case let button as UIButton: return plate(of: button)
    default: return nil
    }
  }

  private func plate(of field: UITextField) -> NodeContent? {
    guard field.borderStyle == .roundedRect || field.borderStyle == .bezel || field.borderStyle == .line else {
      return nil
    }
    return FieldPlate(
      background: field.borderStyle == .roundedRect && field.backgroundColor == nil
        ? color("systemBackground") : .clear,
      border: color(field.borderStyle == .line ? "label" : "systemGray5"),
      radius: field.borderStyle == .line ? 0 : metric("control.textField.rounded.cornerRadius"))
  }

  private func plate(of segments: UISegmentedControl) -> NodeContent {
    let selected = segments.selectedSegmentIndex
    return SegmentsContent(
      shares: segments.segmentShares, selected: selected >= 0 ? selected : nil,
      isMirrored: environment.isRightToLeft, plate: color("tertiarySystemFill"),
      chosen: segments.selectedSegmentTintColor.map { rgba($0) } ?? color("systemBackground"),
      line: color("separator"), isRound: environment.scenario?.generation == .ios26)
  }

  private func plate(of button: UIButton) -> NodeContent? {
    if button.isBarItem { return environment.scenario?.generation == .ios26 ? BarPlatter() : nil }
    guard let configuration = button.configuration,
      let background = configuration.backgroundColor(tint: button.tintColor)
    else { return nil }
    let standard = metric("control.button.bordered.cornerRadius")
    let radius: Double =
      switch configuration.cornerStyle {
      case .capsule: -1
      case .fixed: Double(configuration.background.cornerRadius)
      default: configuration.background.cornerRadius > 0 ? Double(configuration.background.cornerRadius) : standard
      }
    return ButtonPlate(paint: paint(button.isEnabled ? background : .tertiarySystemFill), radius: radius)
  }
}
