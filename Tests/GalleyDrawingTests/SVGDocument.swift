import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// An SVG file read by an XML parser; throws for one that is not well formed.
final class SVGDocument: NSObject, XMLParserDelegate {
  struct Element {
    var name: String
    var attributes: [String: String]
    var depth: Int
  }

  struct NotWellFormed: Error {
    var line: Int
    var text: String
  }

  private(set) var elements: [Element] = []
  /// The characters of each `text` element.
  private(set) var texts: [String] = []
  private(set) var title = ""
  private var open: [String] = []

  init(_ text: String) throws {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    guard parser.parse() else {
      throw NotWellFormed(line: parser.lineNumber, text: "\(String(describing: parser.parserError))")
    }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String] = [:]
  ) {
    elements.append(Element(name: name, attributes: attributes, depth: open.count))
    open.append(name)
    if name == "text" { texts.append("") }
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    open.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if open.last == "text" { texts[texts.count - 1] += string }
    if open.last == "title" { title += string }
  }

  func all(_ name: String) -> [Element] { elements.filter { $0.name == name } }

  func element(id: String) -> Element? { elements.first { $0.attributes["id"] == id } }

  var ids: [String] { elements.compactMap { $0.attributes["id"] } }

  /// Every identifier that something in the document points to.
  var references: Set<String> {
    var found: Set<String> = []
    for element in elements {
      for (name, value) in element.attributes {
        if name == "href", value.hasPrefix("#") { found.insert(String(value.dropFirst())) }
        if value.hasPrefix("url(#"), value.hasSuffix(")") { found.insert(String(value.dropFirst(5).dropLast())) }
      }
    }
    return found
  }
}
