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

  @Test("what a clamped column leaves is not given to the others")
  func clamped() {
    let narrow = GridTracks.Item(.flexible(minimum: 10, maximum: 50), spacing: 0)
    let open = GridTracks.Item(.flexible(minimum: 10, maximum: .infinity), spacing: 0)
    #expect(lengths([narrow, open], in: 300) == [50, 150])
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
    #expect(tracks.allSatisfy { $0 >= 100 })
  }

  @Test("without an offer columns are as short as they may be")
  func unspecified() {
    #expect(lengths([flexible, flexible], in: nil) == [10, 10])
  }
}
