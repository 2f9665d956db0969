import GalleyGeometry

/// How large an app's window is, and where it stands.
public enum WindowMode: Sendable, Hashable {
  /// The whole screen, a part of it, or a window that overlaps others.
  case named(Name)
  /// A window of a size in points, where nothing else is known of it.
  case size(Size)

  public enum Name: String, Sendable, Hashable, CaseIterable {
    case full
    case twoThirds = "two-thirds"
    case half
    case third
    case slideOver = "slide-over"
    case leftHalf = "left-half"
    case rightHalf = "right-half"
    case topHalf = "top-half"
    case bottomHalf = "bottom-half"
    case leftThird = "left-third"
    case centerThird = "center-third"
    case rightThird = "right-third"
    case leftTwoThirds = "left-two-thirds"
    case rightTwoThirds = "right-two-thirds"
    case quadrant
    case topLeftQuadrant = "top-left-quadrant"
    case topRightQuadrant = "top-right-quadrant"
    case bottomLeftQuadrant = "bottom-left-quadrant"
    case bottomRightQuadrant = "bottom-right-quadrant"
    case stage
  }

  public static let full = WindowMode.named(.full)

  /// From a mode's name or a size: `slide-over`, `507x1024`.
  public init?(name: String) {
    if let mode = Name(rawValue: name.lowercased()) {
      self = .named(mode)
      return
    }
    let sides = name.lowercased().split(whereSeparator: { $0 == "x" || $0 == "×" }).map { Double($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1], width.isFinite, height.isFinite else {
      return nil
    }
    self = .size(Size(width: width, height: height))
  }

  /// As it is written.
  public var text: String {
    switch self {
    case .named(let name): name.rawValue
    case .size(let size): size.text
    }
  }
}

extension Size {
  /// `402x874`, without trailing zeros.
  public var text: String { "\(ScenarioNumber.text(width))x\(ScenarioNumber.text(height))" }
}
