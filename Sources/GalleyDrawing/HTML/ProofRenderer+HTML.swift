import GalleyScreen

extension ProofRenderer {
  /// The page of a preview: a file of its own that shows everything without a network and without a script.
  public func html(_ page: ProofPage) -> [UInt8] {
    var writer = SVGWriter(glyphs: glyphs, symbols: symbols, images: images)
    var sheet = HTMLText()
    for proof in page.ordered { figure(proof, page.style, &writer, into: &sheet) }

    var text = Self.beginning(title: page.title, style: HTMLStyle.common + HTMLStyle.page)
    Self.definitions(writer, into: &text)
    switches(page.style, into: &text)
    text.raw("<header class=\"head\">")
    text.element("div", "class=\"mark\"", "Galley proof")
    text.element("h1", "", page.title)
    var words = [page.previewID, HTMLText.count(page.proofs.count, "proof")]
    if let findings = page.findings { words.append(HTMLText.count(findings.count, "finding")) }
    text.element("p", "class=\"quiet\"", words.joined(separator: " · "))
    text.raw("</header>")
    labels(into: &text)
    text.raw("<main>")
    if let findings = page.findings, !findings.isEmpty {
      text.raw("<section class=\"findings\"><h2>Findings</h2>")
      text.list("ol", "", findings)
      text.raw("</section>")
    }
    text.raw("<section class=\"sheet\">")
    text.raw(sheet.bytes)
    text.raw("</section></main>")
    Self.end(metrics: Set(page.proofs.map(\.screen.metrics)).sorted(), into: &text)
    return text.bytes
  }

  /// The page over several previews.
  public func html(_ index: ProofIndex) -> [UInt8] {
    var writer = SVGWriter(glyphs: glyphs, symbols: symbols, images: images)
    var list = HTMLText()
    for entry in index.entries {
      list.raw("<li><div class=\"thumbnail\">")
      if let proof = entry.thumbnail {
        var sheet = drawing.sheet(proof)
        sheet.layers.removeAll { !$0.isShown }
        list.raw(writer.element(sheet))
      }
      list.raw("</div><div><a href=\"\(HTMLText.address(entry.file))\">\(XMLText.escaped(entry.title))</a>")
      var words = [entry.previewID, HTMLText.count(entry.proofCount, "proof")]
      if let count = entry.findingCount { words.append(HTMLText.count(count, "finding")) }
      list.element("p", "class=\"quiet\"", words.joined(separator: " · "))
      list.raw("</div></li>\n")
    }
    var text = Self.beginning(title: index.title, style: HTMLStyle.common + HTMLStyle.index)
    Self.definitions(writer, into: &text)
    text.raw("<header class=\"head\">")
    text.element("div", "class=\"mark\"", "Galley proofs")
    text.element("h1", "", index.title)
    text.element("p", "class=\"quiet\"", HTMLText.count(index.entries.count, "preview"))
    text.raw("</header><main><ul class=\"previews\">\n")
    text.raw(list.bytes)
    text.raw("</ul>")
    if !index.failures.isEmpty {
      text.raw("<section class=\"failures\"><h2>Not proofed</h2>")
      text.list("ul", "", index.failures)
      text.raw("</section>")
    }
    text.raw("</main>")
    Self.end(metrics: [], into: &text)
    return text.bytes
  }

  // MARK: Pieces

  private static func beginning(title: String, style: String) -> HTMLText {
    var text = HTMLText()
    text.raw("<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">")
    text.raw("<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">")
    // Names and pictures come from the user's input: nothing in them may load or run.
    text.raw("<meta http-equiv=\"Content-Security-Policy\" ")
    text.raw("content=\"default-src 'none';style-src 'unsafe-inline';img-src data:\">")
    text.element("title", "", title)
    text.raw("<style>\n\(style)</style></head>\n<body>")
    return text
  }

  private static func definitions(_ writer: SVGWriter<InstalledGlyphs>, into text: inout HTMLText) {
    let definitions = writer.definitions.text
    if !definitions.isEmpty { text.raw("<svg class=\"defs\" aria-hidden=\"true\">\(definitions)</svg>\n") }
  }

  private static func end(metrics: [String], into text: inout HTMLText) {
    let set = metrics.isEmpty ? "" : " Text metrics: \(metrics.joined(separator: ", "))."
    text.element(
      "footer", "",
      "Drawn with freely licensed letters and symbols in place of Apple's.\(set) Galley is not affiliated with Apple.")
    text.raw("\n</body></html>\n")
  }

  /// The switches stand before everything they act on; their labels are in the bar.
  private func switches(_ style: ProofStyle, into text: inout HTMLText) {
    func input(_ id: String, isOn: Bool, group: String? = nil) {
      let kind = group.map { "type=\"radio\" name=\"\($0)\"" } ?? "type=\"checkbox\""
      text.raw("<input class=\"switch\" \(kind) id=\"\(id)\"\(isOn ? " checked" : "")>")
    }
    input("device", isOn: style.hasDevice)
    for overlay in Overlay.allCases { input(overlay.rawValue, isOn: style.overlays.contains(overlay)) }
    for (index, zoom) in HTMLStyle.zooms.enumerated() { input("zoom-\(zoom)", isOn: index == 1, group: "zoom") }
    text.raw("\n")
  }

  private func labels(into text: inout HTMLText) {
    text.raw("<nav aria-label=\"Layers and size\"><label for=\"device\"><i></i>Device</label>")
    for overlay in Overlay.allCases {
      text.raw("<label for=\"\(overlay.rawValue)\"><i></i>\(XMLText.escaped(overlay.title))</label>")
    }
    text.raw("<span class=\"gap\"></span>")
    for zoom in HTMLStyle.zooms { text.raw("<label for=\"zoom-\(zoom)\">\(zoom)%</label>") }
    text.raw("</nav>\n")
  }

  private func figure(
    _ proof: Proof, _ style: ProofStyle, _ writer: inout SVGWriter<InstalledGlyphs>, into text: inout HTMLText
  ) {
    // What the page's switches act on has to be in the drawing whether or not it is shown at first.
    let sheet = drawing.sheet(proof, style: ProofStyle(overlays: style.overlays, hasDevice: true))
    let facts = ScenarioFacts(proof)
    text.raw("<figure style=\"--w:\(DecimalText.text(sheet.bounds.width))\">")
    text.raw(writer.element(sheet))
    text.raw("<figcaption>")
    text.element("h2", "", facts.headline)
    text.raw("<dl>")
    for fact in facts.facts {
      text.element("dt", "", fact.name)
      text.element("dd", fact.isUnusual ? "class=\"unusual\"" : "", fact.value)
    }
    text.raw("</dl>")
    text.list("ul", "class=\"found\"", proof.findings)
    text.list("ul", "class=\"notes\"", proof.screen.notes)
    text.raw("</figcaption></figure>\n")
  }
}
