import SwiftUI

/// Something on a map.
@MainActor @preconcurrency public protocol MapContent {
  associatedtype Body: MapContent
  @MapContentBuilder @MainActor @preconcurrency var body: Body { get }
}

/// Content that has no body: it is the map's own, and nothing asks for it.
@MainActor @preconcurrency public protocol _MapPrimitive: MapContent where Body == Never {}

extension _MapPrimitive {
  public nonisolated var body: Never { _noBody(Self.self) }
}

extension Never: MapContent {}
extension Optional: MapContent, _MapPrimitive where Wrapped: MapContent {}

extension Group: MapContent, _MapPrimitive where Content: MapContent {
  public typealias Body = Never

  public init(@MapContentBuilder content: () -> Content) { self.init(_content: content()) }
}

extension ForEach: MapContent, _MapPrimitive where Content: MapContent {
  public typealias Body = Never
}

extension ForEach where ID == Data.Element.ID, Content: MapContent, Data.Element: Identifiable {
  public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, identify: { $0.id }, make: content)
  }
}

extension ForEach where Content: MapContent {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @MapContentBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(data: data, identify: { $0[keyPath: id] }, make: content) }
}

nonisolated public struct MapContentView<Content: MapContent> { let content: Content }

/// Several things on a map, or one of two.
nonisolated public struct _MapContents: _MapPrimitive {}

@resultBuilder public enum MapContentBuilder {
  public static func buildExpression<Content: MapContent>(_ content: Content) -> Content { content }
  public static func buildBlock() -> _MapContents { _MapContents() }
  public static func buildBlock<Content: MapContent>(_ content: Content) -> Content { content }
  @_disfavoredOverload
  public static func buildBlock<each Content: MapContent>(_ content: repeat each Content) -> _MapContents {
    _MapContents()
  }
  public static func buildIf<Content: MapContent>(_ content: Content?) -> Content? { content }
  public static func buildEither<Content: MapContent>(first: Content) -> _MapContents { _MapContents() }
  public static func buildEither<Content: MapContent>(second: Content) -> _MapContents { _MapContents() }
  public static func buildLimitedAvailability<Content: MapContent>(_ content: Content) -> _MapContents {
    _MapContents()
  }
}

// MARK: - The things

nonisolated public struct Marker<Label: View>: _MapPrimitive {
  public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {}
}

extension Marker where Label == SwiftUI.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {}
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {}
  public init(_ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D) {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, coordinate: CLLocationCoordinate2D) {}
  public init(_ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D) {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: String, coordinate: CLLocationCoordinate2D) {}
  public init(item: MKMapItem) {}
}

extension Marker where Label == Text {
  public init(_ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D) {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, monogram: Text, coordinate: CLLocationCoordinate2D) {}
}

nonisolated public struct Annotation<Label: View, Content: View>: _MapPrimitive {
  public init(
    coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, accessoryAnchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {}
}

extension Annotation where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    accessoryAnchor: UnitPoint = .center, @ViewBuilder content: () -> Content
  ) {}
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    accessoryAnchor: UnitPoint = .center, @ViewBuilder content: () -> Content
  ) {}
}

nonisolated public struct UserAnnotation: _MapPrimitive {
  public init() {}
  public init<Content: View>(anchor: UnitPoint = .center, @ViewBuilder content: () -> Content) {}
}

nonisolated public struct MapPolyline: _MapPrimitive {
  public enum ContourStyle: Sendable { case geodesic, straight }
  public init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight) {}
  public init(points: [MKMapPoint], contourStyle: ContourStyle = .straight) {}
  public init(_ polyline: MKPolyline) {}
  public init(_ route: MKRoute) {}
}

nonisolated public struct MapPolygon: _MapPrimitive {
  public init(coordinates: [CLLocationCoordinate2D]) {}
  public init(points: [MKMapPoint]) {}
  public init(_ polygon: MKPolygon) {}
}

nonisolated public struct MapCircle: _MapPrimitive {
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {}
  public init(mapRect: MKMapRect) {}
  public init(_ circle: MKCircle) {}
}

extension MapContent {
  public nonisolated func tint<S: ShapeStyle>(_ style: S) -> some MapContent { _MapContents() }
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some MapContent { _MapContents() }
  public nonisolated func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some MapContent {
    _MapContents()
  }
  public nonisolated func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some MapContent { _MapContents() }
  public nonisolated func strokeStyle(style: StrokeStyle) -> some MapContent { _MapContents() }
  public nonisolated func tag<V: Hashable>(_ tag: V) -> some MapContent { _MapContents() }
  public nonisolated func annotationTitles(_ visibility: Visibility) -> some MapContent { _MapContents() }
  public nonisolated func annotationSubtitles(_ visibility: Visibility) -> some MapContent { _MapContents() }
  public nonisolated func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent { _MapContents() }
}
