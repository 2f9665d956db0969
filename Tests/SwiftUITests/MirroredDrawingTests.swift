import Foundation
import GalleyGeometry
import GalleyScenario
import GalleyScreen
import SwiftUI
import Testing

/// What controls draw stands on the other side, and looks the other way, where the view reads from right to left.
@MainActor @Suite struct MirroredDrawingTests {
  /// A symbol or the box of a filled path.
  private struct Mark {
    var name: String
    var box: Rect
  }

  private static let width = 375.0

  private func marks<V: View>(
    _ host: ControlProofs.Host, _ direction: LayoutDirection, @ViewBuilder _ view: @escaping () -> V
  ) throws -> [Mark] {
    let screen = try ControlProofs.screen(host, Self.width, 900) { view().environment(\.layoutDirection, direction) }
    return screen.drawing.compactMap { command in
      switch command {
      case .symbol(let name, let frame, _, _): return Mark(name: name, box: frame)
      case .fill(let path, _, _): return box(of: path).map { Mark(name: "fill", box: $0) }
      default: return nil
      }
    }
  }

  private func box(of path: DrawingPath) -> Rect? {
    let points = path.elements.flatMap { element -> [Point] in
      switch element {
      case .move(let point), .line(let point): [point]
      case .quad(let point, _): [point]
      case .cubic(let point, _, _): [point]
      case .close: []
      }
    }
    guard let left = points.map(\.x).min(), let right = points.map(\.x).max() else { return nil }
    guard let top = points.map(\.y).min(), let bottom = points.map(\.y).max() else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Every mark of one direction stands where the other direction's does, seen in a mirror; a rounding is a pixel.
  private func expectMirrored<V: View>(
    _ host: ControlProofs.Host, marks least: Int, @ViewBuilder _ view: @escaping () -> V,
    location: SourceLocation = #_sourceLocation
  ) throws {
    let left = try marks(host, .leftToRight, view)
    let right = try marks(host, .rightToLeft, view)
    #expect(left.count == right.count && left.count >= least, sourceLocation: location)
    for (one, other) in zip(left, right) {
      let wanted = Self.width - one.box.maxX
      #expect(
        abs(other.box.minX - wanted) <= 1 && abs(other.box.width - one.box.width) <= 1,
        "\(one.name) \(one.box) became \(other.name) \(other.box)", sourceLocation: location)
      let name = one.name.replacingOccurrences(of: "forward", with: "backward")
      #expect(other.name == name, sourceLocation: location)
    }
  }

  @Test func rowsMirrorTheirChevrons() throws {
    try expectMirrored(.phone, marks: 4) {
      NavigationStack {
        List {
          NavigationLink("Go") { Text("There") }
          DisclosureGroup("More") { Text("in") }
          Picker("Pick", selection: .constant(1)) { Text("A").tag(1) }
          Toggle("On", isOn: .constant(true))
          Stepper("Step", value: .constant(1))
        }
      }
    }
  }

  @Test func theChosenDayKeepsItsCircle() throws {
    let day = Date(timeIntervalSince1970: 1_750_000_000)
    try expectMirrored(.phone, marks: 1) {
      DatePicker("Day", selection: .constant(day), displayedComponents: .date).datePickerStyle(.graphical)
    }
  }

  @Test func theMacsPickersMirrorTheirArrows() throws {
    try expectMirrored(.mac, marks: 4) {
      VStack {
        Picker("Pick", selection: .constant(1)) { Text("A").tag(1) }
        DatePicker("Day", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date)
        DisclosureGroup("More") { Text("in") }
      }
    }
  }
}
