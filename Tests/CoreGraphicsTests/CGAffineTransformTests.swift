import CoreGraphics
import Testing

/// Expected values are worked out by hand from the matrix [a b 0; c d 0; tx ty 1] and row vectors.
@Suite struct CGAffineTransformTests {
  private func isNear(_ a: CGAffineTransform, _ b: CGAffineTransform) -> Bool {
    zip([a.a, a.b, a.c, a.d, a.tx, a.ty], [b.a, b.b, b.c, b.d, b.tx, b.ty]).allSatisfy { abs($0 - $1) < 1e-12 }
  }

  @Test func translatedByMovesBeforeTheScale() {
    let t = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 10, y: 20)
    #expect(t == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 20, ty: 60))
    #expect(CGPoint(x: 1, y: 1).applying(t) == CGPoint(x: 22, y: 63))
  }

  @Test func concatenatingAppliesTheFirstMapFirst() {
    let t = CGAffineTransform(scaleX: 2, y: 3).concatenating(CGAffineTransform(translationX: 10, y: 20))
    #expect(CGPoint(x: 1, y: 1).applying(t) == CGPoint(x: 12, y: 23))
  }

  @Test func aQuarterTurnTakesXToY() {
    let p = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(p.x) < 1e-15)
    #expect(p.y == 1)
  }

  @Test func rotatedByTurnsBeforeTheMove() {
    let t = CGAffineTransform(translationX: 5, y: 0).rotated(by: .pi / 2)
    #expect(isNear(t, CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 5, ty: 0)))
  }

  @Test func invertedUndoes() {
    let t = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 4, ty: -5)
    #expect(isNear(t.concatenating(t.inverted()), .identity))
    // det 7: a' = 3/7, b' = -1/7, c' = 1/7, d' = 2/7, tx' = (c·ty − d·tx)/7 = (5 − 12)/7 = −1, ty' = (4 + 10)/7 = 2.
    #expect(isNear(t.inverted(), CGAffineTransform(a: 3.0 / 7, b: -1.0 / 7, c: 1.0 / 7, d: 2.0 / 7, tx: -1, ty: 2)))
  }

  @Test func aFlatMapIsItsOwnInverse() {
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test func sizesIgnoreTheMove() {
    let t = CGAffineTransform(a: 2, b: 0, c: 0, d: 4, tx: 100, ty: 100)
    #expect(CGSize(width: 3, height: 5).applying(t) == CGSize(width: 6, height: 20))
  }

  @Test func rectsBecomeTheBoxAroundTheirCorners() {
    let r = CGRect(x: 0, y: 0, width: 10, height: 20).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(r.minX + 20) < 1e-12 && abs(r.minY) < 1e-12)
    #expect(abs(r.width - 20) < 1e-12 && abs(r.height - 10) < 1e-12)
    let mirrored = CGRect(x: 1, y: 2, width: 3, height: 4).applying(CGAffineTransform(scaleX: -1, y: 1))
    #expect(mirrored == CGRect(x: -4, y: 2, width: 3, height: 4))
  }

  @Test func takenApartItGoesTogetherAgain() {
    let t = CGAffineTransform(a: 1.5, b: 0.4, c: -0.7, d: -2, tx: 3, ty: 9)
    #expect(isNear(CGAffineTransform(t.decomposed()), t))
    let turned = CGAffineTransform(rotationAngle: 0.3).scaledBy(x: 2, y: 5).decomposed()
    #expect(abs(turned.rotation - 0.3) < 1e-12)
    #expect(abs(turned.scale.width - 2) < 1e-12 && abs(turned.scale.height - 5) < 1e-12)
    #expect(abs(turned.horizontalShear) < 1e-12)
  }
}
