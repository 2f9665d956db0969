import GalleyGeometry
import GalleyLayout
import GalleyScreen

/// A view to type text of many lines in.
nonisolated public struct TextEditor: _PrimitiveView {
  let text: () -> AttributedString

  public init(text: Binding<String>) { self.text = { AttributedString(text.wrappedValue) } }

  public init(text: Binding<String>, selection: Binding<TextSelection?>) { self.init(text: text) }

  public init(text: Binding<AttributedString>) { self.text = { text.wrappedValue } }

  public init(text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>) { self.init(text: text) }

  public static func _assemble(_ view: TextEditor, _ assembler: _Assembler) {
    assembler.addStyled(TextEditorStyleKey.self) {
      TextEditorStyleConfiguration(editor: view)
    } look: {
      assembler.addTextEditor(view, $0)
    }
  }
}

/// Where the cursor is, or what is selected.
public struct TextSelection: Equatable, Hashable, Sendable {
  public enum Indices: Equatable, Hashable, Sendable {
    case selection(Range<String.Index>)
    case multiSelection(RangeSet<String.Index>)
  }

  public enum Affinity: Equatable, Hashable, Sendable { case automatic, upstream, downstream }

  public var indices: Indices
  public var affinity = Affinity.automatic

  public init(range: Range<String.Index>) { indices = .selection(range) }
  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }
  public init(insertionPoint: String.Index) { indices = .selection(insertionPoint..<insertionPoint) }

  public var isInsertion: Bool {
    guard case .selection(let range) = indices else { return false }
    return range.isEmpty
  }
}

/// A selection in text with attributes.
public struct AttributedTextSelection: Equatable, Hashable, Sendable {
  public init() {}
}

/// The look of text editors.
@MainActor @preconcurrency
public protocol TextEditorStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = TextEditorStyleConfiguration

  nonisolated static var _look: _TextEditorLook? { get }
}

extension TextEditorStyle {
  public nonisolated static var _look: _TextEditorLook? { nil }
}

/// The system's looks of text editors.
public enum _TextEditorLook: Sendable { case automatic, plain, rounded }

/// An editor as its style sees it.
public struct TextEditorStyleConfiguration {
  let editor: TextEditor
}

enum TextEditorStyleKey: ControlStyleKey {
  typealias Look = _TextEditorLook
  typealias Configuration = TextEditorStyleConfiguration
  static var automatic: _TextEditorLook { .automatic }
}

public struct AutomaticTextEditorStyle: TextEditorStyle {
  public nonisolated static var _look: _TextEditorLook? { .automatic }
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.editor.controlLook(TextEditorStyleKey.self, .automatic)
  }
}

public struct PlainTextEditorStyle: TextEditorStyle {
  public nonisolated static var _look: _TextEditorLook? { .plain }
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.editor.controlLook(TextEditorStyleKey.self, .plain)
  }
}

public struct RoundedBorderTextEditorStyle: TextEditorStyle {
  public nonisolated static var _look: _TextEditorLook? { .rounded }
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.editor.controlLook(TextEditorStyleKey.self, .rounded)
  }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  public static nonisolated var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}
extension TextEditorStyle where Self == PlainTextEditorStyle {
  public static nonisolated var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}
extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
  public static nonisolated var roundedBorder: RoundedBorderTextEditorStyle { RoundedBorderTextEditorStyle() }
}

extension View {
  public nonisolated func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View {
    controlStyle(TextEditorStyleKey.self, style, look: S._look) { $0.makeBody(configuration: $1) }
  }
}

extension _Assembler {
  /// Adds the text in its insets, at the top of all the room there is.
  func addTextEditor(_ view: TextEditor, _ look: _TextEditorLook) {
    guard let line = single({ Text._assemble(Text(view.text()), self) }) else { return }
    let (side, end) = (
      metric("control.textEditor.inset.horizontal"), metric("control.textEditor.inset.vertical")
    )
    let padded = tree.addPadding(
      Insets(top: end, left: side, bottom: end, right: side), hideFromReaders(line), attributes())
    // The editor scrolls: text keeps all its lines, and the edge cuts them.
    let tall = tree.addFixedSize(horizontal: false, vertical: true, padded, attributes())
    let all = FrameLimits(minimum: 0, ideal: nil, maximum: .infinity)
    let framed = tree.addFlexibleFrame(
      width: all, height: all, .topLeading, tall, attributes())
    let info = NodeInfo(type: "")
    info.effect = .clip({ DrawingPath($0) }, evenOdd: false, bounds: true)
    if !environment.listRow.hidesScrollBackground, look != .plain {
      let background = environment.systemColor(
        "systemBackground")
      info.content = FieldPlate(background: background, border: .clear, radius: 0)
    }
    let node = tree.addWrapper(framed, attributes(tag: tag(info)))
    let text = String(view.text().characters)
    let whole = control("TextEditor", node, role: .textField, isSystemSized: true, text: text)
    updateInfo(of: whole) { $0.traits.insert(.scrollsVertically) }
    emit(whole)
  }
}
