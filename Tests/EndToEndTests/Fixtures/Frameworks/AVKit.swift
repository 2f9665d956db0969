import AVFoundation
import AVKit
import SwiftUI

@MainActor final class PlayerModel: ObservableObject {
  let player = AVPlayer(url: URL(string: "https://example.com/film.m3u8")!)
  private var token: Any?

  func start() {
    try? AVAudioSession.sharedInstance().setCategory(.playback, mode: .moviePlayback)
    try? AVAudioSession.sharedInstance().setActive(true)
    player.isMuted = true
    token = player.addPeriodicTimeObserver(forInterval: CMTime(seconds: 0.5, preferredTimescale: 600), queue: .main) {
      time in print(CMTimeGetSeconds(time))
    }
    player.seek(to: .zero)
    player.play()
  }
}

struct FilmView: View {
  @StateObject private var model = PlayerModel()

  var body: some View {
    VideoPlayer(player: model.player) {
      Text("Live").font(.caption).accessibilityIdentifier("live")
    }
    .aspectRatio(2, contentMode: .fit)
    .onAppear { model.start() }
    .onReceive(NotificationCenter.default.publisher(for: .AVPlayerItemDidPlayToEndTime)) { _ in
      model.player.seek(to: .zero)
    }
  }
}

struct PlayerController: UIViewControllerRepresentable {
  let player: AVPlayer

  func makeUIViewController(context: Context) -> AVPlayerViewController {
    let controller = AVPlayerViewController()
    controller.player = player
    controller.showsPlaybackControls = false
    controller.videoGravity = .resizeAspectFill
    return controller
  }

  func updateUIViewController(_ controller: AVPlayerViewController, context: Context) {}
}

final class CameraView: UIView {
  override class var layerClass: AnyClass { AVCaptureVideoPreviewLayer.self }
  var previewLayer: AVCaptureVideoPreviewLayer { layer as! AVCaptureVideoPreviewLayer }
}

struct Camera: UIViewRepresentable {
  let session = AVCaptureSession()

  func makeUIView(context: Context) -> UIView {
    let view = UIView()
    let layer = AVCaptureVideoPreviewLayer(session: session)
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    layer.videoGravity = .resizeAspectFill
    view.layer.addSublayer(layer)
    return view
  }

  func updateUIView(_ view: UIView, context: Context) {}
}

#Preview("AVKit") {
  VStack(spacing: 0) {
    FilmView().accessibilityIdentifier("film")
    PlayerController(player: AVPlayer()).accessibilityIdentifier("player")
    Camera().frame(width: 100, height: 60).accessibilityIdentifier("camera")
  }
}
