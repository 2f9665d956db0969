import Foundation

/// What a property list of strings holds, or why and where it cannot be read.
enum PropertyListText {
  case list(Any)
  case broken(StringsProblem.Fault, line: Int?)

  init(_ bytes: [UInt8]) {
    do {
      self = .list(try PropertyListSerialization.propertyList(from: Data(bytes), format: nil))
    } catch {
      // Foundation says the line in words only: "Encountered unknown tag strin on line 4".
      let words = (error as NSError).userInfo["NSDebugDescription"] as? String ?? ""
      self = .broken(.syntax("not a property list"), line: Self.line(in: words, of: bytes))
    }
  }

  /// The line that a description names; where it names none because the file ends too early, its last.
  ///
  /// Binary lists have no lines.
  private static func line(in words: String, of bytes: [UInt8]) -> Int? {
    if bytes.starts(with: Array("bplist".utf8)) { return nil }
    if let place = words.range(of: "line ", options: .backwards) {
      return Int(words[place.upperBound...].prefix { $0.isASCII && $0.isNumber })
    }
    let text = bytes.lastIndex { !" \t\r\n".utf8.contains($0) }.map { bytes[...$0] } ?? []
    return text.count { $0 == UInt8(ascii: "\n") } + 1
  }
}
