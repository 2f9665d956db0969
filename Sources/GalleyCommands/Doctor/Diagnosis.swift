/// What `galley doctor` found of one thing that Galley needs.
struct Diagnosis: Sendable, Equatable {
  enum State: Sendable, Equatable {
    case good
    /// Proofs can be made, with something standing in.
    case poor
    /// Nothing can be proofed without it.
    case missing
  }

  var subject: String
  var state: State
  /// What was found, or what is wrong.
  var finding: String
  /// The command, or the one sentence, that mends it.
  var remedy: String?

  static func good(_ subject: String, _ finding: String) -> Diagnosis {
    Diagnosis(subject: subject, state: .good, finding: finding, remedy: nil)
  }

  static func poor(_ subject: String, _ finding: String, remedy: String) -> Diagnosis {
    Diagnosis(subject: subject, state: .poor, finding: finding, remedy: remedy)
  }

  static func missing(_ subject: String, _ finding: String, remedy: String) -> Diagnosis {
    Diagnosis(subject: subject, state: .missing, finding: finding, remedy: remedy)
  }

  /// `ok       toolchain  Swift 6.3.1`, and the remedy on the next line.
  static func text(_ all: [Diagnosis]) -> String {
    let width = all.map(\.subject.count).max() ?? 0
    var text = ""
    for diagnosis in all {
      let mark =
        switch diagnosis.state {
        case .good: "ok     "
        case .poor: "poor   "
        case .missing: "missing"
        }
      let padding = String(repeating: " ", count: width - diagnosis.subject.count + 2)
      text += "\(mark)  \(diagnosis.subject)\(padding)\(diagnosis.finding)\n"
      if let remedy = diagnosis.remedy { text += String(repeating: " ", count: width + 11) + "→ \(remedy)\n" }
    }
    return text
  }
}
