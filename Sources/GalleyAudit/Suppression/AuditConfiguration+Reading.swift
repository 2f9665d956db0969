import Foundation

extension AuditConfiguration {
  /// - Parameter json: the text of `.galley.json`. Members other than `rules` are other tools' and passed over.
  /// - Throws: for what is no JSON, a severity that does not exist, a limit that is no number, or a missing reason.
  public init(json: Data) throws(AuditError) {
    let read: File
    do {
      read = try JSONDecoder().decode(File.self, from: json)
    } catch let DecodingError.dataCorrupted(context) {
      throw .malformedConfiguration(reason: context.debugDescription)
    } catch let DecodingError.keyNotFound(key, context) {
      let place = context.codingPath.map(\.stringValue).joined(separator: ".")
      throw .malformedConfiguration(reason: "'\(place)' needs '\(key.stringValue)'")
    } catch let DecodingError.typeMismatch(_, context), let DecodingError.valueNotFound(_, context) {
      let place = context.codingPath.map(\.stringValue).joined(separator: ".")
      throw .malformedConfiguration(reason: "'\(place)': \(context.debugDescription)")
    } catch {
      throw .malformedConfiguration(reason: "it is not JSON")
    }
    self.init(rules: (read.rules ?? [:]).mapValues(\.rule))
  }

  private struct File: Decodable {
    var rules: [String: Entry]?
  }

  /// `"off"`, `"on"`, a severity, or an object.
  private struct Entry: Decodable {
    var rule: Rule

    private enum Keys: String, CodingKey { case severity, limits, ignore }

    init(from decoder: any Decoder) throws {
      if let single = try? decoder.singleValueContainer(), let word = try? single.decode(String.self) {
        switch word {
        case "off": rule = Rule(isOn: false)
        case "on": rule = Rule(isOn: true)
        default:
          guard let severity = Severity(rawValue: word) else {
            let message = "'\(word)' is neither on, off, error, warning nor note"
            throw DecodingError.dataCorruptedError(in: single, debugDescription: message)
          }
          rule = Rule(severity: severity)
        }
        return
      }
      let container = try decoder.container(keyedBy: Keys.self)
      rule = Rule(
        severity: try container.decodeIfPresent(Severity.self, forKey: .severity),
        limits: try container.decodeIfPresent([String: Double].self, forKey: .limits) ?? [:],
        ignored: try container.decodeIfPresent([Ignored].self, forKey: .ignore) ?? [])
    }
  }
}
