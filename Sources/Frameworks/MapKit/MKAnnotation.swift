@preconcurrency @MainActor public protocol MKAnnotation: NSObjectProtocol {
  var coordinate: CLLocationCoordinate2D { get }
  var title: String? { get }
  var subtitle: String? { get }
}

extension MKAnnotation {
  public var title: String? { nil }
  public var subtitle: String? { nil }
}

@preconcurrency @MainActor public protocol MKOverlay: MKAnnotation {
  var boundingMapRect: MKMapRect { get }
}

@preconcurrency @MainActor open class MKShape: NSObject, MKAnnotation {
  open var title: String?
  open var subtitle: String?
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  public override nonisolated init() { super.init() }
}

@preconcurrency @MainActor open class MKPointAnnotation: MKShape {
  private var place = CLLocationCoordinate2D()
  open override var coordinate: CLLocationCoordinate2D {
    get { place }
    set { place = newValue }
  }

  public override nonisolated init() { super.init() }

  public convenience init(
    __coordinate coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil
  ) {
    self.init()
    place = coordinate
    (self.title, self.subtitle) = (title, subtitle)
  }
}

@preconcurrency @MainActor open class MKUserLocation: NSObject, MKAnnotation {
  open var location: CLLocation? { nil }
  open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
  open var title: String?
  open var isUpdating: Bool { false }
}

@preconcurrency @MainActor open class MKMultiPoint: MKShape, MKOverlay {
  private let places: [CLLocationCoordinate2D]
  open var pointCount: Int { places.count }

  public init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    places = Array(UnsafeBufferPointer(start: coords, count: count))
    super.init()
  }

  public init(points: UnsafePointer<MKMapPoint>, count: Int) {
    places = UnsafeBufferPointer(start: points, count: count).map(\.coordinate)
    super.init()
  }

  open func points() -> [MKMapPoint] { places.map { MKMapPoint($0) } }

  open var boundingMapRect: MKMapRect {
    places.reduce(.null) { rect, place in
      let point = MKMapPoint(place)
      return rect.union(MKMapRect(x: point.x, y: point.y, width: 0, height: 0))
    }
  }
}

@preconcurrency @MainActor open class MKPolyline: MKMultiPoint {}
@preconcurrency @MainActor open class MKPolygon: MKMultiPoint {}

@preconcurrency @MainActor open class MKCircle: MKShape, MKOverlay {
  private let center: CLLocationCoordinate2D
  public let radius: CLLocationDistance

  public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    (center, self.radius) = (coord, radius)
    super.init()
  }

  open override var coordinate: CLLocationCoordinate2D { center }
  open var boundingMapRect: MKMapRect {
    let region = MKCoordinateRegion(center: center, latitudinalMeters: 2 * radius, longitudinalMeters: 2 * radius)
    let (half, other) = (region.span.latitudeDelta / 2, region.span.longitudeDelta / 2)
    let top = MKMapPoint(
      CLLocationCoordinate2D(latitude: center.latitude + half, longitude: center.longitude - other))
    let bottom = MKMapPoint(
      CLLocationCoordinate2D(latitude: center.latitude - half, longitude: center.longitude + other))
    return MKMapRect(x: top.x, y: top.y, width: bottom.x - top.x, height: bottom.y - top.y)
  }
}

@preconcurrency @MainActor open class MKTileOverlay: NSObject, MKOverlay {
  public let urlTemplate: String?
  open var canReplaceMapContent = false
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  open var boundingMapRect: MKMapRect { .world }

  public init(urlTemplate URLTemplate: String?) {
    urlTemplate = URLTemplate
    super.init()
  }
}

// MARK: - Their views

@preconcurrency @MainActor open class MKAnnotationView: UIView {
  public let reuseIdentifier: String?
  open var annotation: (any MKAnnotation)?
  open var image: UIImage?
  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false
  open var canShowCallout = false
  open var isDraggable = false
  open var centerOffset = CGPoint.zero
  open var calloutOffset = CGPoint.zero
  open var leftCalloutAccessoryView: UIView?
  open var rightCalloutAccessoryView: UIView?
  open var detailCalloutAccessoryView: UIView?
  open var clusteringIdentifier: String?
  open var displayPriority = MKFeatureDisplayPriority.required
  open var collisionMode = CollisionMode.rectangle

  public enum CollisionMode: Int, Sendable { case rectangle, circle, none }

  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    (self.annotation, self.reuseIdentifier) = (annotation, reuseIdentifier)
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  open func prepareForReuse() {}
  open func prepareForDisplay() {}
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
}

public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float

  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  public static let required = MKFeatureDisplayPriority(1000)
  public static let defaultHigh = MKFeatureDisplayPriority(750)
  public static let defaultLow = MKFeatureDisplayPriority(250)
}

public enum MKFeatureVisibility: Int, Sendable { case adaptive, hidden, visible }

@preconcurrency @MainActor open class MKMarkerAnnotationView: MKAnnotationView {
  open var titleVisibility = MKFeatureVisibility.adaptive
  open var subtitleVisibility = MKFeatureVisibility.adaptive
  open var markerTintColor: UIColor?
  open var glyphTintColor: UIColor?
  open var glyphText: String?
  open var glyphImage: UIImage?
  open var selectedGlyphImage: UIImage?
  open var animatesWhenAdded = false
}

@preconcurrency @MainActor open class MKPinAnnotationView: MKAnnotationView {
  open var pinTintColor: UIColor!
  open var animatesDrop = false
}

@preconcurrency @MainActor open class MKUserLocationView: MKAnnotationView {}

@preconcurrency @MainActor open class MKClusterAnnotation: NSObject, MKAnnotation {
  public let memberAnnotations: [any MKAnnotation]
  open var title: String?
  open var subtitle: String?
  open var coordinate: CLLocationCoordinate2D { memberAnnotations.first?.coordinate ?? CLLocationCoordinate2D() }

  public init(memberAnnotations: [any MKAnnotation]) {
    self.memberAnnotations = memberAnnotations
    super.init()
  }
}

// MARK: - Drawings on a map, which are not drawn

@preconcurrency @MainActor open class MKOverlayRenderer: NSObject {
  public let overlay: any MKOverlay
  open var alpha: CGFloat = 1

  public init(overlay: any MKOverlay) {
    self.overlay = overlay
    super.init()
  }

  open func setNeedsDisplay() {}
}

@preconcurrency @MainActor open class MKOverlayPathRenderer: MKOverlayRenderer {
  open var fillColor: UIColor?
  open var strokeColor: UIColor?
  open var lineWidth: CGFloat = 0
  open var lineDashPattern: [NSNumber]?
}

@preconcurrency @MainActor open class MKPolylineRenderer: MKOverlayPathRenderer {
  public init(polyline: MKPolyline) { super.init(overlay: polyline) }
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
}

@preconcurrency @MainActor open class MKPolygonRenderer: MKOverlayPathRenderer {
  public init(polygon: MKPolygon) { super.init(overlay: polygon) }
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
}

@preconcurrency @MainActor open class MKCircleRenderer: MKOverlayPathRenderer {
  public init(circle: MKCircle) { super.init(overlay: circle) }
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
}

@preconcurrency @MainActor open class MKTileOverlayRenderer: MKOverlayRenderer {
  public init(tileOverlay: MKTileOverlay) { super.init(overlay: tileOverlay) }
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
}
