public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// Colours along a line, from 0 to 1.
public final class CGGradient: @unchecked Sendable {
  @_spi(Galley) public let colors: [CGColor]
  @_spi(Galley) public let locations: [CGFloat]

  /// Evenly spread when no locations are given; nil without colours.
  public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
    let all = colors.compactMap { $0 as? CGColor }
    guard !all.isEmpty, all.count == colors.count else { return nil }
    self.colors = all
    if let locations {
      self.locations = Array(UnsafeBufferPointer(start: locations, count: all.count))
    } else {
      let last = CGFloat(max(1, all.count - 1))
      self.locations = all.indices.map { CGFloat($0) / last }
    }
  }

  public init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    guard count > 0 else { return nil }
    let stride = space.numberOfComponents + 1
    colors = (0..<count).compactMap { CGColor(colorSpace: space, components: components + $0 * stride) }
    if let locations {
      self.locations = Array(UnsafeBufferPointer(start: locations, count: count))
    } else {
      self.locations = (0..<count).map { CGFloat($0) / CGFloat(max(1, count - 1)) }
    }
  }
}

public enum CGBlendMode: Int32, Sendable {
  case normal = 0
  case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion
  case hue, saturation, color, luminosity
  case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop
  case xor, plusDarker, plusLighter
}
