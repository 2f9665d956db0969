@_exported import UIKit
import SwiftUI

public protocol QLPreviewItem: NSObjectProtocol {
  var previewItemURL: URL? { get }
  var previewItemTitle: String? { get }
}

extension QLPreviewItem {
  public var previewItemTitle: String? { nil }
}

extension NSURL: QLPreviewItem {
  public var previewItemURL: URL? { self as URL }
}

/// The system's screen of a file, which another process draws.
@preconcurrency @MainActor open class QLPreviewController: UIViewController {
  open weak var dataSource: (any QLPreviewControllerDataSource)?
  open weak var delegate: (any QLPreviewControllerDelegate)?
  open var currentPreviewItemIndex = 0
  open class func canPreview(_ item: any QLPreviewItem) -> Bool { item.previewItemURL != nil }
  open func reloadData() {}
  open func refreshCurrentPreviewItem() {}
  open override func loadView() {
    view = StandInArea("QLPreviewController", StandIn("Quick Look", missing: "the file"))
  }
}

@preconcurrency @MainActor public protocol QLPreviewControllerDataSource: AnyObject {
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int
  func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}

@preconcurrency @MainActor public protocol QLPreviewControllerDelegate: AnyObject {
  func previewControllerDidDismiss(_ controller: QLPreviewController)
}

extension QLPreviewControllerDelegate {
  public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
}

extension View {
  /// The file is shown by another process: the screen keeps what lies below.
  public nonisolated func quickLookPreview(_ item: Binding<URL?>) -> some View { self }
  public nonisolated func quickLookPreview<Items: RandomAccessCollection>(
    _ selection: Binding<URL?>, in items: Items
  ) -> some View where Items.Element == URL { self }
}
