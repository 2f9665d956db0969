import Testing

@testable import GalleyIntake

/// Delegates that `UIApplicationDelegateAdaptor` makes by their type.
struct DelegateTests {
  @Test func aClassWithoutInitialisersGetsOneThatSubclassesMustHave() throws {
    let source = """
      class AppDelegate: NSObject, UIApplicationDelegate {
        var count = 0
      }
      """
    #expect(
      try lines(source) == [
        "class AppDelegate: NSObject, UIApplicationDelegate, _MadeByType { required override init() { super.init() };",
        "  var count = 0", "}",
      ])
  }

  @Test func itsOwnInitialiserBecomesRequired() throws {
    let source = """
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        override init() { super.init() }
      }
      """
    #expect(
      try lines(source) == [
        "final class AppDelegate: UIResponder, UIApplicationDelegate, _MadeByType {",
        "  required override init() { super.init() }", "}",
      ])
  }

  @Test(arguments: [
    "class Other: NSObject, UIScrollViewDelegate {}",
    "class AppDelegate: Base, UIApplicationDelegate {}",
    "class AppDelegate: NSObject, UIApplicationDelegate { init(_ store: Store) { self.store = store } }",
  ])
  func otherClassesStay(source: String) throws {
    #expect(try lines(source) == [source])
  }
}
