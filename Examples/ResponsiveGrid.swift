import SwiftUI

/// Recipes in as many columns as fit: one rule for every window, no device in sight.
struct ResponsiveGrid: View {
  private let columns = [GridItem(.adaptive(minimum: 150, maximum: 240), spacing: 12)]

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVGrid(columns: columns, spacing: 12) {
          ForEach(Recipe.all) { recipe in
            RecipeCard(recipe: recipe)
          }
        }
        .padding(.horizontal)
        .padding(.bottom)
      }
      .navigationTitle("Recipes")
    }
  }
}

struct Recipe: Identifiable {
  let name: LocalizedStringKey
  let minutes: Int
  let symbol: String
  let tint: Color

  let id = UUID()

  static let all = [
    Recipe(name: "Lentil soup", minutes: 35, symbol: "flame", tint: .orange),
    Recipe(name: "Green pancakes", minutes: 20, symbol: "leaf", tint: .green),
    Recipe(name: "Plum cake", minutes: 75, symbol: "birthday.cake", tint: .purple),
    Recipe(name: "Trout with almonds", minutes: 25, symbol: "fish", tint: .blue),
    Recipe(name: "Mushroom risotto", minutes: 40, symbol: "fork.knife", tint: .brown),
    Recipe(name: "Cold brew", minutes: 5, symbol: "cup.and.saucer", tint: .teal),
    Recipe(name: "Carrot salad", minutes: 15, symbol: "carrot", tint: .orange),
    Recipe(name: "Bread", minutes: 180, symbol: "oven", tint: .yellow),
  ]
}

private struct RecipeCard: View {
  let recipe: Recipe

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      RoundedRectangle(cornerRadius: 12)
        .fill(recipe.tint.opacity(0.2))
        .aspectRatio(4 / 3, contentMode: .fit)
        .overlay {
          Image(systemName: recipe.symbol)
            .font(.largeTitle)
            .foregroundStyle(recipe.tint)
            .accessibilityHidden(true)
        }
      Text(recipe.name)
        .font(.headline)
      Label("\(recipe.minutes) min", systemImage: "clock")
        .font(.subheadline)
        .foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .accessibilityElement(children: .combine)
  }
}

#Preview("Responsive grid") {
  ResponsiveGrid()
}
