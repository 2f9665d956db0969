import GalleyCatalog

/// A line of a set: which device, and how it is met.
struct SetEntry: Sendable {
  /// A device's slug.
  let device: String
  var traits: ScenarioTraits
  /// Whether the user named the device: then what it lacks is an error, else it is left out with a note.
  let isNamed: Bool
  /// Where a file of the user's asks for it: the file, the line, the place in the list.
  var place: Place?

  struct Place: Sendable {
    let file: String
    let line: Int
    let field: String
  }
}

/// The sets of the catalog and of a user's file.
struct ScenarioSets: Sendable {
  let json: JSONValue
  let file: String

  /// The lines of the quick set of a platform.
  func quick(_ platform: Platform) -> [JSONValue] { json["quick"]?[platform.rawValue]?.array ?? [] }

  /// What the quick set does with one device.
  func each(_ idiom: Idiom) -> [JSONValue] { json["each"]?[idiom.rawValue]?.array ?? [] }

  var range: WindowRange {
    WindowRange(least: json["range"]?["least"]?.number ?? 0, step: json["range"]?["step"]?.number ?? 0)
  }

  var allOrientations: [Orientation] {
    json["all"]?["orientations"]?.array.compactMap { $0.string.flatMap(Orientation.init(rawValue:)) } ?? []
  }

  /// The request that a line of a set makes: each member an option, its value a text, a number, a list of them, or
  /// true and false.
  static func request(
    _ line: JSONValue, file: String, place: String
  ) throws(ScenarioError) -> ScenarioRequest {
    var request = ScenarioRequest()
    guard case .object(let members) = line else {
      throw .set(file: file, line: 0, field: place, problem: "is \(line.kind); it should be an object")
    }
    for member in members where member.key != "note" {
      let values = member.value.array.isEmpty ? [member.value] : member.value.array
      for value in values {
        let text: String
        switch value {
        case .string(let string): text = string
        case .number(let number): text = ScenarioNumber.text(number)
        case .bool(let bool): text = bool ? "on" : "off"
        default:
          throw .set(
            file: file, line: member.line, field: "\(place).\(member.key)",
            problem: "is \(value.kind); it should be a text or a list of texts")
        }
        do throws(ScenarioError) {
          try request.apply(option: member.key, value: text)
        } catch {
          throw .set(file: file, line: member.line, field: "\(place).\(member.key)", problem: "is wrong: \(error)")
        }
      }
    }
    return request
  }
}
