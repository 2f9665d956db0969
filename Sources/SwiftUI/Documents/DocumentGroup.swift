/// A scene of documents.
///
/// What is shown is the editor with a new document. An app on a phone or pad opens with the system's browser of files instead,
/// which belongs to the system and is not drawn; a viewer of existing documents has nothing to show.
nonisolated public struct DocumentGroup<Document, Content: View>: _PrimitiveScene {
  let content: AnyView?

  public static func _window(_ scene: Self) -> AnyView? { scene.content }
}

extension DocumentGroup where Document: FileDocument {
  public init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) { content = AnyView(NewDocument(document: newDocument(), editor: editor)) }

  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) { content = nil }
}

extension DocumentGroup where Document: ReferenceFileDocument {
  public init(
    newDocument: @escaping () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) { content = AnyView(NewReferenceDocument(document: newDocument(), editor: editor)) }

  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) { content = nil }
}

private struct NewDocument<Document: FileDocument, Content: View>: View {
  @State private var document: Document
  private let editor: (FileDocumentConfiguration<Document>) -> Content

  nonisolated init(document: Document, editor: @escaping (FileDocumentConfiguration<Document>) -> Content) {
    _document = State(initialValue: document)
    self.editor = editor
  }

  var body: some View {
    editor(FileDocumentConfiguration(document: $document, fileURL: nil, isEditable: true))
  }
}

private struct NewReferenceDocument<Document: ReferenceFileDocument, Content: View>: View {
  @StateObject private var document: Document
  private let editor: (ReferenceFileDocumentConfiguration<Document>) -> Content

  nonisolated init(
    document: Document, editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    _document = StateObject(wrappedValue: document)
    self.editor = editor
  }

  var body: some View {
    editor(ReferenceFileDocumentConfiguration(document: document, fileURL: nil, isEditable: true))
  }
}

/// Makes a new document.
public struct NewDocumentAction: Sendable {
  public func callAsFunction<D: FileDocument>(_ newDocument: @autoclosure @escaping () -> D) {}
  @_disfavoredOverload
  public func callAsFunction<D: ReferenceFileDocument>(_ newDocument: @escaping () -> D) {}
}

/// Opens a document.
public struct OpenDocumentAction: Sendable {
  public func callAsFunction(at url: URL) async throws {}
}

extension EnvironmentValues {
  public var newDocument: NewDocumentAction { NewDocumentAction() }
  public var openDocument: OpenDocumentAction { OpenDocumentAction() }
}
