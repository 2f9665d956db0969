import SwiftUI

/// What the App Store shows of a product. The size of its styles is not published.
nonisolated public struct ProductView<Icon: View, PlaceholderIcon: View>: _PrimitiveView {
  fileprivate init(_ make: Void) {}

  public static func _assemble(_ view: Self, _ assembler: _Assembler) {
    assembler.addStandIn("ProductView", StandIn("App Store", missing: "the product", isSizeKnown: false))
  }
}

extension ProductView where PlaceholderIcon == EmptyView {
  public init(id productID: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon) {
    self.init(())
  }
  public init(_ product: Product, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon) {
    self.init(())
  }
}

extension ProductView where Icon == EmptyView, PlaceholderIcon == EmptyView {
  public init(id productID: Product.ID, prefersPromotionalIcon: Bool = false) { self.init(()) }
  public init(_ product: Product, prefersPromotionalIcon: Bool = false) { self.init(()) }
}

extension ProductView {
  public init(
    id productID: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon,
    @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) { self.init(()) }
}

/// The App Store's list of products, in all the space that it is offered.
nonisolated public struct StoreView<Icon: View, PlaceholderIcon: View>: _PrimitiveView {
  fileprivate init(_ make: Void) {}

  public static func _assemble(_ view: Self, _ assembler: _Assembler) {
    assembler.addStandIn("StoreView", StandIn("App Store", missing: "the list of products"))
  }
}

extension StoreView where Icon == EmptyView, PlaceholderIcon == EmptyView {
  public init<IDs: Collection>(ids productIDs: IDs, prefersPromotionalIcon: Bool = false) where IDs.Element == String {
    self.init(())
  }
  public init<Products: Collection>(products: Products, prefersPromotionalIcon: Bool = false)
  where Products.Element == Product { self.init(()) }
}

extension StoreView where PlaceholderIcon == EmptyView {
  public init<IDs: Collection>(
    ids productIDs: IDs, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: (Product) -> Icon
  ) where IDs.Element == String { self.init(()) }
}

/// The App Store's screen of a subscription, in all the space that it is offered.
nonisolated public struct SubscriptionStoreView<Content: View>: _PrimitiveView {
  fileprivate init(_ make: Void) {}

  public static func _assemble(_ view: Self, _ assembler: _Assembler) {
    assembler.addStandIn("SubscriptionStoreView", StandIn("App Store", missing: "the subscription"))
  }
}

extension SubscriptionStoreView where Content == EmptyView {
  public init(groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all) { self.init(()) }
  public init<IDs: Collection>(productIDs: IDs) where IDs.Element == String { self.init(()) }
  public init<Products: Collection>(subscriptions: Products) where Products.Element == Product { self.init(()) }
}

extension SubscriptionStoreView {
  public init(
    groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all,
    @ViewBuilder marketingContent: () -> Content
  ) { self.init(()) }
  public init<IDs: Collection>(productIDs: IDs, @ViewBuilder marketingContent: () -> Content)
  where IDs.Element == String { self.init(()) }
}

extension Product {
  public struct SubscriptionRelationship: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let current = SubscriptionRelationship(rawValue: 1)
    public static let upgrade = SubscriptionRelationship(rawValue: 2)
    public static let downgrade = SubscriptionRelationship(rawValue: 4)
    public static let crossgrade = SubscriptionRelationship(rawValue: 8)
    public static let all = SubscriptionRelationship(rawValue: 15)
  }
}

// MARK: - Styles, which change what is not drawn

public struct ProductViewStyleKind: Sendable {
  public static let automatic = ProductViewStyleKind()
  public static let compact = ProductViewStyleKind()
  public static let regular = ProductViewStyleKind()
  public static let large = ProductViewStyleKind()
}

public struct SubscriptionStoreButtonLabel: Sendable {
  public static let automatic = SubscriptionStoreButtonLabel()
  public static let action = SubscriptionStoreButtonLabel()
  public static let displayName = SubscriptionStoreButtonLabel()
  public static let price = SubscriptionStoreButtonLabel()
  public static let multiline = SubscriptionStoreButtonLabel()
  public static let singleLine = SubscriptionStoreButtonLabel()
  public var price: SubscriptionStoreButtonLabel { self }
  public var multiline: SubscriptionStoreButtonLabel { self }
}

public struct SubscriptionStoreControlStyleKind: Sendable {
  public static let automatic = SubscriptionStoreControlStyleKind()
  public static let buttons = SubscriptionStoreControlStyleKind()
  public static let picker = SubscriptionStoreControlStyleKind()
  public static let prominentPicker = SubscriptionStoreControlStyleKind()
  public static let pagedPicker = SubscriptionStoreControlStyleKind()
  public static let compactPicker = SubscriptionStoreControlStyleKind()
}

