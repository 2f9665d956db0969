import CGalleyProcess
import Foundation
import GalleyScreen

/// Reads requests, one JSON object a line, and answers each with one.
@MainActor public final class WorkerLoop {
  /// The job number under which a death while a library is loaded is reported.
  private static let loading = -1

  private let services: galley_worker_services
  private var pending: [UInt8] = []
  private let makers: [any ScreenMaking]

  private init(services: galley_worker_services, makers: [any ScreenMaking]) {
    self.services = services
    self.makers = makers
  }

  /// Serves until the parent closes its end.
  ///
  /// - Parameter makers: who makes screens; the first that has a preview is asked for it.
  public static func run(_ services: galley_worker_services, makers: [any ScreenMaking]) {
    Host.start(services)
    WorkerLoop(services: services, makers: [PlainPreviews()] + makers).run()
  }

  private func run() {
    while let line = nextLine() {
      answer(line)
    }
  }

  // MARK: Requests

  private func answer(_ line: [UInt8]) {
    do {
      switch try WorkerRequest(line: line) {
      case .load(let library, let assets, let skip): try load(library, assets: assets, skip: skip)
      case .job(let number, let preview, let scenario, let hold):
        perform(number, preview: preview, scenario: scenario, hold)
      }
    } catch {
      write { writer in
        writer.beginObject()
        writer.key("error")
        writer.value("\(error)")
        writer.endObject()
      }
    }
  }

  private func load(_ library: String, assets: WorkerAssets?, skip: Set<String>) throws {
    services.begin_job(Int64(Self.loading))
    defer { services.end_job() }
    Host.begin(instant: ScenarioClock.instant(timeZone: "UTC"), seed: ScenarioClock.seed)
    HostLocale.set(locale: "en", timeZone: "UTC")
    defer { Host.begin(step: nil) }
    if let assets {
      Host.begin(step: "reading the input's assets")
      for maker in makers { maker.prepare(assets) }
    }
    Host.begin(step: "loading the compiled input")
    guard let handle = dlopen(library, RTLD_NOW | RTLD_LOCAL) else {
      throw ScreenMakingError.library(dlerror().map { String(cString: $0) } ?? "the library could not be loaded")
    }
    services.set_user_library(library)
    guard let symbol = dlsym(handle, "galley_register") else {
      throw ScreenMakingError.library("the library has no galley_register")
    }
    Host.begin(step: nil)
    unsafeBitCast(symbol, to: (@convention(c) () -> Void).self)()
    let previews = makers.flatMap { maker in
      maker.previews { [services] place in
        if skip.contains(place) { return false }
        services.begin_opening(place)
        return true
      }
    }
    services.begin_opening("")
    services.end_job()
    write { writer in
      writer.beginObject()
      writer.key("previews")
      writer.beginArray()
      for preview in previews { preview.write(to: &writer) }
      writer.endArray()
      writer.endObject()
    }
  }

  private func perform(_ number: Int, preview: String, scenario: [UInt8], _ hold: TreeHold) {
    services.begin_job(Int64(number))
    let result = Result { () throws -> Screen in
      let place = try ScenarioClock(scenario: scenario)
      HostLocale.set(locale: place.locale, timeZone: place.timeZone)
      if !hold.continues {
        Host.begin(instant: ScenarioClock.instant(timeZone: place.timeZone), seed: ScenarioClock.seed)
      }
      for maker in makers {
        if let screen = try maker.screen(preview, in: scenario, hold) { return screen }
      }
      throw ScreenMakingError.unknownPreview(preview)
    }
    // From here the time limit's signal must not cut a line in two.
    services.end_job()
    write { writer in
      writer.beginObject()
      writer.key("job")
      writer.value(number)
      switch result {
      case .success(let screen):
        writer.key("screen")
        screen.write(to: &writer)
      case .failure(let error):
        writer.key("failed")
        writer.beginObject()
        writer.key("cause")
        writer.value("error")
        writer.key("message")
        writer.value("\(error)")
        writer.endObject()
      }
      writer.endObject()
    }
    services.trim_stack()
  }

  // MARK: Lines

  private func nextLine() -> [UInt8]? {
    while true {
      if let end = pending.firstIndex(of: UInt8(ascii: "\n")) {
        let line = Array(pending[..<end])
        pending.removeSubrange(...end)
        return line
      }
      let room = 1 << 16
      let chunk = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        var got = read(services.jobs, buffer.baseAddress, room)
        while got < 0 && errno == EINTR { got = read(services.jobs, buffer.baseAddress, room) }
        count = max(got, 0)
      }
      if chunk.isEmpty { return nil }
      pending += chunk
    }
  }

  private func write(_ fill: (inout JSONWriter) -> Void) {
    var writer = JSONWriter(capacity: 1 << 14)
    fill(&writer)
    writer.newline()
    writer.bytes.withUnsafeBytes { bytes in
      var sent = 0
      while sent < bytes.count {
        let part = Foundation.write(services.results, bytes.baseAddress.map { $0 + sent }, bytes.count - sent)
        if part > 0 { sent += part } else if errno != EINTR { return }
      }
    }
  }
}
