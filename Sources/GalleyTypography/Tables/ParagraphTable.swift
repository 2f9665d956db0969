/// Numbers of Apple's paragraph setting that no font has.
struct ParagraphTable: Sendable {
  /// Text up to this factor wider than its line is tightened rather than truncated.
  let tightening: Double
  /// Halvings of the range in the search for a scale.
  let shrinkSteps: Int
  /// Points of the width that shrunk text leaves free.
  let shrinkRoom: Double

  /// Points between tab stops; at least one.
  let tabInterval: Double
  /// Stops that a paragraph style has by itself.
  let tabCount: Int

  struct File: Decodable {
    struct Number: Decodable { var value: Double }
    struct Tabs: Decodable {
      var value: Double
      var count: Int
    }
    struct Shrinking: Decodable {
      var steps: Int
      var room: Double
    }

    var tightening: Number
    var tabs: Tabs
    var shrinking: Shrinking
  }

  init(_ file: File?) {
    tightening = 1 + max(0, file?.tightening.value ?? 0)
    tabInterval = max(1, file?.tabs.value ?? 1)
    tabCount = max(0, file?.tabs.count ?? 0)
    shrinkSteps = min(max(1, file?.shrinking.steps ?? 6), 16)
    shrinkRoom = file?.shrinking.room ?? 0
  }
}
