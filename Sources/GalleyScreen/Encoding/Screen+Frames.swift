extension Screen {
  /// The object that `galley frames --json` prints for one preview in one scenario, without a line feed.
  ///
  /// `{"previewID", "preview", "scenario", "metrics", "assumed", "system"?, "notes"?, "screen"}`; its schema is
  /// `docs/schema/frames.schema.json`. Two screens that are equal give the same bytes.
  ///
  /// - Parameters:
  ///   - previewID: `file:line`, with `#n` for a member of a group.
  ///   - preview: the display name; nil for a preview that has none, which goes by its identity.
  ///   - scenario: the scenario as an encoded JSON object.
  public func framesJSON(previewID: String, preview: String?, scenario: [UInt8]) -> [UInt8] {
    var writer = JSONWriter(capacity: 32 * 1024)
    writer.beginObject()
    writer.key("previewID")
    writer.value(previewID)
    writer.key("preview")
    writer.value(preview ?? previewID)
    writer.key("scenario")
    writer.encoded(scenario)
    writer.key("metrics")
    writer.value(metrics)
    writer.key("assumed")
    writer.values(assumed)
    if !system.isEmpty {
      writer.key("system")
      system.write(to: &writer)
    }
    if !notes.isEmpty {
      writer.key("notes")
      writer.values(notes)
    }
    writer.key("screen")
    root.write(to: &writer, paths: true)
    writer.endObject()
    return writer.bytes
  }
}
