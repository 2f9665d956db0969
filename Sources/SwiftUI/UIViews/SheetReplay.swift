import GalleyGeometry
import GalleyScreen
@_spi(Galley) import CoreGraphics
@_spi(Galley) import UIKit

/// Plays what code drew on a sheet again, as commands of a screen.
struct SheetReplay {
  /// From the sheet's coordinates to the window's.
  let map: CGAffineTransform

  /// A sheet of a size that fills a rectangle.
  init(size: CGSize, in rect: Rect) {
    map = CGAffineTransform(
      scaleX: size.width > 0 ? rect.width / size.width : 1, y: size.height > 0 ? rect.height / size.height : 1
    )
    .concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY))
  }

  /// Lines keep their shape under turns and moves; under uneven scaling they are as wide as the mean.
  private func scale(_ transform: CGAffineTransform) -> Double {
    let all = transform.concatenating(map)
    return (abs(all.a * all.d - all.b * all.c)).squareRoot()
  }

  private func path(_ outline: PathOutline, _ state: CGContext.State) -> DrawingPath {
    Path(CGPath(outline: outline)).applying(state.transform.concatenating(map)).drawing()
  }

  private func paint(_ color: CGColor, _ state: CGContext.State) -> Paint {
    let c = color.srgb
    return .color(RGBA(red: c.red, green: c.green, blue: c.blue, alpha: c.alpha * state.alpha))
  }

  /// Without images in images: those are shown by the place that draws them.
  func commands(_ steps: [CGContext.Step]) -> [DrawingCommand] {
    // The clip of the sheet must not outlive it.
    [.save] + steps.flatMap { commands($0) } + [.restore]
  }

  private func commands(_ step: CGContext.Step) -> [DrawingCommand] {
    switch step {
    case .save: return [.save]
    case .restore: return [.restore]
    case .fill(let outline, let evenOdd, let state):
      return [.fill(path(outline, state), paint(state.fill, state), evenOdd: evenOdd)]
    case .stroke(let outline, let state):
      let caps: [CGLineCap: StrokeForm.Cap] = [.butt: .butt, .round: .round, .square: .square]
      let joins: [CGLineJoin: StrokeForm.Join] = [.miter: .miter, .round: .round, .bevel: .bevel]
      let factor = scale(state.transform)
      return [
        .stroke(
          path(outline, state), paint(state.stroke, state),
          StrokeForm(
            width: Double(state.lineWidth) * factor, cap: caps[state.cap] ?? .butt, join: joins[state.join] ?? .miter,
            miterLimit: Double(state.miterLimit), dash: state.dash.map { Double($0) * factor },
            dashPhase: Double(state.dashPhase) * factor))
      ]
    case .clip(let outline, let evenOdd, let state): return [.clip(path(outline, state), evenOdd: evenOdd)]
    case .linearGradient(let gradient, let from, let to, _, let state):
      return [fill(.linear(stops(gradient, state), from: point(from, state), to: point(to, state)))]
    case .radialGradient(let gradient, let from, let start, _, let end, _, let state):
      let factor = scale(state.transform)
      return [
        fill(
          .radial(
            stops(gradient, state), center: point(from, state), startRadius: Double(start) * factor,
            endRadius: Double(end) * factor))
      ]
    case .beginLayer(let state): return [.beginLayer(DrawingLayer(opacity: Double(state.alpha)))]
    case .endLayer: return [.endLayer]
    case .clear, .image: return []
    }
  }

  private func point(_ point: CGPoint, _ state: CGContext.State) -> Point {
    Point(point.applying(state.transform.concatenating(map)))
  }

  private func stops(_ gradient: CGGradient, _ state: CGContext.State) -> [Paint.Stop] {
    zip(gradient.colors, gradient.locations).map { color, location in
      let c = color.srgb
      return Paint.Stop(
        color: RGBA(red: c.red, green: c.green, blue: c.blue, alpha: c.alpha * state.alpha), location: Double(location))
    }
  }

  /// Gradients fill what the clip leaves.
  private func fill(_ paint: Paint) -> DrawingCommand {
    let far = 10_000.0
    return .fill(DrawingPath(Rect(x: -far, y: -far, width: 2 * far, height: 2 * far)), paint, evenOdd: false)
  }
}

extension UIView {
  /// What the view's own `draw(_:)` draws; nothing for UIKit's views.
  var drawnSteps: [CGContext.Step] {
    guard UserClasses.includes(type(of: self)), bounds.width > 0, bounds.height > 0 else { return [] }
    let scale = UIScreen.main.scale
    let sheet = CGContext(
      width: Int((bounds.width * scale).rounded(.up)), height: Int((bounds.height * scale).rounded(.up)))
    UIGraphicsPushContext(sheet)
    draw(bounds)
    UIGraphicsPopContext()
    return sheet.steps
  }
}

/// Classes that are not of a module of the runtime's.
private enum UserClasses {
  nonisolated(unsafe) private static var known: [ObjectIdentifier: Bool] = [:]

  static func includes(_ type: AnyClass) -> Bool {
    let key = ObjectIdentifier(type)
    if let answer = known[key] { return answer }
    let name = _typeName(type, qualified: true)
    let answer = !["UIKit.", "SwiftUI.", "SwiftUICore."].contains { name.hasPrefix($0) }
    known[key] = answer
    return answer
  }
}
