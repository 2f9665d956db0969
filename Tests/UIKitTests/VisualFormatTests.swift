import Testing
@_spi(Galley) @testable import UIKit

@MainActor @Suite(.serialized) struct VisualFormatTests {
  private func layout(_ formats: [String], metrics: [String: Any] = [:]) -> (a: CGRect, b: CGRect) {
    setScenario()
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    let (a, b) = (UIView(), UIView())
    for view in [a, b] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    for format in formats {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(withVisualFormat: format, metrics: metrics, views: ["a": a, "b": b]))
    }
    root.layoutIfNeeded()
    return (a.frame, b.frame)
  }

  @Test func standardDistancesAreEight() {
    let frames = layout(["H:|-[a]-[b(==a)]-|", "V:|-[a]-|", "V:|[b]|"])
    // (320 − 3 · 8) / 2
    #expect(frames.a == CGRect(x: 8, y: 8, width: 148, height: 184))
    #expect(frames.b == CGRect(x: 164, y: 0, width: 148, height: 200))
  }

  @Test func numbersMetricsAndPriorities() {
    let frames = layout(
      ["|-left-[a(100@250,>=120)]-(>=10)-[b(60)]-20-|", "V:|-5-[a(30)]", "V:[b(40)]-(low)-|"],
      metrics: ["left": 12, "low": 7])
    #expect(frames.a == CGRect(x: 12, y: 5, width: 120, height: 30))
    #expect(frames.b == CGRect(x: 240, y: 153, width: 60, height: 40))
  }

  @Test func whatCannotBeReadGivesNothing() {
    setScenario()
    let view = UIView()
    #expect(NSLayoutConstraint.constraints(withVisualFormat: "H:|[missing]|", views: ["a": view]).isEmpty)
    #expect(NSLayoutConstraint.constraints(withVisualFormat: "H:|[a", views: ["a": view]).isEmpty)
  }
}
