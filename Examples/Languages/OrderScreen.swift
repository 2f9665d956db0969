import SwiftUI

/// One screen in many languages: plural forms, amounts, dates, distances and a paragraph, all by the scenario's locale.
///
///     galley proof Examples/Languages --locale en,de,ar,he,hi,th,ja --text-size large,accessibility5
///     galley proof Examples/Languages --pseudo accented,long,rtl,keys
struct OrderScreen: View {
  private let parcels = 3
  private let way = Measurement(value: 2.5, unit: UnitLength.kilometers)
  private let price = Decimal(1249.5)

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 12) {
          Text("order.headline", tableName: "Order").font(.title2).bold()
          Text("order.body", tableName: "Order")
          Text("order.parcels \(parcels)", tableName: "Order").foregroundStyle(.secondary)
          row("order.total", Text(price, format: .currency(code: "EUR")))
          row("order.arrival", Text(Date.now.addingTimeInterval(86_400), style: .date))
          row("order.distance", Text(way, format: .measurement(width: .abbreviated)))
          row("order.phone", Text(verbatim: "+49 30 1234567"))
          Divider()
          Text("order.note", tableName: "Order").font(.footnote).lineLimit(2)
          Button {
          } label: {
            Text("order.confirm", tableName: "Order").frame(maxWidth: .infinity)
          }
          .buttonStyle(.borderedProminent)
        }
        .padding()
      }
      .navigationTitle(Text("order.title", tableName: "Order"))
    }
  }

  private func row(_ key: LocalizedStringKey, _ value: Text) -> some View {
    ViewThatFits {
      HStack {
        Text(key, tableName: "Order")
        Spacer()
        value.monospacedDigit()
      }
      VStack(alignment: .leading) {
        Text(key, tableName: "Order")
        value.monospacedDigit()
      }
    }
  }
}

#Preview("Order in many languages") { OrderScreen() }
