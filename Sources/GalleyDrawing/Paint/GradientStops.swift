import GalleyScreen

/// The stops of a gradient as every renderer wants them: within 0…1, in order, at least one.
struct GradientStops {
  private(set) var stops: [Paint.Stop]

  /// Nil without stops: such a paint draws nothing.
  init?(_ given: [Paint.Stop]) {
    guard !given.isEmpty else { return nil }
    var least = 0.0
    stops = given.map { stop in
      // A stop that lies before the one in front of it is drawn where that one is, as CSS has it.
      let location = stop.location.isFinite ? min(1, max(least, stop.location)) : least
      least = location
      return Paint.Stop(color: stop.color, location: location)
    }
  }

  /// The colour at a location, mixed without premultiplying; at a hard edge the colour after it.
  func color(at location: Double) -> RGBA {
    guard let after = stops.firstIndex(where: { $0.location > location }) else { return last.color }
    guard after > 0 else { return stops[0].color }
    let (a, b) = (stops[after - 1], stops[after])
    let part = (location - a.location) / (b.location - a.location)
    return RGBA(
      red: a.color.red + (b.color.red - a.color.red) * part,
      green: a.color.green + (b.color.green - a.color.green) * part,
      blue: a.color.blue + (b.color.blue - a.color.blue) * part,
      alpha: a.color.alpha + (b.color.alpha - a.color.alpha) * part)
  }

  var first: Paint.Stop { stops[0] }
  var last: Paint.Stop { stops[stops.count - 1] }

  /// The stops of a ring between two radii as stops of the disc of the outer radius; nil when the disc is empty.
  func ofDisc(from inner: Double, to outer: Double) -> (stops: [Paint.Stop], radius: Double)? {
    let radius = max(inner, outer)
    guard radius > 0 else { return nil }
    let mapped = stops.map { stop in
      Paint.Stop(color: stop.color, location: max(0, inner + (outer - inner) * stop.location) / radius)
    }
    return (inner <= outer ? mapped : mapped.reversed(), radius)
  }
}
