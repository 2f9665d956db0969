import Foundation
import GalleyCommands

@main
struct Main {
  static func main() {
    // A reader such as `head` that has seen enough must not end the process with a signal.
    signal(SIGPIPE, SIG_IGN)
    exit(CommandLineTool.run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }
}
