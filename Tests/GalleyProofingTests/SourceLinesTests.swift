import Testing

@testable import GalleyProofing

/// The line table, from bytes written by hand after the DWARF standard.
struct SourceLinesTests {
  /// A unit of version 4: one file, rows at 0x1000 (line 3) and 0x1004 (line 10), ended at 0x1010.
  private var versionFour: [UInt8] {
    var header: [UInt8] = [1, 1, 1, 0xFB, 14, 13]  // minimum length, operations, is_stmt, line base −5, range, opcodes
    header += [0, 1, 1, 1, 1, 0, 0, 0, 1, 0, 0, 1]
    header += [0]  // no folders
    header += Array("View.swift".utf8) + [0, 0, 0, 0] + [0]
    var program: [UInt8] = [0, 9, 2] + [0x00, 0x10, 0, 0, 0, 0, 0, 0]
    program += [3, 2, 1]  // line + 2, row
    program += [13 + 5 + 7 - 0 + 14 * 4]  // special: address + 4, line + 7
    program += [2, 12, 0, 1, 1]  // address + 12, end
    return unit(version: 4, header: header, program: program)
  }

  private func unit(version: UInt8, header: [UInt8], program: [UInt8]) -> [UInt8] {
    let prologue: [UInt8] = version == 5 ? [5, 0, 8, 0] : [4, 0]
    return prologue + [UInt8(header.count), 0, 0, 0] + header + program
  }

  private func rows(_ bytes: [UInt8]) -> (files: [String], rows: [[Int]])? {
    var program = LineProgram(ByteReader(bytes), strings: nil, lineStrings: nil)
    guard let result = program?.run() else { return nil }
    return (result.files, result.rows.map { [Int($0.address), $0.file, $0.line, $0.endsSequence ? 1 : 0] })
  }

  @Test func versionFourIsRead() throws {
    let result = try #require(rows(versionFour))
    #expect(result.files == ["View.swift"])
    #expect(result.rows == [[0x1000, 0, 3, 0], [0x1004, 0, 10, 0], [0x1010, 0, 10, 1]])
  }

  @Test func versionFiveIsRead() throws {
    var header: [UInt8] = [1, 1, 1, 0xFB, 14, 13] + [0, 1, 1, 1, 1, 0, 0, 0, 1, 0, 0, 1]
    header += [1, 1, 8] + [1] + Array("/app".utf8) + [0]  // folders: a path as a string
    header += [2, 1, 8, 2, 0x0B] + [1] + Array("View.swift".utf8) + [0, 0]  // files: a path and a folder's number
    let program: [UInt8] = [0, 9, 2, 0x20, 0, 0, 0, 0, 0, 0, 0] + [4, 0, 3, 6, 1] + [2, 8, 0, 1, 1]
    let result = try #require(rows(unit(version: 5, header: header, program: program)))
    #expect(result.files == ["/app/View.swift"])
    #expect(result.rows == [[0x20, 0, 7, 0], [0x28, 0, 7, 1]])
  }

  @Test func everyBeginningOfAUnitIsReadWithoutHarm() {
    let bytes = versionFour
    for count in 0..<bytes.count { _ = rows(Array(bytes[..<count])) }
    #expect(rows([9, 0]) == nil)
  }

  @Test func aFileThatIsNoLibraryHasNoLines() {
    #expect(SourceLines(library: "/nowhere").rows.isEmpty)
    #expect(ObjectFile(bytes: Array("not ELF".utf8)) == nil)
    #expect(ObjectFile(bytes: [0x7F, 0x45, 0x4C, 0x46, 2, 1] + Array(repeating: 0xFF, count: 200)) == nil)
  }

  @Test func numbersOfVariableLengthAreThoseOfTheStandard() {
    // The examples of DWARF's appendix.
    var unsigned = ByteReader([2, 0x7F, 0x80, 1, 0x81, 1, 0xB9, 0x64])
    #expect(
      [unsigned.uleb(), unsigned.uleb(), unsigned.uleb(), unsigned.uleb(), unsigned.uleb()] == [
        2, 127, 128, 129, 12857,
      ])
    var signed = ByteReader([2, 0x7E, 0xFF, 0, 0x81, 0x7F, 0x80, 1, 0x80, 0x7F])
    #expect(
      [signed.sleb(), signed.sleb(), signed.sleb(), signed.sleb(), signed.sleb(), signed.sleb()] == [
        2, -2, 127, -127, 128, -128,
      ])
  }
}
