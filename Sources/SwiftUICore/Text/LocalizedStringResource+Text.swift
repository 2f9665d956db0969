@_spi(Galley) import GalleyFoundation

extension Text {
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    self.init(
      .localized(
        LocalizedStringKey(resource), table: resource.table, bundle: resource.bundle.folder.flatMap { Bundle(path: $0) }
      ))
  }
}

extension LocalizedStringKey {
  /// A resource's key with its values; its default stands where no table has the key.
  init(_ resource: LocalizedStringResource) {
    self.init(resource.key)
    fallback = resource.defaultValue.key
    arguments = resource.defaultValue.arguments.map { _, argument in
      switch argument {
      case .text(let text): .string(text)
      case .number(let number): .number(number)
      }
    }
  }
}

extension LocalizedStringKey.StringInterpolation {
  public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
    append("%@", .text(Text(resource)))
  }
}

extension Label where Title == Text, Icon == Image {
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
    self.init(title: { Text(titleResource) }, icon: { Image(systemName: name) })
  }

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image name: String) {
    self.init(title: { Text(titleResource) }, icon: { Image(name) })
  }
}
