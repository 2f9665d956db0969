import SwiftUI

/// The objects that a fetch request found.
public struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection {
  let objects: [Result]
  public var nsPredicate: NSPredicate?
  public var nsSortDescriptors: [NSSortDescriptor] = []
  public var startIndex: Int { 0 }
  public var endIndex: Int { objects.count }
  public subscript(position: Int) -> Result { objects[position] }
}

extension FetchedResults where Result: NSManagedObject {
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { [] }
    set {}
  }
}

/// The objects of the place's context.
@propertyWrapper @MainActor @preconcurrency
public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
  @Environment(\.managedObjectContext) private var context
  private let request: NSFetchRequest<Result>
  private var order: ((Result, Result) -> Bool)?

  public var wrappedValue: FetchedResults<Result> {
    var objects = (try? context.fetch(request)) ?? []
    if let order { objects.sort(by: order) }
    return FetchedResults(
      objects: objects, nsPredicate: request.predicate, nsSortDescriptors: request.sortDescriptors ?? [])
  }

  public nonisolated init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) { request = fetchRequest }

  public nonisolated init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) { request = fetchRequest }
}

extension FetchRequest where Result: NSManagedObject {
  public nonisolated init(
    entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) { self.init(sortDescriptors: sortDescriptors, predicate: predicate) }

  public nonisolated init(
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    let request = NSFetchRequest<Result>(entityName: String(describing: Result.self))
    (request.predicate, request.sortDescriptors) = (predicate, sortDescriptors)
    self.init(fetchRequest: request)
  }

  public nonisolated init(
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(sortDescriptors: [NSSortDescriptor](), predicate: predicate)
    order = { a, b in
      for descriptor in sortDescriptors {
        switch descriptor.compare(a, b) {
        case .orderedSame: continue
        case .orderedAscending: return true
        case .orderedDescending: return false
        }
      }
      return false
    }
  }
}

private struct ManagedContextKey: EnvironmentKey {
  static var defaultValue: NSManagedObjectContext? { nil }
}

/// What a view finds without a context around it.
private let nothing = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)

extension EnvironmentValues {
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ManagedContextKey.self] ?? nothing }
    set { self[ManagedContextKey.self] = newValue }
  }
}
