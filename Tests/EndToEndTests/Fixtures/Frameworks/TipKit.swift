import CoreImage.CIFilterBuiltins
import CryptoKit
import LinkPresentation
import SwiftUI
import TipKit

struct FavoriteTip: Tip {
  @Parameter static var isLoggedIn: Bool = false
  static let visited = Event(id: "visited")

  var title: Text { Text("Save as a favorite") }
  var message: Text? { Text("It stays at the top.") }
  var image: Image? { Image(systemName: "star") }
  var actions: [Action] { [Action(id: "more", title: "More")] }
  var rules: [Rule] {
    #Rule(Self.$isLoggedIn) { $0 == true }
    #Rule(Self.visited) { $0.donations.count > 2 }
  }
  var options: [TipOption] { [Tips.MaxDisplayCount(1)] }
}

struct CodeView: View {
  let text: String
  private let context = CIContext()
  private let filter = CIFilter.qrCodeGenerator()

  private var image: UIImage? {
    filter.message = Data(text.utf8)
    filter.correctionLevel = "H"
    guard let output = filter.outputImage?.transformed(by: CGAffineTransform(scaleX: 10, y: 10)),
      let picture = context.createCGImage(output, from: output.extent)
    else { return nil }
    return UIImage(cgImage: picture)
  }

  var body: some View {
    if let image {
      Image(uiImage: image)
    } else {
      Color.gray.frame(width: 40, height: 40).accessibilityIdentifier("none")
    }
  }
}

struct LinkCard: UIViewRepresentable {
  func makeUIView(context: Context) -> LPLinkView {
    let metadata = LPLinkMetadata()
    metadata.title = "Example"
    metadata.originalURL = URL(string: "https://example.com")
    return LPLinkView(metadata: metadata)
  }

  func updateUIView(_ view: LPLinkView, context: Context) {}
}

extension String {
  var digest: String { SHA256.hash(data: Data(utf8)).map { String(format: "%02x", $0) }.joined() }
  var sum: String { Insecure.MD5.hash(data: Data(utf8)).map { String(format: "%02hhx", $0) }.joined() }
}

struct KnownDigests: View {
  // The examples of FIPS 180-4 for "abc", of RFC 1321, and of RFC 2202 (test case 2).
  private var areRight: Bool {
    let code = HMAC<Insecure.SHA1>.authenticationCode(
      for: Data("what do ya want for nothing?".utf8), using: SymmetricKey(data: Data("Jefe".utf8)))
    return "abc".digest == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
      && SHA512.hash(data: Data("abc".utf8)).description.hasPrefix("SHA512 digest: ddaf35a193617abacc417349ae204131")
      && "abc".sum == "900150983cd24fb0d6963f7d28e17f72"
      && Data(code)
        == Data([
          0xEF, 0xFC, 0xDF, 0x6A, 0xE5, 0xEB, 0x2F, 0xA2, 0xD2, 0x74, 0x16, 0xD5, 0xF1, 0x84, 0xDF, 0x9C, 0x25, 0x9A,
          0x7C, 0x79,
        ])
  }

  var body: some View { Color.green.frame(width: areRight ? 100 : 1, height: 10).accessibilityIdentifier("digests") }
}

#Preview("TipKit") {
  VStack(spacing: 0) {
    TipView(FavoriteTip(), arrowEdge: .bottom) { print($0.id) }
    Color.red.frame(width: 60, height: 20).popoverTip(FavoriteTip()).accessibilityIdentifier("below")
    CodeView(text: "hello")
    KnownDigests()
    LinkCard().frame(width: 300, height: 80).accessibilityIdentifier("link")
  }
  .task { try? Tips.configure([.displayFrequency(.immediate), .datastoreLocation(.applicationDefault)]) }
}
