/// The style that fits the place.
public struct DefaultLabelStyle: LabelStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    _StandardLabel(configuration: configuration, parts: .automatic)
  }
}

/// Icon and title.
public struct TitleAndIconLabelStyle: LabelStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    _StandardLabel(configuration: configuration, parts: .both)
  }
}

/// The icon alone; the title is still read aloud.
public struct IconOnlyLabelStyle: LabelStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    _StandardLabel(configuration: configuration, parts: .icon)
  }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    _StandardLabel(configuration: configuration, parts: .title)
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  public nonisolated static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  public nonisolated static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  public nonisolated static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  public nonisolated static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
