import Foundation
import GalleyCatalog

extension ScenarioResolver {
  private func sets() throws(ScenarioError) -> ScenarioSets {
    do throws(CatalogError) {
      return ScenarioSets(json: try catalog.data.json("catalog/sets.json"), file: "catalog/sets.json")
    } catch {
      throw .catalog(error)
    }
  }

  /// How the sizes of a range of windows are chosen.
  func range() throws(ScenarioError) -> WindowRange { try sets().range }

  /// The quick set: of a platform, or of the devices named.
  func quick(
    _ request: ScenarioRequest, devices: [SetEntry], notes: inout [String]
  ) throws(ScenarioError) -> [SetEntry] {
    let sets = try sets()
    guard devices.isEmpty else {
      var entries: [SetEntry] = []
      for device in devices {
        let idiom = try model(device.device).idiom
        for (index, line) in sets.each(idiom).enumerated() {
          let part = try ScenarioSets.request(line, file: sets.file, place: "each.\(idiom.rawValue)[\(index)]")
          entries += try traits(of: part, device.traits, on: device.device).map { traits in
            SetEntry(device: device.device, traits: traits, isNamed: false)
          }
        }
      }
      return entries
    }
    let platform = request.platform ?? systems.platformOrder.first ?? .iOS
    let os = request.os.first
    var entries: [SetEntry] = []
    for (index, line) in sets.quick(platform).enumerated() {
      let part = try ScenarioSets.request(line, file: sets.file, place: "quick.\(platform.rawValue)[\(index)]")
      for name in part.on {
        guard let words = fitted(name, part, to: request.families), let device = extreme(words, os: os) else {
          continue
        }
        entries += try traits(of: part, ScenarioTraits(), on: device.id).map {
          SetEntry(device: device.id, traits: $0, isNamed: false)
        }
      }
    }
    return entries
  }

  /// A device of the quick set in the words of the families that a project is for: what the set shows on a phone is shown
  /// on a pad where there are only pads. nil for what only another family has.
  private func fitted(_ name: String, _ line: ScenarioRequest, to families: Set<Idiom>?) -> String? {
    let parts = name.split(separator: " ")
    guard let families, parts.count == 2, let idiom = Idiom(rawValue: String(parts[1])), !families.contains(idiom)
    else { return name }
    let others = Idiom.allCases.filter { families.contains($0) && $0.platform == idiom.platform }
    // Phones have no parts of the screen as windows.
    guard let other = others.first, line.windows.isEmpty || other == .pad else { return nil }
    return "\(parts[0]) \(other.rawValue)"
  }

  /// Every device in each orientation it turns to: of a platform (or the project's families), or the devices named.
  func all(_ request: ScenarioRequest, devices: [SetEntry]) throws(ScenarioError) -> [SetEntry] {
    let orientations = try sets().allOrientations
    var entries = devices
    if entries.isEmpty {
      let platform = request.platform ?? systems.platformOrder.first ?? .iOS
      let families = request.families ?? Set(Idiom.allCases.filter { $0.platform == platform })
      entries = catalog.devices.filter { families.contains($0.idiom) }.flatMap { entry in
        let ids = entry.displays.isEmpty ? [entry.id] : entry.displays.map { "\(entry.id)-\($0)" }
        return ids.map { SetEntry(device: $0, traits: ScenarioTraits(), isNamed: false) }
      }
    }
    var all: [SetEntry] = []
    for entry in entries {
      guard try model(entry.device).turns else {
        all.append(entry)
        continue
      }
      for orientation in orientations {
        var turned = entry
        turned.traits.orientation = orientation
        all.append(turned)
      }
    }
    return all
  }

  /// The lines of a set in a file of the user's: `{"scenarios": [{"on": "…", "window": "…"}]}`. Lines without `on` take
  /// the devices named.
  func lines(
    ofFile file: String, devices: [SetEntry], notes: inout [String]
  ) throws(ScenarioError) -> [SetEntry] {
    guard let data = FileManager.default.contents(atPath: file) else {
      throw .unknownValue(
        option: "set", value: file, possible: ["quick", "all", "a readable file"],
        nearest: EditDistance.nearest(to: file, in: ["quick", "all"]))
    }
    let json: JSONValue
    do { json = try JSONValue(parsing: Array(data)) } catch {
      throw .set(file: file, line: error.line, field: "the file", problem: "is no JSON: \(error.problem)")
    }
    let lines = json["scenarios"]?.array ?? []
    guard !lines.isEmpty else {
      throw .set(
        file: file, line: 1, field: "scenarios", problem: "is missing or empty; it should be a list of objects")
    }
    var entries: [SetEntry] = []
    for (index, line) in lines.enumerated() {
      let place = "scenarios[\(index)]"
      let part = try ScenarioSets.request(line, file: file, place: place)
      let met = part.on.isEmpty ? devices : try self.devices(part.on, notes: &notes)
      guard !met.isEmpty else {
        throw .set(
          file: file, line: 1, field: place, problem: "names no device: give 'on', here or on the command line")
      }
      for entry in met {
        let own = SetEntry.Place(file: file, line: line.members.first?.line ?? 1, field: place)
        do throws(ScenarioError) {
          entries += try traits(of: part, entry.traits, on: entry.device).map {
            SetEntry(device: entry.device, traits: $0, isNamed: entry.isNamed, place: own)
          }
        } catch {
          throw .set(file: own.file, line: own.line, field: own.field, problem: "cannot be had: \(error)")
        }
      }
    }
    return entries
  }
}
