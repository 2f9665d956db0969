/// What can keep a drawing from becoming a file.
public enum DrawingError: Error, Equatable, Sendable {
  /// A picture wider or higher than the format holds, in pixels.
  case tooLarge(width: Int, height: Int, limit: Int)
  /// What the drawing library said.
  case library(format: String, reason: String)
}

extension DrawingError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .tooLarge(let width, let height, let limit):
      "a picture of \(width)×\(height) pixels is larger than the \(limit) that a side may have; ask for a smaller scale"
    case .library(let format, let reason): "the \(format) could not be written: \(reason)"
    }
  }
}
