#if os(visionOS)
  import SwiftUI

  /// A globe of sounds in a window, its controls in an ornament below the edge.
  struct VisionOrnament: View {
    @State private var volume = 0.6

    var body: some View {
      VStack(spacing: 24) {
        Image(systemName: "globe.europe.africa")
          .font(.system(size: 160))
        Text("North Sea, late evening")
          .font(.title)
        Text("Wind, and a bell buoy far out")
          .foregroundStyle(.secondary)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .padding()
      .ornament(attachmentAnchor: .scene(.bottom)) {
        HStack(spacing: 24) {
          Button {
          } label: {
            Label("Pause", systemImage: "pause.fill")
              .labelStyle(.iconOnly)
          }
          Slider(value: $volume) { Text("Volume") }
            .frame(width: 240)
        }
        .padding()
        .glassBackgroundEffect()
      }
    }
  }

  #Preview("Vision ornament") {
    VisionOrnament()
  }
#endif
