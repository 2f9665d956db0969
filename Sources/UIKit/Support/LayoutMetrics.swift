import CoreGraphics

/// Lengths of the system's that layout takes from the scenario, by their names there. Points.
enum LayoutMetrics {
  /// 0 for a name that the scenario does not have.
  static func value(_ name: String) -> CGFloat { UIKitScenario.shared.metrics[name] ?? 0 }

  static func size(_ width: String, _ height: String) -> CGSize {
    CGSize(width: value(width), height: value(height))
  }

  /// Between views side by side, which `equalToSystemSpacing` and a visual format's `-` stand for.
  static var siblingSpacing: CGFloat { value("uikit.constraint.standardSpacing") }
  /// A view's margins when nobody has set them.
  static var standardMargin: CGFloat { value("uikit.view.layoutMargin") }
}
