/// An entry point found in the source.
public struct FoundPreview: Sendable, Hashable, Codable {
  public enum Kind: String, Sendable, Hashable, Codable {
    /// `#Preview { … }`
    case macro
    /// A type that conforms to `PreviewProvider`.
    case provider
    /// A type marked `@main` that conforms to `App`.
    case app
    /// A view asked for by name.
    case view
  }

  public var kind: Kind
  /// The display name of a macro, the type's name of the others.
  public var name: String?
  /// Relative to the input as it was named.
  public var file: String
  /// Counted from one.
  public var line: Int

  public init(kind: Kind, name: String?, file: String, line: Int) {
    self.kind = kind
    self.name = name
    self.file = file
    self.line = line
  }
}

/// A preview that was found, and cannot be proofed.
public struct SkippedPreview: Sendable, Hashable, Codable {
  public var file: String
  public var line: Int
  public var reason: String
}

/// A type that conforms to `View`.
public struct FoundView: Sendable, Hashable, Codable {
  /// With the names of the types it is nested in.
  public var name: String
  public var file: String
  public var line: Int
  /// The first stored property or generic parameter that an initialiser without arguments would leave open.
  public var needs: String?

  public var isMadeWithoutArguments: Bool { needs == nil }
}
