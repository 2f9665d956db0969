@_implementationOnly import CHarfBuzz
import Foundation
import Synchronization

/// Every face of the process, by PostScript name: installed ones found through Fontconfig, and files the user names.
///
/// A face's name is what layouts and drawings carry; paths stay inside. All members may be called from any thread.
public final class FaceLibrary: Sendable {
  public static let shared = FaceLibrary()

  private struct State: @unchecked Sendable {
    var faces: [String: Face] = [:]
    var missing: Set<String> = []
    /// Faces by family as it was asked for; empty for a family that is not installed.
    var families: [String: [Face]] = [:]
    var registered: [String: [Face]] = [:]
    /// The families of a licensed system font: for text and for large sizes.
    var licensed: (text: String, display: String?)?
    var outlines: [OutlineKey: GlyphOutline] = [:]
  }

  private struct OutlineKey: Hashable {
    var face: String
    var glyph: UInt32
  }

  /// Outlines kept; more than any screen shows, and bounded for processes that live long.
  static let outlineLimit = 16_384

  private let state = Mutex(State())
  private let finder = FaceFinder()

  init() {}

  /// Opens a font file that the user's project brings, so that its families and PostScript names can be asked for.
  ///
  /// - Returns: the faces' names, in the file's order.
  /// - Throws: ``TypographyError`` when the file is missing or is no font.
  @discardableResult
  public func register(file: String) throws(TypographyError) -> [String] {
    let first = try Face(file: file)
    var faces = [first]
    for index in 1..<max(1, first.siblings) {
      if let face = try? Face(file: file, index: index) { faces.append(face) }
    }
    let opened = faces
    state.withLock { state in
      for face in opened {
        state.faces[face.key] = face
        state.registered[face.family, default: []].removeAll { $0.key == face.key }
        state.registered[face.family, default: []].append(face)
        state.missing = []
      }
    }
    return opened.map(\.key)
  }

  /// Sets the system font in a face that the user has a licence for; its advances are then used unchanged, with
  /// Apple's tracking and line heights. A family with "Display" in its name serves sizes of 20 points and more.
  /// Call it before the first text is set.
  ///
  /// - Throws: ``TypographyError`` when a file is missing or is no font.
  public func useSystemFont(files: [String]) throws(TypographyError) {
    var families: [String] = []
    for file in files {
      for name in try register(file: file) {
        if let family = family(face: name), !families.contains(family) { families.append(family) }
      }
    }
    let display = families.first { $0.contains("Display") }
    guard let text = families.first(where: { !$0.contains("Display") }) ?? display else { return }
    state.withLock { $0.licensed = (text, display) }
  }

  /// What outputs call the metrics that system text is set with.
  public var metricsName: String {
    state.withLock { $0.licensed }.map { "licensed " + $0.text } ?? Self.calibratedName
  }

  /// The standard metrics: Inter's outlines on advances calibrated to Apple's.
  public static let calibratedName = "inter-calibrated"

  /// The licensed system font's families.
  var licensed: (text: String, display: String?)? { state.withLock { $0.licensed } }

  /// The shape of a glyph, in ems; empty for a glyph without contours or a face that is not known.
  public func outline(face key: String, glyph: UInt32) -> GlyphOutline {
    let slot = OutlineKey(face: key, glyph: glyph)
    if let known = state.withLock({ $0.outlines[slot] }) { return known }
    guard let face = face(key) else { return .empty }
    let outline = face.outline(glyph)
    state.withLock { state in
      if state.outlines.count >= Self.outlineLimit { state.outlines.removeAll(keepingCapacity: true) }
      state.outlines[slot] = outline
    }
    return outline
  }

  /// Font units in an em of a face; nil for a face that is not known.
  public func unitsPerEm(face key: String) -> Double? { face(key)?.unitsPerEm }

  /// The family a face belongs to, for documents that name their fonts.
  public func family(face key: String) -> String? { face(key)?.family }

  /// The file a face was opened from, for documents that embed it; never for output.
  public func file(face key: String) -> String? { face(key)?.file }

  /// The glyph of a character in a face by its name or family; nil when either is not there. For icon fonts.
  public func glyph(_ scalar: Unicode.Scalar, face key: String) -> UInt32? { face(key)?.glyph(scalar.value) }

  /// The name of the best face of a family, or of the face of that PostScript name; nil when there is none.
  public func find(_ name: String, weight: Int = 400, italic: Bool = false) -> String? {
    if let face = face(name) { return face.key }
    return member(of: name, weight: weight, italic: italic)?.key
  }

  /// The families that layouts need and that are not installed, each with the package it comes in.
  public func missingFamilies() -> [TypographyError] {
    TypographyTables.shared.faces.needed().compactMap { name, package in
      members(of: name).isEmpty ? .noSuchFamily(family: name, packages: package) : nil
    }
  }
}

extension FaceLibrary {
  /// A face by its PostScript name.
  func face(_ key: String) -> Face? {
    let known = state.withLock { state -> (face: Face?, missing: Bool) in
      (state.faces[key], state.missing.contains(key))
    }
    if known.face != nil || known.missing { return known.face }
    let found = finder.face(postScriptName: key)
    return state.withLock { state in
      // Another thread may have opened it meanwhile: the first one stays.
      if let face = state.faces[key] { return face }
      if let found { state.faces[key] = found } else { state.missing.insert(key) }
      return found
    }
  }

  /// The faces of a family, registered ones first.
  func members(of family: String) -> [Face] {
    let known = state.withLock { state -> [Face]? in state.registered[family] ?? state.families[family] }
    if let known { return known }
    let found = finder.faces(family: family)
    return state.withLock { state in
      if let faces = state.families[family] { return faces }
      let faces = found.map { face in state.faces[face.key] ?? face }
      for face in faces { state.faces[face.key] = face }
      state.families[family] = faces
      return faces
    }
  }

  /// The member nearest in slant, then in weight, lighter first between equals below 500 as CSS has it.
  func member(of family: String, weight: Int, italic: Bool) -> Face? {
    members(of: family).min { a, b in
      let slantA = a.italic == italic ? 0 : 1
      let slantB = b.italic == italic ? 0 : 1
      if slantA != slantB { return slantA < slantB }
      let distanceA = abs(a.weight - weight)
      let distanceB = abs(b.weight - weight)
      if distanceA != distanceB { return distanceA < distanceB }
      return weight < 500 ? a.weight < b.weight : a.weight > b.weight
    }
  }
}
