import CoreLocation
import MapKit
import SwiftUI

struct Place: Identifiable {
  let id = UUID()
  var name: String
  var coordinate: CLLocationCoordinate2D
}

extension CLLocationCoordinate2D {
  static let tower = CLLocationCoordinate2D(latitude: 51.5081, longitude: -0.0759)
}

final class LocationModel: NSObject, ObservableObject, CLLocationManagerDelegate {
  @Published var authorization: CLAuthorizationStatus = .notDetermined
  @Published var region = MKCoordinateRegion(
    center: .tower, span: MKCoordinateSpan(latitudeDelta: 0.05, longitudeDelta: 0.05))
  private let manager = CLLocationManager()

  override init() {
    super.init()
    manager.delegate = self
    manager.desiredAccuracy = kCLLocationAccuracyBest
    manager.requestWhenInUseAuthorization()
  }

  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    authorization = manager.authorizationStatus
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    guard let location = locations.last else { return }
    region.center = location.coordinate
  }
}

struct NewMap: View {
  let places: [Place]
  @State private var position: MapCameraPosition = .automatic
  @State private var selection: UUID?
  @Namespace private var scope

  var body: some View {
    Map(position: $position, selection: $selection, scope: scope) {
      ForEach(places) { place in
        Marker(place.name, systemImage: "building", coordinate: place.coordinate).tint(.orange).tag(place.id)
      }
      Annotation("Here", coordinate: .tower, anchor: .bottom) {
        Image(systemName: "star").padding(4).background(.white, in: .circle)
      }
      .annotationTitles(.hidden)
      if places.count > 1 {
        MapPolyline(coordinates: places.map(\.coordinate)).stroke(.blue, lineWidth: 3)
      }
      UserAnnotation()
    }
    .mapStyle(.standard(elevation: .realistic, pointsOfInterest: .excludingAll))
    .mapControls {
      MapUserLocationButton()
      MapCompass()
    }
    .onMapCameraChange { context in print(context.region) }
    .mapScope(scope)
  }
}

struct OldMap: View {
  @StateObject private var model = LocationModel()
  let places: [Place]

  var body: some View {
    Map(coordinateRegion: $model.region, showsUserLocation: true, annotationItems: places) { place in
      MapAnnotation(coordinate: place.coordinate) { Circle().stroke(.red).frame(width: 44, height: 44) }
    }
  }
}

struct RouteMap: UIViewRepresentable {
  func makeUIView(context: Context) -> MKMapView {
    let mapView = MKMapView()
    mapView.delegate = context.coordinator
    let pin = MKPointAnnotation()
    pin.title = "Tower"
    pin.coordinate = .tower
    mapView.addAnnotation(pin)
    let line = [CLLocationCoordinate2D.tower, CLLocationCoordinate2D(latitude: 51.5, longitude: -0.1)]
    mapView.addOverlay(MKPolyline(coordinates: line, count: line.count))
    mapView.setRegion(
      MKCoordinateRegion(center: .tower, latitudinalMeters: 500, longitudinalMeters: 500), animated: false)
    return mapView
  }

  func updateUIView(_ view: MKMapView, context: Context) {}
  func makeCoordinator() -> Coordinator { Coordinator() }

  class Coordinator: NSObject, MKMapViewDelegate {
    func mapView(_ mapView: MKMapView, viewFor annotation: MKAnnotation) -> MKAnnotationView? {
      let view =
        mapView.dequeueReusableAnnotationView(withIdentifier: "pin") as? MKMarkerAnnotationView
        ?? MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: "pin")
      view.markerTintColor = .systemIndigo
      return view
    }

    func mapView(_ mapView: MKMapView, rendererFor overlay: MKOverlay) -> MKOverlayRenderer {
      let renderer = MKPolylineRenderer(overlay: overlay)
      renderer.strokeColor = .systemBlue
      renderer.lineWidth = 4
      return renderer
    }
  }
}

#Preview("MapKit") {
  let places = [Place(name: "Tower", coordinate: .tower)]
  VStack(spacing: 0) {
    NewMap(places: places).accessibilityIdentifier("new")
    OldMap(places: places).frame(width: 300, height: 100).accessibilityIdentifier("old")
    RouteMap().frame(height: 200).accessibilityIdentifier("route")
  }
}
