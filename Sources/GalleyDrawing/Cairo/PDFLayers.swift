/// Makes layers of a document's pages, as PDF's optional content, which Cairo does not write.
///
/// Cairo paints every layer as a page of its own. Here the pages of a sheet become forms that its one page shows, each
/// under its layer's name; hidden layers are switched off and stay in the file. Everything else is copied as it is.
struct PDFLayers {
  /// A page to come: the layers' pages follow each other in the document.
  struct Page {
    var layers: [(name: String, isShown: Bool)]
  }

  private let file: PDFObjects
  private var made: [Int: [UInt8]] = [:]
  private var nextNumber: Int

  private init(_ file: PDFObjects) {
    self.file = file
    nextNumber = file.count
  }

  /// - Returns: nil where the bytes are no document of Cairo's, or one with another number of pages.
  static func join(_ bytes: [UInt8], into pages: [Page]) -> [UInt8]? {
    guard let file = PDFObjects(bytes) else { return nil }
    var layers = PDFLayers(file)
    return layers.joined(pages)
  }

  private mutating func joined(_ pages: [Page]) -> [UInt8]? {
    guard let catalog = file.root, let tree = file.references("Pages", of: catalog).first else { return nil }
    let kids = file.references("Kids", of: tree)
    guard kids.count == pages.reduce(0, { $0 + $1.layers.count }) else { return nil }
    var groups: [String: Int] = [:]
    var order: [(group: Int, isShown: Bool)] = []
    var rest = kids[...]
    var numbers: [Int] = []
    for page in pages {
      var content = ""
      var forms = ""
      var properties = ""
      var box = "[ 0 0 1 1 ]"
      for (index, layer) in page.layers.enumerated() {
        guard let old = rest.popFirst(), let form = form(ofPage: old) else { return nil }
        box = file.value("MediaBox", of: old) ?? box
        let group = groups[layer.name] ?? add("<< /Type /OCG /Name \(Self.text(layer.name)) >>")
        if groups[layer.name] == nil {
          groups[layer.name] = group
          order.append((group, layer.isShown))
        }
        content += "/OC /G\(index) BDC /L\(index) Do EMC\n"
        forms += " /L\(index) \(form) 0 R"
        properties += " /G\(index) \(group) 0 R"
        made[old] = []
      }
      let stream = add("<< /Length \(content.utf8.count) >>\nstream\n\(content)endstream")
      numbers.append(
        add(
          "<< /Type /Page /Parent \(tree) 0 R /MediaBox \(box) /Contents \(stream) 0 R\n   /Group << /Type /Group "
            + "/S /Transparency /I true /CS /DeviceRGB >>\n   /Resources << /XObject <<\(forms) >> /Properties "
            + "<<\(properties) >> >> >>"))
    }
    let list = { (groups: [Int]) in groups.map { "\($0) 0 R" }.joined(separator: " ") }
    made[tree] = Array(
      "<< /Type /Pages /Kids [ \(list(numbers)) ] /Count \(numbers.count) >>".utf8)
    // Panels list layers from the top down.
    made[catalog] = Array(
      ("<< /Type /Catalog /Pages \(tree) 0 R /PageMode /UseOC\n   /OCProperties << /OCGs [ \(list(order.map(\.group))) ] "
        + "/D << /Order [ \(list(order.map(\.group).reversed())) ]\n   /OFF "
        + "[ \(list(order.filter { !$0.isShown }.map(\.group))) ] >> >> >>").utf8)
    return file.written(with: made)
  }

  /// Turns the content of a page into a form of the page's size; nil where the page has none.
  private mutating func form(ofPage page: Int) -> Int? {
    guard let content = file.references("Contents", of: page).first, let resources = file.value("Resources", of: page),
      let box = file.value("MediaBox", of: page), let body = file.body(content)
    else { return nil }
    let opening = Array("<<".utf8)
    guard body.starts(with: opening) else { return nil }
    let form =
      "<< /Type /XObject /Subtype /Form /BBox \(box) /Resources \(resources)\n   /Group << /Type /Group /S "
      + "/Transparency /I true /CS /DeviceRGB >>\n  "
    made[content] = Array(form.utf8) + body.dropFirst(opening.count)
    return content
  }

  private mutating func add(_ object: String) -> Int {
    made[nextNumber] = Array(object.utf8)
    nextNumber += 1
    return nextNumber - 1
  }

  /// A text in parentheses; layers' names are plain.
  private static func text(_ name: String) -> String {
    "(" + name.filter { $0.isASCII && $0 != "(" && $0 != ")" && $0 != "\\" } + ")"
  }
}

/// The numbered objects of a document that has a plain table of them, as Cairo's of PDF 1.4 have.
struct PDFObjects {
  private let bytes: [UInt8]
  /// Where each object's body begins and ends, by its number.
  private var places: [Int: Range<Int>] = [:]
  /// One more than the largest number.
  let count: Int
  /// The catalog.
  private(set) var root: Int?
  private var information: Int?

