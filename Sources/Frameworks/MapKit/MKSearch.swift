// Searches, directions and pictures of maps come from Apple's servers, which do not answer.

public struct MKError: Error, Hashable, Sendable {
  public enum Code: UInt, Sendable {
    case unknown = 1
    case serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound, decodingFailed
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }
}

open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
  private let place: CLLocationCoordinate2D
  public var coordinate: CLLocationCoordinate2D { place }
  open var countryCode: String? { nil }
  open override var location: CLLocation? { CLLocation(latitude: place.latitude, longitude: place.longitude) }

  public init(coordinate: CLLocationCoordinate2D) {
    place = coordinate
    super.init()
  }
  public convenience init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
    self.init(coordinate: coordinate)
  }
  public convenience init(placemark: CLPlacemark) {
    self.init(coordinate: placemark.location?.coordinate ?? CLLocationCoordinate2D())
  }
}

open class MKMapItem: NSObject, @unchecked Sendable {
  public let placemark: MKPlacemark
  open var name: String?
  open var phoneNumber: String?
  open var url: URL?
  open var timeZone: TimeZone?
  open var pointOfInterestCategory: MKPointOfInterestCategory?
  open var isCurrentLocation: Bool { false }

  public init(placemark: MKPlacemark) { self.placemark = placemark }

  open class func forCurrentLocation() -> MKMapItem { MKMapItem(placemark: MKPlacemark(coordinate: .init())) }
  @discardableResult open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
  @discardableResult
  open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool { false }
}

public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"

public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let cafe = MKPointOfInterestCategory(rawValue: "MKPOICategoryCafe")
  public static let restaurant = MKPointOfInterestCategory(rawValue: "MKPOICategoryRestaurant")
  public static let park = MKPointOfInterestCategory(rawValue: "MKPOICategoryPark")
  public static let museum = MKPointOfInterestCategory(rawValue: "MKPOICategoryMuseum")
  public static let hotel = MKPointOfInterestCategory(rawValue: "MKPOICategoryHotel")
  public static let store = MKPointOfInterestCategory(rawValue: "MKPOICategoryStore")
  public static let parking = MKPointOfInterestCategory(rawValue: "MKPOICategoryParking")
  public static let publicTransport = MKPointOfInterestCategory(rawValue: "MKPOICategoryPublicTransport")
  public static let airport = MKPointOfInterestCategory(rawValue: "MKPOICategoryAirport")
  public static let beach = MKPointOfInterestCategory(rawValue: "MKPOICategoryBeach")
}

open class MKPointOfInterestFilter: NSObject, @unchecked Sendable {
  public static let includingAll = MKPointOfInterestFilter(including: [])
  public static let excludingAll = MKPointOfInterestFilter(excluding: [])
  public init(including categories: [MKPointOfInterestCategory]) {}
  public init(excluding categories: [MKPointOfInterestCategory]) {}
}

open class MKLocalSearch: NSObject, @unchecked Sendable {
  open class Request: NSObject, @unchecked Sendable {
    open var naturalLanguageQuery: String?
    open var region = MKCoordinateRegion()
    open var resultTypes: ResultType = []
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    public override init() { super.init() }
    public convenience init(naturalLanguageQuery: String) {
      self.init()
      self.naturalLanguageQuery = naturalLanguageQuery
    }
    public convenience init(completion: MKLocalSearchCompletion) { self.init() }
  }

  open class Response: NSObject, @unchecked Sendable {
    open var mapItems: [MKMapItem] { [] }
    open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
  }

  public struct ResultType: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let address = ResultType(rawValue: 1)
    public static let pointOfInterest = ResultType(rawValue: 2)
  }

  public typealias CompletionHandler = (Response?, (any Error)?) -> Void

  public init(request: Request) {}
  open var isSearching: Bool { false }
  open func start(completionHandler: @escaping CompletionHandler) { completionHandler(nil, MKError(.serverFailure)) }
  open func start() async throws -> Response { throw MKError(.serverFailure) }
  open func cancel() {}
}

