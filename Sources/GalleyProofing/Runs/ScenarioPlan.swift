import GalleyCatalog
import GalleyGeometry
import GalleyScenario

/// Which scenarios a preview is seen in: those that were asked for, with what the preview itself says of its device,
/// orientation, appearance and size. What the user asked for by name stays.
public struct ScenarioPlan: Sendable {
  private let resolver: ScenarioResolver
  private let request: ScenarioRequest
  private let platform: Platform
  /// For previews that say nothing themselves.
  private let plain: ScenarioList

  /// - Parameters:
  ///   - platform: what the library is compiled for; devices of others are not used.
  ///   - families: the device families that the project is for, to which sets keep; nil for all of the platform.
  /// - Throws: what is wrong with the request.
  public init(
    resolver: ScenarioResolver, request: ScenarioRequest, platform: Platform, families: Set<Idiom>? = nil
  ) throws(ScenarioError) {
    self.resolver = resolver
    self.platform = platform
    var request = request
    request.platform = platform
    // A family of another platform says nothing about this one.
    let own = families?.filter { $0.platform == platform }
    if let own, !own.isEmpty { request.families = own }
    self.request = request
    var list = try resolver.resolve(request)
    list.scenarios.removeAll { $0.platform != platform }
    plain = list
  }

  /// The scenarios of a preview, none twice, with notes on how they were chosen.
  public func scenarios(for preview: PreviewDescription) -> ScenarioList {
    var own = request
    var notes: [String] = []
    if request.on.isEmpty, let device = ownDevice(of: preview, notes: &notes) { own.on = [device] }
    if request.orientations.isEmpty, let orientation = preview.orientation.flatMap(Orientation.init(rawValue:)) {
      own.orientations = [orientation]
    }
    if request.appearances.isEmpty, let appearance = preview.colorScheme.flatMap(Appearance.init(rawValue:)) {
      own.appearances = [appearance]
    }
    var list = plain
    if own != request {
      do throws(ScenarioError) {
        list = try resolver.resolve(own)
      } catch {
        notes.append("\(preview.id): what it asks for cannot be had, the scenarios asked for are used: \(error)")
      }
    }
    return ScenarioList(scenarios: fitted(list.scenarios, to: preview), notes: list.notes + notes)
  }

  /// The slug of the device that the preview names.
  private func ownDevice(of preview: PreviewDescription, notes: inout [String]) -> String? {
    guard let name = preview.device else { return nil }
    do throws(CatalogError) {
      let match = try resolver.catalog.lookup(name)
      if match.entry.idiom.platform == platform { return match.id }
      notes.append(
        "\(preview.id): its device “\(name)” does not run \(platform.rawValue), the scenarios asked for are used")
    } catch {
      notes.append("\(preview.id): its device is not known, the scenarios asked for are used: \(error)")
    }
    return nil
  }

  /// A preview of a fixed size has a window of that size without a safe area.
  private func fitted(_ scenarios: [ResolvedScenario], to preview: PreviewDescription) -> [ResolvedScenario] {
    guard case .fixed(let width, let height) = preview.layout else { return scenarios }
    var seen: Set<ResolvedScenario> = []
    return scenarios.map { $0.inBareWindow(Size(width: width, height: height)) }.filter { seen.insert($0).inserted }
  }
}
