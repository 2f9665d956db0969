import GalleyScreen

/// One line from a worker.
enum WorkerAnswer {
  case previews([PreviewDescription])
  case screen(job: Int, Screen)
  case failed(job: Int, Report)
  /// The request itself was wrong, or the library could not be loaded.
  case error(String)

  /// What a worker says of a failed job; after anything but `error` its process ends.
  struct Report {
    var cause = ""
    var message: String?
    /// Signal, exit status, bytes asked for or limit, by the cause.
    var value = 0
    /// The registration whose code ran while the library was loaded.
    var opening: String?
    /// What the runtime itself was at; nil where user code was.
    var step: String?
    /// Addresses in the user's library, innermost first.
    var frames: [UInt64] = []
  }

  init(line: [UInt8]) throws(ScreenReadingError) {
    var reader = JSONReader(line)
    var job = 0
    var answer: WorkerAnswer?
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "job": job = try reader.integer()
      case "screen": answer = .screen(job: job, try reader.screen())
      case "failed": answer = .failed(job: job, try reader.failureReport())
      case "error": answer = .error(try reader.string())
      case "previews":
        var previews: [PreviewDescription] = []
        try reader.beginArray()
        while try reader.nextElement() { previews.append(try reader.previewDescription()) }
        answer = .previews(previews)
      default: try reader.skip()
      }
    }
    try reader.end()
    guard let answer else { throw .missing(field: "screen", of: "a worker's answer", at: reader.position) }
    self = answer
  }
}

extension JSONReader {
  fileprivate mutating func failureReport() throws(ScreenReadingError) -> WorkerAnswer.Report {
    var report = WorkerAnswer.Report()
    try beginObject()
    while let key = try nextKey() {
      switch key {
      case "cause": report.cause = try string()
      case "opening": report.opening = try string()
      case "step": report.step = try string()
      case "message": report.message = try string()
      case "signal", "status", "wanted", "limit": report.value = try integer()
      case "frames":
        try beginArray()
        while try nextElement() { report.frames.append(UInt64(clamping: try integer())) }
      default: try skip()
      }
    }
    return report
  }
}
