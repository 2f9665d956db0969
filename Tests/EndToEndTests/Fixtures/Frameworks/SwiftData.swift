import SwiftData
import SwiftUI

@Model final class Trip {
  @Attribute(.unique) var id: UUID
  var name: String
  var days: Int
  @Relationship(deleteRule: .cascade, inverse: \Stop.trip) var stops: [Stop] = []
  @Transient var isOpen = false

  init(name: String, days: Int) {
    id = UUID()
    self.name = name
    self.days = days
  }
}

@Model
public class Stop {
  #Index<Stop>([\.place])
  public var place: String
  var trip: Trip?

  public init(place: String) { self.place = place }
}

enum TripsV1: VersionedSchema {
  static var versionIdentifier = Schema.Version(1, 0, 0)
  static var models: [any PersistentModel.Type] { [Trip.self, Stop.self] }
}

struct TripList: View {
  @Environment(\.modelContext) private var context
  @Query(sort: \Trip.days, order: .reverse) private var trips: [Trip]
  @Query(filter: #Predicate<Trip> { $0.days > 3 }, sort: [SortDescriptor(\.name)]) private var long: [Trip]
  @Query private var stops: [Stop]

  var body: some View {
    VStack(spacing: 0) {
      ForEach(trips) { trip in
        Color.red.frame(width: CGFloat(trip.days) * 10, height: 20).accessibilityIdentifier(trip.name)
      }
      Color.blue.frame(width: CGFloat(long.count) * 100, height: 10).accessibilityIdentifier("long")
      Color.green.frame(width: CGFloat(stops.count) * 100, height: 10).accessibilityIdentifier("stops")
    }
    .onAppear {
      let added = Trip(name: "Added", days: 1)
      added.stops.append(Stop(place: "Bath"))
      context.insert(added)
      try? context.save()
    }
  }
}

struct TripEditor: View {
  @Bindable var trip: Trip
  var body: some View { TextField("Name", text: $trip.name) }
}

@ModelActor actor Importer {
  func add(_ name: String) { modelContext.insert(Trip(name: name, days: 2)) }
}

@MainActor enum Sample {
  static let container: ModelContainer = {
    do {
      let configuration = ModelConfiguration(isStoredInMemoryOnly: true)
      let container = try ModelContainer(for: Trip.self, Stop.self, configurations: configuration)
      for trip in [Trip(name: "Short", days: 2), Trip(name: "Long", days: 9)] { container.mainContext.insert(trip) }
      let found = try container.mainContext.fetch(FetchDescriptor<Trip>(predicate: #Predicate { $0.name == "Long" }))
      found.first?.days = 8
      return container
    } catch {
      fatalError("no container: \(error)")
    }
  }()
}

#Preview("SwiftData") { TripList().modelContainer(Sample.container) }
