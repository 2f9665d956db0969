import SwiftUI
import UIKit

struct LabelView: UIViewRepresentable {
  var text: String
  var size: CGFloat = 17
  var lines = 1
  var hugging: Float = 250
  var compression: Float = 750

  func makeUIView(context: Context) -> UILabel { UILabel() }

  func updateUIView(_ label: UILabel, context: Context) {
    label.text = text
    label.font = .systemFont(ofSize: size)
    label.numberOfLines = lines
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      label.setContentHuggingPriority(UILayoutPriority(hugging), for: axis)
      label.setContentCompressionResistancePriority(UILayoutPriority(compression), for: axis)
    }
  }
}

struct SwitchView: UIViewRepresentable {
  func makeUIView(context: Context) -> UISwitch { UISwitch() }
  func updateUIView(_ view: UISwitch, context: Context) {}
}

struct ControlView<Control: UIView>: UIViewRepresentable {
  var make: () -> Control

  init(_ make: @escaping () -> Control) { self.make = make }

  func makeUIView(context: Context) -> Control { make() }
  func updateUIView(_ view: Control, context: Context) {}
}

struct PlainView: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView {
    let view = UIView()
    view.backgroundColor = .systemTeal
    return view
  }

  func updateUIView(_ view: UIView, context: Context) {}
}

struct FieldView: UIViewRepresentable {
  var text = "Field"

  func makeUIView(context: Context) -> UITextField {
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.text = text
    return field
  }

  func updateUIView(_ field: UITextField, context: Context) {}
}

struct ControllerView: UIViewControllerRepresentable {
  var preferred: CGSize = .zero

  func makeUIViewController(context: Context) -> UIViewController {
    let controller = UIViewController()
    controller.view.backgroundColor = .systemIndigo
    if preferred != .zero { controller.preferredContentSize = preferred }
    return controller
  }

  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

final class IntrinsicHeightView: UIView {
  override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 30) }
}

struct IntrinsicHeight: UIViewRepresentable {
  func makeUIView(context: Context) -> IntrinsicHeightView { IntrinsicHeightView() }
  func updateUIView(_ view: IntrinsicHeightView, context: Context) {}
}

struct FittedView: UIViewRepresentable {
  var width: CGFloat?
  var height: CGFloat

  func makeUIView(context: Context) -> UIView {
    let view = UIView()
    view.backgroundColor = .systemOrange
    return view
  }

  func updateUIView(_ view: UIView, context: Context) {}

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
    CGSize(width: width ?? proposal.width ?? 100, height: height)
  }
}

struct Sample {
  var id: String
  var text: String
  var font: UIFont
  var width: CGFloat?
}

func labels(_ samples: [Sample]) -> UIViewController {
  let controller = UIViewController()
  for (index, sample) in samples.enumerated() {
    let label = UILabel()
    label.text = sample.text
    label.font = sample.font
    label.accessibilityIdentifier = sample.id
    label.numberOfLines = sample.width == nil ? 1 : 0
    let limit = CGSize(width: sample.width ?? .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    let origin = CGPoint(x: 16, y: 8 + CGFloat(index) * 88)
    label.frame = CGRect(origin: origin, size: label.sizeThatFits(limit))
    controller.view.addSubview(label)
  }
  return controller
}

struct Fruit: Identifiable {
  var row: Int
  var name: String
  var color: String
  var count: Int
  var id: Int { row }

  static let all = [
    Fruit(row: 1, name: "Apple", color: "Red", count: 3),
    Fruit(row: 2, name: "Banana", color: "Yellow", count: 12),
    Fruit(row: 3, name: "Cherry", color: "Red", count: 40),
  ]
}

struct Followers: View {
  @Namespace private var space

  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.red.frame(width: 40, height: 40)
        .matchedGeometryEffect(id: "box", in: space)
        .accessibilityIdentifier("source")
        .padding(EdgeInsets(top: 20, leading: 120, bottom: 0, trailing: 0))
      Color.blue.frame(width: 80, height: 20)
        .matchedGeometryEffect(id: "box", in: space, properties: .frame, isSource: false)
        .accessibilityIdentifier("frame")
      Color.green.frame(width: 30, height: 30)
        .matchedGeometryEffect(id: "box", in: space, properties: .position, isSource: false)
        .accessibilityIdentifier("position")
        .padding(.top, 70)
      Color.orange.frame(width: 20, height: 60)
        .matchedGeometryEffect(id: "box", in: space, properties: .size, isSource: false)
        .accessibilityIdentifier("size")
        .padding(.leading, 60)
    }
    .frame(width: 200, height: 100, alignment: .topLeading)
    .accessibilityIdentifier("stack")
  }
}

let paragraph = "Layout must wrap this sentence onto several lines inside a narrow frame."

func image(_ width: CGFloat, _ height: CGFloat) -> Image {
  Image(size: CGSize(width: width, height: height)) { context in
    context.fill(Path(CGRect(x: 0, y: 0, width: width, height: height)), with: .color(.teal))
  }
}

struct Food: Identifiable {
  var name: String
  var children: [Food]?
  var id: String { name }

  static let all = [
    Food(name: "Fruits", children: [Food(name: "Apple"), Food(name: "Banana")]),
    Food(name: "Vegetables", children: [Food(name: "Carrot")]),
    Food(name: "Water"),
  ]
}

struct RadialLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let radius = min(bounds.width, bounds.height) / 2 - 12
    for (index, subview) in subviews.enumerated() {
      let angle = Double(index) * .pi / 2 - .pi / 2
      let distance = index < 4 ? radius : radius / 2
      let point = CGPoint(x: bounds.midX + cos(angle) * distance, y: bounds.midY + sin(angle) * distance)
      subview.place(at: point, anchor: .center, proposal: .unspecified)
    }
  }
}

struct FlowLayout: Layout {
  var gap: CGFloat = 8
  var rowGap: CGFloat = 6

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let rows = arrange(subviews, in: proposal.width ?? .infinity)
    let width = rows.map(\.width).max() ?? 0
    let height = rows.map(\.height).reduce(0, +) + rowGap * CGFloat(max(rows.count - 1, 0))
    return CGSize(width: proposal.width ?? width, height: height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var y = bounds.minY
    for row in arrange(subviews, in: bounds.width) {
      var x = bounds.minX
      for index in row.indices {
        let size = subviews[index].sizeThatFits(.unspecified)
        subviews[index].place(at: CGPoint(x: x, y: y), proposal: ProposedViewSize(size))
        x += size.width + gap
      }
      y += row.height + rowGap
    }
  }

  private struct Row {
    var indices: [Int] = []
    var width: CGFloat = 0
    var height: CGFloat = 0
  }

  private func arrange(_ subviews: Subviews, in width: CGFloat) -> [Row] {
    var rows: [Row] = []
    var row = Row()
    for index in subviews.indices {
      let size = subviews[index].sizeThatFits(.unspecified)
      if !row.indices.isEmpty, row.width + gap + size.width > width {
        rows.append(row)
        row = Row()
      }
      row.width += (row.indices.isEmpty ? 0 : gap) + size.width
      row.height = max(row.height, size.height)
      row.indices.append(index)
    }
    if !row.indices.isEmpty { rows.append(row) }
    return rows
  }
}
