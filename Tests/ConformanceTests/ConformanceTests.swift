import Foundation
import Testing

/// What Apple's frameworks gave for the suite's views, against what the engine gives.
///
/// `Recorded/` holds the numbers with their sources, `Views/` the views, `differences.json` the frames that differ.
@MainActor @Suite(.serialized)
struct ConformanceTests {
  /// A difference that no row explains fails, and so does a row whose frame agrees again.
  @Test(arguments: Recording.all)
  func framesAreTheRecordedOnes(_ recording: Recording) throws {
    let screen = try RecordedViews.all.screen(of: recording)
    let found = recording.mismatches(in: screen)
    let known = Set(KnownDifference.all.filter { $0.id == recording.id }.flatMap(\.frames))
    for mismatch in found where !known.contains(mismatch.name) { Issue.record("\(mismatch)") }
    for name in known.subtracting(found.map(\.name)).sorted() {
      Issue.record("\(name) agrees with the recording: its row has to leave differences.json")
    }
  }

  @Test func everyRecordingHasAViewAndEveryViewARecording() {
    let recorded = Recording.all.map(\.id)
    #expect(Set(recorded).count == recorded.count)
    #expect(RecordedViews.all.names == Set(recorded))
  }

  @Test func everyRowOfTheTableNamesARecordedFrame() {
    let rows = Dictionary(Recording.all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    for row in KnownDifference.all {
      #expect(rows[row.id] != nil, "no recording \(row.id)")
      for frame in row.frames { #expect(rows[row.id]?.expected[frame] != nil, "\(row.id) records no \(frame)") }
      #expect(!row.reason.isEmpty)
    }
  }

  /// Under two in a hundred of the recordings that decide may differ, and none that is layout alone.
  @Test func theTableStaysShort() {
    let deciding = Recording.all.filter(\.decides)
    let listed = Set(KnownDifference.all.map(\.id))
    let differing = deciding.filter { listed.contains($0.id) }
    #expect(deciding.count > 150)
    #expect(Double(differing.count) < 0.02 * Double(deciding.count), "\(differing.map(\.id))")
    #expect(differing.filter(\.isPureLayout).map(\.id) == [])
  }
}
