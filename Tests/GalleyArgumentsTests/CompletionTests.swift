import Foundation
import GalleyArguments
import Testing

@Suite("Completion")
struct CompletionTests {
  /// What bash offers for the last of some words, by running the script in bash.
  private func offers(_ words: [String], in folder: URL? = nil) throws -> [String] {
    let quoted = words.map { "'\($0)'" }.joined(separator: " ")
    let script = """
      press() { [ "$1 $2" = "papers --names" ] && echo "laid wove bond"; }
      \(CompletionShell.bash.script(for: Sample.tool))
      COMP_WORDS=(\(quoted)); COMP_CWORD=\(words.count - 1)
      _press press
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let output = try run(["/bin/bash", "--norc", "-c", script], in: folder)
    #expect(output.status == 0)
    return output.text.split(separator: "\n").map(String.init)
  }

  private func run(_ words: [String], in folder: URL? = nil) throws -> (text: String, status: Int32) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: words[0])
    process.arguments = Array(words.dropFirst())
    process.currentDirectoryURL = folder
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (String(decoding: data, as: UTF8.self), process.terminationStatus)
  }

  @Test("offers commands, options and closed lists in bash")
  func bash() throws {
    #expect(try offers(["press", "p"]) == ["pull", "papers"])
    #expect(try offers(["press", "help", "pu"]) == ["pull"])
    #expect(try offers(["press", "pull", "--in"]) == ["--ink", "--inks"])
    #expect(try offers(["press", "pull", "--ink", "b"]) == ["black", "blue"])
    #expect(try offers(["press", "pull", "--ink", "=", "r"]) == ["red"])
    #expect(try offers(["press", "pull", "--ink", "="]) == ["black", "red", "blue"])
  }

  @Test("offers the next item of a list behind the ones given, asking the tool where the list is open")
  func lists() throws {
    #expect(try offers(["press", "pull", "--inks", "red,bl"]) == ["red,black", "red,blue"])
    #expect(try offers(["press", "pull", "--paper", "laid,w"]) == ["laid,wove"])
  }

  @Test("offers files and folders, with spaces in their names")
  func files() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("completion-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("out there"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data().write(to: folder.appendingPathComponent("one page.txt"))
    #expect(try offers(["press", "pull", "on"], in: folder) == ["one page.txt"])
    #expect(try offers(["press", "pull", "--out", "o"], in: folder) == ["out there"])
  }

  @Test("is a script that zsh can read, with every option once and its help escaped")
  func zsh() throws {
    let script = CompletionShell.zsh.script(for: Sample.tool)
    #expect(script.contains("'pull:print a sheet'"))
    #expect(script.contains("'--ink=[the colour]:INK:(black red blue)' \\"))
    #expect(script.contains("'*--inks=[several colours]:INK:_values -s , INK black red blue' \\"))
    #expect(script.contains("'-q[say nothing \\[at all\\]]' \\"))
    #expect(script.contains("'--out=[where to]:DIR:_files -/' \\"))
    guard FileManager.default.isExecutableFile(atPath: "/usr/bin/zsh") else { return }
    #expect(try run(["/usr/bin/zsh", "-n", "-c", script]).status == 0)
  }
}
