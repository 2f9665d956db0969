import Foundation
import GalleyCatalog

extension ScenarioResolver {
  /// Every scenario of a request, equal ones once, with notes on how they were chosen.
  ///
  /// What a device named by the user does not have is an error; devices of a group or a set that lack it are left out,
  /// and counted in a note.
  public func resolve(_ request: ScenarioRequest) throws(ScenarioError) -> ScenarioList {
    var notes: [String] = []
    let entries = try entries(of: request, notes: &notes)
    var scenarios: [ResolvedScenario] = []
    var seen: Set<ResolvedScenario> = []
    var left: [String] = []
    for entry in entries {
      func leaveOut(_ error: ScenarioError) throws(ScenarioError) {
        guard !entry.isNamed, error.isLack else {
          guard let place = entry.place else { throw error }
          throw .set(file: place.file, line: place.line, field: place.field, problem: "cannot be had: \(error)")
        }
        if !left.contains(error.description) { left.append(error.description) }
      }
      var met: [ScenarioTraits] = []
      do throws(ScenarioError) {
        met = try traits(of: request, entry.traits, on: entry.device)
      } catch {
        try leaveOut(error)
      }
      for traits in met {
        do throws(ScenarioError) {
          let scenario = try resolve(traits, on: entry.device)
          if seen.insert(scenario).inserted { scenarios.append(scenario) }
        } catch {
          try leaveOut(error)
        }
      }
    }
    if !left.isEmpty { notes.append("left out: " + left.prefix(3).joined(separator: "; ") + more(left.count - 3)) }
    guard !scenarios.isEmpty else { throw .nothingLeft(reason: left.first ?? "the request names no device") }
    return ScenarioList(scenarios: scenarios, notes: notes)
  }

  private func more(_ count: Int) -> String { count > 0 ? " and \(count) more" : "" }

  private func entries(of request: ScenarioRequest, notes: inout [String]) throws(ScenarioError) -> [SetEntry] {
    let devices = try devices(request.on, notes: &notes)
    switch request.set {
    case nil where !request.on.isEmpty: return devices
    case nil, "quick"?: return try quick(request, devices: devices, notes: &notes)
    case "all"?: return try all(request, devices: devices)
    case let file?: return try lines(ofFile: file, devices: devices, notes: &notes)
    }
  }

  /// The devices that names stand for, each with default traits.
  func devices(_ names: [String], notes: inout [String]) throws(ScenarioError) -> [SetEntry] {
    var entries: [SetEntry] = []
    for name in names {
      if custom[name] != nil {
        entries.append(SetEntry(device: name, traits: ScenarioTraits(), isNamed: true))
      } else if let group = catalog.group(name) {
        entries += group.flatMap { entry in
          let ids = entry.displays.isEmpty ? [entry.id] : entry.displays.map { "\(entry.id)-\($0)" }
          return ids.map { SetEntry(device: $0, traits: ScenarioTraits(), isNamed: false) }
        }
      } else if let device = extreme(name, os: nil) {
        entries.append(SetEntry(device: device.id, traits: ScenarioTraits(), isNamed: true))
      } else {
        do throws(CatalogError) {
          let match = try catalog.lookup(name)
          if let choice = match.choice { notes.append(choice) }
          entries.append(SetEntry(device: match.id, traits: ScenarioTraits(), isNamed: true))
        } catch {
          throw .catalog(error)
        }
      }
    }
    return entries
  }

  /// The device that `smallest phone` or `largest pad` means on a system: by area, the newest of equals.
  func extreme(_ words: String, os: OSVersion?) -> DeviceEntry? {
    let parts = words.split(separator: " ")
    guard parts.count == 2, parts[0] == "smallest" || parts[0] == "largest",
      let idiom = Idiom(rawValue: String(parts[1])), let wanted = os ?? systems.standard[idiom.platform]
    else { return nil }
    let sign: Double = parts[0] == "smallest" ? -1 : 1
    let able = catalog.devices.enumerated().filter { _, device in
      device.idiom == idiom && device.displays.isEmpty && device.sizeIsStated && systems.runs(wanted, device)
    }
    return able.max { a, b in
      let (x, y) = (a.element, b.element)
      let (areaX, areaY) = (sign * x.size.width * x.size.height, sign * y.size.width * y.size.height)
      return (areaX, x.year ?? 0, a.offset) < (areaY, y.year ?? 0, b.offset)
    }?.element
  }
}

extension ScenarioError {
  /// Whether it says that a device lacks something, rather than that the request is wrong.
  var isLack: Bool {
    switch self {
    case .osNeverRan, .orientation, .window, .windowSize, .notKnown, .notOffered, .noSuchOS: true
    default: false
    }
  }
}
