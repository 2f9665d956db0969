import Foundation
import GalleyAudit
import GalleyDrawing
import GalleyProofing
import GalleyScenario
import GalleyScreen

/// Everything that is written of one preview.
struct PreviewProofs: Sendable {
  var preview: PreviewDescription
  /// The preview's page and folder, without an ending.
  var name: String
  var proofs: [Proof]
  /// What the audit found, merged over the scenarios; nil when there was no audit.
  var findings: [String]?
  /// The pictures of the input.
  var images: ImageLibrary

  struct File: Sendable {
    var name: String
    var bytes: [UInt8]
  }

  var title: String { preview.name ?? preview.id }

  /// What came of drawing a preview.
  struct Drawn: Sendable {
    var files: [File] = []
    /// What could not be drawn, a line each.
    var failures: [String] = []

    mutating func add(_ name: String, _ draw: () throws -> [UInt8]) {
      do {
        files.append(File(name: name, bytes: try draw()))
      } catch {
        failures.append("\(name): \(error)")
      }
    }
  }

  /// The files, in the order of formats and scenarios. A picture that cannot be drawn leaves the others as they are.
  func drawn(_ formats: [ProofFormat], style: ProofStyle, symbols: SymbolLibrary) -> Drawn {
    let renderer = ProofRenderer(symbols: symbols, images: images)
    var names = FileNames()
    let scenarios = proofs.map { "\(name)/\(names.name(for: $0.scenario.summary))" }
    var drawn = Drawn()
    for format in formats {
      switch format {
      case .html:
        let page = ProofPage(title: title, previewID: preview.id, proofs: proofs, findings: findings, style: style)
        drawn.add(name + ".html") { renderer.html(page) }
      case .svg:
        for (name, proof) in zip(scenarios, proofs) { drawn.add(name + ".svg") { renderer.svg(proof, style: style) } }
      case .png:
        for (name, proof) in zip(scenarios, proofs) {
          drawn.add(name + ".png") { try renderer.png(proof, style: style) }
        }
      case .pdf:
        drawn.add(name + ".pdf") { try renderer.pdf(proofs, style: style) }
      case .json:
        drawn.files += zip(scenarios, proofs).map { name, proof in
          let scenario = Array(proof.scenario.json(metrics: false).utf8)
          let object = proof.screen.framesJSON(previewID: preview.id, preview: preview.name, scenario: scenario)
          return File(name: name + ".json", bytes: object + [UInt8(ascii: "\n")])
        }
      }
    }
    return drawn
  }
}

extension PreviewProofs {
  /// The previews of a run, each with its screens and what the audit says of them.
  static func all(of batches: [ProofSession.Batch], audit: AuditReport?) -> [PreviewProofs] {
    var names = FileNames()
    return batches.flatMap { batch -> [PreviewProofs] in
      let images = ImageLibrary(root: URL(fileURLWithPath: batch.build.root))
      var order: [String] = []
      var results: [String: [ProofResult]] = [:]
      for result in batch.results {
        if results[result.preview.id] == nil { order.append(result.preview.id) }
        results[result.preview.id, default: []].append(result)
      }
      return order.compactMap { id in
        guard let own = results[id], let preview = own.first?.preview else { return nil }
        let findings = audit?.findings.filter { $0.previewID == id }
        let proofs = own.compactMap { result -> Proof? in
          guard let screen = result.outcome.screen else { return nil }
          let shown = findings?.filter { finding in
            finding.showings.contains { $0.scenario == result.scenario.summary }
          }
          return Proof(
            previewID: id, preview: preview.name, screen: screen, scenario: result.scenario,
            findings: shown?.map(\.line) ?? [])
        }
        guard !proofs.isEmpty else { return nil }
        let place = id.replacingOccurrences(of: ".swift:", with: "-")
        let words = preview.name.map { "\(place) \($0)" } ?? place
        return PreviewProofs(
          preview: preview, name: names.name(for: words), proofs: proofs, findings: findings?.map(\.line),
          images: images)
      }
    }
  }
}

extension Finding {
  /// `error touch-target: Button "×" has a target of …`
  fileprivate var line: String { "\(severity.rawValue) \(rule): \(sentence)" }
}
