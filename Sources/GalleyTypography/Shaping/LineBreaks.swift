/// Where lines may end: by ICU's rules, but not between Hangul syllables, as labels of Apple's by default do not
/// (`hangulWordPriority` of the standard line break strategy).
struct LineBreaks {
  /// The cluster the next line would start with; ascending, the text's end last.
  var next: [Int32] = []
  /// Where the line's last visible cluster ends, in the text's own x, the hyphen included that a soft one shows.
  var fit: [Double] = []
  /// Indices of the breaks that end a line in any width, the last break included.
  var hard: [Int32] = []
  /// Widths of hyphens by break; empty for text without soft hyphens.
  private var hyphens: [Int: Double] = [:]

  func hyphen(_ index: Int) -> Double { hyphens.isEmpty ? 0 : hyphens[index] ?? 0 }

  init(_ text: ShapedText, _ breaker: TextBreaker, _ hyphen: (_ run: Int) -> Double) {
    let boundaries = text.withBytes { breaker.boundaries($0) }
    next.reserveCapacity(boundaries.count)
    fit.reserveCapacity(boundaries.count)
    var cluster = 0
    var start = 0
    for boundary in boundaries {
      let byte = Int(boundary & ~TextBreaker.hard)
      if text.isBytewise {
        cluster = byte
      } else {
        while cluster < text.count, text.byte(cluster) < byte { cluster += 1 }
      }
      guard cluster > start, !Self.isInsideHangul(text, byte) else { continue }
      let visible = text.visibleEnd(start, cluster)
      next.append(Int32(cluster))
      fit.append(text.x(visible))
      if boundary & TextBreaker.hard != 0, cluster < text.count { hard.append(Int32(next.count - 1)) }
      if cluster < text.count, Self.endsInSoftHyphen(text, byte) {
        let width = hyphen(text.run(cluster - 1))
        hyphens[next.count - 1] = width
        fit[fit.count - 1] += width
      }
      start = cluster
    }
    if !next.isEmpty { hard.append(Int32(next.count - 1)) }
  }

  private static func endsInSoftHyphen(_ text: ShapedText, _ byte: Int) -> Bool {
    !text.isBytewise && text.withBytes { byte >= 2 && $0[byte - 2] == 0xC2 && $0[byte - 1] == 0xAD }
  }

  private static func isInsideHangul(_ text: ShapedText, _ byte: Int) -> Bool {
    !text.isBytewise && text.withBytes { isHangul($0, byte - 3) && isHangul($0, byte) }
  }

  /// Whether a syllable of U+AC00…D7A3 starts at a byte.
  private static func isHangul(_ bytes: UnsafeBufferPointer<UInt8>, _ at: Int) -> Bool {
    guard at >= 0, at + 2 < bytes.count, (0xEA...0xED).contains(bytes[at]) else { return false }
    let scalar = UInt32(bytes[at] & 0x0F) << 12 | UInt32(bytes[at + 1] & 0x3F) << 6 | UInt32(bytes[at + 2] & 0x3F)
    return (0xAC00...0xD7A3).contains(scalar)
  }
}
