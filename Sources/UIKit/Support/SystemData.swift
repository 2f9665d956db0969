import Foundation

/// Reads a JSON file of the data folder. What is missing or broken gives nil, and the caller's neutral values stand.
enum SystemData {
  static func read<Value: Decodable>(_ type: Value.Type, _ file: String) -> Value? {
    guard let folder, let bytes = try? Data(contentsOf: folder.appendingPathComponent(file)) else { return nil }
    return try? JSONDecoder().decode(type, from: bytes)
  }

  /// `$GALLEY_DATA`; else `share/galley` beside the folder of the executable; else `Data` in its nearest parent.
  private static let folder: URL? = {
    let manager = FileManager.default
    func isData(_ url: URL) -> Bool {
      manager.fileExists(atPath: url.appendingPathComponent("galley.marker").path)
    }
    if let path = ProcessInfo.processInfo.environment["GALLEY_DATA"], !path.isEmpty {
      return URL(fileURLWithPath: path)
    }
    guard let executable = try? manager.destinationOfSymbolicLink(atPath: "/proc/self/exe") else { return nil }
    var parent = URL(fileURLWithPath: executable).deletingLastPathComponent()
    while parent.path != "/" {
      for name in ["share/galley", "Data"] where isData(parent.appendingPathComponent(name)) {
        return parent.appendingPathComponent(name)
      }
      parent = parent.deletingLastPathComponent()
    }
    return nil
  }()
}
