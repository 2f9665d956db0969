import Charts
import SwiftUI

struct Sale: Identifiable {
  enum Kind: String, Plottable { case web, shop }
  let id = UUID()
  var day: Date
  var count: Int
  var kind = Kind.web
}

struct SalesChart: View {
  let sales: [Sale]
  @State private var selected: Date?

  var body: some View {
    Chart(sales) { sale in
      BarMark(x: .value("Day", sale.day, unit: .day), y: .value("Sales", sale.count))
        .foregroundStyle(by: .value("Kind", sale.kind))
        .cornerRadius(4)
        .annotation(position: .top) { Text("\(sale.count)") }
      if let selected {
        RuleMark(x: .value("Selected", selected)).foregroundStyle(.gray).lineStyle(StrokeStyle(lineWidth: 1))
      }
    }
    .chartXAxis {
      AxisMarks(values: .stride(by: .day)) { value in
        AxisGridLine()
        AxisTick()
        AxisValueLabel(format: .dateTime.weekday())
      }
    }
    .chartYAxis(.hidden)
    .chartYScale(domain: 0...100)
    .chartForegroundStyleScale([Sale.Kind.web: Color.blue, .shop: .orange])
    .chartLegend(position: .bottom)
    .chartXSelection(value: $selected)
  }
}

struct LineChart: View {
  var body: some View {
    Chart {
      ForEach(0..<5, id: \.self) { x in
        LineMark(x: .value("x", x), y: .value("y", Double(x * x)))
          .interpolationMethod(.catmullRom)
          .symbol(.circle)
        AreaMark(x: .value("x", x), y: .value("y", Double(x * x)))
          .foregroundStyle(.linearGradient(colors: [.blue, .clear], startPoint: .top, endPoint: .bottom))
      }
    }
    .chartOverlay { proxy in
      GeometryReader { place in
        Color.clear.onTapGesture { print(proxy.plotSize, place.size) }
      }
    }
  }
}

#Preview("Charts") {
  VStack(spacing: 0) {
    SalesChart(sales: [Sale(day: .now, count: 3)]).accessibilityIdentifier("sales")
    LineChart().frame(height: 200).accessibilityIdentifier("line")
  }
}
