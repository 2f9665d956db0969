import SwiftUI

public struct PointOfInterestCategories: Sendable {
  public static let all = PointOfInterestCategories()
  public static let excludingAll = PointOfInterestCategories()
  public static func including(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories { .all }
  public static func excluding(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories { .all }
}

public struct MapStyle: Sendable {
  public enum Elevation: Sendable { case automatic, flat, realistic }
  public enum StandardEmphasis: Sendable { case automatic, muted }

  public static let standard = MapStyle()
  public static let imagery = MapStyle()
  public static let hybrid = MapStyle()
  public static func standard(
    elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
    pointsOfInterest: PointOfInterestCategories? = nil, showsTraffic: Bool = false
  ) -> MapStyle { MapStyle() }
  public static func imagery(elevation: Elevation = .automatic) -> MapStyle { MapStyle() }
  public static func hybrid(
    elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories? = nil, showsTraffic: Bool = false
  ) -> MapStyle { MapStyle() }
}

extension View {
  public nonisolated func mapStyle(_ style: MapStyle) -> some View { self }
  /// The controls lie on the map, and are not drawn with it.
  public nonisolated func mapControls<Controls: View>(@ViewBuilder _ content: () -> Controls) -> some View { self }
  public nonisolated func mapControlVisibility(_ visibility: Visibility) -> some View { self }
  public nonisolated func mapScope(_ scope: Namespace.ID) -> some View { self }
  public nonisolated func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
  ) -> some View { self }
  public nonisolated func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping (MapCameraUpdateContext) -> Void
  ) -> some View { self }
  public nonisolated func lookAroundViewer(
    isPresented: Binding<Bool>, initialScene: MKLookAroundScene?
  ) -> some View { self }
}

public struct MapProxy: Sendable {
  public func convert(_ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol) -> CGPoint? { nil }
  public func convert(_ point: CGPoint, from space: some CoordinateSpaceProtocol) -> CLLocationCoordinate2D? { nil }
}

nonisolated public struct MapReader<Content: View>: View {
  private let content: (MapProxy) -> Content

  public init(@ViewBuilder content: @escaping (MapProxy) -> Content) { self.content = content }

  public var body: some View { content(MapProxy()) }
}

/// A control of a map that stands outside of it. Its size is the system's.
nonisolated public struct MapCompass: _PrimitiveView {
  public init(scope: Namespace.ID? = nil) {}
  public static func _assemble(_ view: Self, _ assembler: _Assembler) { assembler.addMapControl("MapCompass") }
}

nonisolated public struct MapUserLocationButton: _PrimitiveView {
  public init(scope: Namespace.ID? = nil) {}
  public static func _assemble(_ view: Self, _ assembler: _Assembler) {
    assembler.addMapControl("MapUserLocationButton")
  }
}

nonisolated public struct MapPitchToggle: _PrimitiveView {
  public init(scope: Namespace.ID? = nil) {}
  public static func _assemble(_ view: Self, _ assembler: _Assembler) { assembler.addMapControl("MapPitchToggle") }
}

nonisolated public struct MapScaleView: _PrimitiveView {
  public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {}
  public static func _assemble(_ view: Self, _ assembler: _Assembler) { assembler.addMapControl("MapScaleView") }
}

extension _Assembler {
  fileprivate func addMapControl(_ type: String) {
    note("\(type): the control is not drawn, and its size is not known")
  }
}

/// A street as seen by a passer-by; a server has the pictures.
open class MKLookAroundScene: NSObject, @unchecked Sendable {}

open class MKLookAroundSceneRequest: NSObject, @unchecked Sendable {
  public init(coordinate: CLLocationCoordinate2D) {}
  public init(mapItem: MKMapItem) {}
  open var scene: MKLookAroundScene? { get async throws { nil } }
}

nonisolated public struct LookAroundPreview: _PrimitiveView {
  public init(
    scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
    pointsOfInterest: PointOfInterestCategories = .all, badgePosition: MKLookAroundBadgePosition = .topLeading
  ) {}
  public init(
    initialScene: MKLookAroundScene?, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
    pointsOfInterest: PointOfInterestCategories = .all, badgePosition: MKLookAroundBadgePosition = .topLeading
  ) {}
  public static func _assemble(_ view: Self, _ assembler: _Assembler) {
    assembler.addStandIn("LookAroundPreview", StandIn("Look Around", missing: "the street"))
  }
}

public enum MKLookAroundBadgePosition: Int, Sendable { case topLeading, topTrailing, bottomTrailing }
