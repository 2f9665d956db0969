/// The numbers of a platform's chrome and controls, and what each holds for.
public struct MetricsTable: Sendable {
  /// A value and the circumstances it holds in.
  public struct Row: Sendable {
    public let condition: MetricCondition
    public let fact: Fact<Double>
    /// Counted in pixels of the display rather than points.
    public let inPixels: Bool
  }

  public struct Metric: Sendable {
    public let name: String
    /// What it measures, in a sentence.
    public let meaning: String
    /// The last whose condition holds is taken.
    public let rows: [Row]
  }

  public let platform: Platform
  /// By name.
  public let metrics: [Metric]
  public let sources: [String: Source]
  private let places: [String: Int]
  /// Widths that conditions name, ascending.
  private let widths: [Double]

  init(platform: Platform, json: JSONValue) {
    self.platform = platform
    var metrics: [Metric] = []
    for member in json["metrics"]?.members ?? [] {
      let rows = member.value["values"]?.array ?? []
      metrics.append(
        Metric(
          name: member.key, meaning: member.value["what"]?.string ?? "",
          rows: rows.map { row in
            var fact = Fact<JSONValue>(json: row)
            if fact.how == .assumed { fact.assumedFormula = fact.formula }
            return Row(
              condition: MetricCondition(row["in"]?.string ?? ""), fact: fact.map(Double.init(fact:)),
              inPixels: row["unit"]?.string == "pixels")
          }))
    }
    self.metrics = metrics
    var sources: [String: Source] = [:]
    for member in json["sources"]?.members ?? [] { sources[member.key] = Source(json: member.value) }
    self.sources = sources
    let named = metrics.flatMap { $0.rows.flatMap { [$0.condition.over, $0.condition.width] } }
    widths = Set(named.compactMap { $0 }).sorted()
    places = Dictionary(metrics.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  public subscript(name: String) -> Metric? { places[name].map { metrics[$0] } }

  /// A width that every condition takes like the given one; few, so that results can be kept by it.
  public func canonicalWidth(_ width: Double) -> Double {
    if widths.contains(width) { return width }
    return (widths.last { $0 < width } ?? -1) + 0.5
  }

  /// Every value that holds in some circumstances, in points. Takes time with the table: keep the result.
  public func resolve(_ context: MetricContext) -> ResolvedMetrics {
    var out = ResolvedMetrics()
    out.values.reserveCapacity(metrics.count)
    for metric in metrics {
      guard let row = metric.rows.last(where: { $0.condition.holds(in: context) }), let value = row.fact.usable else {
        continue
      }
      out.values[metric.name] = row.inPixels ? value / max(context.scale, 1) : value
      if row.fact.isAssumed { out.assumed.insert(metric.name) }
    }
    return out
  }
}

/// Numbers in points by dotted names, and which of them no source states.
public struct ResolvedMetrics: Sendable, Hashable {
  public var values: [String: Double] = [:]
  public var assumed: Set<String> = []

  public init() {}
}
