import GalleyScreen

/// The entry points that the translated source calls; not for use in source that people write.
public enum _GalleyPreviews {
  /// The body's type stays open, as it does in Apple's `Preview`: the compiler fails on a closure whose type names a type
  /// that is declared in it.
  @MainActor
  public static func add(
    file: String, line: Int, name: String?, traits: [PreviewTrait<Preview.ViewTraits>] = [],
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    let merged = traits.reduce(into: PreviewTraits()) { $0 = $1.traits.over($0) }
    PreviewRegistry.shared.add(file, line) {
      var traits = merged
      traits.name = name ?? traits.name
      return [
        _PreviewMember(traits: traits) { assembler in
          let view: any View = _mainBody { body() }
          assemble(view, assembler)
        }
      ]
    }
  }

  private static func assemble<V: View>(_ view: V, _ assembler: _Assembler) { V._assemble(view, assembler) }

  @MainActor
  public static func add<P: PreviewProvider>(provider: P.Type, file: String, line: Int) {
    PreviewRegistry.shared.add(file, line) { P.Previews._members(P.previews) }
  }

  @MainActor
  public static func add<A: App>(app: A.Type, file: String, line: Int) {
    PreviewRegistry.shared.add(file, line) {
      var traits = PreviewTraits()
      traits.name = String(describing: A.self)
      return [
        _PreviewMember(traits: traits) { assembler in
          let window = _mainBody { A.Body._window(A().body) }
          if let window {
            AnyView._assemble(window, assembler)
          } else {
            assembler.note(PreviewError.noWindow(app: String(describing: A.self)).description)
          }
        }
      ]
    }
  }

  @MainActor
  public static func add<V: View>(view name: String, file: String, line: Int, _ make: @escaping @MainActor () -> V) {
    add(file: file, line: line, name: name, body: make)
  }
}

/// The previews of the loaded library.
@MainActor
final class PreviewRegistry {
  static let shared = PreviewRegistry()

  struct Entry {
    let description: PreviewDescription
    let assemble: (_Assembler) -> Void
  }

  private struct Registration {
    let file: String
    let line: Int
    let members: @MainActor () -> [_PreviewMember]
  }

  private var registrations: [Registration] = []
  private var entries: [Entry]?

  func add(_ file: String, _ line: Int, _ members: @escaping @MainActor () -> [_PreviewMember]) {
    registrations.append(Registration(file: file, line: line, members: members))
    entries = nil
  }

  /// The registrations with their groups opened; providers are asked once.
  func resolved() -> [Entry] {
    if let entries { return entries }
    let found = registrations.flatMap { open($0) }
    entries = found
    return found
  }

  private func open(_ registration: Registration) -> [Entry] {
    guard PreviewSession.mayOpen("\(registration.file):\(registration.line)") else { return [] }
    let members = registration.members()
    return members.enumerated().map { place, member in
      let base = "\(registration.file):\(registration.line)"
      return Entry(
        description: PreviewDescription(
          id: members.count > 1 ? "\(base)#\(place + 1)" : base, name: member.traits.name, file: registration.file,
          line: registration.line, device: member.traits.device, orientation: member.traits.orientation,
          layout: layout(member.traits.layout), colorScheme: member.traits.colorScheme),
        assemble: member.assemble)
    }
  }

  private func layout(_ layout: PreviewTraits.Layout) -> PreviewDescription.Layout {
    switch layout {
    case .device: .device
    case .sizeThatFits: .sizeThatFits
    case .fixed(let width, let height): .fixed(width: width, height: height)
    }
  }
}
