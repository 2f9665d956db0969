/// Remembers how to take changes back.
open class UndoManager: NSObject, @unchecked Sendable {
  private var undoing: [(name: String, action: () -> Void)] = []
  private var redoing: [(name: String, action: () -> Void)] = []
  private var name = ""
  open private(set) var isUndoing = false
  open private(set) var isRedoing = false
  open var levelsOfUndo = 0
  open var groupsByEvent = true
  open private(set) var groupingLevel = 0
  open private(set) var isUndoRegistrationEnabled = true

  public override init() { super.init() }

  open var canUndo: Bool { !undoing.isEmpty }
  open var canRedo: Bool { !redoing.isEmpty }
  open var undoActionName: String { undoing.last?.name ?? "" }
  open var redoActionName: String { redoing.last?.name ?? "" }
  open var undoMenuItemTitle: String { undoActionName.isEmpty ? "Undo" : "Undo \(undoActionName)" }
  open var redoMenuItemTitle: String { redoActionName.isEmpty ? "Redo" : "Redo \(redoActionName)" }

  open func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping (TargetType) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    let action = { [weak target] in
      if let target { handler(target) }
    }
    if isUndoing {
      redoing.append((name, action))
    } else {
      undoing.append((name, action))
      if !isRedoing { redoing.removeAll() }
    }
  }

  open func undo() {
    guard let last = undoing.popLast() else { return }
    isUndoing = true
    last.action()
    isUndoing = false
  }

  open func redo() {
    guard let last = redoing.popLast() else { return }
    isRedoing = true
    last.action()
    isRedoing = false
  }

  open func setActionName(_ actionName: String) { name = actionName }
  open func removeAllActions() {
    undoing.removeAll()
    redoing.removeAll()
  }
  open func removeAllActions(withTarget target: Any) { removeAllActions() }
  open func beginUndoGrouping() { groupingLevel += 1 }
  open func endUndoGrouping() { groupingLevel = max(0, groupingLevel - 1) }
  open func disableUndoRegistration() { isUndoRegistrationEnabled = false }
  open func enableUndoRegistration() { isUndoRegistrationEnabled = true }
}