public struct StoreButtonKind: Sendable {
  public static let cancellation = StoreButtonKind()
  public static let restorePurchases = StoreButtonKind()
  public static let redeemCode = StoreButtonKind()
  public static let signIn = StoreButtonKind()
  public static let policies = StoreButtonKind()
}

public enum SubscriptionStorePolicyKind: Sendable { case termsOfService, privacyPolicy }

extension View {
  public nonisolated func productViewStyle(_ style: ProductViewStyleKind) -> some View { self }
  public nonisolated func subscriptionStoreButtonLabel(_ label: SubscriptionStoreButtonLabel) -> some View { self }
  public nonisolated func subscriptionStoreControlStyle(_ style: SubscriptionStoreControlStyleKind) -> some View {
    self
  }
  public nonisolated func storeButton(_ visibility: Visibility, for buttons: StoreButtonKind...) -> some View { self }
  public nonisolated func subscriptionStorePolicyDestination(
    url: URL, for button: SubscriptionStorePolicyKind
  ) -> some View { self }
  public nonisolated func subscriptionStoreSignInAction(_ action: (() -> Void)?) -> some View { self }
  public nonisolated func subscriptionStorePickerItemBackground<S: ShapeStyle>(_ backgroundStyle: S) -> some View {
    self
  }
  public nonisolated func subscriptionStoreControlIcon<Icon: View>(
    @ViewBuilder icon: @escaping (Product, Product.SubscriptionInfo) -> Icon
  ) -> some View { self }
  public nonisolated func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View { self }
  public nonisolated func manageSubscriptionsSheet(
    isPresented: Binding<Bool>, subscriptionGroupID: String
  ) -> some View { self }
  public nonisolated func offerCodeRedemption(
    isPresented: Binding<Bool>, onCompletion: @escaping (Result<Void, any Error>) -> Void = { _ in }
  ) -> some View { self }
  public nonisolated func refundRequestSheet(
    for transactionID: UInt64, isPresented: Binding<Bool>,
    onDismiss: ((Result<Transaction.RefundRequestStatus, Transaction.RefundRequestError>) -> Void)? = nil
  ) -> some View { self }
  public nonisolated func onInAppPurchaseStart(perform action: ((Product) async -> Void)?) -> some View { self }
  public nonisolated func onInAppPurchaseCompletion(
    perform action: ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
  ) -> some View { self }
  public nonisolated func subscriptionStatusTask(
    for groupID: String, priority: TaskPriority = .medium,
    action: @escaping (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> Void
  ) -> some View { self }
  public nonisolated func currentEntitlementTask(
    for productID: String, priority: TaskPriority = .medium,
    action: @escaping (EntitlementTaskState<VerificationResult<Transaction>?>) async -> Void
  ) -> some View { self }
  public nonisolated func storeProductTask(
    for id: Product.ID, priority: TaskPriority = .medium, action: @escaping (Product.TaskState) async -> Void
  ) -> some View { self }
  public nonisolated func storeProductsTask<IDs: Collection>(
    for ids: IDs, priority: TaskPriority = .medium, action: @escaping (Product.CollectionTaskState) async -> Void
  ) -> some View where IDs.Element == String { self }
  public nonisolated func appStoreOverlay(
    isPresented: Binding<Bool>, configuration: @escaping () -> SKOverlay.Configuration
  ) -> some View { self }
}

public enum EntitlementTaskState<Value> {
  case loading
  case failure(any Error)
  case success(Value)

  public var value: Value? {
    if case .success(let value) = self { value } else { nil }
  }

  public func map<New>(_ transform: (Value) async throws -> New) async rethrows -> EntitlementTaskState<New> {
    switch self {
    case .loading: .loading
    case .failure(let error): .failure(error)
    case .success(let value): .success(try await transform(value))
    }
  }
}

extension Product {
  public enum TaskState: Sendable {
    case loading, unavailable
    case failure(any Error)
    case success(Product)
  }
  public enum CollectionTaskState: Sendable {
    case loading
    case failure(any Error)
    case success([Product], unavailable: [Product.ID])
  }
}

// MARK: - Environment

/// Asks for a rating; nobody is there to give one.
public struct RequestReviewAction: Sendable {
  @MainActor public func callAsFunction() {}
}

public struct PurchaseAction: Sendable {
  @MainActor @discardableResult
  public func callAsFunction(
    _ product: Product, options: Set<Product.PurchaseOption> = []
  ) async throws -> Product.PurchaseResult { .pending }
}

public struct DisplayMessageAction: Sendable {
  @MainActor public func callAsFunction(_ message: Message) throws {}
}

extension EnvironmentValues {
  public var displayStoreKitMessage: DisplayMessageAction { DisplayMessageAction() }
  public var requestReview: RequestReviewAction { RequestReviewAction() }
  public var purchase: PurchaseAction { PurchaseAction() }
}
