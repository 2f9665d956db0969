/// Asks servers, none of which answers: a screen is proofed as it is while everything still loads. Tasks stay running,
/// completions are not called, and `await` does not come back.
open class URLSession: NSObject, @unchecked Sendable {
  public static let shared = URLSession(configuration: .default)

  public enum DelayedRequestDisposition: Int, Sendable { case continueLoading, useNewRequest, cancel }
  public enum AuthChallengeDisposition: Int, Sendable {
    case useCredential, performDefaultHandling, cancelAuthenticationChallenge, rejectProtectionSpace
  }
  public enum ResponseDisposition: Int, Sendable { case cancel, allow, becomeDownload, becomeStream }

  public let configuration: URLSessionConfiguration
  public let delegateQueue: OperationQueue
  public let delegate: (any URLSessionDelegate)?
  open var sessionDescription: String?

  public init(
    configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)? = nil,
    delegateQueue queue: OperationQueue? = nil
  ) {
    self.configuration = configuration
    self.delegate = delegate
    delegateQueue = queue ?? OperationQueue()
    super.init()
  }

  open func dataTask(with request: URLRequest) -> URLSessionDataTask { URLSessionDataTask(request) }
  open func dataTask(with url: URL) -> URLSessionDataTask { dataTask(with: URLRequest(url: url)) }
  open func dataTask(
    with request: URLRequest, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask { URLSessionDataTask(request) }
  open func dataTask(
    with url: URL, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask { dataTask(with: url) }
  open func uploadTask(with request: URLRequest, from bodyData: Data) -> URLSessionUploadTask {
    URLSessionUploadTask(request)
  }
  open func uploadTask(with request: URLRequest, fromFile fileURL: URL) -> URLSessionUploadTask {
    URLSessionUploadTask(request)
  }
  open func uploadTask(
    with request: URLRequest, from bodyData: Data?,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionUploadTask { URLSessionUploadTask(request) }
  open func downloadTask(with request: URLRequest) -> URLSessionDownloadTask { URLSessionDownloadTask(request) }
  open func downloadTask(with url: URL) -> URLSessionDownloadTask { downloadTask(with: URLRequest(url: url)) }
  open func downloadTask(
    with request: URLRequest, completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask { URLSessionDownloadTask(request) }
  open func downloadTask(
    with url: URL, completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask { downloadTask(with: url) }
  open func webSocketTask(with url: URL) -> URLSessionWebSocketTask { URLSessionWebSocketTask(URLRequest(url: url)) }
  open func webSocketTask(with request: URLRequest) -> URLSessionWebSocketTask { URLSessionWebSocketTask(request) }

  open func invalidateAndCancel() {}
  open func finishTasksAndInvalidate() {}
  open func reset(completionHandler: @escaping @Sendable () -> Void) { completionHandler() }
  open func getAllTasks(completionHandler: @escaping @Sendable ([URLSessionTask]) -> Void) { completionHandler([]) }

  /// Waits until its task is cancelled.
  private func silence() async throws -> Never {
    while true {
      try Task.checkCancellation()
      try await Task.sleep(nanoseconds: .max / 4)
    }
  }

  open func data(from url: URL) async throws -> (Data, URLResponse) { try await silence() }
  open func data(for request: URLRequest) async throws -> (Data, URLResponse) { try await silence() }
  open func data(from url: URL, delegate: (any URLSessionTaskDelegate)?) async throws -> (Data, URLResponse) {
    try await silence()
  }
  open func data(for request: URLRequest, delegate: (any URLSessionTaskDelegate)?) async throws -> (Data, URLResponse) {
    try await silence()
  }
  open func upload(for request: URLRequest, from bodyData: Data) async throws -> (Data, URLResponse) {
    try await silence()
  }
  open func upload(for request: URLRequest, fromFile fileURL: URL) async throws -> (Data, URLResponse) {
    try await silence()
  }
  open func download(from url: URL) async throws -> (URL, URLResponse) { try await silence() }
  open func download(for request: URLRequest) async throws -> (URL, URLResponse) { try await silence() }
}
