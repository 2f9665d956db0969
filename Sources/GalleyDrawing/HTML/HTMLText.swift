/// Builds a page's text; everything given as a value is escaped.
struct HTMLText {
  private(set) var bytes: [UInt8] = []

  /// Text that is HTML already.
  mutating func raw(_ html: String) { bytes.append(contentsOf: html.utf8) }

  mutating func raw(_ html: [UInt8]) { bytes.append(contentsOf: html) }

  /// An element with nothing but text in it.
  mutating func element(_ tag: String, _ attributes: String = "", _ text: String) {
    raw("<\(tag)\(attributes.isEmpty ? "" : " ")\(attributes)>\(XMLText.escaped(text))</\(tag)>")
  }

  /// A list of lines; nothing for none.
  mutating func list(_ tag: String, _ attributes: String, _ items: [String]) {
    guard !items.isEmpty else { return }
    raw("<\(tag) \(attributes)>")
    for item in items { element("li", "", item) }
    raw("</\(tag)>")
  }

  /// A file's name as a relative address: everything but unreserved characters and slashes in hexadecimal.
  static func address(_ file: String) -> String {
    let plain = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/".utf8)
    return file.utf8.reduce(into: "./") { address, byte in
      if plain.contains(byte) {
        address.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        address += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }
  }

  static func count(_ count: Int, _ noun: String) -> String { count == 1 ? "1 \(noun)" : "\(count) \(noun)s" }
}
