extension Text {
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    self.init(
      .computed { environment in
        var resource = resource
        resource.locale = environment.locale
        return String(localized: resource)
      })
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
