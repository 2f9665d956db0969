import GalleyLayout
import Testing

@Suite("Tracks of lazy grids (R-043)")
struct GridTracksTests {
  private func lengths(_ items: [GridTracks.Item], in length: Double?) -> [Double] {
    GridTracks.resolve(items, in: length).map(\.length)
  }

  private let flexible = GridTracks.Item(.flexible(minimum: 10, maximum: .infinity), spacing: 8)

  @Test("flexible columns share equally what gaps leave")
  func flexibleColumns() {
    #expect(lengths([flexible, flexible], in: 358) == [175, 175])
    #expect(lengths([flexible, flexible, flexible], in: 316) == [100, 100, 100])
  }

  @Test("a fixed column keeps its width, the others share the rest")
  func fixedAndFlexible() {
    let fixed = GridTracks.Item(.fixed(100), spacing: 8)
    #expect(lengths([fixed, flexible], in: 300) == [100, 192])
  }

  @Test("what a clamped column leaves is not given to those before it, but shared by those after it")
  func clamped() {
    let narrow = GridTracks.Item(.flexible(minimum: 10, maximum: 50), spacing: 0)
    let open = GridTracks.Item(.flexible(minimum: 10, maximum: .infinity), spacing: 0)
    #expect(lengths([open, narrow], in: 300) == [150, 50])
    #expect(lengths([narrow, open], in: 300) == [50, 250])
  }

  /// Published measurements of Apple's grids, 300 points wide.
  @Test("a column that its minimum makes longer takes from those after it")
  func minimum() {
    func column(_ minimum: Double) -> GridTracks.Item {
      GridTracks.Item(.flexible(minimum: minimum, maximum: .infinity), spacing: 8)
    }
    #expect(lengths([column(100), column(180)], in: 300) == [146, 180])
    // The grid reports 334 and lays itself out again in that.
    #expect(lengths([column(100), column(180)], in: 334) == [163, 180])
    #expect(lengths([column(180), column(100)], in: 300) == [180, 112])
  }

  @Test("fixed, flexible and adaptive items mixed")
  func mixed() {
    let fixed = GridTracks.Item(.fixed(100), spacing: 8)
    let wide = GridTracks.Item(.flexible(minimum: 100, maximum: .infinity), spacing: 8)
    let adaptive = GridTracks.Item(.adaptive(minimum: 100, maximum: .infinity), spacing: 8)
    #expect(lengths([wide, fixed, adaptive, fixed], in: 300) == [100, 100, 0, 100])
    #expect(
      lengths(
        [GridTracks.Item(.fixed(70), spacing: 8), .init(.adaptive(minimum: 40, maximum: 1000), spacing: 8)], in: 200)
        == [70, 57, 57])
    let two = [
      GridTracks.Item(.adaptive(minimum: 50, maximum: 100), spacing: 8),
      GridTracks.Item(.adaptive(minimum: 40, maximum: 100), spacing: 8),
    ]
    #expect(lengths(two, in: 300) == [69, 69] + Array(repeating: 130.0 / 3, count: 3))
  }

  @Test(
    "an adaptive item fits as many columns as its minimum allows",
    arguments: [
      (320.0, 3), (328.0, 3), (323.9, 3), (424, 4), (96, 1), (50, 1),
    ])
  func adaptive(width: Double, count: Int) {
    let item = GridTracks.Item(.adaptive(minimum: 100, maximum: .infinity), spacing: 8)
    let tracks = lengths([item], in: width)
    #expect(tracks.count == count)
    #expect(tracks.allSatisfy { $0 >= min(100, width) })
  }

  @Test("without an offer columns are as short as they may be")
  func unspecified() {
    #expect(lengths([flexible, flexible], in: nil) == [10, 10])
  }
}
