/// What stands for content that a proof cannot have, because a server, a camera, a person or another process makes it
/// on devices: the view takes its place there and bears a label, and the screen says what is missing.
package struct StandIn: Sendable {
  /// What is written into the place.
  package var label: String
  /// What is not drawn, as the subject of a sentence.
  package var missing: String
  /// Whether the place is as large as on devices; else that is not known, and the view takes what it is offered.
  package var isSizeKnown: Bool

  package init(_ label: String, missing: String, isSizeKnown: Bool = true) {
    self.label = label
    self.missing = missing
    self.isSizeKnown = isSizeKnown
  }

  /// The remark on a screen that has such a view of a type.
  package func note(on type: String) -> String {
    let size = isSizeKnown ? "only the place it takes" : "and its size is not known: it takes what it is offered"
    return "\(type): \(missing) is not drawn, \(size)"
  }
}

/// A view or a layer that stands for content which a proof cannot have.
@MainActor package protocol StandingIn: AnyObject {
  var standIn: StandIn { get }
}

/// The view of a controller whose content a proof cannot have.
package final class StandInArea: UIView, StandingIn {
  package let standIn: StandIn
  /// What the screen calls the view: the controller's type.
  package let name: String

  package init(_ name: String, _ standIn: StandIn) {
    self.name = name
    self.standIn = standIn
    super.init(frame: .zero)
  }

  package required init?(coder: NSCoder) { nil }
}
