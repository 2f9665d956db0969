import GalleyArguments
import Testing

@Suite("A command line")
struct ParsingTests {
  @Test("gives values with a space or an equals sign, before, between and after the words")
  func values() throws {
    let arguments = try Sample.parse("pull --ink=red a.txt --out there b.txt -q --copies 3")
    #expect(arguments.command == "pull")
    #expect(arguments.words == ["a.txt", "b.txt"])
    #expect(arguments[Sample.ink] == .red)
    #expect(arguments[Sample.out] == "there")
    #expect(arguments[Sample.copies] == 3)
    #expect(arguments[Sample.quiet])
    #expect(!arguments[Sample.json])
  }

  @Test("gives the defaults of what is not said")
  func defaults() throws {
    let arguments = try Sample.parse("pull a.txt")
    #expect(arguments[Sample.ink] == .black)
    #expect(arguments[Sample.out] == nil)
    #expect(arguments[Sample.copies] == 1)
    #expect(arguments[Sample.papers].isEmpty)
    #expect(!arguments.isGiven(Sample.papers))
  }

  @Test("splits lists at commas and joins them when an option is repeated")
  func lists() throws {
    let arguments = try Sample.parse("pull a.txt --paper laid,wove --inks blue,red --paper=bond")
    #expect(arguments[Sample.papers] == ["laid", "wove", "bond"])
    #expect(arguments[Sample.inks] == [.blue, .red])
  }

  @Test("keeps the commas of an option that is given once for each value")
  func repeated() throws {
    let arguments = try Sample.parse("pull a.txt --mark one,two --mark=three")
    #expect(arguments[Sample.marks] == ["one,two", "three"])
  }

  @Test("takes values that begin with a dash, and words after two dashes")
  func dashes() throws {
    let arguments = try Sample.parse("pull --copies -5 -- --ink")
    #expect(arguments[Sample.copies] == -5)
    #expect(arguments.words == ["--ink"])
  }

  @Test(
    "names what is wrong and the nearest that is right",
    arguments: [
      ("pul a", ArgumentsError.unknownCommand("pul", nearest: ["pull"])),
      ("bind a", .plannedCommand("bind")),
      ("pull a --cpoies 2", .unknownOption("--cpoies", command: "pull", nearest: ["--copies"])),
      ("pull a --out", .missingValue(option: "--out", placeholder: "DIR")),
      ("pull a --out --json", .missingValue(option: "--out", placeholder: "DIR")),
      ("pull a --json=yes", .unexpectedValue(option: "--json", value: "yes")),
      (
        "pull a --ink bleu",
        .invalidValue(subject: "--ink", value: "bleu", expected: "one of black, red, blue", nearest: ["blue"])
      ),
      (
        "pull a --copies 100",
        .invalidValue(subject: "--copies", value: "100", expected: "a whole number from -5 to 99", nearest: [])
      ),
      (
        "pull a --paper laid,,bond",
        .invalidValue(subject: "--paper", value: "", expected: "a value that is not empty", nearest: [])
      ),
      ("pull a --out x --out y", .repeatedOption("--out")),
      ("pull --json", .missingArgument("INPUT", command: "pull")),
      ("papers laid wove", .unexpectedArgument("wove", command: "papers")),
      ("--qiet", .unknownOption("--qiet", command: "press", nearest: ["--quiet"])),
    ])
  func mistakes(line: String, expected: ArgumentsError) {
    #expect(throws: expected) { try Sample.parse(line) }
  }

  @Test("asks for help wherever that is said, whatever else is wrong")
  func help() throws {
    let parser = CommandLineParser(Sample.tool)
    #expect(try parser.parse([]) == .help(command: nil))
    #expect(try parser.parse(["--help"]) == .help(command: nil))
    #expect(try parser.parse(["help", "pull"]) == .help(command: "pull"))
    #expect(try parser.parse(["pull", "--nonsense", "-h"]) == .help(command: "pull"))
    #expect(try parser.parse(["--version"]) == .version)
    #expect(throws: ArgumentsError.unknownCommand("paper", nearest: ["papers"])) {
      try parser.parse(["help", "paper"])
    }
  }

  @Test("has one sentence for each mistake")
  func messages() {
    let unknown = ArgumentsError.unknownOption("--copy", command: "pull", nearest: ["--copies", "--out"])
    #expect(unknown.message == "'pull' has no option '--copy'. Did you mean '--copies' or '--out'?")
    #expect(ArgumentsError.plannedCommand("bind").message == "the command 'bind' is not part of this version")
    let missing = ArgumentsError.missingValue(option: "--out", placeholder: "DIR")
    #expect(missing.message == "'--out' needs a value: --out DIR")
  }
}

@Suite("The nearest names")
struct NearestNamesTests {
  let names = ["frames", "proof", "audit", "devices", "device", "doctor"]

  @Test("are found through swaps, slips and beginnings, nearest first")
  func near() {
    #expect(NearestNames.of("farmes", among: names) == ["frames"])
    #expect(NearestNames.of("PROOFS", among: names) == ["proof"])
    #expect(NearestNames.of("dev", among: names) == ["devices", "device"])
    #expect(NearestNames.of("devise", among: names) == ["device", "devices"])
  }

  @Test("are none when nothing is near")
  func far() {
    #expect(NearestNames.of("window", among: names).isEmpty)
    #expect(NearestNames.of("", among: names).isEmpty)
    #expect(NearestNames.of("x", among: ["a", "b"]).isEmpty)
  }
}
