/// Times layout and views. Run by `make bench`; `swift run -c release LayoutReport` alone. Words that follow choose the
/// rows whose name has one of them.
@main
struct LayoutReport {
  @MainActor
  static func main() {
    let words = CommandLine.arguments.dropFirst()
    let isWanted: (String) -> Bool = { name in words.isEmpty || words.contains { name.contains($0) } }
    if words.isEmpty || words.contains("trees") { LayoutTrees.report() }
    ViewTrees.report(where: isWanted)
  }
}
