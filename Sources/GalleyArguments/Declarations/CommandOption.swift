/// An option together with the type of what it gives: declared once, then used as the key to its value.
///
/// ```swift
/// let format = CommandOption.choice("format", of: Format.self, default: .text, help: "how findings are written")
/// arguments[format]  // Format
/// ```
public struct CommandOption<Value: Sendable>: Sendable {
  public var declaration: OptionDeclaration
  /// Makes the value from the words given for it, all of which fit the declaration's form.
  let value: @Sendable ([String]) -> Value
}

extension CommandOption where Value == Bool {
  /// Something that is so when it is said.
  public static func flag(_ name: String, short: Character? = nil, help: String) -> Self {
    CommandOption(declaration: OptionDeclaration(name: name, short: short, arity: .flag, help: help)) { !$0.isEmpty }
  }
}

extension CommandOption where Value == String? {
  public static func text(_ name: String, _ form: ValueForm, help: String, defaultText: String? = nil) -> Self {
    let declaration = OptionDeclaration(name: name, arity: .value, form: form, help: help, defaultText: defaultText)
    return CommandOption(declaration: declaration) { $0.last }
  }
}

extension CommandOption where Value == [String] {
  public static func list(_ name: String, _ form: ValueForm, help: String, defaultText: String? = nil) -> Self {
    let declaration = OptionDeclaration(name: name, arity: .list, form: form, help: help, defaultText: defaultText)
    return CommandOption(declaration: declaration) { $0 }
  }
}

extension CommandOption where Value == [String] {
  /// An option that is given once for each of its values.
  public static func repeated(_ name: String, _ form: ValueForm, help: String, defaultText: String? = nil) -> Self {
    let declaration = OptionDeclaration(name: name, arity: .repeated, form: form, help: help, defaultText: defaultText)
    return CommandOption(declaration: declaration) { $0 }
  }
}

extension CommandOption where Value == Int {
  public static func integer(
    _ name: String, _ placeholder: String, in range: ClosedRange<Int>, default fallback: Int, help: String
  ) -> Self {
    let declaration = OptionDeclaration(
      name: name, arity: .value, form: .integer(placeholder, in: range), help: help, defaultText: "\(fallback)")
    return CommandOption(declaration: declaration) { $0.last.flatMap { Int($0) } ?? fallback }
  }
}

extension CommandOption where Value == Int? {
  public static func integer(
    _ name: String, _ placeholder: String, in range: ClosedRange<Int>, help: String, defaultText: String? = nil
  ) -> Self {
    let declaration = OptionDeclaration(
      name: name, arity: .value, form: .integer(placeholder, in: range), help: help, defaultText: defaultText)
    return CommandOption(declaration: declaration) { $0.last.flatMap { Int($0) } }
  }
}

extension CommandOption where Value == [Int] {
  /// Several whole numbers of a range.
  public static func integers(
    _ name: String, _ placeholder: String, in range: ClosedRange<Int>, help: String, defaultText: String? = nil
  ) -> Self {
    let declaration = OptionDeclaration(
      name: name, arity: .list, form: .integer(placeholder, in: range), help: help, defaultText: defaultText)
    return CommandOption(declaration: declaration) { $0.compactMap { Int($0) } }
  }
}

/// The cases of a type whose names are typed on the command line.
public typealias CommandChoice = CaseIterable & RawRepresentable & Sendable

extension CommandOption where Value: CommandChoice, Value.RawValue == String {
  /// One of a type's cases.
  public static func choice(_ name: String, _ placeholder: String, default fallback: Value, help: String) -> Self {
    let form = ValueForm(placeholder, choices: Value.allCases.map { ValueForm.Choice($0.rawValue) })
    let declaration = OptionDeclaration(
      name: name, arity: .value, form: form, help: help, defaultText: fallback.rawValue)
    return CommandOption(declaration: declaration) { $0.last.flatMap { Value(rawValue: $0) } ?? fallback }
  }
}

extension CommandOption {
  /// One of a type's cases, or none.
  public static func choice<Case: CommandChoice>(
    _ name: String, _ placeholder: String, help: String, defaultText: String? = nil
  ) -> Self where Value == Case?, Case.RawValue == String {
    let form = ValueForm(placeholder, choices: Case.allCases.map { ValueForm.Choice($0.rawValue) })
    let declaration = OptionDeclaration(name: name, arity: .value, form: form, help: help, defaultText: defaultText)
    return CommandOption(declaration: declaration) { $0.last.flatMap { Case(rawValue: $0) } }
  }

  /// Several of a type's cases, in the order given.
  public static func choices<Case: CommandChoice>(
    _ name: String, _ placeholder: String, help: String, defaultText: String? = nil
  ) -> Self where Value == [Case], Case.RawValue == String {
    let form = ValueForm(placeholder, choices: Case.allCases.map { ValueForm.Choice($0.rawValue) })
    let declaration = OptionDeclaration(name: name, arity: .list, form: form, help: help, defaultText: defaultText)
    return CommandOption(declaration: declaration) { $0.compactMap { Case(rawValue: $0) } }
  }
}
