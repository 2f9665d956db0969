import Foundation

extension BuildCache {
  /// Removes what was unused longest until the rest is within the limit, and stages that a killed process left.
  ///
  /// Another process may be about to load a library that is removed here; the newest ones are always kept, and a
  /// file that is loaded stays readable.
  func evict() {
    let files = FileManager.default
    var entries: [(path: String, size: Int, used: Int)] = []
    for folder in ["libraries", "objects", "records"].map({ folder + "/" + $0 }) {
      for name in (try? files.contentsOfDirectory(atPath: folder)) ?? [] {
        var status = stat()
        guard stat("\(folder)/\(name)", &status) == 0 else { continue }
        entries.append(("\(folder)/\(name)", Int(status.st_size), Int(status.st_mtim.tv_sec)))
      }
    }
    var total = entries.reduce(0) { $0 + $1.size }
    let now = Int(Date().timeIntervalSince1970)
    let inOrder = entries.sorted { ($0.used, $0.path) < ($1.used, $1.path) }
    for entry in inOrder where total > sizeLimit && now - entry.used > Self.graceSeconds {
      if unlink(entry.path) == 0 { total -= entry.size }
    }
    removeAbandonedStages(before: now - Self.stageSeconds)
  }

  /// What was used so lately may be in use.
  private static let graceSeconds = 600
  private static let stageSeconds = 3600

  private func removeAbandonedStages(before limit: Int) {
    let stages = folder + "/stages"
    for name in (try? FileManager.default.contentsOfDirectory(atPath: stages)) ?? [] {
      var status = stat()
      guard stat("\(stages)/\(name)", &status) == 0, Int(status.st_mtim.tv_sec) < limit else { continue }
      try? FileManager.default.removeItem(atPath: "\(stages)/\(name)")
    }
  }
}
