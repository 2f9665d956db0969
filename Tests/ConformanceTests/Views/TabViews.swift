import SwiftUI

@MainActor
func addTabViews(_ views: inout RecordedViews) {
  views.add("swiftui-web/ios/tabs/basic") {
    TabView(selection: .constant(0)) {
      Text("Home content").accessibilityIdentifier("home").tabItem {
        Label("Home", systemImage: "house")
      }
      .tag(0)
      Text("Search").tabItem {
        Label("Search", systemImage: "magnifyingglass")
      }
      .tag(1)
      Text("Settings").tabItem {
        Label("Settings", systemImage: "gear")
      }
      .tag(2)
    }
    .accessibilityIdentifier("tabs")
  }

  views.add("swiftui-web/tabview/basic") {
    TabView(selection: .constant(0)) {
      Text("First").accessibilityIdentifier("first").tabItem {
        Text("One")
      }
      .tag(0)
      Text("Second").tabItem {
        Text("Two")
      }
      .tag(1)
      Color.red.frame(width: 40, height: 40).tabItem {
        Text("Three")
      }
      .tag(2)
    }
    .accessibilityIdentifier("tabs")
  }
}
