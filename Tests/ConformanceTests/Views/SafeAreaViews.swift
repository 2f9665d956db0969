import SwiftUI

@MainActor
func addSafeAreaViews(_ views: inout RecordedViews) {
  views.add("swiftui-web/ios/representable/safearea-ignored") {
    NavigationStack {
      PlainView()
        .ignoresSafeArea()
        .accessibilityIdentifier("box")
        .navigationTitle("Settings")
        .navigationBarTitleDisplayMode(.inline)
    }
    .accessibilityIdentifier("nav")
  }

  views.add("swiftui-web/ios/representable/safearea-inset") {
    NavigationStack {
      PlainView().safeAreaInset(edge: .bottom) {
        Color.red.frame(height: 40).accessibilityIdentifier("inset")
      }
      .accessibilityIdentifier("box").navigationTitle("Settings").navigationBarTitleDisplayMode(.inline)
    }
    .accessibilityIdentifier("nav")
  }

  views.add("swiftui-web/ios/representable/safearea-color") {
    NavigationStack {
      ZStack {
        Color.red.ignoresSafeArea().accessibilityIdentifier("ignoring")
        Color.blue.accessibilityIdentifier("plain")
      }
      .accessibilityIdentifier("zstack").navigationTitle("Settings").navigationBarTitleDisplayMode(.inline)
    }
    .accessibilityIdentifier("nav")
  }

  views.add("swiftui-web/ios/representable/safearea-rule") {
    NavigationStack {
      ZStack(alignment: .top) {
        Color.red
        HStack(alignment: .top, spacing: 0) {
          Color.blue.ignoresSafeArea()
            .padding(.top, 10)
            .frame(width: 60)
            .accessibilityIdentifier("padded")
          VStack(spacing: 0) {
            Color.green.frame(height: 10)
            Color.orange.ignoresSafeArea().accessibilityIdentifier("offsetColor")
          }
          .frame(width: 60).accessibilityIdentifier("offset")
          ScrollView {
            Color.purple.frame(height: 400).accessibilityIdentifier("scrollContent")
          }
          .frame(width: 80).accessibilityIdentifier("scroll")
          Color.teal.ignoresSafeArea().frame(width: 60).accessibilityIdentifier("framed")
          Color.pink.ignoresSafeArea()
            .padding(.horizontal, 5)
            .frame(width: 60)
            .accessibilityIdentifier("hpadded")
        }
        .accessibilityIdentifier("row")
      }
      .accessibilityIdentifier("zstack").navigationTitle("Settings").navigationBarTitleDisplayMode(.inline)
    }
    .accessibilityIdentifier("nav")
  }
}
