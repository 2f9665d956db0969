import GalleyCatalog
import GalleyGeometry

/// What can be wrong with a request for scenarios. The wording is in `description`, and nowhere else.
public enum ScenarioError: Error, Sendable, Hashable {
  case catalog(CatalogError)
  /// An option's value that is none of its values.
  case unknownValue(option: String, value: String, possible: [String], nearest: [String])
  case unknownOption(name: String, nearest: [String])
  case unknownLocale(name: String, nearest: [String])
  case osNeverRan(device: String, os: OSVersion, platform: Platform, first: OSVersion?, last: OSVersion?)
  case noSuchOS(os: OSVersion, platform: Platform, known: [String])
  case orientation(device: String, orientation: Orientation, possible: [Orientation])
  case window(device: String, os: OSVersion, mode: String, reason: String, possible: [String])
  case windowSize(device: String, size: Size, limit: String)
  /// - `instead`: what the user can do without the fact.
  case notKnown(
    device: String, fact: String, instead: String = "a device of your own (--devices FILE) can say it")
  case notOffered(device: String, what: String)
  case nothingLeft(reason: String)
  case set(file: String, line: Int, field: String, problem: String)
  case malformed(problem: String)
}

extension ScenarioError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .catalog(let error): return error.description
    case .unknownValue(let option, let value, let possible, let nearest):
      return "--\(option) has no value '\(value)'" + Wording.nearest(nearest)
        + (possible.isEmpty ? "" : "; possible: \(possible.joined(separator: ", "))")
    case .unknownOption(let name, let nearest): return "no option is called '--\(name)'" + Wording.nearest(nearest)
    case .unknownLocale(let name, let nearest): return "no locale is called '\(name)'" + Wording.nearest(nearest)
    case .osNeverRan(let device, let os, let platform, let first, let last):
      var range = "it ran"
      switch (first, last) {
      case (let first?, let last?): range += " \(platform.rawValue) \(first.text) to \(last.text)"
      case (let first?, nil): range += " \(platform.rawValue) \(first.text) and later"
      case (nil, let last?): range += " up to \(platform.rawValue) \(last.text)"
      case (nil, nil): range += " versions no source states"
      }
      return "\(device) never ran \(platform.rawValue) \(os.text); \(range)"
    case .noSuchOS(let os, let platform, let known):
      return "there is no \(platform.rawValue) \(os.text); there are \(known.joined(separator: ", "))"
    case .orientation(let device, let orientation, let possible):
      return "\(device) has no \(orientation.rawValue) orientation; it has "
        + Wording.list(possible.map(\.rawValue))
    case .window(let device, let os, let mode, let reason, let possible):
      return "\(device) on \(os.text) has no window '\(mode)': \(reason); it has \(Wording.list(possible, limit: 24))"
    case .windowSize(let device, let size, let limit):
      return "a window of \(size.text) points is not possible on \(device): \(limit)"
    case .notKnown(let device, let fact, let instead):
      return "\(fact) of \(device) is not known: no source states it; \(instead)"
    case .notOffered(let device, let what): return "\(device) has no \(what)"
    case .nothingLeft(let reason): return "no scenario is left: \(reason)"
    case .set(let file, let line, let field, let problem): return "\(file):\(line): \(field) \(problem)"
    case .malformed(let problem): return "not a scenario: \(problem)"
    }
  }
}
