/// What the value of an option or an argument may be: for checking, for help and for completion at once.
public struct ValueForm: Sendable {
  /// One value of a closed list.
  public struct Choice: Sendable, Hashable {
    public var name: String
    public var help: String?

    public init(_ name: String, help: String? = nil) {
      self.name = name
      self.help = help
    }
  }

  /// What a shell offers for the value.
  public enum Completion: Sendable, Hashable {
    case none
    case files
    case folders
    /// Some of an open list.
    case words([String])
    /// The lines that a run of the tool with these words prints.
    case toolOutput([String])
  }

  /// How help writes the value: `NAME`, `WxH`.
  public var placeholder: String
  /// The only values there are; empty when the list is open.
  public var choices: [Choice]
  public var completion: Completion
  /// Says what is expected instead of a value that does not fit; nil for one that does.
  public var expectation: @Sendable (String) -> String?

  public init(
    _ placeholder: String, choices: [Choice] = [], completion: Completion = .none,
    expectation: @escaping @Sendable (String) -> String? = { _ in nil }
  ) {
    self.placeholder = placeholder
    self.choices = choices
    self.completion = completion
    self.expectation = expectation
  }

  /// Anything but nothing.
  public static func text(_ placeholder: String, completion: Completion = .none) -> ValueForm {
    ValueForm(placeholder, completion: completion) { $0.isEmpty ? "a value that is not empty" : nil }
  }

  /// A whole number of a range.
  public static func integer(_ placeholder: String, in range: ClosedRange<Int>) -> ValueForm {
    ValueForm(placeholder) { text in
      if let value = Int(text), range.contains(value) { return nil }
      return "a whole number from \(range.lowerBound) to \(range.upperBound)"
    }
  }

  /// A number of a range; infinities and NaN never fit.
  public static func number(_ placeholder: String, in range: ClosedRange<Double>) -> ValueForm {
    ValueForm(placeholder) { text in
      if let value = Double(text), range.contains(value) { return nil }
      return "a number from \(range.lowerBound) to \(range.upperBound)"
    }
  }
}
