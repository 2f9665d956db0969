import Foundation
import GalleyGeometry
import Testing

@testable import GalleyScreen

@Suite("The room of system symbols")
struct SymbolMetricsTests {
  let metrics: SymbolMetrics

  init() throws {
    metrics = try SymbolMetrics(json: [UInt8](Data(contentsOf: Samples.file("Data/symbols/metrics.json"))))
  }

  @Test(
    "is as recorded on an iPhone SE",
    arguments: [
      ("star", 17.0, 22.0, 20.0), ("gear", 17, 21.5, 20.5), ("wifi", 17, 22.5, 16), ("chevron.right", 17, 12.5, 16.5),
      ("star", 28, 36, 33.5), ("star", 34, 43.5, 40.5), ("star", 13, 16.5, 16), ("gear", 28, 35.5, 34),
    ])
  func recorded(symbol: String, pointSize: Double, width: Double, height: Double) {
    let box = metrics.box(symbol, pointSize: pointSize, pixels: 2)
    #expect(box.size == Size(width: width, height: height))
    #expect(!box.isAssumed)
  }

  @Test("in the large scale and in bold too")
  func variants() {
    #expect(metrics.box("star", pointSize: 17, scale: .large, pixels: 2).size == Size(width: 28, height: 27))
    #expect(metrics.box("star", pointSize: 17, weight: 700, pixels: 2).size == Size(width: 22.5, height: 21.5))
  }

  @Test("comes within a pixel of the recordings by the em table alone")
  func emTable() {
    var blind = metrics
    blind.recorded = [:]
    for (recording, size) in metrics.recorded {
      let box = blind.box(
        recording.symbol, pointSize: recording.pointSize, weight: recording.weight, scale: recording.scale, pixels: 2)
      #expect(abs(box.size.width - size.width) <= 0.5, "\(recording)")
      #expect(abs(box.size.height - size.height) <= 1, "\(recording)")
    }
  }

  @Test("falls on the display's pixels, and is centred on the cap height")
  func pixels() {
    let box = metrics.box("trash", pointSize: 17, pixels: 3)
    #expect(box.isAssumed)
    #expect((box.size.width * 3).rounded() == box.size.width * 3)
    // The cap height of the system font is 1443/2048 em.
    #expect(abs(box.baseline - (box.size.height + 17 * 1443 / 2048) / 2) < 0.001)
  }

  @Test("of names that are not listed is that of their shape or of a shorter name")
  func fallbacks() {
    let circle = metrics.box("circle", pointSize: 20, pixels: 2).size
    #expect(metrics.box("nonsense.circle.fill", pointSize: 20, pixels: 2).size == circle)
    #expect(
      metrics.box("folder.badge.nonsense", pointSize: 20, pixels: 2).size
        == metrics.box("folder", pointSize: 20, pixels: 2).size)
    #expect(metrics.box("", pointSize: 20, pixels: 2).size.width > 0)
  }

  @Test("a damaged file is an error")
  func damaged() {
    #expect(throws: ScreenReadingError.self) { try SymbolMetrics(json: Array("{\"em\":{\"a\":[1]}}".utf8)) }
  }
}
