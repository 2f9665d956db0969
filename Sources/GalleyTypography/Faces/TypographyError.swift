/// What can be wrong with fonts and the typography data.
public enum TypographyError: Error, Hashable, Sendable, CustomStringConvertible {
  case noSuchFontFile(path: String)
  case notAFont(path: String)
  case noSuchFamily(family: String, packages: String)
  case noData(file: String)
  case badData(file: String, reason: String)

  public var description: String {
    switch self {
    case .noSuchFontFile(let path): "font file \(path) does not exist or cannot be read"
    case .notAFont(let path): "\(path) is not an OpenType or TrueType font"
    case .noSuchFamily(let family, let packages): "font family \(family) is not installed; it comes with \(packages)"
    case .noData(let file): "typography data \(file) was not found"
    case .badData(let file, let reason): "typography data \(file) cannot be read: \(reason)"
    }
  }

  /// The same of a file by another name: as the user knows it.
  public func naming(_ file: String) -> TypographyError {
    switch self {
    case .noSuchFontFile: .noSuchFontFile(path: file)
    case .notAFont: .notAFont(path: file)
    default: self
    }
  }
}
