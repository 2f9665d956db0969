@_implementationOnly import CHarfBuzz

extension Itemizer {
  /// What one cluster is made of; few numbers, so that clusters are written and compared quickly.
  struct Item {
    /// Its first character's place in the text.
    var first: Int32
    /// First character, whose advance the calibration looks up.
    var scalar: UInt32
    /// Run and face.
    private var origin: UInt64
    /// Script, level, kind and flags, the last ones on top.
    private var traits: UInt64

    @inline(__always)
    init(
      first: Int, run: Int32, face: Int32, scalar: UInt32, script: hb_script_t, level: UInt8, kind: Kind,
      flags: CharacterTable.Flags
    ) {
      self.first = Int32(truncatingIfNeeded: first)
      self.scalar = scalar
      origin = UInt64(UInt32(bitPattern: run)) | UInt64(UInt32(bitPattern: face)) << 32
      traits =
        UInt64(script.rawValue) | UInt64(level) << 32 | UInt64(kind.rawValue) << 40 | UInt64(flags.rawValue) << 48
    }

    var run: Int32 { Int32(truncatingIfNeeded: origin) }

    /// Index in ``DecodedText/faces``; -1 when nothing is installed.
    var face: Int32 {
      get { Int32(truncatingIfNeeded: origin &>> 32) }
      set { origin = origin & 0xFFFF_FFFF | UInt64(UInt32(bitPattern: newValue)) << 32 }
    }

    var script: hb_script_t {
      get { hb_script_t(rawValue: UInt32(truncatingIfNeeded: traits)) }
      set { traits = traits & ~0xFFFF_FFFF | UInt64(newValue.rawValue) }
    }

    var level: UInt8 { UInt8(truncatingIfNeeded: traits &>> 32) }

    var kind: Kind {
      get { unsafeBitCast(UInt8(truncatingIfNeeded: traits &>> 40), to: Kind.self) }
      set { traits = traits & ~(0xFF << 40) | UInt64(newValue.rawValue) << 40 }
    }

    var flags: CharacterTable.Flags { CharacterTable.Flags(rawValue: UInt16(truncatingIfNeeded: traits &>> 48)) }

    /// Whether one call shapes both, when they stand next to each other.
    @inline(__always)
    func joins(_ next: Item) -> Bool { origin == next.origin && (traits ^ next.traits) << 16 == 0 }
  }

  enum Kind: UInt8 {
    case glyphs
    /// A line break or a control character: no room, no glyph.
    case control
    /// Goes to the next stop.
    case tab
    case attachment
    case emoji
  }
}
