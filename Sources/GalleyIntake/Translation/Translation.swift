/// The rewriting of one file, apart from the syntax visitor that does it, which importers of this module never see.
enum Translation {
  /// Translates `source`, the UTF-8 text of the file called `name`.
  static func of(_ source: [UInt8], name: String, in context: TranslationContext) -> TranslatedFile {
    Translator.translate(source, name: name, in: context)
  }

  /// `text` as a Swift string literal.
  static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case let control where control.value < 32: result += "\\u{\(String(control.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
