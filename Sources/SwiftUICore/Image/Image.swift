import GalleyTypography

/// A picture: of the app's assets, of the system's symbols, or made in code.
nonisolated public struct Image: Equatable, Sendable {
  enum Source: Equatable, Sendable {
    case asset(name: String, bundle: String?)
    case symbol(name: String, value: Double?)
  }

  let source: Source
  /// What is read aloud; nil for the name. An empty one is a decoration.
  let label: String?

  init(_ source: Source, label: String? = nil) {
    self.source = source
    self.label = label
  }

  public init(systemName: String) { self.init(.symbol(name: systemName, value: nil)) }

  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(.asset(name: name, bundle: bundle?.bundlePath))
  }
}

extension TextResolver {
  mutating func add(_ image: Image, _ look: TextLook) {}
}
