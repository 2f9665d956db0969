import UniformTypeIdentifiers

// Dialogs of files are presented by the system, which shows them over a screen: on a screen at rest there are none.

extension View {
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View { self }

  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View { self }

  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { self }

  public nonisolated func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { self }

  public nonisolated func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View { self }

  public nonisolated func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where C.Element == URL { self }

  public nonisolated func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { self }

  public nonisolated func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { self }

  public nonisolated func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View { self }

  public nonisolated func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument { self }

  public nonisolated func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View { self }

  public nonisolated func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload
  public nonisolated func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View { self }
  public nonisolated func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload
  public nonisolated func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> some View { self }
  public nonisolated func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload
  public nonisolated func fileExporterFilenameLabel<S: StringProtocol>(_ label: S) -> some View { self }
  public nonisolated func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View { self }
  public nonisolated func fileDialogCustomizationID(_ id: String) -> some View { self }
  public nonisolated func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View { self }
  public nonisolated func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View { self }
  public nonisolated func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View { self }
}

public struct FileDialogBrowserOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 2)
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 4)
}
