import SwiftUI

/// A garden journal that shows a sidebar where the window has room for one, and tabs where it has not.
struct AdaptiveNavigation: View {
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @State private var place: GardenPlace? = .today

  var body: some View {
    if horizontalSizeClass == .regular {
      NavigationSplitView {
        List(GardenPlace.allCases, selection: $place) { place in
          NavigationLink(value: place) {
            Label(place.title, systemImage: place.symbol)
          }
        }
        .navigationTitle("Garden")
      } detail: {
        GardenPlaceView(place: place ?? .today)
      }
    } else {
      TabView {
        ForEach(GardenPlace.allCases) { place in
          NavigationStack {
            GardenPlaceView(place: place)
          }
          .tabItem { Label(place.title, systemImage: place.symbol) }
        }
      }
    }
  }
}

enum GardenPlace: String, CaseIterable, Identifiable {
  case today, beds, seeds, weather

  var id: Self { self }

  var title: LocalizedStringKey {
    switch self {
    case .today: "Today"
    case .beds: "Beds"
    case .seeds: "Seeds"
    case .weather: "Weather"
    }
  }

  var symbol: String {
    switch self {
    case .today: "sun.max"
    case .beds: "leaf"
    case .seeds: "shippingbox"
    case .weather: "cloud.rain"
    }
  }

  var entries: [GardenEntry] {
    switch self {
    case .today:
      [
        GardenEntry(title: "Water the tomatoes", detail: "Two litres a plant, before ten", symbol: "drop"),
        GardenEntry(title: "Thin the carrots", detail: "Leave four centimetres between them", symbol: "scissors"),
        GardenEntry(title: "Check the compost", detail: "Turn it if it is warmer than 60 °C", symbol: "thermometer"),
      ]
    case .beds:
      [
        GardenEntry(title: "North bed", detail: "Beans, peas, nasturtiums", symbol: "square.grid.2x2"),
        GardenEntry(title: "South bed", detail: "Tomatoes, basil", symbol: "square.grid.2x2"),
      ]
    case .seeds:
      [
        GardenEntry(title: "Black kale", detail: "Sow until August", symbol: "leaf"),
        GardenEntry(title: "Winter lettuce", detail: "Sow from September", symbol: "leaf"),
      ]
    case .weather:
      [GardenEntry(title: "Rain tonight", detail: "Four millimetres, no frost", symbol: "cloud.rain")]
    }
  }
}

struct GardenEntry: Identifiable {
  let title: LocalizedStringKey
  let detail: LocalizedStringKey
  let symbol: String

  let id = UUID()
}

private struct GardenPlaceView: View {
  let place: GardenPlace

  var body: some View {
    List(place.entries) { entry in
      HStack(spacing: 12) {
        Image(systemName: entry.symbol)
          .foregroundStyle(.green)
          .frame(width: 28)
        VStack(alignment: .leading, spacing: 2) {
          Text(entry.title)
          Text(entry.detail)
            .font(.subheadline)
            .foregroundStyle(.secondary)
        }
      }
    }
    .navigationTitle(place.title)
  }
}

#Preview("Adaptive navigation") {
  AdaptiveNavigation()
}
