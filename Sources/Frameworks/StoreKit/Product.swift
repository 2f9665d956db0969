@_exported import UIKit

// The App Store does not answer: there are no products, nothing is bought, and nobody owns anything.

/// Something that the App Store sells; none comes.
public struct Product: Identifiable, Hashable, Sendable {
  public typealias ID = String

  public struct ProductType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let consumable = ProductType(rawValue: "Consumable")
    public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
    public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
    public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
  }

  public enum PurchaseResult: Sendable {
    case success(VerificationResult<Transaction>)
    case userCancelled, pending
  }

  public enum PurchaseError: Error, Hashable, Sendable {
    case invalidQuantity, productUnavailable, purchaseNotAllowed, ineligibleForOffer
  }

  public struct PurchaseOption: Hashable, Sendable {
    public static func appAccountToken(_ token: UUID) -> PurchaseOption { PurchaseOption() }
    public static func quantity(_ quantity: Int) -> PurchaseOption { PurchaseOption() }
    public static func simulatesAskToBuyInSandbox(_ value: Bool) -> PurchaseOption { PurchaseOption() }
  }

  public struct SubscriptionPeriod: Hashable, Sendable {
    public enum Unit: Hashable, Sendable { case day, week, month, year }
    public let unit: Unit
    public let value: Int

    public static let weekly = SubscriptionPeriod(unit: .week, value: 1)
    public static let monthly = SubscriptionPeriod(unit: .month, value: 1)
    public static let yearly = SubscriptionPeriod(unit: .year, value: 1)
  }

  public struct SubscriptionOffer: Hashable, Sendable {
    public enum OfferType: Hashable, Sendable { case introductory, promotional, winBack }
    public enum PaymentMode: Hashable, Sendable { case payAsYouGo, payUpFront, freeTrial }
    public let id: String?
    public let type: OfferType
    public let price: Decimal
    public let displayPrice: String
    public let period: SubscriptionPeriod
    public let periodCount: Int
    public let paymentMode: PaymentMode
  }

  public struct SubscriptionInfo: Hashable, Sendable {
    public enum RenewalState: Hashable, Sendable {
      case subscribed, expired, inBillingRetryPeriod, inGracePeriod, revoked
    }
    public struct RenewalInfo: Hashable, Sendable {
      public let currentProductID: String
      public let willAutoRenew: Bool
      public let autoRenewPreference: String?
      public let expirationDate: Date?
    }
    public struct Status: Hashable, Sendable {
      public let state: RenewalState
      public let transaction: VerificationResult<Transaction>
      public let renewalInfo: VerificationResult<RenewalInfo>
    }
    public let subscriptionGroupID: String
    public let groupLevel: Int
    public let groupDisplayName: String
    public let subscriptionPeriod: SubscriptionPeriod
    public let introductoryOffer: SubscriptionOffer?
    public let promotionalOffers: [SubscriptionOffer]
    public var status: [Status] { get async throws { [] } }
    public var isEligibleForIntroOffer: Bool { get async { false } }
    public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { false }
    public static func status(for groupID: String) async throws -> [Status] { [] }
  }

  public let id: String
  public let type: ProductType
  public let displayName: String
  public let description: String
  public let price: Decimal
  public let displayPrice: String
  public let isFamilyShareable: Bool
  public let subscription: SubscriptionInfo?
  public var priceFormatStyle: Decimal.FormatStyle.Currency { .currency(code: "USD") }
  public var currentEntitlement: VerificationResult<Transaction>? { get async { nil } }
  public var latestTransaction: VerificationResult<Transaction>? { get async { nil } }

  public static func products<Identifiers: Collection>(for identifiers: Identifiers) async throws -> [Product]
  where Identifiers.Element == String { [] }

  @discardableResult
  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult { .pending }
}

public enum VerificationResult<SignedType>: @unchecked Sendable {
  case unverified(SignedType, VerificationError)
  case verified(SignedType)

  public enum VerificationError: Error, Hashable, Sendable {
    case revokedCertificate, invalidSignature, invalidEncoding
  }

