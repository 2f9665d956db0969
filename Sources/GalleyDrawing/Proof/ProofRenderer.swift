import Foundation
import GalleyGeometry
import GalleyScreen

/// Renders proofs into files' contents: the one door to this module.
///
/// The same proof gives the same bytes. Not for two threads at once: one a thread; they may share the symbols and the
/// images.
public final class ProofRenderer {
  let glyphs = InstalledGlyphs()
  let symbols: SymbolLibrary
  let images: ImageLibrary
  let drawing = ProofDrawing()

  /// - Parameters:
  ///   - symbols: the map of system symbols.
  ///   - images: the pictures of the input.
  public init(symbols: SymbolLibrary, images: ImageLibrary = ImageLibrary(root: nil)) {
    self.symbols = symbols
    self.images = images
  }

  /// An SVG file; overlays that are not shown are in it as hidden layers.
  public func svg(_ proof: Proof, style: ProofStyle = ProofStyle()) -> [UInt8] {
    svg(drawing.sheet(proof, style: style))
  }

  /// A PNG; `scale` nil means the scenario's own pixels.
  public func png(
    _ proof: Proof, style: ProofStyle = ProofStyle(), scale: Double? = nil
  ) throws(DrawingError) -> [UInt8] {
    try png(drawing.sheet(proof, style: style), scale: scale ?? proof.scenario.scale)
  }

  /// A PDF with a page for each proof.
  public func pdf(_ proofs: [Proof], style: ProofStyle = ProofStyle()) throws(DrawingError) -> [UInt8] {
    try pdf(proofs.map { drawing.sheet($0, style: style) }, title: proofs.first?.name ?? "")
  }

  // MARK: Any sheet

  public func svg(_ sheet: DrawingSheet) -> [UInt8] {
    var writer = SVGWriter(glyphs: glyphs, symbols: symbols, images: images)
    return writer.document(sheet)
  }

  public func png(_ sheet: DrawingSheet, scale: Double) throws(DrawingError) -> [UInt8] {
    try CairoWriter(glyphs: glyphs, symbols: symbols, images: images).png(sheet, scale: scale)
  }

  /// A PDF whose pages keep the sheets' layers, by name.
  public func layeredPDF(_ sheets: [DrawingSheet], title: String) throws(DrawingError) -> [UInt8] {
    try CairoWriter(glyphs: glyphs, symbols: symbols, images: images).layeredPDF(sheets, title: title)
  }

  public func pdf(_ sheets: [DrawingSheet], title: String) throws(DrawingError) -> [UInt8] {
    try CairoWriter(glyphs: glyphs, symbols: symbols, images: images).pdf(sheets, title: title)
  }
}
