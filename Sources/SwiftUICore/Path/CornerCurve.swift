@_spi(Galley) import CoreGraphics

/// The cubics of one corner, in radii: each point by its distance back along the side that leads to the corner and
/// forward along the side that leaves it.
struct CornerCurve {
  let points: [(CGFloat, CGFloat)]

  /// A quarter of a circle, cut in three at the places where the continuous curve is, so that both can be mixed.
  private static let circle: [(CGFloat, CGFloat)] = {
    let quarter = CGFloat.pi / 2
    func at(_ angle: CGFloat) -> (CGFloat, CGFloat) { (1 - sin(angle), 1 - cos(angle)) }
    func direction(_ angle: CGFloat) -> (CGFloat, CGFloat) { (-cos(angle), sin(angle)) }
    let cuts: [CGFloat] = [0, quarter / 3, quarter * 2 / 3, quarter]
    var points = [at(0)]
    for (a, b) in zip(cuts, cuts.dropFirst()) {
      let reach = 4 / 3 * tan((b - a) / 4)
      let (start, end, out, back) = (at(a), at(b), direction(a), direction(b))
      points.append((start.0 + out.0 * reach, start.1 + out.1 * reach))
      points.append((end.0 - back.0 * reach, end.1 - back.1 * reach))
      points.append(end)
    }
    return points
  }()

  /// The continuous curve, from the data; the circle when there is none.
  private static let continuous: [(CGFloat, CGFloat)] = {
    guard let file = DataFile.json("shapes/corners.json"), let list = file["continuous"] as? [[Double]],
      list.count == circle.count, list.allSatisfy({ $0.count == 2 })
    else { return circle }
    return list.map { (CGFloat($0[0]), CGFloat($0[1])) }
  }()

  init(
    _ size: CGSize, _ style: RoundedCornerStyle, in room: CGSize, neighbours: [CGSize], isHorizontalIn: Bool
  ) {
    guard style == .continuous else {
      points = CornerCurve.circle
      return
    }
    // A continuous corner reaches further than its radius. Where the sides are too short for that, it goes over into
    // the circle (inferred from pictures: a capsule has round ends in either style).
    let reach = CornerCurve.continuous[0].0
    func share(_ side: CGFloat, _ radius: CGFloat, _ neighbour: CGFloat) -> CGFloat {
      guard radius > 0, radius + neighbour > 0 else { return 1 }
      return min(1, max(0, (side / (radius + neighbour) - 1) / (reach - 1)))
    }
    let amount =
      isHorizontalIn
      ? min(
        share(room.width, size.width, neighbours[0].width), share(room.height, size.height, neighbours[1].height))
      : min(
        share(room.height, size.height, neighbours[0].height), share(room.width, size.width, neighbours[1].width))
    points = zip(CornerCurve.circle, CornerCurve.continuous).map {
      ($0.0 + ($1.0 - $0.0) * amount, $0.1 + ($1.1 - $0.1) * amount)
    }
  }
}
