#if os(tvOS)
  import SwiftUI

  /// Shelves of films for the television: titled rows that run off at the side, 40 points between the posters.
  struct TelevisionShelf: View {
    var body: some View {
      ScrollView {
        VStack(alignment: .leading, spacing: 60) {
          ForEach(Shelf.all) { shelf in
            VStack(alignment: .leading, spacing: 24) {
              Text(shelf.title)
                .font(.headline)
              ScrollView(.horizontal) {
                HStack(spacing: 40) {
                  ForEach(shelf.films, id: \.self) { film in
                    FilmButton(title: film)
                  }
                }
              }
              .scrollClipDisabled()
            }
          }
        }
      }
    }
  }

  private struct Shelf: Identifiable {
    let title: String
    let films: [String]

    var id: String { title }

    static let all = [
      Shelf(
        title: "Tonight",
        films: ["Low Tide", "The Cartographer", "Paper Moons", "Winter Train", "Glass Harbour", "The Ninth Key"]),
      Shelf(
        title: "Short films",
        films: ["Crumbs", "Two Umbrellas", "Lift", "The Stair", "Ink", "A Quiet Number"]),
    ]
  }

  private struct FilmButton: View {
    let title: String

    var body: some View {
      Button {
      } label: {
        VStack(spacing: 12) {
          RoundedRectangle(cornerRadius: 12)
            .fill(.indigo.gradient)
            .frame(width: 260, height: 390)
          Text(title)
            .font(.caption)
        }
      }
      .buttonStyle(.borderless)
    }
  }

  #Preview("Television shelf") {
    TelevisionShelf()
  }
#endif
