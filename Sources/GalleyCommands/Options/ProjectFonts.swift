import Foundation
import GalleyCatalog
import GalleyTypography

/// The fonts that a project's `.galley.json` names: `"fonts": {"system": ["SF-Pro.ttf"]}`, relative to its folder.
///
/// They are Apple's, under a licence of the user's: system text is then set with their own advances and drawn in them.
struct ProjectFonts {
  /// Whole paths.
  private(set) var system: [String] = []

  /// - Throws: ``UsageError`` for what is no list of font files, with its place; for a file that is missing or no font.
  init(for inputs: [String]) throws {
    guard let file = ProjectFile.find(for: inputs) else { return }
    let json: JSONValue
    do throws(JSONValue.SyntaxError) {
      json = try JSONValue(parsing: [UInt8](InputFile.bytes(file)))
    } catch {
      throw UsageError("\(ProjectFile.name):\(error.line): \(error.problem)")
    }
    guard let member = json.members.first(where: { $0.key == "fonts" }) else { return }
    guard case .object(let members) = member.value else {
      throw Self.error(member.line, "fonts should be an object, not \(member.value.kind)")
    }
    for member in members {
      guard member.key == "system" else {
        throw Self.error(member.line, "fonts has no member '\(member.key)'; there is 'system'")
      }
      system = try Self.files(member, in: URL(fileURLWithPath: file).deletingLastPathComponent())
    }
  }

  private static func files(_ member: JSONValue.Member, in folder: URL) throws -> [String] {
    let names = member.value.string.map { [$0] } ?? member.value.array.compactMap(\.string)
    let count = member.value.string == nil ? member.value.array.count : 1
    guard !names.isEmpty, names.count == count else {
      throw error(member.line, "fonts.system should be a list of font files")
    }
    let files = names.map { name in
      let path = (name as NSString).expandingTildeInPath
      return path.hasPrefix("/") ? path : folder.appendingPathComponent(path).standardizedFileURL.path
    }
    for (name, file) in zip(names, files) {
      do throws(TypographyError) {
        try FaceLibrary.check(file: file)
      } catch {
        throw Self.error(member.line, "\(error.naming(name))")
      }
    }
    return files
  }

  private static func error(_ line: Int, _ problem: String) -> UsageError {
    UsageError("\(ProjectFile.name):\(line): \(problem)")
  }
}

extension FaceLibrary {
  /// Lets drawings find the fonts that texts were set in: those of the system's stead, and those that lie in an input.
  func open(systemFonts: [String], of folder: String, fonts: [String]) {
    if !systemFonts.isEmpty { try? useSystemFont(files: systemFonts) }
    // What is no font is a note of every screen.
    for font in fonts { _ = try? register(file: folder + "/" + font) }
  }
}
