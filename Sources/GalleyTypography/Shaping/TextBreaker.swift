@_implementationOnly import CTextBreak

/// ICU's boundaries of one kind, as byte offsets. Not for two threads at once.
final class TextBreaker {
  private let handle: OpaquePointer?

  init(lines: Bool, language: String) {
    handle = galley_breaker_open(lines ? GALLEY_BREAK_LINE : GALLEY_BREAK_CHARACTER, language)
  }

  deinit { galley_breaker_close(handle) }

  static let hard: UInt32 = 0x8000_0000

  /// Boundaries after the start, the end included; a line's mandatory ones carry ``hard``. Just the end when ICU has
  /// no rules.
  func boundaries(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt32] {
    guard !bytes.isEmpty else { return [] }
    guard let handle else { return [UInt32(bytes.count)] }
    return Array(unsafeUninitializedCapacity: bytes.count) { slots, count in
      let found = galley_breaker_find(
        handle, bytes.baseAddress, Int32(bytes.count), slots.baseAddress, Int32(bytes.count))
      count = max(0, Int(found))
      if count == 0 {
        slots.initializeElement(at: 0, to: UInt32(bytes.count))
        count = 1
      }
    }
  }
}
