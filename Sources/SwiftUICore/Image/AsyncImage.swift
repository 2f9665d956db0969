/// An image from the network, which never answers in a proof: what stands for it until then is shown.
nonisolated public struct AsyncImage<Content: View>: View {
  let content: (AsyncImagePhase) -> Content

  public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    // Without a picture the system shows a grey area.
    content = { _ in Image(.placeholder) }
  }

  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.content = { _ in _ConditionalContent(storage: .falseContent(placeholder())) }
  }

  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) { self.content = content }

  public var body: some View { content(.empty) }
}

/// How far the loading of an image has come.
public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)

  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}
