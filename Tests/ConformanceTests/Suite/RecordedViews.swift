import GalleyCatalog
import GalleyGeometry
import GalleyScenario
import GalleyScreen
@_spi(Galley) import SwiftUI
import UIKit

/// The views of the suite, by the names of their recordings.
@MainActor
struct RecordedViews {
  private(set) var names: Set<String> = []
  private let windows: [String: [Double]]

  init(_ recordings: [Recording]) {
    windows = Dictionary(
      recordings.compactMap { row in row.window.map { (row.id, $0) } }, uniquingKeysWith: { first, _ in first })
  }

  mutating func add<V: View>(_ name: String, @ViewBuilder _ view: @escaping @MainActor () -> V) {
    names.insert(name)
    _GalleyPreviews.add(file: name, line: 1, name: name, traits: traits(name)) { view() }
  }

  mutating func addController(_ name: String, _ controller: @escaping @MainActor () -> UIViewController) {
    names.insert(name)
    _GalleyPreviews.add(file: name, line: 1, name: name, traits: traits(name), body: controller)
  }

  private func traits(_ name: String) -> [PreviewTrait<Preview.ViewTraits>] {
    guard let window = windows[name], window.count == 2 else { return [] }
    return [.fixedLayout(width: window[0], height: window[1])]
  }

  /// All of them, registered once in a process.
  static let all: RecordedViews = {
    var views = RecordedViews(Recording.all)
    addAlignmentViews(&views)
    addAutoLayoutViews1(&views)
    addAutoLayoutViews2(&views)
    addAutoLayoutViews3(&views)
    addAutoLayoutViews4(&views)
    addCollectionViews(&views)
    addControlViews(&views)
    addFormViews(&views)
    addFrameViews(&views)
    addGeometryViews(&views)
    addGridViews(&views)
    addImageViews(&views)
    addLayoutProtocolViews(&views)
    addLazyViews(&views)
    addListViews(&views)
    addNavViews(&views)
    addNotedLayoutViews(&views)
    addNotedScrollViews(&views)
    addNotedTextViews(&views)
    addRtlViews(&views)
    addSafeAreaViews(&views)
    addScrollViews(&views)
    addShapeViews(&views)
    addSpacingViews(&views)
    addStackViews(&views)
    addTabViews(&views)
    addTableViews(&views)
    addTextViews1(&views)
    addTextViews2(&views)
    addUIKitBarsViews(&views)
    addUIKitLabelViews(&views)
    addUIKitScrollViews(&views)
    addUIKitTableViews(&views)
    addUIKitViews(&views)
    addUikitControlViews(&views)
    addUilabelViews(&views)
    return views
  }()

  /// Lays the view of a recording out as `galley frames` does.
  func screen(of recording: Recording) throws -> Screen {
    var traits = ScenarioTraits()
    // Where none is given, the hosts ran the first version of the 26 systems.
    traits.os = recording.os.flatMap { OSVersion($0) } ?? OSVersion(26)
    let scenario = try ScenarioResolver(catalog: .standard()).resolve(traits, on: recording.device)
    return try PreviewSession.screen("\(recording.id):1", in: scenario)
  }
}
