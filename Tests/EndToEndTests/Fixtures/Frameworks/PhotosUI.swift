import PhotosUI
import SwiftUI

struct AvatarView: View {
  @State private var item: PhotosPickerItem?
  @State private var items: [PhotosPickerItem] = []
  @State private var image: Image?

  var body: some View {
    VStack(spacing: 0) {
      PhotosPicker(selection: $item, matching: .any(of: [.images, .not(.screenshots)])) {
        Color.orange.frame(width: 120, height: 80)
      }
      .buttonStyle(.plain)
      .accessibilityIdentifier("picker")
      LibraryView().frame(height: 200).accessibilityIdentifier("library")
    }
    .photosPicker(isPresented: .constant(false), selection: $items, maxSelectionCount: 3, matching: .images)
    .onChange(of: item) {
      Task {
        if let data = try? await item?.loadTransferable(type: Data.self), let photo = UIImage(data: data) {
          image = Image(uiImage: photo)
        }
      }
    }
  }
}

struct LibraryView: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> PHPickerViewController {
    var configuration = PHPickerConfiguration(photoLibrary: .shared())
    configuration.filter = .images
    configuration.selectionLimit = 1
    let picker = PHPickerViewController(configuration: configuration)
    picker.delegate = context.coordinator
    return picker
  }

  func updateUIViewController(_ controller: PHPickerViewController, context: Context) {}
  func makeCoordinator() -> Coordinator { Coordinator() }

  final class Coordinator: NSObject, PHPickerViewControllerDelegate {
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
      picker.dismiss(animated: true)
      guard let provider = results.first?.itemProvider, provider.canLoadObject(ofClass: UIImage.self) else { return }
    }
  }
}

#Preview("PhotosUI") { AvatarView() }
