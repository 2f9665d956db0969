import SwiftUI

/// A map as a view of SwiftUI's, in all the space that it is offered. What is on the map is built and not drawn.
nonisolated public struct Map<Content>: _PrimitiveView {
  private init(_ content: Content) {}

  public static func _assemble(_ view: Self, _ assembler: _Assembler) { assembler.addStandIn("Map", map) }
}

/// How a map can be moved.
public struct MapInteractionModes: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let pan = MapInteractionModes(rawValue: 1)
  public static let zoom = MapInteractionModes(rawValue: 2)
  public static let rotate = MapInteractionModes(rawValue: 4)
  public static let pitch = MapInteractionModes(rawValue: 8)
  public static let all = MapInteractionModes(rawValue: 15)
}

/// What a map shows: a region, a place seen from a camera, or where the user is.
public struct MapCameraPosition: Equatable, @unchecked Sendable {
  public private(set) var region: MKCoordinateRegion?
  public private(set) var camera: MapCamera?
  public private(set) var rect: MKMapRect?
  public private(set) var item: MKMapItem?
  public private(set) var followsUserLocation = false
  public private(set) var positionedByUser = false
  private var kind = "automatic"

  public static let automatic = MapCameraPosition()
  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
    make("region \(region)") { $0.region = region }
  }
  public static func rect(_ rect: MKMapRect) -> MapCameraPosition { make("rect \(rect)") { $0.rect = rect } }
  public static func camera(_ camera: MapCamera) -> MapCameraPosition {
    make("camera \(camera)") { $0.camera = camera }
  }
  public static func item(_ item: MKMapItem, allowsAutomatic: Bool = true) -> MapCameraPosition {
    make("item \(ObjectIdentifier(item).hashValue)") { $0.item = item }
  }
  public static func userLocation(
    followsHeading: Bool = false, fallback: MapCameraPosition
  ) -> MapCameraPosition {
    make("user") {
      $0 = fallback
      $0.followsUserLocation = true
    }
  }

  private static func make(_ kind: String, _ change: (inout MapCameraPosition) -> Void) -> MapCameraPosition {
    var position = MapCameraPosition()
    change(&position)
    position.kind = kind
    return position
  }

  public static func == (a: MapCameraPosition, b: MapCameraPosition) -> Bool { a.kind == b.kind }
}

public struct MapCamera: Sendable {
  public var centerCoordinate: CLLocationCoordinate2D
  public var distance: Double
  public var heading: Double
  public var pitch: Double

  public init(
    centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0
  ) {
    (self.centerCoordinate, self.distance) = (centerCoordinate, distance)
    (self.heading, self.pitch) = (heading, pitch)
  }
}

public struct MapCameraBounds: Sendable {
  public init(
    centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil, maximumDistance: Double? = nil
  ) {}
  public init(centerCoordinateBounds: MKMapRect, minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
  public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
}

public struct MapCameraUpdateContext: Sendable {
  public let camera: MapCamera
  public let region: MKCoordinateRegion
  public let rect: MKMapRect
}

public enum MapCameraUpdateFrequency: Sendable { case continuous, onEnd }

public struct MapSelection<Value: Hashable>: Hashable {
  public var value: Value?

  public init(_ value: Value) { self.value = value }
}

extension Map {
  public init<C: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) where Content == MapContentView<C> { self.init(MapContentView(content: content())) }

  public init<C: MapContent>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) where Content == MapContentView<C> { self.init(MapContentView(content: content())) }

  public init<C: MapContent, Selected: Hashable>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    selection: Binding<Selected?>, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) where Content == MapContentView<C> { self.init(MapContentView(content: content())) }

  public init<C: MapContent, Selected: Hashable>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<Selected?>, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == MapContentView<C> { self.init(MapContentView(content: content())) }
}

extension Map where Content == EmptyView {
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil
  ) { self.init(EmptyView()) }

  public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) { self.init(EmptyView()) }

  // The forms of iOS 14.

  public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) { self.init(EmptyView()) }

  public init(
    mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
    userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) { self.init(EmptyView()) }
}

public enum MapUserTrackingMode: Sendable { case none, follow }

extension Map {
  public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
    annotationContent: @escaping (Items.Element) -> Annotation
  ) where Content == _MapAnnotations<Annotation>, Items.Element: Identifiable {
    self.init(_MapAnnotations(all: annotationItems.map(annotationContent)))
  }

  public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
    mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
    userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
    annotationContent: @escaping (Items.Element) -> Annotation
  ) where Content == _MapAnnotations<Annotation>, Items.Element: Identifiable {
    self.init(_MapAnnotations(all: annotationItems.map(annotationContent)))
  }
}

public struct _MapAnnotations<Annotation> { let all: [Annotation] }

public protocol MapAnnotationProtocol {}

public struct MapMarker: MapAnnotationProtocol {
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
}

public struct MapPin: MapAnnotationProtocol {
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
}

public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
  public init(
    coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    @ViewBuilder content: () -> Content
  ) {}
}
