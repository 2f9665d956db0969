extension LocalizedText {
  /// A form as a text: one that has variables of its own is the text.
  init(unwrapping form: Form) { if case .composed(let text) = form { self = text } else { self.init(form) } }

  /// Every format of a form, those of texts with variables of their own left out.
  static func formats(of form: Form) -> [String] {
    switch form {
    case .text(let format): [format]
    case .plural(let forms): forms.sorted { $0.key.rawValue < $1.key.rawValue }.flatMap { formats(of: $0.value) }
    case .device(let forms): forms.sorted { $0.key < $1.key }.flatMap { formats(of: $0.value) }
    case .width(let forms): forms.sorted { $0.key < $1.key }.flatMap { formats(of: $0.value) }
    case .composed: []
    }
  }

  private static func variables(in form: Form) -> [String] {
    formats(of: form).flatMap { format in
      FormatToken.tokens(of: format).compactMap { if case .variable(_, let name) = $0 { name } else { nil } }
    }
  }

  /// Names that the text, or a variable of it, refers to and that it does not define, in order.
  var undefinedVariables: [String] {
    var found: [String] = []
    let forms = [form] + variables.sorted { $0.key < $1.key }.map(\.value.form)
    for name in forms.flatMap(Self.variables(in:)) where variables[name] == nil && !found.contains(name) {
      found.append(name)
    }
    return found
  }

  /// Variables that stand in each other, the first one again at the end; nil where none do.
  var cycle: [String]? {
    var finished: Set<String> = []
    // Depth-first with a list of one's own: a file may define any number of variables.
    for start in variables.keys.sorted() where !finished.contains(start) {
      var path: [(name: String, rest: [String])] = [(start, inner(start))]
      while let last = path.indices.last {
        guard let next = path[last].rest.popLast() else {
          finished.insert(path.removeLast().name)
          continue
        }
        if let first = path.firstIndex(where: { $0.name == next }) {
          return path[first...].map(\.name) + [next]
        }
        if !finished.contains(next) { path.append((next, inner(next))) }
      }
    }
    return nil
  }

  private func inner(_ name: String) -> [String] {
    variables[name].map { Self.variables(in: $0.form).filter { variables[$0] != nil } } ?? []
  }
}
