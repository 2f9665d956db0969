@_implementationOnly import CFontconfig
import Foundation
import Synchronization

/// Asks Fontconfig which files hold a family or a face.
///
/// Nothing is matched loosely: a family is either installed under its name or not, so that what else is installed on a
/// machine does not change a result. Fontconfig is not called from two threads at once.
final class FaceFinder: Sendable {
  private struct Entry {
    var file: String
    var index: Int
    var weight: Int
    var italic: Bool
    /// Percent of the normal width.
    var width: Int
  }

  private let gate = Mutex(())

  /// The static faces of a family, ordered by weight and slant.
  func faces(family: String) -> [Face] {
    let entries = gate.withLock { _ in list(FC_FAMILY, family) }
    var seen: Set<String> = []
    return entries.compactMap { entry in
      guard seen.insert("\(entry.weight) \(entry.italic)").inserted else { return nil }
      return try? Face(file: entry.file, index: entry.index, weight: entry.weight, italic: entry.italic)
    }
  }

  func face(postScriptName name: String) -> Face? {
    let entries = gate.withLock { _ in list(FC_POSTSCRIPT_NAME, name) }
    return entries.lazy.compactMap {
      try? Face(file: $0.file, index: $0.index, weight: $0.weight, italic: $0.italic)
    }.first
  }

  private func list(_ property: String, _ value: String) -> [Entry] {
    guard let pattern = FcPatternCreate() else { return [] }
    defer { FcPatternDestroy(pattern) }
    FcPatternAddString(pattern, property, value)
    FcPatternAddBool(pattern, FC_SCALABLE, 1)
    guard let properties = FcObjectSetCreate() else { return [] }
    defer { FcObjectSetDestroy(properties) }
    for name in [FC_FILE, FC_INDEX, FC_WEIGHT, FC_SLANT, FC_WIDTH, FC_VARIABLE] { FcObjectSetAdd(properties, name) }
    guard let set = FcFontList(nil, pattern, properties) else { return [] }
    defer { FcFontSetDestroy(set) }
    var entries: [Entry] = []
    for i in 0..<Int(set.pointee.nfont) {
      guard let font = set.pointee.fonts[i] else { continue }
      var file: UnsafeMutablePointer<FcChar8>?
      guard FcPatternGetString(font, FC_FILE, 0, &file) == FcResultMatch, let file else { continue }
      // Instances of variable fonts carry their number in the index's upper half: only whole static faces are taken.
      let index = integer(font, FC_INDEX)
      guard index >> 16 == 0, integer(font, FC_VARIABLE) == 0 else { continue }
      entries.append(
        Entry(
          file: String(cString: file), index: index,
          weight: Int(FcWeightToOpenType(Int32(integer(font, FC_WEIGHT, 80)))),
          italic: integer(font, FC_SLANT) > 0, width: integer(font, FC_WIDTH, 100)))
    }
    // The normal width first: a family may hold condensed faces of the same weight.
    return entries.sorted {
      if abs($0.width - 100) != abs($1.width - 100) { return abs($0.width - 100) < abs($1.width - 100) }
      if $0.weight != $1.weight { return $0.weight < $1.weight }
      if $0.italic != $1.italic { return !$0.italic }
      return $0.file < $1.file
    }
  }

  private func integer(_ pattern: OpaquePointer, _ property: String, _ fallback: Int = 0) -> Int {
    var value: Int32 = 0
    if FcPatternGetInteger(pattern, property, 0, &value) == FcResultMatch { return Int(value) }
    var flag: FcBool = 0
    if FcPatternGetBool(pattern, property, 0, &flag) == FcResultMatch { return Int(flag) }
    return fallback
  }
}
