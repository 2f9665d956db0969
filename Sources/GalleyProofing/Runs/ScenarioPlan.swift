import GalleyCatalog
import GalleyGeometry
import GalleyScenario

/// Which scenarios a preview is seen in: those that were asked for, with what the preview itself says of its device,
/// orientation and size.
public struct ScenarioPlan: Sendable {
  /// A scenario that was asked for.
  public struct Wish: Sendable, Hashable {
    /// The device's slug.
    public var device: String
    public var traits: ScenarioTraits

    public init(device: String, traits: ScenarioTraits) {
      self.device = device
      self.traits = traits
    }
  }

  /// What the user named, so that a preview's own wish does not replace it.
  public struct Named: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let device = Named(rawValue: 1)
    public static let orientation = Named(rawValue: 2)
    public static let appearance = Named(rawValue: 4)
  }

  /// The scenarios of one preview.
  public struct Choice: Sendable {
    public var scenarios: [ResolvedScenario]
    /// What the preview asked for and did not get.
    public var notes: [String]
  }

  private let resolver: ScenarioResolver
  private let wishes: [Wish]
  private let platform: Platform
  private let named: Named

  /// - Parameter platform: what the library is compiled for; devices of others are not used.
  public init(resolver: ScenarioResolver, wishes: [Wish], platform: Platform, named: Named = []) {
    self.resolver = resolver
    self.wishes = wishes
    self.platform = platform
    self.named = named
  }

  /// - Throws: what is wrong with a wish that a preview's own traits did not touch.
  public func choice(for preview: PreviewDescription) throws(ScenarioError) -> Choice {
    var choice = Choice(scenarios: [], notes: [])
    let device = named.contains(.device) ? nil : ownDevice(of: preview, notes: &choice.notes)
    let orientation = named.contains(.orientation) ? nil : preview.orientation.flatMap(Orientation.init(rawValue:))
    let appearance = named.contains(.appearance) ? nil : preview.colorScheme.flatMap(Appearance.init(rawValue:))
    var seen: Set<Wish> = []
    for wish in wishes {
      var own = wish
      own.device = device ?? wish.device
      own.traits.orientation = orientation ?? wish.traits.orientation
      own.traits.appearance = appearance ?? wish.traits.appearance
      guard seen.insert(own).inserted else { continue }
      do throws(ScenarioError) {
        choice.scenarios.append(fitted(try resolver.resolve(own.traits, on: own.device), to: preview))
      } catch {
        // A window or a trait that was meant for another device is no error of this preview.
        if own == wish { throw error }
      }
    }
    if choice.scenarios.isEmpty, let device {
      var traits = ScenarioTraits()
      traits.orientation = orientation ?? traits.orientation
      traits.appearance = appearance ?? traits.appearance
      choice.scenarios = [fitted(try resolver.resolve(traits, on: device), to: preview)]
    }
    choice.scenarios = distinct(choice.scenarios)
    return choice
  }

  /// The slug of the device that the preview names.
  private func ownDevice(of preview: PreviewDescription, notes: inout [String]) -> String? {
    guard let name = preview.device else { return nil }
    do throws(CatalogError) {
      let match = try resolver.catalog.lookup(name)
      if match.entry.idiom.platform == platform { return match.id }
      notes.append("\(preview.id): its device “\(name)” does not run \(platform.rawValue); the asked devices are used")
    } catch {
      notes.append("\(preview.id): its device is not known, the asked devices are used: \(error)")
    }
    return nil
  }

  /// A preview of a fixed size has a window of that size without a safe area.
  private func fitted(_ scenario: ResolvedScenario, to preview: PreviewDescription) -> ResolvedScenario {
    guard case .fixed(let width, let height) = preview.layout else { return scenario }
    var scenario = scenario
    scenario.window = Size(width: width, height: height)
    scenario.windowMode = scenario.window.text
    scenario.safeArea = .zero
    scenario.display = DisplayShape()
    return scenario
  }

  private func distinct(_ scenarios: [ResolvedScenario]) -> [ResolvedScenario] {
    var seen: Set<ResolvedScenario> = []
    return scenarios.filter { seen.insert($0).inserted }
  }
}
