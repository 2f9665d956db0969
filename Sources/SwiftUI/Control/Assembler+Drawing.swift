extension _Assembler {
  /// A number of the catalog that only drawing needs: a screen does not count it among the assumed facts of its layout.
  func drawingMetric(_ name: String) -> Double { scenario.metrics[name] ?? metric(name) }
}
