import ActivityKit
import AppIntents
import SwiftUI
import WidgetKit

struct StepsEntry: TimelineEntry {
  let date: Date
  let steps: Int
}

struct Provider: TimelineProvider {
  func placeholder(in context: Context) -> StepsEntry { StepsEntry(date: .now, steps: 0) }

  func getSnapshot(in context: Context, completion: @escaping (StepsEntry) -> Void) {
    completion(StepsEntry(date: .now, steps: context.isPreview ? 100 : 0))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<StepsEntry>) -> Void) {
    let next = Calendar.current.date(byAdding: .hour, value: 1, to: .now)!
    completion(Timeline(entries: [StepsEntry(date: .now, steps: 1)], policy: .after(next)))
  }
}

struct AddStep: AppIntent {
  static var title: LocalizedStringResource = "Add a step"
  static var description = IntentDescription("Adds steps.")

  @Parameter(title: "Count", default: 1) var count: Int
  @Parameter(title: "Pace") var pace: Pace?

  static var parameterSummary: some ParameterSummary { Summary("Add \(\.$count) steps") { \.$pace } }

  init() {}
  init(count: Int) { self.count = count }

  func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    WidgetCenter.shared.reloadAllTimelines()
    return .result(value: count)
  }
}

enum Pace: String, AppEnum {
  case slow, fast
  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Pace"
  static var caseDisplayRepresentations: [Pace: DisplayRepresentation] = [
    .slow: "Slow", .fast: DisplayRepresentation(title: "Fast", image: .init(systemName: "hare")),
  ]
}

struct SelectGoal: WidgetConfigurationIntent {
  static var title: LocalizedStringResource = "Select a goal"
  @Parameter(title: "Goal") var goal: Goal?
}

struct Goal: AppEntity {
  let id: String
  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Goal"
  static var defaultQuery = GoalQuery()
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

struct GoalQuery: EntityQuery {
  func entities(for identifiers: [Goal.ID]) async throws -> [Goal] { identifiers.map { Goal(id: $0) } }
  func suggestedEntities() async throws -> [Goal] { [Goal(id: "daily")] }
}

struct Shortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: AddStep(), phrases: ["Add a step in \(.applicationName)"], shortTitle: "Add", systemImageName: "plus")
  }
}

struct StepsView: View {
  @Environment(\.widgetFamily) private var family
  let entry: StepsEntry

  var body: some View {
    VStack(spacing: 0) {
      switch family {
      case .systemSmall: Color.red.frame(width: 50, height: 50).accessibilityIdentifier("small")
      case .systemMedium: Color.red.frame(width: 150, height: 50).accessibilityIdentifier("medium")
      default: Text("\(entry.steps)")
      }
      Button(intent: AddStep(count: 5)) { Color.blue.frame(width: 60, height: 30) }
        .buttonStyle(.plain)
        .accessibilityIdentifier("add")
    }
    .widgetURL(URL(string: "steps://today"))
    .containerBackground(.fill.tertiary, for: .widget)
  }
}

struct StepsWidget: Widget {
  let kind = "Steps"

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: kind, provider: Provider()) { entry in StepsView(entry: entry) }
      .configurationDisplayName("Steps")
      .description("Counts steps.")
      .supportedFamilies([.systemSmall, .systemMedium])
  }
}

struct GoalProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> StepsEntry { StepsEntry(date: .now, steps: 0) }
  func snapshot(for configuration: SelectGoal, in context: Context) async -> StepsEntry {
    StepsEntry(date: .now, steps: 0)
  }
  func timeline(for configuration: SelectGoal, in context: Context) async -> Timeline<StepsEntry> {
    Timeline(entries: [], policy: .never)
  }
}

struct GoalWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "Goal", intent: SelectGoal.self, provider: GoalProvider()) { StepsView(entry: $0) }
      .contentMarginsDisabled()
  }
}

struct WalkAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable { var steps: Int }
  var name: String
}

struct WalkActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: WalkAttributes.self) { context in
      Text("\(context.attributes.name): \(context.state.steps)").activityBackgroundTint(.black)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Text("Walk") }
        DynamicIslandExpandedRegion(.bottom) { Text("\(context.state.steps)") }
      } compactLeading: {
        Image(systemName: "figure.walk")
      } compactTrailing: {
        Text("\(context.state.steps)")
      } minimal: {
        Image(systemName: "figure.walk")
      }
      .keylineTint(.green)
    }
  }

  func start() {
    guard ActivityAuthorizationInfo().areActivitiesEnabled else { return }
    let content = ActivityContent(state: WalkAttributes.ContentState(steps: 0), staleDate: nil)
    _ = try? Activity.request(attributes: WalkAttributes(name: "Walk"), content: content)
  }
}

@main struct Widgets: WidgetBundle {
  var body: some Widget {
    StepsWidget()
    GoalWidget()
    if #available(iOS 16.2, *) { WalkActivity() }
  }
}

struct StepsView_Previews: PreviewProvider {
  static var previews: some View {
    StepsView(entry: StepsEntry(date: .now, steps: 12))
      .previewContext(WidgetPreviewContext(family: .systemMedium))
      .previewDisplayName("WidgetKit")
  }
}
