/// A button that opens the system's share sheet.
nonisolated public struct ShareLink<Data, PreviewImage, PreviewIcon, Label: View>: _PrimitiveView {
  let label: Label

  public static func _assemble(_ view: Self, _ assembler: _Assembler) {
    assembler.addButton("ShareLink", role: nil, as: .button, action: {}) { Label._assemble(view.label, $0) }
  }
}

/// What a share sheet shows of an item before it is shared.
public struct SharePreview<Image, Icon> {
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {}
}

extension SharePreview where Image == Never, Icon == Never {
  public init(_ titleKey: LocalizedStringKey) {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) {}
}

extension SharePreview where Image == Never {
  public init(_ titleKey: LocalizedStringKey, icon: Icon) {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, icon: Icon) {}
}

extension SharePreview where Icon == Never {
  public init(_ titleKey: LocalizedStringKey, image: Image) {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) {}
}

/// The label of a share button that was given none.
nonisolated public struct DefaultShareLinkLabel: View {
  private let title: Text

  init(_ title: Text = Text("Share…")) { self.title = title }

  public var body: some View {
    Label {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}

/// Several items, with a preview each.
extension ShareLink {
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) where Data: RandomAccessCollection { self.label = label() }

  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) where Data: RandomAccessCollection, Label == DefaultShareLinkLabel { label = DefaultShareLinkLabel() }

  public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
  where Data: RandomAccessCollection, PreviewImage == Never, PreviewIcon == Never { self.label = label() }

  public init(items: Data, subject: Text? = nil, message: Text? = nil)
  where Data: RandomAccessCollection, PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
    label = DefaultShareLinkLabel()
  }

  public init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil)
  where Data: RandomAccessCollection, PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
    label = DefaultShareLinkLabel(Text(titleKey))
  }
}

/// One item.
extension ShareLink {
  public init<I>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> { self.label = label() }

  public init<I>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I>, Label == DefaultShareLinkLabel { label = DefaultShareLinkLabel() }

  public init<I>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I>, Label == DefaultShareLinkLabel { label = DefaultShareLinkLabel(Text(titleKey)) }

  @_disfavoredOverload
  public init<S: StringProtocol, I>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I>, Label == DefaultShareLinkLabel { label = DefaultShareLinkLabel(Text(title)) }
}

/// Addresses and texts, which are their own previews.
extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
  where Data == CollectionOfOne<URL> { self.label = label() }

  public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
  where Data == CollectionOfOne<String> { self.label = label() }

  public init(item: URL, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<URL>, Label == DefaultShareLinkLabel { label = DefaultShareLinkLabel() }

  public init(item: String, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<String>, Label == DefaultShareLinkLabel { label = DefaultShareLinkLabel() }

  public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<URL>, Label == DefaultShareLinkLabel { label = DefaultShareLinkLabel(Text(titleKey)) }

  public init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<String>, Label == DefaultShareLinkLabel {
    label = DefaultShareLinkLabel(Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, item: URL, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<URL>, Label == DefaultShareLinkLabel { label = DefaultShareLinkLabel(Text(title)) }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, item: String, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<String>, Label == DefaultShareLinkLabel { label = DefaultShareLinkLabel(Text(title)) }
}
