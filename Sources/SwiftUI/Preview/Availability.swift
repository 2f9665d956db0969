@_spi(Galley) import UIKit

/// What `#available` asks in translated source: whether the scenario's system has reached a version. A screen of another
/// platform than the named one has.
public func _galleyAvailable(_ platform: String, _ major: Int, _ minor: Int) -> Bool {
  let scenario = _mainBody { UIKitScenario.current }
  guard scenario.platform.rawValue == platform else { return true }
  return (scenario.os.major, scenario.os.minor) >= (major, minor)
}
