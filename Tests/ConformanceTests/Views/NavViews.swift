import SwiftUI

@MainActor
func addNavViews(_ views: inout RecordedViews) {
  views.add("swiftui-web/ios/nav/basic") {
    NavigationStack {
      List {
        NavigationLink("Detail") {
          Text("Detail")
        }
        .accessibilityIdentifier("link")
        Text("Row").accessibilityIdentifier("row")
      }
      .navigationTitle("Settings").navigationBarTitleDisplayMode(.large).accessibilityIdentifier("list")
    }
    .accessibilityIdentifier("nav")
  }

  views.add("swiftui-web/ios/nav/list-scroll") {
    NavigationStack {
      List {
        ForEach(0..<20) { index in
          Text("Row").accessibilityIdentifier("row\(index)")
        }
      }
      .navigationTitle("Settings").accessibilityIdentifier("list")
    }
    .accessibilityIdentifier("nav")
  }

  views.add("swiftui-web/ios/nav/list-scroll#row1") {
    NavigationStack {
      ScrollViewReader { proxy in
        List {
          ForEach(0..<20) { index in
            Text("Row").accessibilityIdentifier("row\(index)").id(index)
          }
        }
        .navigationTitle("Settings").accessibilityIdentifier("list").onAppear {
          proxy.scrollTo(1, anchor: .top)
        }
      }
    }
    .accessibilityIdentifier("nav")
  }

  views.add("swiftui-web/ios/nav/list-scroll#row8") {
    NavigationStack {
      ScrollViewReader { proxy in
        List {
          ForEach(0..<20) { index in
            Text("Row").accessibilityIdentifier("row\(index)").id(index)
          }
        }
        .navigationTitle("Settings").accessibilityIdentifier("list").onAppear {
          proxy.scrollTo(8, anchor: .top)
        }
      }
    }
    .accessibilityIdentifier("nav")
  }

  views.add("swiftui-web/ios/nav/push-noback#push") {
    NavigationStack(path: .constant(["Detail"])) {
      List {
        NavigationLink("Detail", value: "Detail")
      }
      .navigationTitle("Settings").navigationDestination(for: String.self) { _ in
        VStack {
          Text("Pushed").accessibilityIdentifier("pushed")
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .navigationBarBackButtonHidden()
        .accessibilityIdentifier("detail")
      }
    }
    .accessibilityIdentifier("nav")
  }

  views.add("swiftui-web/ios/nav/push-inline#push") {
    NavigationStack(path: .constant(["Detail"])) {
      List {
        Text("Row")
      }
      .navigationTitle("Settings").navigationDestination(for: String.self) { name in
        VStack {
          Text("Pushed").accessibilityIdentifier("pushed")
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .navigationTitle(name)
        .navigationBarTitleDisplayMode(.inline)
        .accessibilityIdentifier("detail")
      }
    }
    .accessibilityIdentifier("nav")
  }

  views.add("swiftui-web/ios/nav/scroll") {
    NavigationStack {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20) { index in
            Text("Row \(index)")
              .frame(maxWidth: .infinity)
              .frame(height: 40)
              .accessibilityIdentifier("row\(index)")
          }
        }
        .accessibilityIdentifier("content")
      }
      .navigationTitle("Settings").accessibilityIdentifier("scroll")
    }
    .accessibilityIdentifier("nav")
  }

  views.add("swiftui-web/ios/nav/scroll#row1") {
    NavigationStack {
      ScrollViewReader { proxy in
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<20) { index in
              Text("Row \(index)")
                .frame(maxWidth: .infinity)
                .frame(height: 40)
                .accessibilityIdentifier("row\(index)")
                .id(index)
            }
          }
          .accessibilityIdentifier("content")
        }
        .navigationTitle("Settings").accessibilityIdentifier("scroll").onAppear {
          proxy.scrollTo(1, anchor: .top)
        }
      }
    }
    .accessibilityIdentifier("nav")
  }

  views.add("swiftui-web/ios/nav/scroll#row8") {
    NavigationStack {
      ScrollViewReader { proxy in
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<20) { index in
              Text("Row \(index)")
                .frame(maxWidth: .infinity)
                .frame(height: 40)
                .accessibilityIdentifier("row\(index)")
                .id(index)
            }
          }
          .accessibilityIdentifier("content")
        }
        .navigationTitle("Settings").accessibilityIdentifier("scroll").onAppear {
          proxy.scrollTo(8, anchor: .top)
        }
      }
    }
    .accessibilityIdentifier("nav")
  }

  views.add("swiftui-web/ios/nav/sizing") {
    VStack(spacing: 8) {
      NavigationStack {
        Text("Small").accessibilityIdentifier("small")
      }
      .accessibilityIdentifier("navText")
      Text("Row").accessibilityIdentifier("below")
    }
    .accessibilityIdentifier("stack")
  }

  views.add("swiftui-web/ios/nav/inline") {
    NavigationStack {
      List {
        Text("Row").accessibilityIdentifier("row")
      }
      .navigationTitle("Settings").navigationBarTitleDisplayMode(.inline).accessibilityIdentifier("list")
    }
    .accessibilityIdentifier("nav")
  }

  views.add("mobster-ios26/nav-large") {
    NavigationStack {
      Color.red.accessibilityIdentifier("content")
        .navigationTitle("Settings")
        .navigationBarTitleDisplayMode(.large)
    }
  }

  views.add("swiftui-web/splitview/basic") {
    NavigationSplitView {
      List {
        Text("Apple").accessibilityIdentifier("row1")
        Text("Banana").accessibilityIdentifier("row2")
      }
      .accessibilityIdentifier("sidebar")
    } detail: {
      Text("Detail").accessibilityIdentifier("detail")
    }
    .accessibilityIdentifier("split")
  }

  views.add("swiftui-web/splitview/three") {
    NavigationSplitView {
      List {
        Text("Apple").accessibilityIdentifier("row1")
      }
      .accessibilityIdentifier("sidebar")
    } content: {
      List {
        Text("Cherry").accessibilityIdentifier("contentRow")
      }
      .navigationSplitViewColumnWidth(min: 120, ideal: 160, max: 220).accessibilityIdentifier("content")
    } detail: {
      Text("Detail").accessibilityIdentifier("detail")
    }
    .accessibilityIdentifier("split")
  }

  views.add("swiftui-web/splitview/columns") {
    NavigationSplitView {
      List {
        Text("Apple").accessibilityIdentifier("row1")
      }
      .navigationSplitViewColumnWidth(min: 100, ideal: 120, max: 200).accessibilityIdentifier("sidebar")
    } content: {
      List {
        Text("Cherry").accessibilityIdentifier("contentRow")
      }
      .accessibilityIdentifier("content")
    } detail: {
      Text("Detail").accessibilityIdentifier("detail")
    }
    .accessibilityIdentifier("split")
  }

  views.add("swiftui-web/nav/list") {
    NavigationStack {
      List {
        NavigationLink("Apple") {
          Text("Apple")
        }
        .accessibilityIdentifier("row1")
        NavigationLink("Banana") {
          Text("Banana")
        }
        .accessibilityIdentifier("row2")
        NavigationLink {
          Text("Go")
        } label: {
          Label {
            Text("Go")
          } icon: {
            image(24, 24)
          }
        }
        .accessibilityIdentifier("row3")
        Text("Cherry").accessibilityIdentifier("row4")
      }
      .accessibilityIdentifier("list")
    }
    .accessibilityIdentifier("nav")
  }

  views.add("swiftui-web/nav/sizing") {
    VStack(spacing: 8) {
      NavigationStack {
        Color.red.accessibilityIdentifier("fill")
      }
      .accessibilityIdentifier("navFill")
      NavigationStack {
        Text("Small").accessibilityIdentifier("small")
      }
      .accessibilityIdentifier("navText")
      HStack(spacing: 8) {
        NavigationStack {
          Text("Left").accessibilityIdentifier("left")
        }
        .frame(width: 100).accessibilityIdentifier("navLeft")
        Text("Right").accessibilityIdentifier("right")
      }
      .accessibilityIdentifier("row")
    }
    .accessibilityIdentifier("stack")
  }
}
