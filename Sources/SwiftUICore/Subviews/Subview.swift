import GalleyLayout

/// One view of a group, to be put into another place.
nonisolated public struct Subview: _PrimitiveView, Identifiable {
  /// Tells the subviews of a group apart.
  public struct ID: Hashable {
    let group: ViewIdentity
    let place: Int
  }

  let source: SubviewSource
  let place: Int

  public var id: ID { ID(group: source.identity, place: place) }
  public var containerValues: ContainerValues { source.containerValues(of: place) }

  public static func _assemble(_ view: Self, _ assembler: _Assembler) { view.source.emit(view.place) }
}

/// The views of a group.
nonisolated public struct SubviewsCollection: RandomAccessCollection, _PrimitiveView {
  let source: SubviewSource
  let range: Range<Int>

  public var startIndex: Int { range.lowerBound }
  public var endIndex: Int { range.upperBound }
  public subscript(index: Int) -> Subview {
    guard range.contains(index) else {
      UserCode.end("Index out of range: the view has subviews \(range), and none at \(index)")
    }
    return Subview(source: source, place: index)
  }
  public subscript(bounds: Range<Int>) -> SubviewsCollection {
    SubviewsCollection(source: source, range: bounds.clamped(to: range))
  }

  public static func _assemble(_ view: Self, _ assembler: _Assembler) {
    for place in view.range { view.source.emit(place) }
  }
}

public typealias SubviewsCollectionSlice = SubviewsCollection

/// What the subviews of a group come from.
///
/// The group is built once, to know its subviews. A subview that is put where the environment is another one is built
/// anew, with its group, so that it sees what the views around it hand down.
package final class SubviewSource {
  private unowned let assembler: _Assembler
  private let build: () -> Void
  let identity: ViewIdentity
  private var latest: Build
  private let first: [NodeIndex]

  private struct Build {
    let environment: EnvironmentValues
    let nodes: [NodeIndex]
    var used: Set<Int> = []
  }

  package init(_ assembler: _Assembler, _ build: @escaping () -> Void) {
    self.assembler = assembler
    self.build = build
    identity = assembler.identity
    first = assembler.collect(build) { Array($0) }
    latest = Build(environment: assembler.environment, nodes: first)
  }

  package var count: Int { first.count }

  func containerValues(of place: Int) -> ContainerValues {
    first.indices.contains(place) ? assembler.containerValues(of: first[place]) : ContainerValues()
  }

  /// Adds a subview to the container being built.
  package func emit(_ place: Int) {
    let environment = assembler.environment
    let isSame = latest.environment.isSame(as: environment) && latest.environment.stackAxis == environment.stackAxis
    if !isSame || latest.used.contains(place) { rebuild() }
    guard latest.nodes.indices.contains(place) else { return }
    latest.used.insert(place)
    assembler.emit(latest.nodes[place])
  }

  private func rebuild() {
    let outer = assembler.preferences
    // What the views hand up was collected when the group was built first.
    assembler.preferences = PreferenceScope()
    assembler.withIdentity(identity) {
      latest = Build(environment: assembler.environment, nodes: assembler.collect(build) { Array($0) })
    }
    assembler.preferences = outer
  }
}
