import GalleyCatalog

/// Characters by the names that HTML has for them, from `Data/markdown/entities.json`.
enum MarkdownEntities {
  private static let named: [String: String] = {
    guard let bytes = try? DataFolder.find().bytes("markdown/entities.json"),
      let json = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
    else { return [:] }
    return json["entities"] as? [String: String] ?? [:]
  }()

  /// Digits after `#`, and letters of a name, that are still a reference (CommonMark 0.31.2, section 2.5).
  private static let decimalLimit = 7
  private static let hexadecimalLimit = 6
  private static let nameLimit = 32

  /// The characters of a reference whose `&` is at a place, and where it ends.
  static func decode(_ source: [Unicode.Scalar], at start: Int) -> (text: String, end: Int)? {
    var at = start + 1
    func take(_ limit: Int, _ isPart: (Unicode.Scalar) -> Bool) -> String? {
      var text = ""
      while at < source.count, isPart(source[at]), text.unicodeScalars.count <= limit {
        text.unicodeScalars.append(source[at])
        at += 1
      }
      guard !text.isEmpty, text.unicodeScalars.count <= limit, at < source.count, source[at] == ";" else { return nil }
      at += 1
      return text
    }
    func scalar(_ number: UInt32?) -> String {
      guard let number, number != 0, let scalar = Unicode.Scalar(number) else { return "\u{FFFD}" }
      return String(Character(scalar))
    }
    guard at < source.count else { return nil }
    if source[at] == "#" {
      at += 1
      if at < source.count, source[at] == "x" || source[at] == "X" {
        at += 1
        guard let digits = take(hexadecimalLimit, { $0.isASCII && $0.properties.isASCIIHexDigit }) else { return nil }
        return (scalar(UInt32(digits, radix: 16)), at)
      }
      guard let digits = take(decimalLimit, { ("0"..."9").contains($0) }) else { return nil }
      return (scalar(UInt32(digits)), at)
    }
    guard let name = take(nameLimit, { $0.isASCII && ($0.properties.isAlphabetic || ("0"..."9").contains($0)) }),
      let text = named[name]
    else { return nil }
    return (text, at)
  }
}
