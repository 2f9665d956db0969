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
    /// Instances of variable fonts made so far.
    var instances = 0
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
  /// Instances of variable fonts made; a layout that animates a size must not make them without end.
  static let instanceLimit = 512

  private let state = Mutex(State())
  private let finder = FaceFinder()

  init() {}

  /// Opens a font file that the user's project brings, so that its families and PostScript names can be asked for.
  ///
  /// - Returns: the faces' names, in the file's order.
  /// - Throws: ``TypographyError`` when the file is missing or is no font.
  @discardableResult
  public func register(file: String) throws(TypographyError) -> [String] {
    let opened = try open(file)
    state.withLock { state in
      for face in opened {
        state.faces[face.key] = face
        for name in Set([face.family, face.postScriptName]) {
          state.registered[name, default: []].removeAll { $0.key == face.key }
          state.registered[name, default: []].append(face)
        }
        state.missing = []
      }
    }
    return opened.map(\.key)
  }

  /// The faces of a file. One that is of a stand-in's family has a name of its own: the system's text stays in the
  /// installed face, whose glyphs have other numbers.
  private func open(_ file: String) throws(TypographyError) -> [Face] {
    var first = try Face(file: file)
    let prefix = TypographyTables.shared.faces.standIns.contains(first.family) ? "app." : ""
    if !prefix.isEmpty { first = try Face(file: file, prefix: prefix) }
    return [first] + (1..<max(1, first.siblings)).compactMap { try? Face(file: file, index: $0, prefix: prefix) }
  }

  /// Sets the system font in a face that the user has a licence for; its advances are then used unchanged, with
  /// Apple's tracking and line heights. A family with "Display" in its name serves sizes of 20 points and more; a
  /// variable font serves all weights and sizes.
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

  /// Opens a font file and lets it go.
  ///
  /// - Throws: ``TypographyError`` when it is missing or is no font.
  public static func check(file: String) throws(TypographyError) { _ = try Face(file: file) }

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
  /// A face by its name.
  func face(_ key: String) -> Face? {
    let known = state.withLock { state -> (face: Face?, missing: Bool) in
      (state.faces[key], state.missing.contains(key))
    }
    if known.face != nil || known.missing { return known.face }
    if let at = key.firstIndex(of: "@") { return instance(named: key, at: at) }
    let found = finder.face(postScriptName: key)
    return state.withLock { state in
      // Another thread may have opened it meanwhile: the first one stays.
      if let face = state.faces[key] { return face }
      if let found { state.faces[key] = found } else { state.missing.insert(key) }
      return found
    }
  }

  func isRegistered(_ name: String) -> Bool { state.withLock { $0.registered[name] != nil } }

  var registeredFamilies: [String] {
    state.withLock { state in Set(state.registered.values.flatMap { $0.map(\.family) }).sorted() }
  }

  func registeredFaces(_ family: String) -> [String] {
    state.withLock { state in (state.registered[family] ?? []).filter { $0.family == family }.map(\.postScriptName) }
  }

  /// The faces of a family, registered ones first.
  func members(of family: String) -> [Face] { state.withLock { $0.registered[family] } ?? installed(family) }

  /// The faces of a family that is installed under its name.
  func installed(_ family: String) -> [Face] {
    if let known = state.withLock({ $0.families[family] }) { return known }
    let found = finder.faces(family: family)
    return state.withLock { state in
      if let faces = state.families[family] { return faces }
      let faces = found.map { face in state.faces[face.key] ?? face }
      for face in faces { state.faces[face.key] = face }
      state.families[family] = faces
      return faces
    }
  }

  /// The member nearest in slant, then in weight, lighter first between equals below 500 as CSS has it; of a variable
  /// font the instance of the weight and the size.
  func member(of family: String, weight: Int, italic: Bool, size: Double = 17) -> Face? {
    nearest(members(of: family), weight, italic).map { instance(of: $0, weight: weight, size: size) }
  }

  /// The same of an installed family alone, whatever the app brings under its name.
  func installedMember(of family: String, weight: Int, italic: Bool) -> Face? {
    nearest(installed(family), weight, italic)
  }

  /// A font that is asked for by its family's or its own name. The weight chooses among a family; a face that is named
  /// gives way to another of its family only for a weight that was asked for.
  func named(_ name: String, weight: Int, italic: Bool, size: Double) -> Face? {
    let candidates = members(of: name)
    if let named = candidates.first(where: { $0.postScriptName == name && $0.family != name }) ?? face(name) {
      if weight == 400, !italic || named.italic { return instance(of: named, weight: named.weight, size: size) }
      return member(of: named.family, weight: weight, italic: italic, size: size)
        ?? instance(of: named, weight: weight, size: size)
    }
    return member(of: name, weight: weight, italic: italic, size: size)
  }

  private func nearest(_ faces: [Face], _ weight: Int, _ italic: Bool) -> Face? {
    faces.min { a, b in
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

/// Instances of variable fonts.
extension FaceLibrary {
  /// A face at a weight and a size; itself when it is static.
  private func instance(of face: Face, weight: Int, size: Double) -> Face {
    let place = face.place(weight: weight, size: size)
    return place.isEmpty ? face : instance(of: face, at: place) ?? face
  }

  private func instance(of base: Face, at place: [(tag: String, value: Double)]) -> Face? {
    guard let made = Face(base, at: place) else { return nil }
    return state.withLock { state in
      if let known = state.faces[made.key] { return known }
      guard state.instances < Self.instanceLimit else { return base }
      state.instances += 1
      state.faces[made.key] = made
      return made
    }
  }

  /// The instance that another process has named: `Name@wght=600,opsz=17`.
  private func instance(named key: String, at sign: String.Index) -> Face? {
    guard let base = face(String(key[..<sign])), !base.axes.isEmpty else { return nil }
    let place = key[key.index(after: sign)...].split(separator: ",").compactMap {
      part -> (tag: String, value: Double)? in
      let halves = part.split(separator: "=")
      guard halves.count == 2, let value = Double(halves[1]), value.isFinite else { return nil }
      return (String(halves[0]), value)
    }
    return instance(of: base, at: place)
  }
}
