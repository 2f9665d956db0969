/// The functions of a library by their names, local ones too.
struct SymbolTable {
  private let object: ObjectFile
  private let symbols: ByteReader
  private let names: ByteReader

  /// Nil for a library without a symbol table.
  init?(_ object: ObjectFile) {
    guard let symbols = object.section(".symtab"), let names = object.section(".strtab") else { return nil }
    (self.object, self.symbols, self.names) = (object, symbols, names)
  }

  /// The address of the first function whose name starts like this and, unless it is the whole name, is no thunk around
  /// it.
  func address(ofFunction prefix: String) -> UInt64? {
    first { _, name in name.hasPrefix(prefix) && (name == prefix || name.hasSuffix("F")) }?.address
  }

  /// The name of what begins at an address.
  func name(at address: UInt64) -> String? { first { found, _ in found == address }?.name }

  private func first(_ matches: (UInt64, String) -> Bool) -> (address: UInt64, name: String)? {
    var reader = symbols
    while let name = reader.unsigned(4), let info = reader.unsigned(1), reader.unsigned(1) != nil,
      let section = reader.unsigned(2), let address = reader.unsigned(8), reader.unsigned(8) != nil
    {
      // Functions that are defined here.
      guard info & 0xF == 2, section != 0 else { continue }
      var text = names
      text.offset = min(text.offset + Int(name), text.end)
      if let name = text.string(), matches(address, name) { return (address, name) }
    }
    return nil
  }
}
