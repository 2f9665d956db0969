import Foundation
import GalleyCatalog

/// The facts of `Data/typography`: vertical measures, tracking and calibrated advances of Apple's system fonts, and
/// the faces that stand in for them. Read once; a file that is missing or broken leaves its part empty and is named
/// in ``problems``, so that a tool can say so instead of stopping.
struct TypographyTables: Sendable {
  let measures: MeasureTable
  let tracking: TrackingTable
  let calibration: CalibrationTable
  let faces: FaceTable
  let paragraph: ParagraphTable
  let variants: VariantTable
  let installed: InstalledFonts
  let problems: [TypographyError]

  static let shared = TypographyTables(folder: try? DataFolder.find())

  init(folder: DataFolder?) {
    var problems: [TypographyError] = []
    func read<T: Decodable>(_ type: T.Type, _ name: String) -> T? {
      guard let bytes = try? folder?.bytes("typography/" + name) else {
        problems.append(.noData(file: "typography/" + name))
        return nil
      }
      do { return try JSONDecoder().decode(type, from: Data(bytes)) } catch {
        problems.append(.badData(file: "typography/" + name, reason: "\(error)"))
        return nil
      }
    }
    measures = MeasureTable(read(MeasureTable.File.self, "metrics.json"))
    tracking = TrackingTable(read(TrackingTable.File.self, "tracking.json"))
    calibration = CalibrationTable(read(CalibrationTable.File.self, "advances.json"))
    faces = read(FaceTable.self, "faces.json") ?? FaceTable()
    paragraph = ParagraphTable(read(ParagraphTable.File.self, "paragraph.json"))
    variants = VariantTable(read(VariantTable.File.self, "variants.json"))
    installed = InstalledFonts(read(InstalledFonts.File.self, "installed.json"))
    self.problems = problems
  }
}

extension MetricsProfile {
  /// The platform's name in the data files; nil for the profile that needs no data.
  var dataName: String? {
    switch self {
    case .ios: "iOS"
    case .macos: "macOS"
    case .tvos: "tvOS"
    case .watchos: "watchOS"
    case .unit: nil
    }
  }
}

/// A function given by points, linear between them and constant beyond the ends.
struct Interpolation: Sendable {
  private let points: [(x: Double, y: Double)]

  init(_ points: [(x: Double, y: Double)]) { self.points = points.sorted { $0.x < $1.x } }

  var isEmpty: Bool { points.isEmpty }

  func callAsFunction(_ x: Double) -> Double {
    guard let first = points.first, let last = points.last else { return 0 }
    guard x > first.x else { return first.y }
    guard x < last.x else { return last.y }
    var low = 0
    var high = points.count - 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if points[middle].x <= x { low = middle } else { high = middle }
    }
    let a = points[low]
    let b = points[high]
    return a.y + (b.y - a.y) * (x - a.x) / (b.x - a.x)
  }
}
