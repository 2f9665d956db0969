import Testing

@testable import GalleyCatalog

@Suite("Finding devices by name")
struct LookupTests {
  let catalog: Catalog

  init() throws { catalog = try Catalog.standard() }

  @Test(
    "slug, name and identifier find one device and leave nothing to choose",
    arguments: [
      "iphone-16-pro", "iPhone 16 Pro", "iPhone17,1", "IPHONE-16-PRO", "iphone 16 pro",
    ])
  func exact(_ name: String) throws {
    let match = try catalog.lookup(name)
    #expect(match.id == "iphone-16-pro")
    #expect(match.choice == nil)
  }

  @Test("a name that begins others is itself when it is exact")
  func exactBeforePrefix() throws {
    #expect(try catalog.lookup("iphone-16").id == "iphone-16")
    #expect(try catalog.lookup("ipad-air").id == "ipad-air")
  }

  @Test("a beginning of devices of equal geometry takes the newest and says so")
  func equalGeometry() throws {
    let match = try catalog.lookup("ipad-pro-13-inch")
    #expect(match.id == "ipad-pro-13-inch-m5")
    #expect(
      match.choice == "'ipad-pro-13-inch' is taken as ipad-pro-13-inch-m5; ipad-pro-13-inch-m4 has the same geometry")
  }

  @Test("a beginning of devices of different geometry names the candidates")
  func differentGeometry() {
    #expect(
      throws: CatalogError.ambiguousDevice(
        name: "iphone-se",
        candidates: ["iphone-se-1st-generation", "iphone-se-2nd-generation", "iphone-se-3rd-generation"])
    ) { try catalog.lookup("iphone-se") }
  }

  @Test("a name of a published table stands for devices of equal geometry")
  func tableNames() throws {
    let match = try catalog.lookup("iPhone SE 4.7-inch")
    #expect(match.id == "iphone-se-3rd-generation")
    #expect(match.choice?.contains("iphone-se-2nd-generation") == true)
  }

  @Test("an unknown name is answered with the nearest, the newest first")
  func nearest() {
    do {
      _ = try catalog.lookup("iphnoe-17-pro")
      Issue.record("found")
    } catch {
      guard case .unknownDevice(_, let nearest) = error else {
        Issue.record("\(error)")
        return
      }
      #expect(nearest.first == "iphone-17-pro")
    }
  }

  @Test("a foldable's displays have names of their own; its own name takes the outer one and says so")
  func displays() throws {
    #expect(try catalog.lookup("iphone-duo-inner").display == "inner")
    #expect(try catalog.lookup("iphone-duo-inner").choice == nil)
    let match = try catalog.lookup("iphone-duo")
    #expect(match.id == "iphone-duo-outer")
    #expect(match.choice?.contains("iphone-duo-inner") == true)
  }

  @Test("search takes parts of names, years, sizes either way round, idioms and identifiers")
  func search() {
    #expect(catalog.search(["402x874"]).map(\.id) == ["iphone-16-pro", "iphone-17", "iphone-17-pro", "iphone-18-pro"])
    #expect(catalog.search(["874x402"]).count == 4)
    #expect(catalog.search(["vision"]).count == 2)
    #expect(catalog.search(["watches", "ultra"]).count == 4)
    #expect(catalog.search(["2024", "ipad", "mini"]).map(\.id) == ["ipad-mini-a17-pro"])
    #expect(catalog.search(["iphone17,1"]).map(\.id) == ["iphone-16-pro"])
    #expect(catalog.search(["nokia"]).isEmpty)
    #expect(catalog.search([]).count == 146)
  }

  @Test("groups are all devices of an idiom")
  func groups() {
    #expect(catalog.group("phones")?.count == 54)
    #expect(catalog.group("pads")?.count == 44)
    #expect(catalog.group("watches")?.count == 33)
    #expect(catalog.group("tvs")?.count == 4)
    #expect(catalog.group("visions")?.count == 2)
    #expect(catalog.group("macs")?.count == 9)
    #expect(catalog.group("toasters") == nil)
  }

  @Test("edit distance counts a swap as one step")
  func distance() {
    #expect(EditDistance.between("iphone", "iphnoe") == 1)
    #expect(EditDistance.between("", "abc") == 3)
    #expect(EditDistance.between("kitten", "sitting") == 3)
    #expect(EditDistance.nearest(to: "landscap", in: ["portrait", "landscape-left"]) == ["landscape-left"])
    #expect(EditDistance.nearest(to: "zzzzzzzz", in: ["portrait"]).isEmpty)
  }
}
