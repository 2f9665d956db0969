import Foundation
import GalleyArguments

/// `galley doctor`: what of the set-up is complete, what is missing, and the command that mends it.
enum DoctorCommand: Command {
  static let declaration = CommandDeclaration(
    name: "doctor", summary: "say whether toolchain, runtime, fonts and folders are as they should be",
    discussion: """
      'poor' is what something else stands in for; 'missing' is what nothing can be proofed without, and gives exit \
      status 4.
      """)

  static func run(_ arguments: ParsedArguments, console: Console) throws -> ExitStatus {
    let all = Examination(environment: ProcessInfo.processInfo.environment).all()
    console.write(Diagnosis.text(all))
    return all.contains { $0.state == .missing } ? .couldNotRun : .fine
  }
}
