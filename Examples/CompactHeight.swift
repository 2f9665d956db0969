import SwiftUI

/// A player that stands its cover above the controls, and beside them where there is little height.
struct CompactHeight: View {
  @Environment(\.verticalSizeClass) private var verticalSizeClass
  @State private var position = 0.35

  private var isShort: Bool { verticalSizeClass == .compact }

  var body: some View {
    Group {
      if isShort {
        HStack(spacing: 24) {
          cover
          VStack(spacing: 16) {
            titles
            progress
            controls
          }
        }
      } else {
        VStack(spacing: 32) {
          cover
          titles
          progress
          controls
        }
        .frame(maxWidth: 480)
      }
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color.indigo.opacity(0.12).ignoresSafeArea())
  }

  private var cover: some View {
    RoundedRectangle(cornerRadius: 16)
      .fill(LinearGradient(colors: [.indigo, .purple], startPoint: .top, endPoint: .bottom))
      .aspectRatio(1, contentMode: .fit)
      .overlay {
        Image(systemName: "music.note")
          .font(.system(size: 64))
          .foregroundStyle(.white)
      }
      .accessibilityHidden(true)
  }

  private var titles: some View {
    VStack(spacing: 4) {
      Text("Night train to Ghent")
        .font(.title2.bold())
        .multilineTextAlignment(.center)
      Text("The Lowland Quartet")
        .foregroundStyle(.secondary)
    }
    // Large type takes its room from the cover.
    .layoutPriority(1)
  }

  private var progress: some View {
    VStack(spacing: 4) {
      Slider(value: $position) { Text("Position") }
      HStack {
        Text("1:24")
        Spacer()
        Text("−2:36")
      }
      .font(.caption.monospacedDigit())
      .foregroundStyle(.secondary)
    }
  }

  private var controls: some View {
    HStack(spacing: isShort ? 24 : 40) {
      PlayerButton(title: "Previous", symbol: "backward.fill")
      PlayerButton(title: "Play", symbol: "play.fill", isPrimary: true)
      PlayerButton(title: "Next", symbol: "forward.fill")
    }
  }
}

private struct PlayerButton: View {
  let title: LocalizedStringKey
  let symbol: String
  var isPrimary = false

  var body: some View {
    Button {
    } label: {
      Image(systemName: symbol)
        .font(isPrimary ? .largeTitle : .title2)
        .frame(width: isPrimary ? 64 : 48, height: isPrimary ? 64 : 48)
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityLabel(title)
  }
}

#Preview("Compact height") {
  CompactHeight()
}
