import GalleyGeometry

/// Versions of the systems, the look each has, and the rules that follow from the version.
public struct Systems: Sendable {
  /// The order in which a platform is chosen for code that compiles for several.
  public let platformOrder: [Platform]
  /// Major versions of each system, old to new.
  public let versions: [Platform: [OSVersion]]
  /// The newest version known.
  public let newest: [Platform: OSVersion]
  /// The version a scenario has that names none, where the device runs it.
  public let standard: [Platform: OSVersion]
  /// The SDK an app counts as built with when nobody says.
  public let standardSDK: OSVersion
  let firstOfGeneration26: OSVersion
  /// Names of the design generations.
  public let generationNames: [DesignGeneration: String]
  /// Rules of windows, size classes and readable widths, by dotted names.
  public let facts: FactTable

  init(json: JSONValue) {
    platformOrder = json["platforms"]?.array.compactMap { $0.string.flatMap(Platform.init(rawValue:)) } ?? []
    var versions: [Platform: [OSVersion]] = [:]
    var newest: [Platform: OSVersion] = [:]
    var standard: [Platform: OSVersion] = [:]
    for platform in Platform.allCases {
      let key = platform.rawValue
      versions[platform] = json["versions"]?[key]?.array.compactMap { $0.string.flatMap { OSVersion($0) } }
      newest[platform] = json["newest"]?[key]?.string.flatMap { OSVersion($0) }
      standard[platform] = json["default"]?[key]?.string.flatMap { OSVersion($0) }
    }
    self.versions = versions
    self.newest = newest
    self.standard = standard
    standardSDK = json["sdk"]?.string.flatMap { OSVersion($0) } ?? OSVersion(0)
    firstOfGeneration26 = json["generations"]?["ios26"]?.string.flatMap { OSVersion($0) } ?? OSVersion(0)
    generationNames = [
      .ios18: json["generationNames"]?["ios18"]?.string ?? "", .ios26: json["generationNames"]?["ios26"]?.string ?? "",
    ]
    var entries: [FactTable.Entry] = []
    let sections = [
      "sizeClasses", "idiomSizeClasses", "windows", "phoneWindows", "externalDisplay", "floatingKeyboard",
      "readableWidth",
    ]
    for section in sections {
      for member in json[section]?.members ?? [] where member.value["how"] != nil {
        entries.append(.init(name: "\(section).\(member.key)", fact: Fact(json: member.value)))
      }
    }
    if let extra = json["inCallExtra"] { entries.append(.init(name: "statusBar.inCallExtra", fact: Fact(json: extra))) }
    facts = FactTable(entries: entries)
    var sizes: [String: String] = [:]
    for member in json["watchTextSize"]?.members ?? [] { sizes[member.key] = member.value.string }
    watchTextSizes = sizes
    windowRules = WindowRules(json: json["windows"] ?? .null)
  }

  /// The text size a watch has out of the box, by its case: `45mm`.
  public let watchTextSizes: [String: String]

  /// Which systems have which windows.
  public let windowRules: WindowRules

  /// The look of a version.
  public func generation(_ version: OSVersion) -> DesignGeneration {
    version >= firstOfGeneration26 ? .ios26 : .ios18
  }

  /// Whether a system has a version: its major is known and it is not newer than the newest.
  public func exists(_ version: OSVersion, on platform: Platform) -> Bool {
    guard let majors = versions[platform], let newest = newest[platform] else { return false }
    return majors.contains { $0.major == version.major } && version.major <= newest.major
  }

  /// The version a device has when nobody names one: the newest it runs.
  public func standard(for device: DeviceEntry) -> OSVersion {
    let standard = standard[device.idiom.platform] ?? OSVersion(0)
    if let last = device.lastOS, last < standard { return last }
    if let first = device.firstOS, first > standard { return first }
    return standard
  }

  /// Whether a device ever ran a version.
  public func runs(_ version: OSVersion, _ device: DeviceEntry) -> Bool {
    guard exists(version, on: device.idiom.platform) else { return false }
    if let first = device.firstOS, version.major < first.major || version < first && first.minor > 0 { return false }
    if let last = device.lastOS, version.major > last.major { return false }
    return true
  }
}

/// The first system (or SDK) that has a kind of window.
public struct WindowRules: Sendable, Hashable {
  public let splitFirst: OSVersion
  public let slideOverFirst: OSVersion
  public let stageManagerFirst: OSVersion
  public let tilesFirst: OSVersion
  /// The SDK from which phone apps can be resized.
  public let phoneResizingSDK: OSVersion

  init(json: JSONValue) {
    func version(_ key: String) -> OSVersion { json[key]?.string.flatMap { OSVersion($0) } ?? OSVersion(0) }
    splitFirst = version("splitFirst")
    slideOverFirst = version("slideOverFirst")
    stageManagerFirst = version("stageManagerFirst")
    tilesFirst = version("tilesFirst")
    phoneResizingSDK = version("phoneResizingSDK")
  }
}
