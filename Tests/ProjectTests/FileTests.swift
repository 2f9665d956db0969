import Foundation
import Testing

@Suite("The project's files")
struct FileTests {
  @Test("have at most 600 lines of code each")
  func length() throws {
    let files = ["Sources", "Tests", "Examples"].flatMap { Repository.files(under: $0, endings: ["swift", "c", "h"]) }
    #expect(files.count > 50)
    for file in files {
      let count = try Repository.lines(file).count
      #expect(count <= 600, "\(file) has \(count) lines")
    }
  }

  @Test("hold no path of the machine they were written on")
  func paths() throws {
    let folders = ["Sources", "Examples", "Data", "docs", "Scripts"]
    for file in folders.flatMap({ Repository.files(under: $0, endings: ["swift", "c", "h", "json", "md", "sh"]) }) {
      let text = try Repository.text(file)
      #expect(!text.contains("/home/") && !text.contains("/Users/"), "\(file)")
    }
  }
}
