import GalleyGeometry
import GalleyLayout
import GalleyScreen

extension Image: View, _PrimitiveView {
  public typealias Body = Never

  public static func _assemble(_ view: Image, _ assembler: _Assembler) {
    guard case .symbol(let name, _) = view.source else { return }
    let font = assembler.environment.resolve(assembler.environment.font)
    let side = font.request.size * 1.2
    let paint = assembler.environment.foregroundPaint()
    var info = NodeInfo(type: "Image", text: name, role: .symbol)
    info.content = SymbolStandIn(name, paint)
    assembler.emit(
      assembler.tree.addLeaf(Size(width: side, height: side), assembler.attributes(tag: assembler.tag(info))))
  }

  public enum Scale: Hashable, Sendable { case small, medium, large }
}

final class SymbolStandIn: NodeContent {
  let name: String
  let paint: _StylePaint
  init(_ name: String, _ paint: _StylePaint) {
    self.name = name
    self.paint = paint
  }
  override func draw(in frame: Rect, _ drawing: inout [DrawingCommand], _ grid: PixelGrid) {
    drawing.append(.symbol(name: name, frame: frame, weight: 400, paint: .color(.black)))
  }
}

public struct ButtonBorderShape: Hashable, Sendable {
  let name: String
  public static let automatic = ButtonBorderShape(name: "automatic")
  public static let capsule = ButtonBorderShape(name: "capsule")
  public static let circle = ButtonBorderShape(name: "circle")
  public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")
}
extension View {
  public nonisolated func imageScale(_ s: Image.Scale) -> some View { self }
}
public struct LocalizedStringResource {}
extension Text { public init(_ r: LocalizedStringResource) { self.init(verbatim: "") } }
