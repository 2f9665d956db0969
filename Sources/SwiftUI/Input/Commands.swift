/// A direction of the arrow keys or of a remote.
public enum MoveCommandDirection: Sendable { case up, down, left, right }

/// The keys of a television's remote and of menus do nothing on a screen at rest.
extension View {
  public nonisolated func onExitCommand(perform action: (() -> Void)?) -> some View { self }
  public nonisolated func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View { self }
  public nonisolated func onPlayPauseCommand(perform action: (() -> Void)?) -> some View { self }
  public nonisolated func onDeleteCommand(perform action: (() -> Void)?) -> some View { self }
}
