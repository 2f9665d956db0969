import GalleyGeometry

/// Several windows of a device by one word, wherever a list of windows is taken.
public enum WindowGroup: String, Sendable, Hashable, CaseIterable {
  /// Every part of the screen that the system arranges windows in: halves, thirds and quadrants, or the parts of
  /// Split View.
  case tiles
  /// Free sizes from small to the whole screen: every width at the full height, then every height at the full width.
  case range
}

extension ScenarioResolver {
  /// The traits that a request makes of one set of traits on a device: all combinations, groups of windows opened.
  func traits(of request: ScenarioRequest, _ base: ScenarioTraits, on device: String) throws(ScenarioError)
    -> [ScenarioTraits]
  {
    guard !request.windowGroups.isEmpty else { return request.multiply(base) }
    var plain = request
    plain.windows = []
    var all: [ScenarioTraits] = []
    for traits in plain.multiply(base) {
      var windows = request.windows
      for group in request.windowGroups { windows += try self.windows(of: group, traits, on: device) }
      for window in windows {
        var copy = traits
        copy.window = window
        if !all.contains(copy) { all.append(copy) }
      }
    }
    return all
  }

  /// The windows of a group that a device has in some traits.
  ///
  /// Throws ``ScenarioError/window(device:os:mode:reason:possible:)`` for a device that has none of them.
  private func windows(
    of group: WindowGroup, _ traits: ScenarioTraits, on id: String
  ) throws(ScenarioError) -> [WindowMode] {
    let device = try model(id)
    let os = try version(traits.os, of: device)
    let landscape = traits.orientation.isLandscape
    switch group {
    case .tiles:
      // `half` is the left half by another name, and so on.
      let general: Set<WindowMode.Name> = [.half, .third, .twoThirds, .quadrant]
      let names = windowModes(of: device, os: os, landscape: landscape).compactMap(WindowMode.Name.init(rawValue:))
      let placed = names.filter { Self.tiles[$0] != nil && !general.contains($0) }
      let parts = placed.isEmpty ? names.filter { general.contains($0) } : placed
      guard !parts.isEmpty else {
        throw noWindow(group.rawValue, device, os, landscape, "its screen has no parts as windows there")
      }
      return parts.map(WindowMode.named)
    case .range:
      guard windowModes(of: device, os: os, landscape: landscape).contains(where: { $0.hasPrefix("WIDTHxHEIGHT") })
      else { throw noWindow(group.rawValue, device, os, landscape, "its windows have no free size there") }
      var assumed: Set<String> = []
      let panel = try panel(of: device, traits: traits, assumed: &assumed)
      let full = DisplayRotation(portrait: panel.size, orientation: traits.orientation).size
      let steps = try range()
      let widths = steps.sides(upTo: full.width).map { Size(width: $0, height: full.height) }
      let heights = steps.sides(upTo: full.height).map { Size(width: full.width, height: $0) }
      return (widths + heights).map(WindowMode.size)
    }
  }
}

/// How far apart the sizes of a range are, and where it begins.
struct WindowRange: Sendable {
  let least: Double
  let step: Double

  /// Sides from the least to a whole one, which is among them.
  func sides(upTo full: Double) -> [Double] {
    guard step > 0, full > least else { return [full] }
    return Array(stride(from: least, to: full, by: step)) + [full]
  }
}
