import CoreData
import SwiftUI

@objc(Note) public class Note: NSManagedObject {}

extension Note {
  @nonobjc public class func fetchRequest() -> NSFetchRequest<Note> { NSFetchRequest<Note>(entityName: "Note") }

  @NSManaged public var title: String?
  @NSManaged public var width: Int16
  @NSManaged public var tags: NSSet?
}

extension Note {
  @objc(addTagsObject:)
  @NSManaged public func addToTags(_ value: Note)
}

struct PersistenceController {
  let container: NSPersistentContainer

  @MainActor static let preview: PersistenceController = {
    let controller = PersistenceController(inMemory: true)
    let context = controller.container.viewContext
    for (title, width) in [("b", 50), ("a", 80)] {
      let note = Note(context: context)
      note.title = title
      note.width = Int16(width)
      note.addToTags(Note(entity: Note.entity(), insertInto: nil))
    }
    do { try context.save() } catch { fatalError("\(error)") }
    return controller
  }()

  init(inMemory: Bool = false) {
    container = NSPersistentContainer(name: "Notes")
    if inMemory { container.persistentStoreDescriptions.first!.url = URL(fileURLWithPath: "/dev/null") }
    container.loadPersistentStores { _, error in
      if let error = error as NSError? { fatalError("\(error), \(error.userInfo)") }
    }
    container.viewContext.automaticallyMergesChangesFromParent = true
    container.viewContext.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
  }
}

struct NoteList: View {
  @Environment(\.managedObjectContext) private var viewContext
  @FetchRequest(sortDescriptors: [NSSortDescriptor(keyPath: \Note.title, ascending: true)], animation: .default)
  private var notes: FetchedResults<Note>
  @FetchRequest(sortDescriptors: [SortDescriptor(\Note.width)]) private var byWidth: FetchedResults<Note>

  var body: some View {
    VStack(spacing: 0) {
      ForEach(notes) { note in
        Color.red.frame(width: CGFloat(note.width), height: 20).accessibilityIdentifier(note.title ?? "none")
      }
      Color.blue.frame(width: CGFloat(byWidth.first?.width ?? 0), height: CGFloat(notes[0].tags?.count ?? 0) * 10)
        .accessibilityIdentifier("first")
    }
  }
}

#Preview("CoreData") {
  NoteList().environment(\.managedObjectContext, PersistenceController.preview.container.viewContext)
}
