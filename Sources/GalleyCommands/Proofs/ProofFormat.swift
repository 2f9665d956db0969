/// A kind of file that a proof is written as.
enum ProofFormat: String, CaseIterable, Sendable {
  /// One page a preview, and one that leads to them.
  case html
  case svg
  /// One file a preview, a page a scenario.
  case pdf
  case png
  /// The geometry, as `galley frames --json` prints it.
  case json
}
