/// Times layout and views. Run by `make bench`; `swift run -c release LayoutReport` alone.
@main
struct LayoutReport {
  @MainActor
  static func main() {
    LayoutTrees.report()
    ViewTrees.report()
  }
}
