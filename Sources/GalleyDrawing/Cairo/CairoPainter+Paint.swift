import CCairo
import GalleyGeometry
import GalleyScreen

extension CairoPainter {
  func fill(_ path: DrawingPath, _ paint: Paint, evenOdd: Bool) {
    guard !path.elements.isEmpty else { return }
    if case .angular(let stops, let center, let start, let end) = paint {
      guard let bounds = path.bounds else { return }
      cairo_save(context)
      trace(path, evenOdd: evenOdd)
      cairo_clip(context)
      paintWedges(stops, center, start, end, over: bounds)
      cairo_restore(context)
      return
    }
    guard setSource(paint) else { return }
    trace(path, evenOdd: evenOdd)
    cairo_fill(context)
  }

  func stroke(_ path: DrawingPath, _ paint: Paint, _ form: StrokeForm) {
    guard !path.elements.isEmpty, form.width > 0 else { return }
    cairo_save(context)
    defer { cairo_restore(context) }
    set(form)
    if case .angular(let stops, let center, let start, let end) = paint {
      guard let bounds = path.bounds?.inset(by: Insets(all: -form.width * max(1, form.miterLimit / 2))) else { return }
      cairo_push_group(context)
      paintWedges(stops, center, start, end, over: bounds)
      cairo_pop_group_to_source(context)
    } else if !setSource(paint) {
      return
    }
    trace(path, evenOdd: false)
    cairo_stroke(context)
  }

  private func set(_ form: StrokeForm) {
    cairo_set_line_width(context, form.width)
    switch form.cap {
    case .butt: cairo_set_line_cap(context, CAIRO_LINE_CAP_BUTT)
    case .round: cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
    case .square: cairo_set_line_cap(context, CAIRO_LINE_CAP_SQUARE)
    }
    switch form.join {
    case .miter: cairo_set_line_join(context, CAIRO_LINE_JOIN_MITER)
    case .round: cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    case .bevel: cairo_set_line_join(context, CAIRO_LINE_JOIN_BEVEL)
    }
    cairo_set_miter_limit(context, max(1, form.miterLimit))
    // Cairo takes a negative length, or nothing but zeros, for an error.
    guard form.dash.allSatisfy({ $0 >= 0 }), form.dash.contains(where: { $0 > 0 }) else { return }
    cairo_set_dash(context, form.dash, Int32(form.dash.count), form.dashPhase)
  }

  /// False for a paint that shows nothing.
  func setSource(_ paint: Paint) -> Bool {
    switch paint {
    case .color(let color):
      guard color.alpha > 0 else { return false }
      let color = color.clamped
      cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    case .linear(let stops, let from, let to):
      guard let stops = GradientStops(stops) else { return false }
      if from == to { return setSource(.color(stops.last.color)) }
      setSource(cairo_pattern_create_linear(from.x, from.y, to.x, to.y), stops.stops)
    case .radial(let stops, let center, let startRadius, let endRadius):
      guard let stops = GradientStops(stops) else { return false }
      guard let disc = stops.ofDisc(from: startRadius, to: endRadius) else {
        return setSource(.color(stops.last.color))
      }
      setSource(cairo_pattern_create_radial(center.x, center.y, 0, center.x, center.y, disc.radius), disc.stops)
    case .angular(let stops, _, _, _):
      guard let stops = GradientStops(stops) else { return false }
      return setSource(.color(stops.first.color))
    }
    return true
  }

  private func setSource(_ pattern: OpaquePointer?, _ stops: [Paint.Stop]) {
    for stop in stops {
      let color = stop.color.clamped
      cairo_pattern_add_color_stop_rgba(pattern, stop.location, color.red, color.green, color.blue, color.alpha)
    }
    cairo_set_source(context, pattern)
    cairo_pattern_destroy(pattern)
  }

  private func paintWedges(_ stops: [Paint.Stop], _ center: Point, _ start: Double, _ end: Double, over bounds: Rect) {
    guard let stops = GradientStops(stops) else { return }
    let wedges = AngularWedges(stops, center: center, startAngle: start, endAngle: end)
    let reach = wedges.distance(to: bounds)
    cairo_save(context)
    // Softened edges would let the ground show through between two wedges.
    cairo_set_antialias(context, CAIRO_ANTIALIAS_NONE)
    for wedge in wedges.wedges {
      guard setSource(.color(wedge.color)) else { continue }
      trace(wedges.path(wedge, reaching: reach), evenOdd: false)
      cairo_fill(context)
    }
    cairo_restore(context)
  }
}

extension RGBA {
  /// Brought into sRGB.
  var clamped: RGBA {
    func part(_ value: Double) -> Double { value.isFinite ? min(1, max(0, value)) : 0 }
    return RGBA(red: part(red), green: part(green), blue: part(blue), alpha: part(alpha))
  }
}
