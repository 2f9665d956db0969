import GalleyCatalog
import GalleyGeometry
import Testing

@testable import GalleyScenario

@Suite("R-020, R-021, R-022: size classes")
struct SizeClassTests {
  /// Phones whose landscape is regular in width, of Apple's table.
  static let regularInLandscape = [
    "iphone-17-pro-max", "iphone-air", "iphone-16-pro-max", "iphone-16-plus", "iphone-15-pro-max", "iphone-15-plus",
    "iphone-14-pro-max", "iphone-14-plus", "iphone-13-pro-max", "iphone-12-pro-max", "iphone-11-pro-max", "iphone-11",
    "iphone-xs-max", "iphone-xr", "iphone-8-plus", "iphone-7-plus", "iphone-6s-plus", "iphone-6-plus",
    "iphone-18-pro-max",
  ]

  @Test("R-020: every phone full screen, in both orientations, as tabled")
  func phones() throws {
    let regular = Set(Self.regularInLandscape)
    for entry in resolver.catalog.devices where entry.idiom == .phone && entry.displays.isEmpty {
      let portrait = try resolver.resolve(ScenarioTraits(), on: entry.id)
      #expect(portrait.horizontal == .compact && portrait.vertical == .regular, "\(entry.id)")
      let landscape = try resolver.resolve(traits { $0.orientation = .landscapeLeft }, on: entry.id)
      #expect(landscape.vertical == .compact, "\(entry.id)")
      #expect(landscape.horizontal == (regular.contains(entry.id) ? .regular : .compact), "\(entry.id)")
    }
  }

  @Test("R-020: every pad full screen is regular in both orientations")
  func pads() throws {
    for entry in resolver.catalog.devices where entry.idiom == .pad {
      for orientation in [Orientation.portrait, .landscapeRight] {
        let screen = try resolver.resolve(traits { $0.orientation = orientation }, on: entry.id)
        #expect(screen.horizontal == .regular && screen.vertical == .regular, "\(entry.id)")
      }
    }
  }

  @Test(
    "R-021: Split View up to 18",
    arguments: [
      // device, landscape, window, width, regular
      ("ipad-pro-9-7-inch", 16, true, "half", 507.0, false), ("ipad-pro-9-7-inch", 16, true, "two-thirds", 694, true),
      ("ipad-pro-9-7-inch", 16, true, "slide-over", 320, false), ("ipad-9th-generation", 18, true, "half", 535, false),
      ("ipad-pro-10-5-inch", 17, true, "half", 551, false),
      ("ipad-pro-11-inch-4th-generation", 18, true, "half", 592, false),
      ("ipad-pro-11-inch-4th-generation", 18, true, "two-thirds", 809, true),
      ("ipad-pro-12-9-inch-6th-generation", 18, true, "half", 678, true),
      ("ipad-pro-12-9-inch-6th-generation", 18, false, "two-thirds", 639, false),
      ("ipad-pro-12-9-inch-6th-generation", 18, false, "third", 375, false),
      ("ipad-pro-11-inch-4th-generation", 18, false, "two-thirds", 504, false),
      ("ipad-pro-11-inch-4th-generation", 18, false, "third", 320, false),
    ])
  func splits(
    _ device: String, _ os: Int, _ landscape: Bool, _ window: String, _ width: Double, _ regular: Bool
  ) throws {
    let mode = try #require(WindowMode(name: window))
    let scenario = try resolver.resolve(
      traits {
        $0.os = OSVersion(os)
        $0.orientation = landscape ? .landscapeLeft : .portrait
        $0.window = mode
      }, on: device)
    #expect(scenario.window.width == width)
    #expect(scenario.horizontal == (regular ? .regular : .compact))
    #expect(scenario.vertical == .regular)
    #expect(scenario.windowMode == window)
  }

  @Test("R-010: a recorded width is stated, one of a formula is marked; Slide Over beyond the table too")
  func statedWidths() throws {
    func assumed(_ device: String, _ os: Int, _ window: WindowMode.Name) throws -> Bool {
      try resolver.resolve(
        traits {
          $0.os = OSVersion(os)
          $0.orientation = .landscapeLeft
          $0.window = .named(window)
        }, on: device
      ).assumed.contains("window.size")
    }
    #expect(try !assumed("ipad-pro-11-inch-4th-generation", 18, .half))
    #expect(try assumed("ipad-pro-11-inch-m4", 18, .half))
    #expect(try assumed("ipad-mini-a17-pro", 18, .third))
    #expect(try assumed("ipad-pro-11-inch-4th-generation", 26, .slideOver))
  }

