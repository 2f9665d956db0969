// The older half of the framework.

@preconcurrency @MainActor open class SKStoreReviewController: NSObject {
  open class func requestReview() {}
  open class func requestReview(in windowScene: UIWindowScene) {}
}

@preconcurrency @MainActor open class SKStoreProductViewController: UIViewController {
  open weak var delegate: (any SKStoreProductViewControllerDelegate)?
  open func loadProduct(
    withParameters parameters: [String: Any], completionBlock block: ((Bool, (any Error)?) -> Void)?
  ) {
  }
  open override func loadView() {
    view = StandInArea("SKStoreProductViewController", StandIn("App Store", missing: "the product"))
  }
}

@preconcurrency @MainActor public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {
  func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}

extension SKStoreProductViewControllerDelegate {
  public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {}
}

public let SKStoreProductParameterITunesItemIdentifier = "id"

open class SKOverlay: NSObject, @unchecked Sendable {
  public enum Position: Int, Sendable { case bottom, bottomRaised }
  open class Configuration: NSObject, @unchecked Sendable {}
  open class AppConfiguration: Configuration, @unchecked Sendable {
    public init(appIdentifier: String, position: Position) {}
  }
  open class AppClipConfiguration: Configuration, @unchecked Sendable {
    public init(position: Position) {}
  }
  public init(configuration: Configuration) {}
  @MainActor open func present(in scene: UIWindowScene) {}
  @MainActor open class func dismiss(in scene: UIWindowScene) {}
}

open class SKProduct: NSObject, @unchecked Sendable {
  open var productIdentifier: String { "" }
  open var localizedTitle: String { "" }
  open var localizedDescription: String { "" }
  open var price: NSDecimalNumber { 0 }
  open var priceLocale: Locale { .current }
  open var subscriptionPeriod: SKProductSubscriptionPeriod? { nil }
  open var introductoryPrice: SKProductDiscount? { nil }
  open var subscriptionGroupIdentifier: String? { nil }

  public enum PeriodUnit: UInt, Sendable { case day, week, month, year }
}

open class SKProductSubscriptionPeriod: NSObject, @unchecked Sendable {
  open var numberOfUnits: Int { 0 }
  open var unit: SKProduct.PeriodUnit { .day }
}

open class SKProductDiscount: NSObject, @unchecked Sendable {
  public enum PaymentMode: UInt, Sendable { case payAsYouGo, payUpFront, freeTrial }
  open var price: NSDecimalNumber { 0 }
  open var priceLocale: Locale { .current }
  open var subscriptionPeriod: SKProductSubscriptionPeriod { SKProductSubscriptionPeriod() }
  open var numberOfPeriods: Int { 0 }
  open var paymentMode: PaymentMode { .freeTrial }
}

open class SKRequest: NSObject, @unchecked Sendable {
  open func start() {}
  open func cancel() {}
}

open class SKProductsRequest: SKRequest, @unchecked Sendable {
  open weak var delegate: (any SKProductsRequestDelegate)?
  public init(productIdentifiers: Set<String>) {}
}

open class SKReceiptRefreshRequest: SKRequest, @unchecked Sendable {
  public init(receiptProperties properties: [String: Any]? = nil) {}
}

open class SKProductsResponse: NSObject, @unchecked Sendable {
  open var products: [SKProduct] { [] }
  open var invalidProductIdentifiers: [String] { [] }
}

public protocol SKRequestDelegate: NSObjectProtocol {
  func requestDidFinish(_ request: SKRequest)
  func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
  public func requestDidFinish(_ request: SKRequest) {}
  public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

public protocol SKProductsRequestDelegate: SKRequestDelegate {
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

open class SKPayment: NSObject, @unchecked Sendable {
  public let productIdentifier: String
  open var quantity = 1
  public init(product: SKProduct) { productIdentifier = product.productIdentifier }
}

open class SKMutablePayment: SKPayment, @unchecked Sendable {
  open var applicationUsername: String?
}

public enum SKPaymentTransactionState: Int, Sendable { case purchasing, purchased, failed, restored, deferred }

open class SKPaymentTransaction: NSObject, @unchecked Sendable {
  open var error: (any Error)? { nil }
  open var original: SKPaymentTransaction? { nil }
  open var payment: SKPayment { SKPayment(product: SKProduct()) }
  open var transactionDate: Date? { nil }
  open var transactionIdentifier: String? { nil }
  open var transactionState: SKPaymentTransactionState { .purchasing }
}

open class SKPaymentQueue: NSObject, @unchecked Sendable {
  private static let shared = SKPaymentQueue()
  open class func `default`() -> SKPaymentQueue { shared }
  open class func canMakePayments() -> Bool { true }
  open var transactions: [SKPaymentTransaction] { [] }
  open func add(_ payment: SKPayment) {}
  open func add(_ observer: any SKPaymentTransactionObserver) {}
  open func remove(_ observer: any SKPaymentTransactionObserver) {}
  open func restoreCompletedTransactions() {}
  open func finishTransaction(_ transaction: SKPaymentTransaction) {}
  open func presentCodeRedemptionSheet() {}
}

public protocol SKPaymentTransactionObserver: NSObjectProtocol {
  func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
  func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
  func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
}

extension SKPaymentTransactionObserver {
  public func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error) {}
  public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
}

public struct SKError: Error, Hashable, Sendable {
  public enum Code: Int, Sendable { case unknown, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static let paymentCancelled = Code.paymentCancelled
  public static let unknown = Code.unknown
}
