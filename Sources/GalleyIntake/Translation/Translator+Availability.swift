import GalleyScenario
@_implementationOnly import SwiftSyntax

extension Translator {
  /// `#available(iOS 26, *)` asks the scenario's system instead of the machine's.
  func rewrite(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
    let isUnavailable = node.availabilityKeyword.tokenKind == .poundUnavailable
    let version = requiredVersion(in: node.availabilityArguments)
    let test: String
    if let version {
      file.asksForSystemVersion = true
      let call = "__galley_available(\"\(context.platform.rawValue)\", \(version.major), \(version.minor))"
      test = isUnavailable ? "!\(call)" : call
    } else {
      // A platform that is not named falls under `*`.
      test = isUnavailable ? "false" : "true"
    }
    eraseResults(around: node)
    edits.replace(range(of: node), with: test)
    return .skipChildren
  }

  /// `@available(iOS, unavailable)` hides a declaration on the proofed platform, as it would on that platform's
  /// own compiler. Every other form means nothing on this machine and stays.
  func hidesUnavailable(_ node: AttributeSyntax) {
    guard case .availability(let arguments) = node.arguments else { return }
    let tokens = arguments.compactMap { argument -> TokenSyntax? in
      guard case .token(let token) = argument.argument else { return nil }
      return token
    }
    guard let platform = tokens.first, names(of: context.platform).contains(platform.text) else { return }
    if tokens.dropFirst().contains(where: { $0.text == "unavailable" }) {
      edits.replace(range(of: platform), with: "*")
    }
  }

  private func requiredVersion(in arguments: AvailabilityArgumentListSyntax) -> (major: Int, minor: Int)? {
    var versions: [String: (major: Int, minor: Int)] = [:]
    for argument in arguments {
      guard case .availabilityVersionRestriction(let restriction) = argument.argument else { continue }
      let major = restriction.version.flatMap { Int($0.major.text) } ?? 0
      let minor = restriction.version?.components.first.flatMap { Int($0.number.text) } ?? 0
      versions[restriction.platform.text] = (major, minor)
    }
    for name in names(of: context.platform) {
      if let version = versions[name] { return version }
    }
    guard context.platform == .visionOS, let phone = versions["iOS"] else { return nil }
    return Self.visionVersion(forPhone: phone)
  }

  /// visionOS 1 came with iOS 17 and 2 with 18; from 26 on the numbers are the same. A condition that names iOS
  /// alone is tested on visionOS with the system that has the same interfaces.
  private static func visionVersion(forPhone version: (major: Int, minor: Int)) -> (major: Int, minor: Int) {
    let first = 17
    let firstOfOneNumber = 26
    if version.major >= firstOfOneNumber { return version }
    return version.major < first ? (1, 0) : (version.major - first + 1, version.minor)
  }

  private func names(of platform: Platform) -> [String] {
    switch platform {
    case .macOS: return ["macOS", "macOSApplicationExtension", "OSX"]
    case .visionOS: return ["visionOS", "visionOSApplicationExtension", "xrOS"]
    default: return [platform.rawValue, platform.rawValue + "ApplicationExtension"]
    }
  }
}