  @Test("R-011: tiles of 26: halves, thirds and quadrants of the screen, where they stand")
  func tiles() throws {
    func tile(_ name: WindowMode.Name) throws -> ResolvedScenario {
      try resolver.resolve(
        traits {
          $0.os = OSVersion(26); $0.orientation = .landscapeLeft; $0.window = .named(name)
        },
        on: "ipad-pro-13-inch-m4")
    }
    let half = try tile(.half)
    #expect(half.window == Size(width: 688, height: 1032))
    #expect(half.horizontal == .regular)
    #expect(half.safeArea == Insets(top: 32, left: 0, bottom: 25, right: 0))
    #expect(half.assumed.contains("windows.tile"))
    let bottom = try tile(.bottomHalf)
    #expect(bottom.window == Size(width: 1376, height: 516))
    #expect(bottom.windowOrigin == Point(x: 0, y: 516))
    #expect(bottom.safeArea == Insets(top: 0, left: 0, bottom: 25, right: 0))
    #expect(bottom.display.statusBarHeight == 0)
    let quadrant = try tile(.topRightQuadrant)
    #expect(quadrant.window == Size(width: 688, height: 516))
    #expect(quadrant.windowOrigin == Point(x: 688, y: 0))
    #expect(quadrant.safeArea == Insets(top: 32, left: 0, bottom: 0, right: 0))
    #expect(try tile(.third).horizontal == .compact)
    #expect(abs(try tile(.twoThirds).window.width - 917.333) < 0.01)
  }

  @Test(
    "R-022: a pad's window is compact up to 639, regular from 678, and between them as assumed",
    arguments: [
      (320.0, SizeClass.compact, false), (639, .compact, false), (640, .compact, true), (677, .compact, true),
      (678, .regular, false), (1000, .regular, false),
    ])
  func byWidth(_ width: Double, _ expected: SizeClass, _ assumed: Bool) throws {
    let scenario = try resolver.resolve(
      traits {
        $0.orientation = .landscapeLeft; $0.window = .size(Size(width: width, height: 700))
      },
      on: "ipad-pro-13-inch-m4")
    #expect(scenario.horizontal == expected)
    #expect(scenario.assumed.contains("sizeClass") == assumed)
  }

  @Test("R-022: macOS and tvOS are regular, watchOS compact, whatever the window")
  func fixed() throws {
    let mac = try resolver.resolve(
      traits { $0.window = .size(Size(width: 300, height: 200)) }, on: "studio-display-27-inch")
    #expect(mac.horizontal == .regular && mac.vertical == .regular)
    let tv = try resolver.resolve(ScenarioTraits(), on: "apple-tv-hd")
    #expect(tv.horizontal == .regular && tv.vertical == .regular)
    let watch = try resolver.resolve(ScenarioTraits(), on: "apple-watch-ultra-2-49mm")
    #expect(watch.horizontal == .compact && watch.vertical == .compact)
  }