open class MKLocalSearchCompletion: NSObject, @unchecked Sendable {
  open var title: String { "" }
  open var subtitle: String { "" }
}

open class MKLocalSearchCompleter: NSObject, @unchecked Sendable {
  open var queryFragment = ""
  open var region = MKCoordinateRegion()
  open var resultTypes: MKLocalSearch.ResultType = []
  open weak var delegate: (any MKLocalSearchCompleterDelegate)?
  open var results: [MKLocalSearchCompletion] { [] }
  open var isSearching: Bool { false }
  public override init() { super.init() }
  open func cancel() {}
}

public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

public struct MKDirectionsTransportType: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let automobile = MKDirectionsTransportType(rawValue: 1)
  public static let walking = MKDirectionsTransportType(rawValue: 2)
  public static let transit = MKDirectionsTransportType(rawValue: 4)
  public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}

/// A way that a server found; none does here.
open class MKRoute: NSObject, @unchecked Sendable {
  open var name: String { "" }
  open var distance: CLLocationDistance { 0 }
  open var expectedTravelTime: TimeInterval { 0 }
  @MainActor open var polyline: MKPolyline { MKPolyline(coordinates: [], count: 0) }
}

open class MKDirections: NSObject, @unchecked Sendable {
  open class Request: NSObject, @unchecked Sendable {
    open var source: MKMapItem?
    open var destination: MKMapItem?
    open var transportType = MKDirectionsTransportType.any
    open var requestsAlternateRoutes = false
    open var departureDate: Date?
    public override init() { super.init() }
  }

  open class Response: NSObject, @unchecked Sendable {
    open var routes: [MKRoute] { [] }
  }

  public init(request: Request) {}
  open func calculate(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
    completionHandler(nil, MKError(.serverFailure))
  }
  open func calculate() async throws -> Response { throw MKError(.serverFailure) }
  open func cancel() {}
}

open class MKMapSnapshotter: NSObject, @unchecked Sendable {
  open class Options: NSObject, @unchecked Sendable {
    open var region = MKCoordinateRegion()
    open var mapRect = MKMapRect.world
    open var mapType = MKMapType.standard
    open var size = CGSize(width: 256, height: 256)
    open var scale: CGFloat = 1
    open var camera = MKMapCamera()
    open var traitCollection = UITraitCollection()
    open var showsBuildings = true
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    public override init() { super.init() }
  }

  open class Snapshot: NSObject, @unchecked Sendable {
    public let image: UIImage
    init(_ image: UIImage) { self.image = image }
    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero }
  }

  public init(options: Options) {}
  open func start(completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) {
    completionHandler(nil, MKError(.serverFailure))
  }
  open func start(with queue: DispatchQueue, completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) {
    completionHandler(nil, MKError(.serverFailure))
  }
  open func start() async throws -> Snapshot { throw MKError(.serverFailure) }
  open func cancel() {}
}

/// Distances as Foundation writes them.
open class MKDistanceFormatter: Formatter, @unchecked Sendable {
  public enum Units: UInt, Sendable { case `default`, metric, imperial, imperialWithYards }
  public enum DistanceUnitStyle: UInt, Sendable { case `default`, abbreviated, full }
  open var units = Units.default
  open var unitStyle = DistanceUnitStyle.default
  open var locale: Locale! = Locale.current

  open func string(fromDistance distance: CLLocationDistance) -> String {
    let isMetric = units == .metric || (units == .default && locale.measurementSystem != .us)
    let (value, unit): (Double, UnitLength) =
      isMetric
      ? (distance < 1000 ? (distance, .meters) : (distance / 1000, .kilometers))
      : (distance < 160.9 ? (distance / 0.3048, .feet) : (distance / 1609.344, .miles))
    let digits = value < 10 && (unit == .kilometers || unit == .miles) ? 1 : 0
    let number = value.formatted(.number.precision(.fractionLength(0...digits)).locale(locale))
    return "\(number) \(unit.symbol)"
  }
}
