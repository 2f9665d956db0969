import GalleyLayout
import GalleyScreen
import UIKit

extension _Assembler {
  /// Adds a view whose content a proof cannot have. It takes what it is offered.
  package func addStandIn(_ type: String, _ standIn: StandIn) {
    note(standIn.note(on: type))
    let ground = Color._paint(Color(system: "secondarySystemBackground"), _StyleContext(environment))
    let node = single {
      decorateEach(
        {
          let info = NodeInfo(type: "", content: FillContent(ground))
          emit(tree.addFill(ideal: metric("shape.ideal"), attributes(tag: tag(info))))
        }, alignment: .center, isBehind: false
      ) { self.addLabel(standIn.label) }
    }
    guard let node else { return }
    emit(tree.addWrapper(node, attributes(tag: tag(NodeInfo(type: type, role: .media)))))
  }

  /// The label is not the user's text: it is drawn, and left out of what a reader is told.
  private func addLabel(_ label: String) {
    let text = Text(verbatim: label).font(.caption).foregroundColor(.secondary)
    guard let node = single({ Text._assemble(text, self) }) else { return }
    updateInfo(of: node) { info in
      info.type = ""
      info.text = nil
      info.role = nil
    }
    emit(node)
  }
}
