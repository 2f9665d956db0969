import SwiftUI

@MainActor
func addScrollViews(_ views: inout RecordedViews) {
  views.add("swiftui-web/ios/representable/scroll") {
    ScrollView {
      VStack(spacing: 8) {
        LabelView(text: "Hello", hugging: 1000).accessibilityIdentifier("label")
        PlainView().frame(height: 40).accessibilityIdentifier("plain")
        SwitchView().accessibilityIdentifier("switch")
        FieldView().accessibilityIdentifier("field")
        Text("Row").accessibilityIdentifier("text")
        ControllerView().frame(height: 50).accessibilityIdentifier("controller")
      }
      .accessibilityIdentifier("content")
    }
    .accessibilityIdentifier("scroll")
  }

  views.add("swiftui-web/ios/scroll/geometry") {
    VStack(spacing: 0) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20) { row in
            Color.red.frame(width: 120, height: 20).accessibilityIdentifier("g\(row)")
          }
        }
      }
      .contentMargins(.top, 20).frame(height: 150).accessibilityIdentifier("scroll")
      Color.blue.frame(width: 100, height: 8)
    }
  }

  views.add("swiftui-web/ios/scroll/geometry#row10") {
    VStack(spacing: 0) {
      ScrollViewReader { proxy in
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<20) { row in
              Color.red.frame(width: 120, height: 20).id(row).accessibilityIdentifier("g\(row)")
            }
          }
        }
        .contentMargins(.top, 20).frame(height: 150).accessibilityIdentifier("scroll").onAppear {
          proxy.scrollTo(10, anchor: .top)
        }
      }
      Color.blue.frame(width: 100, height: 8)
    }
  }

  views.add("swiftui-web-doc/scroll/anchor-bottom") {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<20) { _ in
          Color.red.frame(width: 120, height: 20)
        }
      }
      .accessibilityIdentifier("content")
    }
    .defaultScrollAnchor(.bottom)
  }

  views.add("swiftui-web-doc/scroll/scroll-to-center") {
    ScrollViewReader { proxy in
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20) { row in
            Color.red.frame(width: 120, height: 20).id(row).accessibilityIdentifier("row\(row)")
          }
        }
      }
      .onAppear {
        proxy.scrollTo(10, anchor: .center)
      }
    }
  }

  views.add("swiftui-web/scroll/vertical") {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<3) { index in
          Color.red.frame(width: 120, height: 20).accessibilityIdentifier("row\(index)")
        }
      }
      .accessibilityIdentifier("content")
    }
    .accessibilityIdentifier("scroll")
  }

  views.add("swiftui-web/scroll/both") {
    ScrollView([.horizontal, .vertical]) {
      Color.red.frame(width: 500, height: 400).accessibilityIdentifier("content")
    }
    .accessibilityIdentifier("scroll")
  }

  views.add("swiftui-web/scroll/text") {
    ScrollView {
      Text(paragraph).accessibilityIdentifier("text")
    }
    .accessibilityIdentifier("scroll")
  }

  views.add("swiftui-web/scroll/children") {
    HStack(alignment: .top, spacing: 20) {
      ScrollView {
        Text("Top").accessibilityIdentifier("vTop")
        Color.red.frame(width: 60, height: 30).accessibilityIdentifier("vBlock")
        Text("Bottom").accessibilityIdentifier("vBottom")
      }
      .accessibilityIdentifier("vScroll")
      ScrollView(.horizontal) {
        Text("Top").accessibilityIdentifier("hTop")
        Color.blue.frame(width: 60, height: 30).accessibilityIdentifier("hBlock")
        Text("Bottom").accessibilityIdentifier("hBottom")
      }
      .accessibilityIdentifier("hScroll")
    }
    .accessibilityIdentifier("row")
  }

  views.add("swiftui-web/scroll/geometry") {
    VStack(spacing: 0) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20) { row in
            Color.red.frame(width: 120, height: 20).accessibilityIdentifier("g\(row)")
          }
        }
      }
      .contentMargins(.top, 20).frame(height: 150).accessibilityIdentifier("scroll")
      Color.blue.frame(width: 100, height: 8)
    }
  }

  views.add("swiftui-web/scroll/geometry#row10") {
    VStack(spacing: 0) {
      ScrollViewReader { proxy in
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<20) { row in
              Color.red.frame(width: 120, height: 20).id(row).accessibilityIdentifier("g\(row)")
            }
          }
        }
        .contentMargins(.top, 20).frame(height: 150).accessibilityIdentifier("scroll").onAppear {
          proxy.scrollTo(10, anchor: .top)
        }
      }
      Color.blue.frame(width: 100, height: 8)
    }
  }

  views.add("swiftui-web/scroll/margins") {
    HStack(spacing: 20) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20) { row in
            Color.red.frame(width: 120, height: 20).accessibilityIdentifier("a\(row)")
          }
        }
      }
      .contentMargins(20, for: .scrollContent).accessibilityIdentifier("content")
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<3) { row in
            Color.blue.frame(width: 120, height: 20).accessibilityIdentifier("b\(row)")
          }
        }
      }
      .contentMargins(.horizontal, 12, for: .scrollContent).accessibilityIdentifier("horizontal")
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<3) { row in
            Color.green.frame(width: 120, height: 20).accessibilityIdentifier("c\(row)")
          }
        }
      }
      .contentMargins(.top, 30).accessibilityIdentifier("automatic")
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20) { row in
            Color.orange.frame(width: 120, height: 20).accessibilityIdentifier("d\(row)")
          }
        }
      }
      .contentMargins(20, for: .scrollIndicators).accessibilityIdentifier("indicators")
    }
  }
}
