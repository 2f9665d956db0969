import Foundation

extension Range where Bound == AttributedString.Index {
  /// The part of an attributed string that a range of UTF-16 units stands for; nil where it leaves the string or
  /// parts a character's surrogates. Apple's, which Foundation on Linux leaves out.
  public init?<S: AttributedStringProtocol>(_ range: NSRange, in string: S) {
    guard range.location != NSNotFound, range.location >= 0, range.length >= 0 else { return nil }
    let (end, isPast) = range.location.addingReportingOverflow(range.length)
    guard !isPast, let lower = string.index(atUTF16: range.location), let upper = string.index(atUTF16: end) else {
      return nil
    }
    self = lower..<upper
  }
}

extension NSRange {
  /// The UTF-16 units of a part of an attributed string.
  public init<R: RangeExpression, S: AttributedStringProtocol>(_ region: R, in target: S)
  where R.Bound == AttributedString.Index {
    let range = region.relative(to: target.characters)
    func units(_ part: Range<AttributedString.Index>) -> Int {
      target.unicodeScalars[part].reduce(0) { $0 + UTF16.width($1) }
    }
    self.init(location: units(target.startIndex..<range.lowerBound), length: units(range))
  }
}

extension AttributedStringProtocol {
  fileprivate func index(atUTF16 offset: Int) -> AttributedString.Index? {
    var (index, place) = (startIndex, 0)
    while place < offset, index < endIndex {
      place += UTF16.width(unicodeScalars[index])
      index = unicodeScalars.index(after: index)
    }
    return place == offset ? index : nil
  }
}
