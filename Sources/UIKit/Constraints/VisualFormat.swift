import CoreGraphics
import Foundation

extension NSLayoutConstraint {
  /// Constraints by Apple's visual format, such as `H:|-[name(>=80)]-8-[value]-|`.
  ///
  /// What cannot be read gives none, where UIKit raises an exception.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]? = nil,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    var reader = VisualFormatReader(format, options: opts, metrics: metrics ?? [:], views: views)
    return reader.constraints()
  }
}

/// Reads one line of the visual format.
@MainActor struct VisualFormatReader {
  private let characters: [Character]
  private let options: NSLayoutConstraint.FormatOptions
  private let metrics: [String: Any]
  private let views: [String: Any]
  private var at = 0
  private var axis = NSLayoutConstraint.Axis.horizontal

  init(_ format: String, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any], views: [String: Any]) {
    characters = format.filter { !$0.isWhitespace }
    self.options = options
    self.metrics = metrics
    self.views = views
  }

  private struct Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    var constant: CGFloat?
    var view: UIView?
    var multiplier: CGFloat = 1
    var priority = UILayoutPriority.required
  }

  private var next: Character? { at < characters.count ? characters[at] : nil }

  private mutating func take(_ text: String) -> Bool {
    let wanted = Array(text)
    guard at + wanted.count <= characters.count, Array(characters[at..<at + wanted.count]) == wanted else {
      return false
    }
    at += wanted.count
    return true
  }

  mutating func constraints() -> [NSLayoutConstraint] {
    if take("V:") { axis = .vertical } else { _ = take("H:") }
    var made: [NSLayoutConstraint] = []
    var last: UIView?
    var startsAtSuperview = false
    var gap: [Predicate]?
    var hasGap = false
    if take("|") {
      startsAtSuperview = true
      (hasGap, gap) = connection()
    }
    while take("[") {
      guard let view = views[name()] as? UIView else { return [] }
      if take("(") { made += list().map { size(view, $0) } }
      guard take("]") else { return [] }
      if let last {
        made += spacing(from: last, to: view, gap, hasGap)
        made += alignment(last, view)
      } else if startsAtSuperview, let parent = view.superview {
        made += edge(view, parent, gap, hasGap, atStart: true)
      }
      last = view
      (hasGap, gap) = connection()
    }
    if take("|"), let last, let parent = last.superview { made += edge(last, parent, gap, hasGap, atStart: false) }
    return made
  }

  private mutating func name() -> String {
    let start = at
    while let c = next, c.isLetter || c.isNumber || c == "_" { at += 1 }
    return String(characters[start..<at])
  }

  /// `-`, `-8-`, `-(>=8@750)-` or nothing.
  private mutating func connection() -> (Bool, [Predicate]?) {
    guard take("-") else { return (false, nil) }
    if next == "[" || next == "|" { return (true, nil) }
    let predicates: [Predicate]
    if take("(") { predicates = list() } else { predicates = [predicate()] }
    _ = take("-")
    return (true, predicates)
  }

  private mutating func list() -> [Predicate] {
    var all: [Predicate] = []
    repeat { all.append(predicate()) } while take(",")
    _ = take(")")
    return all
  }

  private mutating func predicate() -> Predicate {
    var result = Predicate()
    if take(">=") {
      result.relation = .greaterThanOrEqual
    } else if take("<=") {
      result.relation = .lessThanOrEqual
    } else {
      _ = take("==")
    }
    let start = at
    while let c = next, c.isNumber || c == "." || (c == "-" && at == start) { at += 1 }
    if at > start {
      result.constant = CGFloat(Double(String(characters[start..<at])) ?? 0)
    } else {
      let word = name()
      if let view = views[word] as? UIView { result.view = view } else { result.constant = number(metrics[word]) }
    }
    if take("*") { result.multiplier = CGFloat(Double(digits()) ?? 1) }
    if take("@") {
      let word = digits()
      result.priority = UILayoutPriority(Float(word) ?? Float(number(metrics[word]) ?? 1000))
    }
    return result
  }

  private mutating func digits() -> String {
    let start = at
    while let c = next, c.isNumber || c == "." || c.isLetter { at += 1 }
    return String(characters[start..<at])
  }

  private func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let v as CGFloat: v
    case let v as Int: CGFloat(v)
    case let v as Float: CGFloat(v)
    case let v as NSNumber: CGFloat(v.doubleValue)
    default: nil
    }
  }

  // MARK: Making

  private var isHorizontal: Bool { axis == .horizontal }
  private var start: NSLayoutConstraint.Attribute {
    guard isHorizontal else { return .top }
    return options.contains(.directionLeftToRight) ? .left : .leading
  }
  private var end: NSLayoutConstraint.Attribute {
    guard isHorizontal else { return .bottom }
    return options.contains(.directionLeftToRight) ? .right : .trailing
  }

  private func make(
    _ view: UIView, _ attribute: NSLayoutConstraint.Attribute, _ other: UIView?,
    _ otherAttribute: NSLayoutConstraint.Attribute, _ predicate: Predicate, _ constant: CGFloat
  ) -> NSLayoutConstraint {
    let made = NSLayoutConstraint(
      item: view, attribute: attribute, relatedBy: predicate.relation, toItem: other, attribute: otherAttribute,
      multiplier: predicate.multiplier, constant: constant)
    made.priority = predicate.priority
    return made
  }

  private func size(_ view: UIView, _ predicate: Predicate) -> NSLayoutConstraint {
    let length: NSLayoutConstraint.Attribute = isHorizontal ? .width : .height
    if let other = predicate.view { return make(view, length, other, length, predicate, 0) }
    return make(view, length, nil, .notAnAttribute, predicate, predicate.constant ?? 0)
  }

  private func spacing(
    from view: UIView, to nextView: UIView, _ gap: [Predicate]?, _ hasGap: Bool
  ) -> [NSLayoutConstraint] {
    let standard = hasGap ? LayoutMetrics.siblingSpacing : 0
    return (gap ?? [Predicate()]).map { make(nextView, start, view, end, $0, $0.constant ?? standard) }
  }

  /// To the superview: its margin where a lone dash stands.
  private func edge(
    _ view: UIView, _ parent: UIView, _ gap: [Predicate]?, _ hasGap: Bool, atStart: Bool
  ) -> [NSLayoutConstraint] {
    if hasGap, gap == nil {
      let margin: NSLayoutConstraint.Attribute =
        atStart ? (isHorizontal ? .leadingMargin : .topMargin) : (isHorizontal ? .trailingMargin : .bottomMargin)
      return atStart
        ? [make(view, start, parent, margin, Predicate(), 0)] : [make(parent, margin, view, end, Predicate(), 0)]
    }
    return (gap ?? [Predicate()]).map { predicate in
      atStart
        ? make(view, start, parent, start, predicate, predicate.constant ?? 0)
        : make(parent, end, view, end, predicate, predicate.constant ?? 0)
    }
  }

  private func alignment(_ a: UIView, _ b: UIView) -> [NSLayoutConstraint] {
    let all: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
      (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
      (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ]
    return all.filter { options.contains($0.0) }.map { make(b, $0.1, a, $0.1, Predicate(), 0) }
  }
}
