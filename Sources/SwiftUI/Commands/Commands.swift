// What an app adds to the menu bar. Screens are proofed without it, so commands are described and never built.

/// A part of the menu bar.
@MainActor @preconcurrency
public protocol Commands {
  associatedtype Body: Commands
  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}

/// Commands that the runtime knows by themselves.
public protocol _PrimitiveCommands: Commands where Body == Never {}

extension _PrimitiveCommands {
  public nonisolated var body: Never { _noBody(Self.self) }
}

extension Never: Commands {}

nonisolated public struct EmptyCommands: _PrimitiveCommands {
  public init() {}
}

/// A group of commands at a place that the system knows.
nonisolated public struct CommandGroup<Content: View>: _PrimitiveCommands {
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// A menu of the app's own.
nonisolated public struct CommandMenu<Content: View>: _PrimitiveCommands {
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  public init(_ name: Text, @ViewBuilder content: () -> Content) {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
}

public struct CommandGroupPlacement: Sendable {
  public static let appInfo = CommandGroupPlacement()
  public static let appSettings = CommandGroupPlacement()
  public static let systemServices = CommandGroupPlacement()
  public static let appVisibility = CommandGroupPlacement()
  public static let appTermination = CommandGroupPlacement()
  public static let newItem = CommandGroupPlacement()
  public static let saveItem = CommandGroupPlacement()
  public static let importExport = CommandGroupPlacement()
  public static let printItem = CommandGroupPlacement()
  public static let undoRedo = CommandGroupPlacement()
  public static let pasteboard = CommandGroupPlacement()
  public static let textEditing = CommandGroupPlacement()
  public static let textFormatting = CommandGroupPlacement()
  public static let toolbar = CommandGroupPlacement()
  public static let sidebar = CommandGroupPlacement()
  public static let windowSize = CommandGroupPlacement()
  public static let windowArrangement = CommandGroupPlacement()
  public static let windowList = CommandGroupPlacement()
  public static let singleWindowList = CommandGroupPlacement()
  public static let help = CommandGroupPlacement()
}

nonisolated public struct SidebarCommands: _PrimitiveCommands { public init() {} }
nonisolated public struct ToolbarCommands: _PrimitiveCommands { public init() {} }
nonisolated public struct TextEditingCommands: _PrimitiveCommands { public init() {} }
nonisolated public struct TextFormattingCommands: _PrimitiveCommands { public init() {} }
nonisolated public struct InspectorCommands: _PrimitiveCommands { public init() {} }
nonisolated public struct ImportFromDevicesCommands: _PrimitiveCommands { public init() {} }

@resultBuilder
public enum CommandsBuilder {
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
  @_disfavoredOverload
  public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> some Commands {
    EmptyCommands()
  }
  public static func buildIf<Content: Commands>(_ content: Content?) -> some Commands { EmptyCommands() }
  public static func buildEither<Content: Commands>(first: Content) -> EmptyCommands { EmptyCommands() }
  public static func buildEither<Content: Commands>(second: Content) -> EmptyCommands { EmptyCommands() }
  public static func buildLimitedAvailability(_ content: some Commands) -> some Commands { EmptyCommands() }
}

extension Scene {
  public nonisolated func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene { self }
  public nonisolated func commandsRemoved() -> some Scene { self }
  public nonisolated func commandsReplaced<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene { self }
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some Scene { self }
}
