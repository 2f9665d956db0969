/// The label of a button that says its role and nothing more.
///
/// The symbols are those that Apple's documentation of the roles shows in bars; titles are for readers and other places.
nonisolated public struct DefaultButtonLabel: View {
  private let role: ButtonRole?

  init(_ role: ButtonRole?) { self.role = role }

  public var body: some View {
    switch role {
    case .close?: Label("Close", systemImage: "xmark")
    case .cancel?: Label("Cancel", systemImage: "xmark")
    case .confirm?: Label("Done", systemImage: "checkmark")
    case .destructive?: Label("Delete", systemImage: "trash")
    default: EmptyView()
    }
  }
}

extension Button where Label == DefaultButtonLabel {
  public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: { _mainBody(action) }, label: DefaultButtonLabel(role))
  }
}
