import GalleyArguments
import GalleyProofing

/// Options of every command that lays previews out.
enum RunOptions {
  static let timeLimit = CommandOption<Int>.integer(
    "time-limit", "SECONDS", in: 1...3600, default: 10, help: "for one preview in one scenario")

  static let memoryLimit = CommandOption<Int>.integer(
    "memory-limit", "MIB", in: 64...1_048_576, default: 1024, help: "of a worker")

  static let workers = CommandOption<Int?>.integer(
    "workers", "N", in: 1...256, help: "how many processes lay out at once", defaultText: "one a processor")

  /// What is proofed.
  static let subject = CommandDeclaration.Section(
    "What is laid out", [CommonOptions.previews.declaration, CommonOptions.views.declaration])

  /// How far things may go.
  static let limits = CommandDeclaration.Section(
    "Limits",
    [
      timeLimit.declaration, memoryLimit.declaration, workers.declaration, CommonOptions.keepGoing.declaration,
    ])

  static func limits(_ arguments: ParsedArguments) -> WorkerLimits {
    WorkerLimits(time: Double(arguments[timeLimit]), memory: UInt64(arguments[memoryLimit]) << 20)
  }
}
