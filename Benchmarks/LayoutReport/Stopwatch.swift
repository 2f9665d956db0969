import Foundation

/// Times a piece of work on a fresh input each time, and reports the fastest run: the others measure the machine.
enum Stopwatch {
  /// Seconds of processor time of the fastest of several runs. `prepare` is not counted.
  static func fastest<Input>(of runs: Int = 5, prepare: () -> Input, _ work: (Input) -> Void) -> Double {
    var best = Double.infinity
    for _ in 0..<runs {
      let input = prepare()
      let start = processorTime()
      work(input)
      best = min(best, processorTime() - start)
    }
    return best
  }

  private static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Resident memory of this process, in megabytes.
  static var residentMemory: Double {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8),
      let pages = text.split(separator: " ").dropFirst().first.flatMap({ Double($0) })
    else { return .nan }
    return pages * Double(sysconf(Int32(_SC_PAGESIZE))) / 1_048_576
  }
}

/// Prints rows under a heading in columns.
struct Table {
  let title: String
  private var rows: [[String]] = []

  init(_ title: String, _ columns: String...) {
    self.title = title
    rows = [columns]
  }

  mutating func add(_ cells: String...) { rows.append(cells) }

  func print() {
    Swift.print("\n\(title)")
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    for row in rows {
      let cells = zip(row, widths).map { cell, width in
        cell.padding(toLength: width, withPad: " ", startingAt: 0)
      }
      Swift.print("  " + cells.joined(separator: "  "))
    }
  }
}

func microseconds(_ seconds: Double) -> String { String(format: "%.3f µs", seconds * 1e6) }
func milliseconds(_ seconds: Double) -> String { String(format: "%.2f ms", seconds * 1e3) }
