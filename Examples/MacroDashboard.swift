import SwiftUI

/// A day's nutrients as tiles: two across on a phone, three and four as the window grows.
struct MacroDashboard: View {
  private let columns = [GridItem(.adaptive(minimum: 150), spacing: 12)]

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 16) {
          DaySummary(eaten: 1_480, goal: 2_100)
          Text("Nutrients")
            .font(.title2.bold())
            .accessibilityAddTraits(.isHeader)
          LazyVGrid(columns: columns, spacing: 12) {
            ForEach(Nutrient.today) { nutrient in
              NutrientTile(nutrient: nutrient)
            }
          }
        }
        .padding()
      }
      .background(Color(.systemGroupedBackground))
      .navigationTitle("Today")
      .toolbar {
        Button {
        } label: {
          Label("Add a meal", systemImage: "plus")
        }
      }
    }
  }
}

struct Nutrient: Identifiable {
  let name: LocalizedStringKey
  let grams: Double
  let goal: Double
  let tint: Color

  let id = UUID()

  var share: Double { min(1, grams / goal) }

  static let today = [
    Nutrient(name: "Protein", grams: 96, goal: 120, tint: .red),
    Nutrient(name: "Carbohydrates", grams: 168, goal: 240, tint: .blue),
    Nutrient(name: "Fat", grams: 44, goal: 70, tint: .orange),
    Nutrient(name: "Fibre", grams: 22, goal: 30, tint: .green),
  ]
}

private struct DaySummary: View {
  let eaten: Int
  let goal: Int

  var body: some View {
    HStack(spacing: 20) {
      ZStack {
        Circle()
          .stroke(Color.accentColor.opacity(0.2), lineWidth: 12)
        Circle()
          .trim(from: 0, to: Double(eaten) / Double(goal))
          .stroke(Color.accentColor, style: StrokeStyle(lineWidth: 12, lineCap: .round))
          .rotationEffect(.degrees(-90))
      }
      .frame(width: 88, height: 88)
      .padding(6)
      .accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 4) {
        Text("\(goal - eaten) kcal left")
          .font(.title3.bold())
        Text("\(eaten) of \(goal) eaten")
          .foregroundStyle(.secondary)
      }
      Spacer(minLength: 0)
    }
    .padding()
    .background(Color(.secondarySystemGroupedBackground), in: RoundedRectangle(cornerRadius: 16))
  }
}

private struct NutrientTile: View {
  let nutrient: Nutrient

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(nutrient.name)
        .font(.subheadline)
        .foregroundStyle(.secondary)
      Text("\(Int(nutrient.grams)) g")
        .font(.title2.bold().monospacedDigit())
      ProgressView(value: nutrient.share)
        .tint(nutrient.tint)
    }
    .padding()
    .background(Color(.secondarySystemGroupedBackground), in: RoundedRectangle(cornerRadius: 16))
    .accessibilityElement(children: .combine)
  }
}

#Preview("Macro dashboard") {
  MacroDashboard()
}

#Preview("Tile", traits: .sizeThatFitsLayout) {
  NutrientTile(nutrient: Nutrient.today[0])
    .frame(width: 171)
    .padding()
}
