import GalleyScreen

extension [DrawingCommand] {
  /// Changes every colour of the commands from a place on.
  mutating func recolor(from start: Int, _ change: (RGBA) -> RGBA) {
    for place in start..<count { self[place] = self[place].recolored(change) }
  }
}

extension DrawingCommand {
  fileprivate func recolored(_ change: (RGBA) -> RGBA) -> DrawingCommand {
    switch self {
    case .save, .restore, .transform, .clip, .endLayer, .beginMask, .endMask: return self
    case .beginLayer(var layer):
      if let shadow = layer.shadow { layer.shadow?.color = change(shadow.color) }
      return .beginLayer(layer)
    case .fill(let path, let paint, let evenOdd): return .fill(path, paint.recolored(change), evenOdd: evenOdd)
    case .stroke(let path, let paint, let form): return .stroke(path, paint.recolored(change), form)
    case .glyphs(var run):
      run.paint = run.paint.recolored(change)
      return .glyphs(run)
    case .image(var image):
      image.tint = image.tint.map(change)
      return .image(image)
    case .symbol(let name, let frame, let weight, let paint):
      return .symbol(name: name, frame: frame, weight: weight, paint: paint.recolored(change))
    }
  }
}

extension Paint {
  fileprivate func recolored(_ change: (RGBA) -> RGBA) -> Paint {
    func changed(_ stops: [Stop]) -> [Stop] { stops.map { Stop(color: change($0.color), location: $0.location) } }
    switch self {
    case .color(let color): return .color(change(color))
    case .linear(let stops, let from, let to): return .linear(changed(stops), from: from, to: to)
    case .radial(let stops, let center, let start, let end):
      return .radial(changed(stops), center: center, startRadius: start, endRadius: end)
    case .angular(let stops, let center, let start, let end):
      return .angular(changed(stops), center: center, startAngle: start, endAngle: end)
    }
  }
}
