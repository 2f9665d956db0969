import GalleyGeometry

extension Transform {
  /// Whether what is drawn through the map can be seen: it has an area, and its numbers are those of a drawing.
  package var isDrawable: Bool {
    let determinant = a * d - b * c
    let numbers = [a, b, c, d, tx, ty]
    return numbers.allSatisfy { $0.isFinite && abs($0) < 1e7 } && determinant.magnitude > 1e-12
  }
}
