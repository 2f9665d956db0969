import StoreKit
import SwiftUI

@MainActor final class Store: ObservableObject {
  @Published private(set) var products: [Product] = []
  @Published private(set) var purchased: Set<String> = []
  private var updates: Task<Void, Never>?

  init() {
    updates = Task {
      for await result in StoreKit.Transaction.updates {
        if case .verified(let transaction) = result { await transaction.finish() }
      }
    }
  }

  func load() async {
    products = (try? await Product.products(for: ["pro.monthly", "pro.yearly"])) ?? []
    for await result in StoreKit.Transaction.currentEntitlements {
      guard case .verified(let transaction) = result, transaction.revocationDate == nil else { continue }
      purchased.insert(transaction.productID)
    }
  }

  func buy(_ product: Product) async throws {
    switch try await product.purchase() {
    case .success(.verified(let transaction)): await transaction.finish()
    case .success(.unverified(_, let error)): throw error
    case .pending, .userCancelled: break
    @unknown default: break
    }
  }
}

struct Paywall: View {
  @StateObject private var store = Store()
  @Environment(\.requestReview) private var requestReview
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 0) {
      if store.products.isEmpty {
        Color.clear.frame(height: 40).accessibilityIdentifier("empty")
      } else {
        ForEach(store.products) { product in Text("\(product.displayName): \(product.displayPrice)") }
      }
      SubscriptionStoreView(groupID: "21") { Text("Pro").font(.largeTitle) }
        .subscriptionStoreButtonLabel(.multiline)
        .storeButton(.visible, for: .restorePurchases)
        .accessibilityIdentifier("offer")
      ProductView(id: "pro.monthly") { Image(systemName: "crown") }
        .productViewStyle(.compact)
        .frame(height: 60)
        .accessibilityIdentifier("product")
    }
    .task { await store.load() }
    .onAppear { requestReview() }
  }
}

#Preview("StoreKit") { Paywall() }
