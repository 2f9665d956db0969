extension CGContext {
  public func translateBy(x tx: CGFloat, y ty: CGFloat) { setTransform(state.transform.translatedBy(x: tx, y: ty)) }

  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { setTransform(state.transform.scaledBy(x: sx, y: sy)) }

  public func rotate(by angle: CGFloat) { setTransform(state.transform.rotated(by: angle)) }

  public func concatenate(_ transform: CGAffineTransform) { setTransform(transform.concatenating(state.transform)) }

  public func setFillColor(_ color: CGColor) { change(\.fill, color) }

  public func setStrokeColor(_ color: CGColor) { change(\.stroke, color) }

  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }

  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }

  public func setLineWidth(_ width: CGFloat) { change(\.lineWidth, width) }

  public func setLineCap(_ cap: CGLineCap) { change(\.cap, cap) }

  public func setLineJoin(_ join: CGLineJoin) { change(\.join, join) }

  public func setMiterLimit(_ limit: CGFloat) { change(\.miterLimit, limit) }

  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    change(\.dashPhase, phase)
    change(\.dash, lengths)
  }

  public func setAlpha(_ alpha: CGFloat) { change(\.alpha, alpha) }

  public func setBlendMode(_ mode: CGBlendMode) { change(\.blend, mode) }

  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    change(\.shadow, color.map { Shadow(offset: offset, blur: blur, color: $0) })
  }

  public func setShadow(offset: CGSize, blur: CGFloat) {
    // Core Graphics' own shadow colour is black at a third.
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  // Of the pixels, which are not made here.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  public func setFlatness(_ flatness: CGFloat) {}
  public var interpolationQuality: CGInterpolationQuality {
    get { .default }
    set {}
  }

  public func setTextDrawingMode(_ mode: CGTextDrawingMode) {}

  public func flush() {}
  public func synchronize() {}
}