  init?(_ bytes: [UInt8]) {
    self.bytes = bytes
    guard let start = Self.last("startxref\n", in: bytes), let table = Self.number(in: bytes, at: start),
      table < bytes.count, let head = Self.last("xref\n0 ", in: bytes), let count = Self.number(in: bytes, at: head),
      let trailer = Self.last("trailer", in: bytes), count > 0
    else { return nil }
    self.count = count
    guard var row = bytes[head...].firstIndex(of: UInt8(ascii: "\n")).map({ $0 + 1 }) else { return nil }
    var starts: [(number: Int, offset: Int)] = []
    for number in 0..<count {
      guard row + 20 <= bytes.count, let offset = Self.number(in: bytes, at: row) else { return nil }
      if bytes[row + 17] == UInt8(ascii: "n") { starts.append((number, offset)) }
      row += 20
    }
    starts.sort { $0.offset < $1.offset }
    for (index, start) in starts.enumerated() {
      let end = index + 1 < starts.count ? starts[index + 1].offset : table
      guard start.offset < end, end <= bytes.count else { return nil }
      let opening = Array("\(start.number) 0 obj\n".utf8)
      let closing = Array("\nendobj\n".utf8)
      let object = bytes[start.offset..<end]
      guard object.starts(with: opening), object.suffix(closing.count).elementsEqual(closing) else { return nil }
      places[start.number] = start.offset + opening.count..<end - closing.count
    }
    let last = String(decoding: bytes[trailer...], as: UTF8.self)
    root = Self.references(after: "/Root", in: last).first
    information = Self.references(after: "/Info", in: last).first
  }

  func body(_ number: Int) -> ArraySlice<UInt8>? { places[number].map { bytes[$0] } }

  /// The dictionary of an object as text, without a stream that follows it.
  private func dictionary(_ number: Int) -> String? {
    guard let body = body(number) else { return nil }
    let text = String(decoding: body, as: UTF8.self)
    return text.range(of: "\nstream\n").map { String(text[..<$0.lowerBound]) } ?? text
  }

  /// The objects that an entry refers to: one, or a list of them.
  func references(_ key: String, of number: Int) -> [Int] {
    dictionary(number).map { Self.references(after: "/\(key) ", in: $0) } ?? []
  }

  /// An entry that is a list or a reference, as it is written.
  func value(_ key: String, of number: Int) -> String? {
    guard let text = dictionary(number), let start = text.range(of: "/\(key) ")?.upperBound else { return nil }
    let rest = text[start...]
    let end = rest.first == "[" ? rest.firstIndex(of: "]").map(rest.index(after:)) : rest.range(of: " R")?.upperBound
    return end.map { String(rest[..<$0]) }
  }

  private static func references(after key: String, in text: String) -> [Int] {
    guard let start = text.range(of: key)?.upperBound else { return [] }
    var numbers: [Int] = []
    var words = text[start...].split(whereSeparator: { " \n".contains($0) })[...]
    if words.first == "[" { words = words.dropFirst() } else { words = words.prefix(3) }
    while words.count >= 3, let number = Int(words[words.startIndex]), words[words.startIndex + 2] == "R" {
      numbers.append(number)
      words = words.dropFirst(3)
    }
    return numbers
  }

  /// The document with some objects in the place of others; an empty one is left out.
  func written(with made: [Int: [UInt8]]) -> [UInt8] {
    var out = Array("%PDF-1.5\n%\u{B5}\u{B6}\n".utf8)
    let size = max(count, (made.keys.max() ?? 0) + 1)
    var offsets: [Int?] = Array(repeating: nil, count: size)
    for number in 1..<size {
      guard let body = made[number].map({ $0[...] }) ?? body(number), !body.isEmpty else { continue }
      offsets[number] = out.count
      out += Array("\(number) 0 obj\n".utf8) + body + Array("\nendobj\n".utf8)
    }
    let table = out.count
    out += Array("xref\n0 \(size)\n".utf8)
    for (number, offset) in offsets.enumerated() {
      let digits = String(offset ?? 0)
      let padded = String(repeating: "0", count: 10 - min(10, digits.count)) + digits
      let state = offset == nil ? (number == 0 ? "65535 f" : "00000 f") : "00000 n"
      out += Array("\(padded) \(state) \n".utf8)
    }
    var trailer = "trailer\n<< /Size \(size)"
    if let root { trailer += " /Root \(root) 0 R" }
    if let information { trailer += " /Info \(information) 0 R" }
    return out + Array("\(trailer) >>\nstartxref\n\(table)\n%%EOF\n".utf8)
  }

  // MARK: Reading

  /// Where the last occurrence of a text ends.
  private static func last(_ text: String, in bytes: [UInt8]) -> Int? {
    let wanted = Array(text.utf8)
    guard bytes.count >= wanted.count else { return nil }
    var start = bytes.count - wanted.count
    while start >= 0 {
      if bytes[start] == wanted[0], bytes[start..<start + wanted.count].elementsEqual(wanted) {
        return start + wanted.count
      }
      start -= 1
    }
    return nil
  }

  private static func number(in bytes: [UInt8], at start: Int) -> Int? {
    let digits = bytes[start...].prefix { (48...57).contains($0) }
    return digits.isEmpty || digits.count > 15 ? nil : digits.reduce(0) { $0 * 10 + Int($1 - 48) }
  }
}
