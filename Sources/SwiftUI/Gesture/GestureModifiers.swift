import GalleyScreen

/// Marks a view as one that takes taps.
nonisolated struct TapTargetModifier: _PrimitiveModifier {
  static func _assemble(_ modifier: Self, _ assembler: _Assembler, content: @escaping () -> Void) {
    assembler.modifyEach(content) { node in
      let wrapper = assembler.tree.addWrapper(node, assembler.attributes())
      assembler.updateInfo(of: wrapper) { info in
        info.type = "onTapGesture"
        info.role = .button
        info.takesTaps = true
        info.traits.insert(.customControl)
        info.text = assembler.readableText(of: node)
      }
      return wrapper
    }
  }
}

/// Marks a view whose gesture is made of taps as one that takes them.
nonisolated struct GestureModifier<G: Gesture>: _PrimitiveModifier {
  let gesture: G
  let isOn: Bool

  static func _assemble(_ modifier: Self, _ assembler: _Assembler, content: @escaping () -> Void) {
    guard modifier.isOn, modifier.gesture._takesTaps else { return content() }
    TapTargetModifier._assemble(TapTargetModifier(), assembler, content: content)
  }
}

extension View {
  public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    modifier(TapTargetModifier())
  }

  public nonisolated func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
  ) -> some View { modifier(TapTargetModifier()) }

  public nonisolated func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol, perform action: @escaping (CGPoint) -> Void
  ) -> some View { modifier(TapTargetModifier()) }

  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View { self }

  @_disfavoredOverload
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping () -> Void
  ) -> some View { self }

  public nonisolated func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(GestureModifier(gesture: gesture, isOn: mask.contains(.gesture)))
  }
  public nonisolated func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(GestureModifier(gesture: gesture, isOn: isEnabled))
  }

  public nonisolated func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { modifier(GestureModifier(gesture: gesture, isOn: mask.contains(.gesture))) }
  public nonisolated func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(GestureModifier(gesture: gesture, isOn: isEnabled))
  }

  public nonisolated func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { modifier(GestureModifier(gesture: gesture, isOn: mask.contains(.gesture))) }
  public nonisolated func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(GestureModifier(gesture: gesture, isOn: isEnabled))
  }
}
