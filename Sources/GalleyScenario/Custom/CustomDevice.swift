import GalleyCatalog

/// A device of the user's own, used by name like one of the catalog.
public struct CustomDevice: Sendable {
  /// The name it is used by.
  public let id: String
  public let device: Device

  public init(device: Device) {
    id = device.id
    self.device = device
  }
}
