import GalleyLayout
import GalleyScreen

/// What a modifier says of a view to people who do not see the screen, and to tests.
nonisolated public struct AccessibilityAttachmentModifier: _PrimitiveModifier {
  enum Attachment {
    case identifier(String)
    case label(Text)
    case hidden(Bool)
    case traits(adding: AccessibilityTraits, removing: AccessibilityTraits)
    /// Accepted; nothing of it shows on a screen.
    case nothing
  }

  let attachment: Attachment

  init(_ attachment: Attachment) { self.attachment = attachment }

  public static func _assemble(_ modifier: Self, _ assembler: _Assembler, content: @escaping () -> Void) {
    switch modifier.attachment {
    case .nothing: content()
    case .identifier(let identifier): assembler.modifyEach(content) { assembler.identify($0, identifier) }
    case .label(let text):
      let label = TextResolver.resolve(text, in: assembler.environment).string
      // A text keeps the characters that are seen.
      assembler.modifyEach(content) { assembler.describe($0) { if $0.role != .text { $0.text = label } } }
    case .hidden(let isHidden):
      guard isHidden else { return content() }
      assembler.modifyEach(content) { assembler.describe($0) { $0.traits.insert(.decoration) } }
    case .traits(let added, let removed):
      assembler.modifyEach(content) { node in
        assembler.describe(node) { info in
          if added.contains(.isHeader) { info.traits.insert(.title) }
          if removed.contains(.isHeader) { info.traits.remove(.title) }
          if added.contains(.isSelected), !info.states.contains("selected") { info.states.append("selected") }
          if removed.contains(.isSelected) { info.states.removeAll { $0 == "selected" } }
          if added.contains(.isButton), info.role == nil || info.role == .text { info.role = .button }
          if added.contains(.isLink) { info.role = .link }
        }
      }
    }
  }
}

extension _Assembler {
  /// Changes what readers are told of a node, or of the one that it stands for.
  func describe(_ node: NodeIndex, _ change: (NodeInfo) -> Void) -> NodeIndex {
    if let target = named(node, withoutIdentifier: false) {
      updateInfo(of: target, change)
      return node
    }
    let wrapper = tree.addWrapper(node, attributes())
    updateInfo(of: wrapper, change)
    return wrapper
  }
}

/// What an element is and does.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  public typealias Element = AccessibilityTraits
  public typealias ArrayLiteralElement = AccessibilityTraits

  private var bits: UInt64

  private init(bit: UInt64) { bits = 1 << bit }

  public init() { bits = 0 }

  public static let isButton = AccessibilityTraits(bit: 0)
  public static let isHeader = AccessibilityTraits(bit: 1)
  public static let isSelected = AccessibilityTraits(bit: 2)
  public static let isLink = AccessibilityTraits(bit: 3)
  public static let isSearchField = AccessibilityTraits(bit: 4)
  public static let isImage = AccessibilityTraits(bit: 5)
  public static let playsSound = AccessibilityTraits(bit: 6)
  public static let isKeyboardKey = AccessibilityTraits(bit: 7)
  public static let isStaticText = AccessibilityTraits(bit: 8)
  public static let isSummaryElement = AccessibilityTraits(bit: 9)
  public static let updatesFrequently = AccessibilityTraits(bit: 10)
  public static let startsMediaSession = AccessibilityTraits(bit: 11)
  public static let allowsDirectInteraction = AccessibilityTraits(bit: 12)
  public static let causesPageTurn = AccessibilityTraits(bit: 13)
  public static let isModal = AccessibilityTraits(bit: 14)
  public static let isToggle = AccessibilityTraits(bit: 15)
  public static let isTabBar = AccessibilityTraits(bit: 16)

  public func contains(_ member: AccessibilityTraits) -> Bool { bits & member.bits == member.bits }
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { with(bits | other.bits) }
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits { with(bits & other.bits) }
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits { with(bits ^ other.bits) }
  public mutating func formUnion(_ other: AccessibilityTraits) { bits |= other.bits }
  public mutating func formIntersection(_ other: AccessibilityTraits) { bits &= other.bits }
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { bits ^= other.bits }

  @discardableResult
  public mutating func insert(_ newMember: AccessibilityTraits) -> (
    inserted: Bool, memberAfterInsert: AccessibilityTraits
  ) {
    let isNew = !contains(newMember)
    bits |= newMember.bits
    return (isNew, newMember)
  }

  @discardableResult
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let common = bits & member.bits
    bits &= ~member.bits
    return common == 0 ? nil : with(common)
  }

  @discardableResult
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    let old = intersection(newMember)
    bits |= newMember.bits
    return old.bits == 0 ? nil : old
  }

  private func with(_ bits: UInt64) -> AccessibilityTraits {
    var copy = self
    copy.bits = bits
    return copy
  }
}
