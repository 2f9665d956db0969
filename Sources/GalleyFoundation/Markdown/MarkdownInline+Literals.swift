/// Where runs of backticks are, by their length.
struct TickRuns {
  private var places: [Int: [Int]] = [:]
  /// How many of each length lie behind.
  private var passed: [Int: Int] = [:]

  init(_ source: [Unicode.Scalar]) {
    var at = 0
    while at < source.count {
      guard source[at] == "`" else {
        at += 1
        continue
      }
      let start = at
      while at < source.count, source[at] == "`" { at += 1 }
      places[at - start, default: []].append(start)
    }
  }

  /// The next run of a length at or after a place; asked for with growing places only.
  mutating func next(_ length: Int, from place: Int) -> Int? {
    guard let all = places[length] else { return nil }
    var index = passed[length] ?? 0
    while index < all.count, all[index] < place { index += 1 }
    passed[length] = index
    return index < all.count ? all[index] : nil
  }
}

extension MarkdownInline {
  /// Code between backticks of the same number; one space is taken off each end when both have one.
  mutating func code() {
    let start = at
    while at < source.count, source[at] == "`" { at += 1 }
    let length = at - start
    if ticks == nil { ticks = TickRuns(source) }
    guard let end = ticks?.next(length, from: at) else { return add(source[start..<at]) }
    var content = source[at..<end].filter { $0 != "\r" }.map { $0 == "\n" ? " " : $0 }
    if content.count > 1, content.first == " ", content.last == " ", content.contains(where: { $0 != " " }) {
      content.removeFirst()
      content.removeLast()
    }
    at = end + length
    add(content, intent: .code)
  }

  /// An address in angle brackets, or an element of HTML, which texts show as it is written.
  mutating func angle() {
    if let (address, link, end) = autolink() {
      at = end
      add(address, link: link)
    } else if let end = htmlEnd() {
      add(source[at..<end], intent: .inlineHTML)
      at = end
    } else {
      add("<".unicodeScalars)
      at += 1
    }
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  private func autolink() -> (ArraySlice<Unicode.Scalar>, String, Int)? {
    var end = at + 1
    while end < source.count, source[end] != ">" {
      guard source[end].value > 0x20, source[end] != "<" else { return nil }
      end += 1
    }
    guard end < source.count else { return nil }
    let inside = source[at + 1..<end]
    if let colon = inside.firstIndex(of: ":"), (2...32).contains(colon - inside.startIndex),
      let first = inside.first, MarkdownInline.isLetter(first),
      inside[..<colon].allSatisfy({
        MarkdownInline.isLetter($0) || MarkdownInline.isDigit($0) || "+.-".unicodeScalars.contains($0)
      })
    {
      return (inside, MarkdownInline.string(inside), end + 1)
    }
    return MarkdownInline.isMail(inside) ? (inside, "mailto:" + MarkdownInline.string(inside), end + 1) : nil
  }

  private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  /// HTML's pattern of an address: a name, `@`, and labels of letters, figures and inner hyphens.
  private static func isMail(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
    let signs = ".!#$%&'*+/=?^_`{|}~-".unicodeScalars
    guard let middle = scalars.firstIndex(of: "@"), middle > scalars.startIndex,
      scalars[..<middle].allSatisfy({ isLetter($0) || isDigit($0) || signs.contains($0) })
    else { return false }
    return scalars[(middle + 1)...].split(separator: ".", omittingEmptySubsequences: false).allSatisfy { label in
      (1...63).contains(label.count) && label.first != "-" && label.last != "-"
        && label.allSatisfy { isLetter($0) || isDigit($0) || $0 == "-" }
    }
  }

  // MARK: - HTML

  private mutating func htmlEnd() -> Int? {
    switch peek(1) {
    case "?"?: return end(of: "?>", from: at + 2)
    case "!"?:
      if peek(2) == "-", peek(3) == "-" {
        if peek(4) == ">" { return at + 5 }
        if peek(4) == "-", peek(5) == ">" { return at + 6 }
        return end(of: "-->", from: at + 4)
      }
      if source[at...].dropFirst(2).starts(with: "[CDATA[".unicodeScalars) { return end(of: "]]>", from: at + 9) }
      guard let letter = peek(2), MarkdownInline.isLetter(letter) else { return nil }
      return end(of: ">", from: at + 3)
    case "/"?: return closingTag(at + 2)
    default: return openTag(at + 1)
    }
  }

  private mutating func end(of mark: String, from start: Int) -> Int? {
    guard !missingEnds.contains(mark) else { return nil }
    let scalars = Array(mark.unicodeScalars)
    var index = start
    while index + scalars.count <= source.count {
      if source[index] == scalars[0], source[index..<index + scalars.count].elementsEqual(scalars) {
        return index + scalars.count
      }
      index += 1
    }
    missingEnds.insert(mark)
    return nil
  }

  /// Where an opening or closing tag that begins the source ends.
  func tagEnd() -> Int? { source.count > 1 && source[1] == "/" ? closingTag(2) : openTag(1) }

  private func past(_ start: Int, _ isPart: (Unicode.Scalar) -> Bool) -> Int {
    var index = start
    while index < source.count, isPart(source[index]) { index += 1 }
    return index
  }

  private func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\t" || scalar == "\n" || scalar == "\r"
  }

  private func tagName(_ start: Int) -> Int? {
    guard start < source.count, MarkdownInline.isLetter(source[start]) else { return nil }
    return past(start) { MarkdownInline.isLetter($0) || MarkdownInline.isDigit($0) || $0 == "-" }
  }

  private func closingTag(_ start: Int) -> Int? {
    guard let name = tagName(start) else { return nil }
    let end = past(name, isBlank)
    return end < source.count && source[end] == ">" ? end + 1 : nil
  }

  private func openTag(_ start: Int) -> Int? {
    guard var index = tagName(start) else { return nil }
    while true {
      let next = past(index, isBlank)
      guard next < source.count else { return nil }
      if source[next] == ">" { return next + 1 }
      if source[next] == "/" { return next + 1 < source.count && source[next + 1] == ">" ? next + 2 : nil }
      guard next > index, let attribute = attribute(next) else { return nil }
      index = attribute
    }
  }

  private func attribute(_ start: Int) -> Int? {
    guard MarkdownInline.isLetter(source[start]) || source[start] == "_" || source[start] == ":" else { return nil }
    let name = past(start) {
      MarkdownInline.isLetter($0) || MarkdownInline.isDigit($0) || "_.:-".unicodeScalars.contains($0)
    }
    let equals = past(name, isBlank)
    guard equals < source.count, source[equals] == "=" else { return name }
    let value = past(equals + 1, isBlank)
    guard value < source.count else { return nil }
    if source[value] == "\"" || source[value] == "'" {
      let end = past(value + 1) { $0 != source[value] }
      return end < source.count ? end + 1 : nil
    }
    let end = past(value) { !isBlank($0) && !"\"'=<>`".unicodeScalars.contains($0) }
    return end > value ? end : nil
  }
}
