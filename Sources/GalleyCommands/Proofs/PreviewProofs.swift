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

  /// The files, in the order of formats and scenarios.
  func files(_ formats: [ProofFormat], style: ProofStyle, symbols: SymbolLibrary) throws -> [File] {
    let renderer = ProofRenderer(symbols: symbols, images: images)
    var names = FileNames()
    let scenarios = proofs.map { "\(name)/\(names.name(for: $0.scenario.summary))" }
    var files: [File] = []
    for format in formats {
      switch format {
      case .html:
        let page = ProofPage(title: title, previewID: preview.id, proofs: proofs, findings: findings, style: style)
        files.append(File(name: name + ".html", bytes: renderer.html(page)))
      case .svg:
        files += zip(scenarios, proofs).map { File(name: $0 + ".svg", bytes: renderer.svg($1, style: style)) }
      case .png:
        files += try zip(scenarios, proofs).map { File(name: $0 + ".png", bytes: try renderer.png($1, style: style)) }
      case .pdf:
        files.append(File(name: name + ".pdf", bytes: try renderer.pdf(proofs, style: style)))
      case .json:
        files += zip(scenarios, proofs).map { name, proof in
          let scenario = Array(proof.scenario.json(metrics: false).utf8)
          let object = proof.screen.framesJSON(previewID: preview.id, preview: preview.name, scenario: scenario)
          return File(name: name + ".json", bytes: object + [UInt8(ascii: "\n")])
        }
      }
    }
    return files
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
