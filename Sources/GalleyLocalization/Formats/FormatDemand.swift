/// One value that C's formatting takes for a format: stricter than ``FormatToken``, which reads texts.
public struct FormatDemand: Sendable, Hashable {
  /// Counted from 0, where the format says it.
  public var position: Int?
  /// nil for what must not be asked for (`%n`), or is not known.
  public var kind: FormatKind?

  /// All values of a format in order; a width or precision of `*` takes one of its own.
  public static func all(of format: String) -> [FormatDemand] {
    var demands: [FormatDemand] = []
    var rest = format.utf8[...]
    while let percent = rest.firstIndex(of: UInt8(ascii: "%")) {
      rest = rest[rest.index(after: percent)...]
      if rest.first == UInt8(ascii: "%") {
        rest.removeFirst()
        continue
      }
      let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      var position: Int?
      if !digits.isEmpty, rest.dropFirst(digits.count).first == UInt8(ascii: "$") {
        // A position of 0, or one that is no number, is nobody's.
        position = (Int(String(digits) ?? "") ?? 0) - 1
        rest = rest.dropFirst(digits.count + 1)
      }
      while let byte = rest.first, "0123456789.+-# '*$hlqLztj".utf8.contains(byte) {
        if byte == UInt8(ascii: "*") { demands.append(FormatDemand(kind: .integer)) }
        rest.removeFirst()
      }
      guard let letter = rest.popFirst() else {
        demands.append(FormatDemand(position: position))
        break
      }
      let known = "@dDiuUxXoOfFeEgGaAcCsSp".utf8.contains(letter)
      demands.append(
        FormatDemand(position: position, kind: known ? FormatKind(specifier: String(Unicode.Scalar(letter))) : nil))
    }
    return demands
  }
}