  public var unsafePayloadValue: SignedType {
    switch self {
    case .unverified(let value, _), .verified(let value): value
    }
  }

  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .unverified(_, let error): throw error
      case .verified(let value): value
      }
    }
  }
}

extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}

/// Something that was bought; none was.
public struct Transaction: Identifiable, Hashable, Sendable {
  public let id: UInt64
  public let originalID: UInt64
  public let productID: String
  public let productType: Product.ProductType
  public let purchaseDate: Date
  public let originalPurchaseDate: Date
  public let expirationDate: Date?
  public struct RevocationReason: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let other = RevocationReason(rawValue: 0)
    public static let developerIssue = RevocationReason(rawValue: 1)
  }
  public let revocationDate: Date?
  public let revocationReason: RevocationReason?
  public let isUpgraded: Bool
  public let purchasedQuantity: Int
  public let appAccountToken: UUID?
  public let subscriptionGroupID: String?

  public struct Transactions: AsyncSequence, Sendable {
    public typealias Element = VerificationResult<Transaction>
    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async -> VerificationResult<Transaction>? { nil }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }

  public enum RefundRequestStatus: Sendable { case success, userCancelled }
  public enum RefundRequestError: Error, Sendable { case duplicateRequest, failed }

  public static var all: Transactions { Transactions() }
  public static var updates: Transactions { Transactions() }
  public static var unfinished: Transactions { Transactions() }
  public static var currentEntitlements: Transactions { Transactions() }
  public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? { nil }
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
  public func finish() async {}
}

public enum AppStore {
  public static func sync() async throws {}
  public static var canMakePayments: Bool { true }
  @MainActor public static func showManageSubscriptions(in scene: UIWindowScene) async throws {}
  @MainActor public static func requestReview(in scene: UIWindowScene) {}
}

/// Where the account shops; nobody has one.
public struct Storefront: Hashable, Identifiable, Sendable {
  public let id: String
  public let countryCode: String

  public struct Storefronts: AsyncSequence, Sendable {
    public typealias Element = Storefront
    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async -> Storefront? { nil }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }

  public static var current: Storefront? { get async { nil } }
  public static var updates: Storefronts { Storefronts() }
}

/// What the App Store wants to tell; it says nothing.
public struct Message: Hashable, Sendable {
  public struct Reason: Hashable, Sendable {
    private let name: String
    public static let generic = Reason(name: "generic")
    public static let priceIncreaseConsent = Reason(name: "priceIncreaseConsent")
    public static let billingIssue = Reason(name: "billingIssue")
  }

  public let reason: Reason

  public struct Messages: AsyncSequence, Sendable {
    public typealias Element = Message
    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async -> Message? { nil }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }

  public static var messages: Messages { Messages() }
  @MainActor public func display(in scene: UIWindowScene) throws {}
}

extension Product.SubscriptionInfo.Status {
  public struct Statuses: AsyncSequence, Sendable {
    public typealias Element = Product.SubscriptionInfo.Status
    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async -> Product.SubscriptionInfo.Status? { nil }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }

  public static var updates: Statuses { Statuses() }
}

extension Product.SubscriptionPeriod.Unit: CustomStringConvertible {
  /// In English, as the type describes itself.
  public var description: String {
    switch self {
    case .day: "Day"
    case .week: "Week"
    case .month: "Month"
    case .year: "Year"
    }
  }

  public var localizedDescription: String { description }

  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    public func format(_ value: Product.SubscriptionPeriod.Unit) -> String { value.localizedDescription }
  }

  public func formatted(_ style: FormatStyle) -> String { style.format(self) }
}

extension Product {
  public var subscriptionPeriodUnitFormatStyle: SubscriptionPeriod.Unit.FormatStyle { .init() }
}

public enum StoreKitError: Error, Sendable {
  case unknown, userCancelled, notAvailableInStorefront, notEntitled
  case networkError(URLError)
  case systemError(any Error)
}