  @Test("R-012, R-022: a phone app's window resizes with SDK 27, stays compact, and is refused with an older SDK")
  func phoneWindows() throws {
    let size = WindowMode.size(Size(width: 900, height: 600))
    let window = try resolver.resolve(traits { $0.window = size }, on: "iphone-17-pro")
    #expect(window.window == Size(width: 900, height: 600))
    #expect(window.horizontal == .compact)
    #expect(window.assumed.contains("safeArea"))
    #expect(throws: ScenarioError.self) {
      try resolver.resolve(
        traits {
          $0.window = size; $0.sdk = OSVersion(26)
        }, on: "iphone-17-pro")
    }
  }

  @Test("R-012: a phone app's window of its own size has nothing of the phone's display")
  func phoneWindowElsewhere() throws {
    let window = try resolver.resolve(
      traits {
        $0.window = .size(Size(width: 700, height: 500)); $0.keyboard = .docked
      }, on: "iphone-17-pro")
    #expect(window.display == DisplayShape(cornerRadius: 0, housing: .none, statusBarHeight: 0))
    #expect(window.windowOrigin == .zero && window.screen == window.window)
    #expect(window.keyboardFrame?.maxY == 500 && window.assumed.contains("keyboard.frame"))
    let report = try WindowReport(resolver, of: window)
    #expect(report.text.contains("700x500 on a pad, on a Mac or in a preview"))
    #expect(report.classBasis.contains("medium [layoutNotes2026]"))
  }

  @Test(
    "R-022: a window report says how the classes are known",
    arguments: [
      ("iphone-17-pro-max", "full", 27, "as tabled for the whole screen: sourced, high"),
      (
        "ipad-pro-11-inch-4th-generation", "half", 18,
        "as tabled for that part of the screen: sourced, high [higAdaptivity"
      ),
      ("ipad-pro-11-inch-m4", "half", 18, "derived"),
      ("ipad-pro-13-inch-m4", "600x700", 27, "by the width: compact up to 639; sourced, high"),
      ("ipad-pro-13-inch-m4", "700x700", 27, "by the width: regular from 678; sourced, high"),
      ("ipad-pro-13-inch-m4", "650x700", 27, "where the switch is not known; assumed: compact below"),
      ("studio-display-27-inch", "900x600", 27, "the same for every window there: sourced, high"),
      ("apple-vision-pro", "full", 26, "assumed: windows of visionOS"),
    ])
  func basis(_ device: String, _ window: String, _ os: Int, _ expected: String) throws {
    let report = try WindowReport(
      resolver, window: window, on: device,
      traits: traits {
        $0.os = OSVersion(os)
        if device.hasPrefix("ipad") { $0.orientation = .landscapeLeft }
      })
    #expect(report.classBasis.contains(expected), "\(report.classBasis)")
    #expect(report.text.contains(report.classBasis))
  }

  @Test("a pad that nobody says runs 27 is met with 26, and marked where 27 is asked for")
  func newestKnown() throws {
    #expect(try resolver.resolve(ScenarioTraits(), on: "ipad-pro-11-inch-1st-generation").os == OSVersion(26))
    let asked = try resolver.resolve(traits { $0.os = OSVersion(27) }, on: "ipad-pro-11-inch-1st-generation")
    #expect(asked.assumed.contains("os.supports27"))
    #expect(try !resolver.resolve(ScenarioTraits(), on: "ipad-pro-11-inch-m4").assumed.contains("os.supports27"))
  }

  @Test("R-034: the readable width is unknown on televisions and watches")
  func readableElsewhere() throws {
    #expect(try resolver.resolve(ScenarioTraits(), on: "apple-tv-hd").readableWidth == nil)
    #expect(try resolver.resolve(ScenarioTraits(), on: "apple-watch-ultra-49mm").readableWidth == nil)
    #expect(try resolver.resolve(ScenarioTraits(), on: "ipad-a16").readableWidth == 672)
    #expect(
      try WindowReport(resolver, window: "full", on: "apple-tv-hd").text.contains("readable width  unknown on tvOS"))
    #expect(
      try WindowReport(resolver, window: "full", on: "iphone-17").text.contains("672; the margins leave 370"))
  }

  @Test(
    "windows whose sides are no finite numbers are no windows",
    arguments: ["nanx300", "300xinf", "x", "300", "300x", "1x2x3", "0x1p4x9", ""])
  func noWindows(_ text: String) { #expect(WindowMode(name: text) == nil) }

  @Test("R-016: what a device or system lacks is said with what it has")
  func lacking() throws {
    func message(_ change: (inout ScenarioTraits) -> Void, on device: String) -> String {
      do {
        return try resolver.resolve(traits(change), on: device).summary
      } catch {
        return "\(error)"
      }
    }
    #expect(
      message(
        {
          $0.os = OSVersion(18); $0.window = .named(.half)
        }, on: "ipad-pro-11-inch-m4")
        == "ipad-pro-11-inch-m4 on 18 has no window 'half': Split View has no halves in portrait; "
        + "it has full, two-thirds, third, slide-over, stage and WIDTHxHEIGHT")
    #expect(
      message(
        {
          $0.os = OSVersion(18); $0.window = .named(.stage)
        }, on: "ipad-mini-a17-pro"
      ).contains("Stage Manager"))
    #expect(message({ $0.window = .named(.third) }, on: "iphone-17").contains("only pads and Macs"))
    #expect(
      message({ $0.orientation = .upsideDown }, on: "iphone-17")
        == "iphone-17 has no upside-down orientation; it has portrait, landscape-left and landscape-right")
    #expect(message({ $0.orientation = .landscapeLeft }, on: "apple-watch-ultra-49mm").contains("it has portrait"))
    #expect(
      message({ $0.os = OSVersion(17) }, on: "iphone-16") == "iphone-16 never ran iOS 17; it ran iOS 18 and later")
    #expect(message({ $0.os = OSVersion(26) }, on: "iphone-x") == "iphone-x never ran iOS 26; it ran iOS 11 to 16")
    #expect(message({ $0.os = OSVersion(21) }, on: "iphone-17").contains("there is no iOS 21"))
    #expect(message({ $0.locale = "klingon" }, on: "iphone-17").contains("no locale is called 'klingon'"))
    #expect(message({ $0.displayZoom = true }, on: "ipad-mini-a17-pro").contains("not known"))
    #expect(message({ $0.displayZoom = true }, on: "iphone-5s").contains("has no Display Zoom"))
    #expect(message({ $0.displayZoom = true }, on: "apple-tv-hd").contains("has no Display Zoom"))
  }

  @Test(
    "sizes of zero, negative or absurd are refused with the limit",
    arguments: [
      (0.0, 100.0), (-5, 100), (100, 0.5), (1e9, 100), (.nan, 100), (.infinity, 100), (2000, 100),
    ])
  func sizes(_ width: Double, _ height: Double) {
    #expect(throws: ScenarioError.self) {
      try resolver.resolve(
        traits { $0.window = .size(Size(width: width, height: height)) }, on: "ipad-pro-13-inch-m4")
    }
  }

  @Test("R-009: orientations: a home button allows upside down, an edge-to-edge phone does not, a pad has all")
  func orientations() throws {
    #expect(
      try resolver.resolve(traits { $0.orientation = .upsideDown }, on: "iphone-se-3rd-generation").safeArea.top == 20)
    #expect(
      try resolver.resolve(traits { $0.orientation = .upsideDown }, on: "ipad-a16").window
        == Size(width: 820, height: 1180))
    #expect(throws: ScenarioError.self) {
      try resolver.resolve(traits { $0.orientation = .upsideDown }, on: "iphone-x")
    }
  }

  @Test("R-008: Display Zoom, external displays and gamut are the scenario's")
  func zoomAndExternal() throws {
    let zoomed = try resolver.resolve(traits { $0.displayZoom = true }, on: "iphone-13")
    #expect(zoomed.window == Size(width: 320, height: 693))
    #expect(zoomed.safeArea == Insets(top: 39, left: 0, bottom: 28, right: 0))
    #expect(zoomed.nativeScale == 3.65625 && !zoomed.assumed.contains("safeArea"))
    // 402 wide phones: one list has the size, nobody the insets: 62 and 34 by 320 to 402.
    let wide = try resolver.resolve(traits { $0.displayZoom = true }, on: "iphone-16-pro")
    #expect(wide.window == Size(width: 320, height: 693) && wide.nativeScale == 3.76875)
    #expect(wide.safeArea == Insets(top: 49, left: 0, bottom: 27, right: 0) && wide.assumed.contains("safeArea"))
    let newest = try resolver.resolve(traits { $0.displayZoom = true }, on: "iphone-18-pro-max")
    #expect(newest.window == Size(width: 375, height: 812) && newest.assumed.contains("displayZoom.pointSize"))
    let external = try resolver.resolve(
      traits {
        $0.external = true; $0.orientation = .landscapeLeft
      }, on: "ipad-pro-13-inch-m4")
    #expect(external.window == Size(width: 1920, height: 1080))
    #expect(external.safeArea == .zero)
    #expect(external.assumed.contains("externalDisplay.size"))
    #expect(try resolver.resolve(traits { $0.gamut = .srgb }, on: "iphone-13").summary.hasSuffix("gamut=srgb"))
  }
}
