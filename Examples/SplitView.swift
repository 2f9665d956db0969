import SwiftUI

/// Birds in a list, one bird in detail: two columns where they fit, a stack where they do not.
struct SplitView: View {
  @State private var selection: Bird.ID? = Bird.all.first?.id

  private var selected: Bird? { Bird.all.first { $0.id == selection } }

  var body: some View {
    NavigationSplitView {
      List(Bird.all, selection: $selection) { bird in
        VStack(alignment: .leading, spacing: 2) {
          Text(bird.name)
            .font(.headline)
          Text(bird.latin)
            .font(.subheadline.italic())
            .foregroundStyle(.secondary)
        }
      }
      .navigationTitle("Birds")
    } detail: {
      if let selected {
        BirdDetail(bird: selected)
      } else {
        Text("Choose a bird")
          .foregroundStyle(.secondary)
      }
    }
  }
}

struct Bird: Identifiable, Hashable {
  let name: String
  let latin: String
  let wingspan: ClosedRange<Int>
  let habitat: String
  let text: String

  var id: String { latin }

  static let all = [
    Bird(
      name: "Common kingfisher", latin: "Alcedo atthis", wingspan: 24...26, habitat: "Slow rivers",
      text: """
        A blue flash low over the water. It waits on a branch above the stream, dives for small fish and \
        carries them back to the same branch. Its tunnel in the bank is up to a metre deep.
        """),
    Bird(
      name: "Barn swallow", latin: "Hirundo rustica", wingspan: 32...35, habitat: "Farms and meadows",
      text: "It drinks on the wing, nests under the beams of open barns, and leaves for the south in September."),
    Bird(
      name: "Eurasian wren", latin: "Troglodytes troglodytes", wingspan: 13...17, habitat: "Undergrowth",
      text: "Nine grams and a song that carries half a kilometre."),
    Bird(
      name: "Grey heron", latin: "Ardea cinerea", wingspan: 175...195, habitat: "Shallow water",
      text: "It stands still for a long time, and then it does not."),
  ]
}

private struct BirdDetail: View {
  let bird: Bird

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        Image(systemName: "bird")
          .font(.system(size: 72))
          .foregroundStyle(.teal)
          .frame(maxWidth: .infinity, minHeight: 180)
          .background(Color.teal.opacity(0.12), in: RoundedRectangle(cornerRadius: 16))
          .accessibilityHidden(true)
        Text(bird.latin)
          .font(.title3.italic())
        Text(bird.text)
        Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 8) {
          GridRow {
            Text("Wingspan").foregroundStyle(.secondary)
            Text("\(bird.wingspan.lowerBound)–\(bird.wingspan.upperBound) cm")
          }
          GridRow {
            Text("Habitat").foregroundStyle(.secondary)
            Text(bird.habitat)
          }
        }
      }
      .frame(maxWidth: 640, alignment: .leading)
      .padding()
    }
    .navigationTitle(bird.name)
  }
}

#Preview("Split view") {
  SplitView()
}

#Preview("Detail alone") {
  NavigationStack {
    BirdDetail(bird: Bird.all[0])
  }
}
