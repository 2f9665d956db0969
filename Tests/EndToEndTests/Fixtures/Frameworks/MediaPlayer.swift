import CoreHaptics
import CoreMotion
import CoreSpotlight
import MediaPlayer
import MobileCoreServices
import Network
import QuickLook
import SwiftUI

@MainActor final class DeviceModel: ObservableObject {
  @Published var isOnline = true
  private let monitor = NWPathMonitor()
  private let motion = CMMotionManager()
  private var engine: CHHapticEngine?

  init() {
    isOnline = monitor.currentPath.status == .satisfied
    monitor.pathUpdateHandler = { path in Task { @MainActor in self.isOnline = path.status == .satisfied } }
    monitor.start(queue: DispatchQueue(label: "network"))
    if motion.isDeviceMotionAvailable {
      motion.deviceMotionUpdateInterval = 1 / 60
      motion.startDeviceMotionUpdates(to: .main) { data, _ in print(data?.attitude.roll ?? 0) }
    }
    MPNowPlayingInfoCenter.default().nowPlayingInfo = [
      MPMediaItemPropertyTitle: "Song", MPNowPlayingInfoPropertyPlaybackRate: 1.0,
    ]
    MPRemoteCommandCenter.shared().playCommand.addTarget { _ in .success }
    let item = CSSearchableItem(
      uniqueIdentifier: "song", domainIdentifier: nil, attributeSet: CSSearchableItemAttributeSet(contentType: .audio))
    CSSearchableIndex.default().indexSearchableItems([item])
  }

  func tap() {
    guard CHHapticEngine.capabilitiesForHardware().supportsHaptics else { return }
    engine = try? CHHapticEngine()
    try? engine?.start()
    let sharpness = CHHapticEventParameter(parameterID: .hapticSharpness, value: 1)
    let event = CHHapticEvent(eventType: .hapticTransient, parameters: [sharpness], relativeTime: 0)
    guard let pattern = try? CHHapticPattern(events: [event], parameters: []) else { return }
    try? engine?.makePlayer(with: pattern).start(atTime: CHHapticTimeImmediate)
  }
}

struct FileView: UIViewControllerRepresentable {
  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIViewController(context: Context) -> QLPreviewController {
    let controller = QLPreviewController()
    controller.dataSource = context.coordinator
    return controller
  }

  func updateUIViewController(_ controller: QLPreviewController, context: Context) {}

  final class Coordinator: QLPreviewControllerDataSource {
    func numberOfPreviewItems(in controller: QLPreviewController) -> Int { 1 }
    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> QLPreviewItem {
      NSURL(fileURLWithPath: "/notes.pdf")
    }
  }
}

struct VolumeSlider: UIViewRepresentable {
  func makeUIView(context: Context) -> MPVolumeView { MPVolumeView(frame: .zero) }
  func updateUIView(_ view: MPVolumeView, context: Context) {}
}

struct DeviceView: View {
  @StateObject private var model = DeviceModel()
  @State private var file: URL?

  var body: some View {
    VStack(spacing: 0) {
      if !model.isOnline { Color.red.frame(width: 90, height: 20).accessibilityIdentifier("offline") }
      VolumeSlider().frame(height: 40).accessibilityIdentifier("volume")
      FileView().accessibilityIdentifier("file")
    }
    .quickLookPreview($file)
    .onAppear { model.tap() }
  }
}

#Preview("MediaPlayer") { DeviceView() }
