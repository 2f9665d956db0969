import GalleyScreen

/// The user's code around the runtime, as far as the process can tell.
package enum UserCode {
  /// A function of the user's library, or without one the innermost place in it that led here, as an address in the
  /// library's file; 0 for none. Not set outside of a worker.
  nonisolated(unsafe) package static var place: ((UnsafeRawPointer?) -> UInt64)?

  /// The place that is calling; 0 for none.
  package static var callPlace: UInt64 { place?(nil) ?? 0 }

  /// What a note about a place begins with; empty where the place is not known.
  package static func mark(_ place: UInt64) -> String { place == 0 ? "" : PlaceMark.address(place).text }

  /// The same for a method of a type: its code is not at work any more when its result is looked at.
  package static func mark(_ type: Any.Type, method: String) -> String {
    guard place != nil, var name = _mangledTypeName(type) else { return "" }
    // The methods of a generic type are named without its arguments.
    if name.hasSuffix("G"), let arguments = name.range(of: "Vy") { name = name[..<arguments.lowerBound] + "V" }
    return PlaceMark.function("$s\(name)\(method.utf8.count)\(method)").text
  }

  nonisolated(unsafe) private static var known: [ObjectIdentifier: Bool] = [:]

  /// Whether a class is not of a module of the runtime's.
  package static func includes(_ type: AnyClass) -> Bool {
    let key = ObjectIdentifier(type)
    if let answer = known[key] { return answer }
    let name = _typeName(type, qualified: true)
    let answer = !["UIKit.", "SwiftUI.", "SwiftUICore."].contains { name.hasPrefix($0) }
    known[key] = answer
    return answer
  }

  /// Ends user code that breaks a rule of the interface, as it ends on a device.
  package static func end(_ message: String) -> Never { fatalError(message) }
}
