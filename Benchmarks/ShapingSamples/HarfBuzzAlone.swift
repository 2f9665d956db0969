import CHarfBuzz
import GalleyTypography

/// The cost of shaping by itself: a buffer kept, the text added, shaped with kerning alone; one call for each stretch of a
/// script.
package final class HarfBuzzAlone {
  private struct Way {
    var font: OpaquePointer
    var script: hb_script_t
    var direction: hb_direction_t
  }

  private let ways: [Way?]
  private let buffer = hb_buffer_create()
  private let language: hb_language_t?

  /// - Parameter latin: the face of the system font.
  package init(_ sample: SpeedSample, latin: String) {
    language = hb_language_from_string(sample.language, -1)
    ways = sample.stretches.map { stretch in
      let face = stretch.face.isEmpty ? latin : stretch.face
      guard let file = FaceLibrary.shared.file(face: face), let blob = hb_blob_create_from_file_or_fail(file),
        let font = hb_font_create(hb_face_create(blob, stretch.index))
      else { return nil }
      return Way(font: font, script: stretch.script, direction: stretch.direction)
    }
  }

  /// - Parameter pieces: texts that take the sample's stretches in turn.
  package func shape(_ pieces: [String]) {
    for (index, piece) in pieces.enumerated() {
      guard let way = ways[index % ways.count] else { continue }
      hb_buffer_clear_contents(buffer)
      hb_buffer_set_direction(buffer, way.direction)
      hb_buffer_set_script(buffer, way.script)
      hb_buffer_set_language(buffer, language)
      var piece = piece
      piece.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) {
          hb_buffer_add_utf8(buffer, $0.baseAddress, Int32($0.count), 0, Int32($0.count))
        }
      }
      hb_shape(way.font, buffer, nil, 0)
    }
  }
}
