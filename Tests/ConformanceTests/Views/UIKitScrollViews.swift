import UIKit

@MainActor
func addUIKitScrollViews(_ views: inout RecordedViews) {
  views.addController("swiftui-web/uikit/scroll/zoom") {
    return ZoomScreen()
  }

  views.addController("swiftui-web/uikit/scroll/zoom#zoomOut") {
    let screen = ZoomScreen()
    screen.photoScale = 0.5
    return screen
  }
}
