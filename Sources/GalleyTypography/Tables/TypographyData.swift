import Foundation

/// Where the typography files are.
enum TypographyData {
  /// `$GALLEY_DATA`, else `../share/galley` beside the executable's folder, else the nearest `Data` folder above it
  /// that carries Galley's marker; nil when none of them exists.
  static func folder() -> URL? {
    let manager = FileManager.default
    if let named = ProcessInfo.processInfo.environment["GALLEY_DATA"] {
      return URL(fileURLWithPath: named).appendingPathComponent("typography")
    }
    guard let executable = try? manager.destinationOfSymbolicLink(atPath: "/proc/self/exe") else { return nil }
    var folder = URL(fileURLWithPath: executable).deletingLastPathComponent()
    let installed = folder.deletingLastPathComponent().appendingPathComponent("share/galley/typography")
    if manager.fileExists(atPath: installed.path) { return installed }
    while folder.path != "/" {
      let data = folder.appendingPathComponent("Data")
      if manager.fileExists(atPath: data.appendingPathComponent("galley.marker").path) {
        return data.appendingPathComponent("typography")
      }
      folder = folder.deletingLastPathComponent()
    }
    return nil
  }
}
