/// The first stored property of every class whose objects are attributes of strings.
///
/// Foundation on Linux compares attributes when runs of a string meet, and takes the bits 8 to 17 after an object's header
/// for the kind of object; it stops the process where they are all zero, as they are in a class that begins with a small
/// number (tried with Swift 6.3.1).
struct FoundationKind {
  private let bits: UInt = 1 << 8
}
