import GalleyCatalog
import GalleyGeometry

/// The display a window stands on, in portrait.
struct Panel {
  var size: Size
  var scale: Double
  var nativeScale: Double
  var cornerRadius: Double
}

extension ScenarioResolver {
  /// The display: the device's own, zoomed, or one connected from outside.
  func panel(of device: DeviceModel, traits: ScenarioTraits, assumed: inout Set<String>) throws(ScenarioError) -> Panel
  {
    if traits.external {
      guard device.idiom != .watch, device.idiom != .tv, device.idiom != .vision else {
        throw .notOffered(device: device.id, what: "external display")
      }
      guard let size = systems.facts.usable("externalDisplay.size", as: Size.self) else {
        throw .notKnown(device: device.id, fact: "the size of an external display")
      }
      assumed.formUnion(["externalDisplay.size", "externalDisplay.scale"])
      let scale = systems.facts.usable("externalDisplay.scale", as: Double.self) ?? 1
      // An external display does not turn; the request's orientation is the device's.
      let turned = traits.orientation.isLandscape ? Size(width: size.height, height: size.width) : size
      return Panel(size: turned, scale: scale, nativeScale: scale, cornerRadius: 0)
    }
    guard let size = device.size else { throw .notKnown(device: device.id, fact: "the size in points") }
    guard let scale = device.scale else { throw .notKnown(device: device.id, fact: "the scale") }
    if size.isAssumed { assumed.insert("window.size") }
    if scale.isAssumed { assumed.insert("display.scale") }
    if traits.displayZoom {
      guard device.idiom == .phone || device.idiom == .pad, device.zoom.isOffered else {
        throw .notOffered(device: device.id, what: "Display Zoom")
      }
      guard let zoomed = device.zoom.size else {
        throw .notKnown(
          device: device.id, fact: "the size under Display Zoom",
          instead: "a device of your own (--devices FILE) can have it as its size")
      }
      if zoomed.isAssumed { assumed.insert("displayZoom.pointSize") }
      return Panel(
        size: zoomed.value, scale: scale.value, nativeScale: device.zoom.nativeScale?.value ?? scale.value,
        cornerRadius: device.cornerRadius * zoomed.value.width / max(size.value.width, 1))
    }
    return Panel(
      size: size.value, scale: scale.value, nativeScale: device.nativeScale ?? scale.value,
      cornerRadius: device.cornerRadius)
  }

  /// The size classes: as tabled for a whole screen, from the width for a pad's windows, and always the same elsewhere.
  func sizeClasses(
    of device: DeviceModel, placement: WindowPlacement, landscape: Bool, assumed: inout Set<String>
  ) throws(ScenarioError) -> SizeClasses {
    if !device.turns {
      guard let known = systems.facts.known("idiomSizeClasses.\(device.idiom.rawValue)", as: SizeClasses.self) else {
        throw .notKnown(device: device.id, fact: "the size classes")
      }
      if known.isAssumed { assumed.insert("sizeClass") }
      return known.value
    }
    if placement.isFull {
      guard let known = landscape ? device.landscape : device.portrait else {
        // A pad of the user's own whose classes nobody gave has those of its width.
        if device.idiom == .pad { return classes(ofWidth: placement.frame.width, assumed: &assumed) }
        throw .notKnown(device: device.id, fact: "the size classes")
      }
      if known.isAssumed { assumed.insert("sizeClass") }
      return known.value
    }
    if let known = placement.classes {
      if known.isAssumed { assumed.insert("sizeClass") }
      return known.value
    }
    return classes(ofWidth: placement.frame.width, assumed: &assumed)
  }

  /// The classes of a pad's window by its width: compact up to the largest width that is known to be, regular from the
  /// smallest that is; between them the catalog's assumed switch decides.
  func classes(ofWidth width: Double, assumed: inout Set<String>) -> SizeClasses {
    let compact = systems.facts.usable("sizeClasses.largestCompact", as: Double.self) ?? 0
    let regular = systems.facts.usable("sizeClasses.smallestRegular", as: Double.self) ?? 0
    let change = systems.facts.usable("sizeClasses.switch", as: Double.self) ?? regular
    if width > compact, width < regular { assumed.insert("sizeClass") }
    return SizeClasses(horizontal: width < change ? .compact : .regular, vertical: .regular)
  }
}
