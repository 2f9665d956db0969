import SwiftUI

@MainActor
func addLazyViews(_ views: inout RecordedViews) {
  views.add("swiftui-web/lazy/stacks") {
    HStack(alignment: .top, spacing: 20) {
      LazyVStack(alignment: .leading, spacing: 6) {
        Text("Alpha").accessibilityIdentifier("alpha")
        Color.red.frame(width: 60, height: 20).accessibilityIdentifier("red")
        Text("Beta").accessibilityIdentifier("beta")
      }
      .accessibilityIdentifier("vstack")
      LazyVStack(spacing: 0) {
        Section {
          Color.blue.frame(width: 50, height: 20).accessibilityIdentifier("green")
          Color.green.frame(width: 50, height: 20)
        } header: {
          Text("Header").accessibilityIdentifier("header")
        }
      }
      .accessibilityIdentifier("sections")
      LazyHStack(alignment: .bottom, spacing: 4) {
        Color.orange.frame(width: 20, height: 30).accessibilityIdentifier("orange")
        Text("Hi").accessibilityIdentifier("hi")
      }
      .accessibilityIdentifier("hstack")
    }
    .accessibilityIdentifier("row")
  }

  views.add("swiftui-web/lazy/pinned-headers#b3") {
    ScrollViewReader { proxy in
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders]) {
          ForEach(["a", "b", "c"], id: \.self) { name in
            Section {
              ForEach(0..<8) { row in
                Color.red.frame(width: 200, height: 20)
                  .accessibilityIdentifier("\(name)\(row)")
                  .id("\(name)\(row)")
              }
            } header: {
              Color.blue.frame(width: 200, height: 24).accessibilityIdentifier("\(name)H")
            } footer: {
              Color.green.frame(width: 200, height: 16).accessibilityIdentifier("\(name)F")
            }
          }
        }
      }
      .accessibilityIdentifier("scroll").onAppear {
        proxy.scrollTo("b3", anchor: .top)
      }
    }
  }

  views.add("swiftui-web/lazy/pinned-both") {
    ScrollView {
      LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders, .sectionFooters]) {
        ForEach(["a", "b", "c"], id: \.self) { name in
          Section {
            ForEach(0..<8) { row in
              Color.red.frame(width: 200, height: 20).accessibilityIdentifier("\(name)\(row)")
            }
          } header: {
            Color.blue.frame(width: 200, height: 24).accessibilityIdentifier("\(name)H")
          } footer: {
            Color.green.frame(width: 200, height: 16).accessibilityIdentifier("\(name)F")
          }
        }
      }
    }
    .accessibilityIdentifier("scroll")
  }

  views.add("swiftui-web/lazy/pinned-both#b3") {
    ScrollViewReader { proxy in
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders, .sectionFooters]) {
          ForEach(["a", "b", "c"], id: \.self) { name in
            Section {
              ForEach(0..<8) { row in
                Color.red.frame(width: 200, height: 20)
                  .accessibilityIdentifier("\(name)\(row)")
                  .id("\(name)\(row)")
              }
            } header: {
              Color.blue.frame(width: 200, height: 24).accessibilityIdentifier("\(name)H")
            } footer: {
              Color.green.frame(width: 200, height: 16).accessibilityIdentifier("\(name)F")
            }
          }
        }
      }
      .accessibilityIdentifier("scroll").onAppear {
        proxy.scrollTo("b3", anchor: .top)
      }
    }
  }

  views.add("swiftui-web/lazy/grid-sections") {
    ScrollView {
      LazyVGrid(columns: [GridItem(.fixed(60)), GridItem(.fixed(60)), GridItem(.fixed(60))], spacing: 4) {
        Section {
          ForEach(0..<5) { index in
            Color.red.frame(height: 20).accessibilityIdentifier("a\(index)")
          }
        } header: {
          Color.blue.frame(height: 24).accessibilityIdentifier("aH")
        } footer: {
          Color.green.frame(height: 16).accessibilityIdentifier("aF")
        }
        Section {
          ForEach(0..<4) { index in
            Color.orange.frame(height: 20).accessibilityIdentifier("b\(index)")
          }
        } header: {
          Text("Second").accessibilityIdentifier("bH")
        }
      }
      .accessibilityIdentifier("grid")
    }
    .frame(width: 240).accessibilityIdentifier("scroll")
  }

  views.add("swiftui-web/lazy/grid-alignment") {
    let columns = [
      GridItem(.fixed(60), alignment: .leading), GridItem(.fixed(60)), GridItem(.fixed(60), alignment: .bottomTrailing),
    ]
    VStack(spacing: 16) {
      LazyVGrid(columns: columns, alignment: .trailing, spacing: 4) {
        Color.red.frame(width: 20, height: 20).accessibilityIdentifier("t0")
        Color.blue.frame(width: 20, height: 40).accessibilityIdentifier("t1")
        Color.green.frame(width: 20, height: 20).accessibilityIdentifier("t2")
        Color.orange.frame(width: 20, height: 20).accessibilityIdentifier("t3")
      }
      .frame(width: 240).accessibilityIdentifier("trailing")
      LazyVGrid(columns: columns, alignment: .leading, spacing: 4) {
        Color.purple.frame(width: 20, height: 20).accessibilityIdentifier("l0")
        Color.teal.frame(width: 20, height: 40).accessibilityIdentifier("l1")
        Color.pink.frame(width: 20, height: 20).accessibilityIdentifier("l2")
      }
      .frame(width: 240).accessibilityIdentifier("leading")
    }
  }
}
