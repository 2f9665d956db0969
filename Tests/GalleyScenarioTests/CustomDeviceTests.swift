import GalleyCatalog
import GalleyGeometry
import Testing

@testable import GalleyScenario

@Suite("R-013: devices of the user's own")
struct CustomDeviceTests {
  func read(_ text: String) throws -> ScenarioResolver {
    let catalog = try Catalog.standard()
    return try ScenarioResolver(
      catalog: catalog, custom: try CustomDevice.read(text: text, file: "my.json", catalog: catalog))
  }

  @Test("a device with all its fields is used by name like a built-in one")
  func complete() throws {
    let resolver = try read(
      """
      {"devices": [{"id": "till", "name": "Till", "idiom": "pad", "size": [600, 1000], "scale": 1.5, "cornerRadius": 12,
        "homeControl": "homeIndicator", "safeArea": {"portrait": [10, 0, 20, 0], "landscape": [0, 10, 20, 10]},
        "statusBar": {"portrait": 10, "landscape": 0}, "keyboard": {"portrait": 300, "landscape": 200},
        "sizeClasses": {"portrait": ["compact", "regular"], "landscape": ["regular", "compact"]},
        "os": {"first": "18", "last": "26"}}]}
      """)
    var request = ScenarioRequest()
    try request.apply(option: "on", value: "till,iphone-16")
    try request.apply(option: "orientation", value: "landscape-left")
    let till = try resolver.resolve(request).scenarios[0]
    #expect(till.summary == "till landscape-left 1000x600 os=26 text=large locale=en")
    #expect(till.safeArea == Insets(top: 0, left: 10, bottom: 20, right: 10))
    #expect(till.horizontal == .regular && till.vertical == .compact)
    #expect(till.scale == 1.5)
    #expect(till.display.cornerRadius == 12)
    #expect(till.deviceName == "Till")
    #expect(!till.assumed.contains("safeArea"))
  }

