/// Where an item of a toolbar goes.
public struct ToolbarItemPlacement: Hashable, Sendable {
  /// The parts of the chrome that placements come to.
  enum Region: Hashable, Sendable {
    case leading, center, trailing, bottom, keyboard, hidden
  }

  private let name: String

  public static let automatic = ToolbarItemPlacement(name: "automatic")
  public static let principal = ToolbarItemPlacement(name: "principal")
  public static let navigation = ToolbarItemPlacement(name: "navigation")
  public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
  public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction")
  public static let status = ToolbarItemPlacement(name: "status")
  public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
  public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
  public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")
  public static let keyboard = ToolbarItemPlacement(name: "keyboard")
  public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
  public static let navigationBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  public static let navigationBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
  public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")
  public static let bottomOrnament = ToolbarItemPlacement(name: "bottomOrnament")
  public static let title = ToolbarItemPlacement(name: "title")
  public static let largeTitle = ToolbarItemPlacement(name: "largeTitle")
  public static let subtitle = ToolbarItemPlacement(name: "subtitle")
  public static let largeSubtitle = ToolbarItemPlacement(name: "largeSubtitle")
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement { automatic }

  var region: Region {
    switch name {
    case "principal", "title": .center
    case "navigation", "cancellationAction", "topBarLeading": .leading
    case "bottomBar", "status", "bottomOrnament": .bottom
    case "keyboard": .keyboard
    case "largeTitle", "subtitle", "largeSubtitle": .hidden
    default: .trailing
    }
  }
}

/// The bars that toolbar modifiers speak of.
public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String
  public static let automatic = ToolbarPlacement(name: "automatic")
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  public static let tabBar = ToolbarPlacement(name: "tabBar")
  public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")
  public static let bottomOrnament = ToolbarPlacement(name: "bottomOrnament")
}
