import GalleyArguments
import Testing

@Suite("Help")
struct HelpPageTests {
  @Test("shows a command's arguments, options, defaults, choices and examples")
  func page() {
    let expected = """
      press pull: print a sheet

      Usage: press pull INPUT… [options]

      One sheet.

      Then another.

      Arguments
        INPUT…                    what to print

      Options
        --ink INK                 the colour: black, red, blue (default:
                                  black)
        --paper NAME,…            the papers
        --inks INK,…              several colours: black, red, blue
        --mark TEXT               marks to stamp
        --out DIR                 where to
        --copies N                how many (default: 1)

      More options
        --json                    as JSON

      Common options
        -q, --quiet               say nothing [at all]
        -h, --help                this page

      Examples
        press pull a.txt
            prints it

      """
    #expect(HelpPage(Sample.tool, width: 66).page(of: Sample.pull) == expected)
  }

  @Test("lists the commands that are there and not those that are planned")
  func overview() {
    let overview = HelpPage(Sample.tool, width: 80).overview()
    #expect(overview.contains("  pull                      print a sheet\n"))
    #expect(overview.contains("  papers                    list the papers\n"))
    #expect(overview.hasSuffix("More in the manual.\n"))
    #expect(!overview.contains("bind"))
  }

  @Test("never has a line over the width while words allow it")
  func width() {
    let page = HelpPage(Sample.tool, width: 50).page(of: Sample.pull)
    #expect(page.split(separator: "\n").allSatisfy { $0.count <= 50 })
  }
}
