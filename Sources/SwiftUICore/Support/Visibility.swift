/// Whether a part of the interface is seen.
@frozen
public enum Visibility: Hashable, CaseIterable, Sendable {
  case automatic, visible, hidden
}
