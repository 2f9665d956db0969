/// Where tabs go to in a paragraph's lines.
struct TabRuler {
  private let stops: [ParagraphFormat.TabStop]
  private let interval: Double

  /// - Parameter standard: points between the stops of paragraphs that name none.
  init(_ format: ParagraphFormat?, standard: Double) {
    stops = format?.tabStops ?? []
    let own = format?.tabInterval ?? 0
    interval = own > 0 ? own : standard
  }

  /// The first stop beyond a place; after the last that is named they follow at the interval.
  func next(after x: Double) -> ParagraphFormat.TabStop {
    if let stop = stops.first(where: { $0.position > x + 1e-6 }) { return stop }
    return ParagraphFormat.TabStop(position: ((x / interval).rounded(.down) + 1) * interval)
  }

  /// What the tabs among a line's clusters are wider or narrower than they were shaped.
  ///
  /// - Parameter inset: from the side that stops count from to the line.
  func extras(_ text: ShapedText, _ clusters: Range<Int>, inset: Double) -> LineExtras {
    var extras = LineExtras()
    var x = inset
    var at = clusters.lowerBound
    let tabs = text.tabs
    var index = Self.first(tabs, from: at)
    while index < tabs.count, tabs[index] < clusters.upperBound {
      let tab = tabs[index]
      index += 1
      x += text.x(tab) - text.x(at)
      let end = min(index < tabs.count ? tabs[index] : clusters.upperBound, clusters.upperBound)
      let stop = next(after: x)
      let before =
        switch stop.alignment {
        case .leading: 0.0
        case .trailing: text.x(end) - text.x(tab + 1)
        case .center: (text.x(end) - text.x(tab + 1)) / 2
        case .decimal: text.x(Self.decimal(text, tab + 1..<end)) - text.x(tab + 1)
        }
      let advance = max(0, stop.position - x - before)
      extras.append(advance - (text.x(tab + 1) - text.x(tab)), at: tab)
      x += advance
      at = tab + 1
    }
    return extras
  }

  /// The first tab at or after a cluster.
  static func first(_ tabs: [Int], from cluster: Int) -> Int {
    var low = 0
    var high = tabs.count
    while low < high {
      let middle = (low + high) / 2
      if tabs[middle] < cluster { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The decimal sign after a figure, or the end.
  private static func decimal(_ text: ShapedText, _ clusters: Range<Int>) -> Int {
    clusters.first { cluster in
      let byte = text.firstByte(cluster)
      return byte == UInt8(ascii: ".") || byte == UInt8(ascii: ",")
    } ?? clusters.upperBound
  }
}

/// What clusters of a line take beside their advances: tabs that reach further, spaces of lines that are justified.
struct LineExtras: Equatable {
  private var clusters: [Int] = []
  /// Sums up to each of them, itself included.
  private var sums: [Double] = []

  var isEmpty: Bool { clusters.isEmpty }

  /// Clusters come in order.
  mutating func append(_ points: Double, at cluster: Int) {
    clusters.append(cluster)
    sums.append((sums.last ?? 0) + points)
  }

  func callAsFunction(_ range: Range<Int>) -> Double {
    guard !clusters.isEmpty else { return 0 }
    return sum(before: range.upperBound) - sum(before: range.lowerBound)
  }

  private func sum(before cluster: Int) -> Double {
    let index = TabRuler.first(clusters, from: cluster)
    return index == 0 ? 0 : sums[index - 1]
  }
}