  @Test("a device like another keeps what it does not give")
  func like() throws {
    let resolver = try read(
      #"{"devices": [{"id": "my-pro", "like": "iphone-16-pro", "safeArea": {"portrait": [70, 0, 40, 0]}}]}"#)
    let scenario = try resolver.resolve(ScenarioTraits(), on: "my-pro")
    #expect(scenario.window == Size(width: 402, height: 874))
    #expect(scenario.safeArea == Insets(top: 70, left: 0, bottom: 40, right: 0))
    let turned = try resolver.resolve(traits { $0.orientation = .landscapeLeft }, on: "my-pro")
    #expect(turned.safeArea.left == 62)
    #expect(turned.display.housing == .dynamicIsland)
  }

  @Test("a bare window: insets and classes that nobody gave are assumed, a pad's classes follow its width")
  func bare() throws {
    let resolver = try read(#"{"devices": [{"id": "narrow", "idiom": "pad", "size": [500, 900]}]}"#)
    let scenario = try resolver.resolve(ScenarioTraits(), on: "narrow")
    #expect(scenario.horizontal == .compact)
    #expect(scenario.safeArea == .zero)
    #expect(scenario.assumed.contains("safeArea"))
    #expect(scenario.assumed.contains("display.scale"))
  }

  @Test(
    "what is wrong is named with its field and line",
    arguments: [
      ("{\"devices\": 3}", "my.json:1: devices is a number; it should be a list"),
      ("{\"devices\": [3]}", "my.json:1: devices[0] is a number; it should be an object"),
      ("{\"devices\": [\n{\"idiom\": \"pad\"}]}", "my.json:2: devices[0].id is missing; it should be a name"),
      (
        "{\"devices\": [\n{\"id\": \"My Pad\"}]}", "my.json:2: devices[0].id is 'My Pad'; it should be of small letters"
      ),
      (
        "{\"devices\": [{\"id\": \"a\",\n\"szie\": [1, 2]}]}",
        "my.json:2: devices[0].szie is no field of a device; nearest: size"
      ),
      (
        "{\"devices\": [{\"id\": \"a\", \"idiom\": \"pad\",\n\n\"size\": [0, 2]}]}",
        "my.json:3: devices[0].size should be [width, height]"
      ),
      (
        "{\"devices\": [{\"id\": \"a\", \"idiom\": \"pad\", \"size\": [9]}]}",
        "my.json:1: devices[0].size should be [width, height]"
      ),
      (
        "{\"devices\": [{\"id\": \"a\", \"idiom\":\n\"fridge\"}]}",
        "devices[0].idiom is 'fridge'; it should be one of phone, pad"
      ),
      (
        "{\"devices\": [{\"id\": \"a\", \"like\": \"iphone-99\"}]}",
        "devices[0].like is wrong: no device is called 'iphone-99'"
      ),
      (
        "{\"devices\": [{\"id\": \"iphone-16\", \"like\": \"iphone-15\"}]}",
        "devices[0].id 'iphone-16' is a name of the catalog"
      ),
      (
        "{\"devices\": [{\"id\": \"a\", \"like\": \"iphone-15\"}, {\"id\": \"a\", \"like\": \"iphone-15\"}]}",
        "devices[1].id 'a' is given twice"
      ),
      (
        "{\"devices\": [{\"id\": \"a\", \"like\": \"iphone-15\", \"safeArea\": {\n\"portrait\": [1, 2, 3]}}]}",
        "my.json:2: devices[0].safeArea.portrait should be [top, left, bottom, right]"
      ),
      (
        "{\"devices\": [{\"id\": \"a\", \"like\": \"iphone-15\", \"os\": {\"first\": 18}}]}",
        "devices[0].os.first should be a version"
      ),
      ("{\"devices\": [{\"id\": \"a\", \"idiom\": \"pad\"}]}", "devices[0].size is missing"),
      ("{\"devices\": [", "my.json:1: the file is no JSON"),
      ("[]", "my.json:1: the file is a list; it should be an object"),
      (
        "{\"devices\": [{\"id\": \"a\",\n\"id\": \"b\", \"like\": \"iphone-15\"}]}",
        "my.json:2: devices[0].id is given twice"
      ),
      (
        "{\"devices\": [{\"id\": \"a\", \"like\": \"iphone-15\", \"name\": 7}]}",
        "devices[0].name is a number; it should be a text"
      ),
      (
        "{\"devices\": [{\"id\": \"a\", \"like\": \"iphone-15\",\n\"safeArea\": 3}]}",
        "my.json:2: devices[0].safeArea is a number; it should be an object with portrait, landscape and noStatusBar"
      ),
      (
        "{\"devices\": [{\"id\": \"a\", \"like\": \"iphone-15\", \"safeArea\": {\n\"potrait\": [1, 2, 3, 4]}}]}",
        "my.json:2: devices[0].safeArea.potrait is no field of safeArea; nearest: portrait"
      ),
      (
        "{\"devices\": [{\"id\": \"a\", \"idiom\": \"phone\", \"size\": [10, 10], \"safeArea\": {\"portrait\": [5, 0, 5, 0]}}]}",
        "devices[0].safeArea.portrait leaves nothing of 10x10 points"
      ),
      (
        "{\"devices\": [{\"id\": \"a\", \"like\": \"iphone-15\", \"safeArea\": {\"landscape\": [0, 500, 0, 500]}}]}",
        "devices[0].safeArea.landscape leaves nothing of 852x393 points"
      ),
      (
        "{\"devices\": [{\"id\": \"a\", \"like\": \"iphone-15\", \"keyboard\": {\"landscape\": 393}}]}",
        "devices[0].keyboard.landscape is 393; the display is 852x393 points there"
      ),
      (
        "{\"devices\": [{\"id\": \"a\", \"like\": \"iphone-15\", \"housing\": {\"kind\": \"notch\", \"rect\": [300, 0, 100, 9]}}]}",
        "devices[0].housing.rect reaches out of the display of 393x852 points"
      ),
      (
        "{\"devices\": [{\"id\": \"a\", \"like\": \"iphone-15\", \"os\": {\"first\": \"99\"}}]}",
        "devices[0].os.first names no iOS; there are 4, 5"
      ),
      (
        "{\"devices\": [{\"id\": \"a\", \"like\": \"iphone-15\", \"os\": {\"first\": \"26\", \"last\": \"18\"}}]}",
        "devices[0].os.last is 18, before the first, 26"
      ),
    ])
  func wrong(_ text: String, _ message: String) {
    do {
      _ = try read(text)
      Issue.record("read")
    } catch {
      #expect("\(error)".contains(message), "\(error)")
    }
  }

  @Test("a file without devices has none")
  func none() throws {
    #expect(try CustomDevice.read(text: "{}", file: "my.json", catalog: try Catalog.standard()).isEmpty)
  }
}

@Suite("R-008, R-014, R-017, R-019, R-089: hardware and windows of a device")
struct HardwareTests {
  @Test("R-014: a pad's window on 26 has controls in its top leading corner, of assumed size; full screen has none")
  func windowControls() throws {
    let half = try resolver.resolve(
      traits {
        $0.orientation = .landscapeLeft; $0.window = .named(.half)
      }, on: "ipad-pro-13-inch-m4")
    #expect(half.windowControls?.origin == .zero)
    #expect(half.assumed.contains("windowControls.width"))
    let arabic = try resolver.resolve(
      traits {
        $0.orientation = .landscapeLeft; $0.window = .named(.half); $0.locale = "ar"
      }, on: "ipad-pro-13-inch-m4")
    #expect(arabic.windowControls?.maxX == arabic.window.width)
    #expect(try resolver.resolve(ScenarioTraits(), on: "ipad-pro-13-inch-m4").windowControls == nil)
    let old = try resolver.resolve(
      traits {
        $0.os = OSVersion(18); $0.orientation = .landscapeLeft; $0.window = .named(.half)
      },
      on: "ipad-pro-13-inch-m4")
    #expect(old.windowControls == nil)
  }

  @Test("R-089: an iPhone has telephony, an iPod touch and a pad have none; 3D Touch from 6s to XS")
  func hardware() throws {
    #expect(try resolver.resolve(ScenarioTraits(), on: "iphone-16").hardware == [.telephony, .camera])
    #expect(try resolver.resolve(ScenarioTraits(), on: "iphone-xs").hardware == [.telephony, .camera, .forceTouch])
    #expect(try resolver.resolve(ScenarioTraits(), on: "ipod-touch-7th-generation").hardware == [.camera])
    #expect(try resolver.resolve(ScenarioTraits(), on: "ipad-a16").hardware == [.camera])
    #expect(try resolver.resolve(ScenarioTraits(), on: "apple-tv-hd").hardware.isEmpty)
  }

  @Test("R-008: the gamut is the display's unless asked otherwise; P3 is refused on a display that lacks it")
  func gamut() throws {
    #expect(try resolver.resolve(ScenarioTraits(), on: "iphone-6s").gamut == .srgb)
    #expect(try resolver.resolve(ScenarioTraits(), on: "iphone-6s").summary.hasSuffix("locale=en"))
    #expect(try resolver.resolve(ScenarioTraits(), on: "iphone-7").gamut == .p3)
    #expect(throws: ScenarioError.notOffered(device: "ipad-a16", what: "P3 display")) {
      try resolver.resolve(traits { $0.gamut = .p3 }, on: "ipad-a16")
    }
  }

  @Test("R-017: the strip of the camera control is a fact of phones that have it, and unknown")
  func cameraControl() throws {
    let facts = try resolver.catalog.device("iphone-16").facts
    #expect(facts["cameraControl.overlay"]?.how == .unknown)
    #expect(facts["cameraControl.overlay"]?.assumed == nil)
    #expect(try resolver.catalog.device("iphone-15").facts["cameraControl.overlay"] == nil)
  }

  @Test("R-019: the system's zones around a window of visionOS are told, their sizes unknown")
  func visionZones() throws {
    let facts = try resolver.catalog.platforms()
    #expect(facts.fact("visionOS.zone.above", as: String.self)?.value?.contains("Share") == true)
    #expect(facts["visionOS.zone.size"]?.value == nil)
    #expect(facts["visionOS.depthLimit"]?.how == .unknown)
    #expect(facts.fact("visionOS.minCenterSpacing")?.value == 60.0)
  }
}
