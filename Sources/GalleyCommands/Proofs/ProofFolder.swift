import Foundation

/// The folder that proofs are written into.
///
/// It remembers in `.galley-proofs` which files it wrote, so that the next run takes away those of previews and scenarios
/// that are no more, and nothing else.
final class ProofFolder {
  let path: String
  private var written: Set<String> = []

  private static let list = ".galley-proofs"

  /// - Throws: ``UsageError`` when the folder cannot be made.
  init(_ path: String) throws {
    self.path = path
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw UsageError("\(path) cannot be made: is there a file of that name, or no right to write?")
    }
  }

  /// - Parameter name: relative to the folder; folders in it are made.
  /// - Throws: ``UsageError`` when the file cannot be written.
  func write(_ bytes: [UInt8], to name: String) throws {
    let file = URL(fileURLWithPath: path).appendingPathComponent(name)
    do {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: file)
    } catch {
      throw UsageError("\(path)/\(name) cannot be written: no right to, or no room left")
    }
    written.insert(name)
  }

  /// Removes what an earlier run wrote and this one did not, and remembers what this one wrote.
  func finish() throws {
    let list = URL(fileURLWithPath: path).appendingPathComponent(Self.list)
    let earlier = (try? String(contentsOf: list, encoding: .utf8)) ?? ""
    var folders: Set<String> = []
    for name in earlier.split(separator: "\n").map(String.init) where !written.contains(name) {
      // The list lies in the user's folder: nothing in it may lead out.
      guard !name.hasPrefix("/"), !name.split(separator: "/").contains("..") else { continue }
      try? FileManager.default.removeItem(atPath: path + "/" + name)
      if let slash = name.lastIndex(of: "/") { folders.insert(String(name[..<slash])) }
    }
    for folder in folders.sorted() {
      let rest = try? FileManager.default.contentsOfDirectory(atPath: path + "/" + folder)
      if rest?.isEmpty == true { try? FileManager.default.removeItem(atPath: path + "/" + folder) }
    }
    try write(Array((written.sorted().joined(separator: "\n") + "\n").utf8), to: Self.list)
  }
}

/// Names of files and folders made of any words.
struct FileNames {
  private var taken: Set<String> = []

  /// Letters, digits, dots and dashes of the words; a number behind it when the name is taken.
  mutating func name(for words: String) -> String {
    var name = ""
    for scalar in words.unicodeScalars {
      let isPlain = scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
      if isPlain || scalar == "." && !name.isEmpty {
        name.unicodeScalars.append(scalar)
      } else if name.last != "-", !name.isEmpty {
        name += "-"
      }
    }
    while name.last == "-" || name.last == "." { name.removeLast() }
    if name.isEmpty { name = "preview" }
    // Names that differ in case alone are one file on some file systems.
    var unique = name
    var number = 2
    while !taken.insert(unique.lowercased()).inserted {
      unique = "\(name)-\(number)"
      number += 1
    }
    return unique
  }
}
