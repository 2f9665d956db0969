import SwiftUI

@MainActor
func addStackViews(_ views: inout RecordedViews) {
  views.add("openswiftui/spacer-h") {
    HStack {
      Color.red.frame(width: 50, height: 50).accessibilityIdentifier("a")
      Spacer()
      Color.blue.frame(width: 50, height: 50).accessibilityIdentifier("b")
    }
    .frame(width: 200, height: 80)
  }

  views.add("openswiftui/spacer-start-h") {
    HStack {
      Spacer()
      Color.red.frame(width: 50, height: 50).accessibilityIdentifier("a")
      Color.blue.frame(width: 50, height: 50).accessibilityIdentifier("b")
    }
    .frame(width: 200, height: 80)
  }

  views.add("openswiftui/spacer-both-h") {
    HStack {
      Spacer()
      Color.red.frame(width: 50, height: 50).accessibilityIdentifier("a")
      Color.blue.frame(width: 50, height: 50).accessibilityIdentifier("b")
      Spacer()
    }
    .frame(width: 200, height: 80)
  }

  views.add("openswiftui/spacer-noframe-v") {
    VStack {
      Color.red.frame(width: 50, height: 50).accessibilityIdentifier("a")
      Spacer()
      Color.blue.frame(width: 50, height: 50).accessibilityIdentifier("b")
    }
  }

  views.add("openswiftui/spacer-complex") {
    VStack(spacing: 20) {
      HStack {
        Color.red.frame(width: 30, height: 30).accessibilityIdentifier("red")
        Spacer(minLength: 20)
        Color.blue.frame(width: 30, height: 30).accessibilityIdentifier("blue")
        Spacer(minLength: 10)
        Color.green.frame(width: 30, height: 30).accessibilityIdentifier("green")
      }
      HStack {
        Spacer()
        Color.orange.frame(width: 60, height: 30).accessibilityIdentifier("yellow")
        Spacer()
      }
      HStack {
        Color.purple.frame(width: 40, height: 30).accessibilityIdentifier("orange")
        Spacer()
        Color.teal.frame(width: 40, height: 30).accessibilityIdentifier("purple")
      }
    }
    .frame(width: 200, height: 180)
  }

  views.add("openswiftui/hv-h") {
    HStack {
      Color.red.frame(width: 50, height: 50).accessibilityIdentifier("a")
      Color.blue.frame(width: 50, height: 50).accessibilityIdentifier("b")
    }
    .frame(width: 150, height: 150)
  }

  views.add("openswiftui/hv-hv") {
    VStack {
      Color.red.frame(width: 40, height: 40).accessibilityIdentifier("red")
      Color.blue.frame(width: 40, height: 40).accessibilityIdentifier("blue")
      HStack {
        Color.green.frame(width: 40, height: 40).accessibilityIdentifier("green")
        Color.orange.frame(width: 40, height: 40).accessibilityIdentifier("yellow")
      }
    }
    .frame(width: 150, height: 150)
  }

  views.add("codelynx/vstack-nested") {
    VStack(spacing: 10) {
      VStack(spacing: 4) {
        Text("Group 1 - A").accessibilityIdentifier("1a")
        Text("Group 1 - B").accessibilityIdentifier("1b")
      }
      VStack(spacing: 4) {
        Text("Group 2 - A").accessibilityIdentifier("2a")
        Text("Group 2 - B").accessibilityIdentifier("2b")
      }
    }
  }

  views.add("codelynx/zstack-default") {
    ZStack {
      Color.red.frame(width: 200, height: 200).accessibilityIdentifier("color")
      Text("Centered").accessibilityIdentifier("t")
    }
  }

  views.add("codelynx/zstack-bottom-trailing") {
    ZStack(alignment: .bottomTrailing) {
      Color.red.frame(width: 200, height: 200).accessibilityIdentifier("color")
      Text("BottomTrailing").accessibilityIdentifier("t")
    }
  }

  views.add("codelynx/vstack-frame-padding") {
    VStack(spacing: 8) {
      Text("Title")
        .accessibilityIdentifier("title")
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.horizontal, 16)
      Text("Subtitle")
        .accessibilityIdentifier("subtitle")
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.horizontal, 16)
    }
    .padding(.vertical, 12)
  }

  views.add("codelynx/hstack-in-vstack") {
    VStack(spacing: 12) {
      HStack {
        Text("Label").accessibilityIdentifier("label")
        Spacer()
        Text("Value").accessibilityIdentifier("value")
      }
      .padding(.horizontal, 16)
      HStack {
        Text("Another").accessibilityIdentifier("another")
        Spacer()
        Text("Data").accessibilityIdentifier("data")
      }
      .padding(.horizontal, 16)
    }
  }

  views.add("codelynx/complex-nested") {
    VStack(spacing: 16) {
      HStack(spacing: 12) {
        Color.red.frame(width: 44, height: 44).accessibilityIdentifier("img1")
        VStack(alignment: .leading, spacing: 4) {
          Text("Title").accessibilityIdentifier("title")
          Text("Subtitle").accessibilityIdentifier("subtitle")
        }
        Spacer()
      }
      .padding(.horizontal, 16)
      Divider().accessibilityIdentifier("divider")
      HStack(spacing: 12) {
        Color.blue.frame(width: 44, height: 44).accessibilityIdentifier("img2")
        VStack(alignment: .leading, spacing: 4) {
          Text("Item 2").accessibilityIdentifier("item2")
          Text("Description").accessibilityIdentifier("desc")
        }
        Spacer()
      }
      .padding(.horizontal, 16)
    }
  }

  views.add("codelynx/two-column-hstack") {
    HStack(spacing: 0) {
      Color.red.accessibilityIdentifier("color").frame(width: 120)
      VStack(alignment: .leading, spacing: 8) {
        Text("Main content").accessibilityIdentifier("main")
        Text("Second line").accessibilityIdentifier("second")
      }
      .frame(maxWidth: .infinity, alignment: .leading).padding(16)
    }
  }

  views.add("codelynx/single-child-vstack") {
    VStack {
      Text("Only child").accessibilityIdentifier("t")
    }
  }

  views.add("codelynx/app-header-content-footer") {
    VStack(spacing: 0) {
      Text("Header")
        .accessibilityIdentifier("header")
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.horizontal, 16)
        .padding(.vertical, 8)
      Spacer()
      HStack {
        Text("Status").accessibilityIdentifier("status")
        Spacer()
        Text("v1.0").accessibilityIdentifier("version")
      }
      .padding(.horizontal, 16).padding(.vertical, 4)
    }
  }

  views.add("codelynx/sidebar-detail-split") {
    HStack(spacing: 0) {
      VStack(alignment: .leading, spacing: 4) {
        Text("Item 1").accessibilityIdentifier("i1")
        Text("Item 2").accessibilityIdentifier("i2")
        Text("Item 3").accessibilityIdentifier("i3")
        Text("Item 4").accessibilityIdentifier("i4")
        Text("Item 5").accessibilityIdentifier("i5")
      }
      .frame(width: 120).padding(.vertical, 8)
      Color.red.frame(width: 1).accessibilityIdentifier("line")
      VStack(alignment: .leading) {
        Text("Detail").accessibilityIdentifier("detail")
        Spacer()
      }
      .frame(maxWidth: .infinity, alignment: .leading).padding(12)
    }
  }

  views.add("codelynx/toolbar-content-layout") {
    VStack(spacing: 0) {
      HStack {
        Text("Back").accessibilityIdentifier("back")
        Spacer()
        Text("Title").accessibilityIdentifier("title")
        Spacer()
        Text("Done").accessibilityIdentifier("done")
      }
      .padding(8).frame(maxWidth: .infinity)
      Color.red.frame(height: 1).accessibilityIdentifier("line")
      Spacer()
    }
  }

  views.add("codelynx/unequal-flex-spacers") {
    VStack {
      Text("Top").accessibilityIdentifier("top")
      Spacer()
      Text("Mid").accessibilityIdentifier("mid")
      Spacer()
      Spacer()
      Text("Bottom").accessibilityIdentifier("bottom")
    }
  }

  views.add("codelynx/mixed-fixed-flexible-hstack") {
    HStack(spacing: 0) {
      Text("Fixed").accessibilityIdentifier("fixed").frame(width: 80)
      Color.red.accessibilityIdentifier("color")
      Spacer()
      Text("End").accessibilityIdentifier("end").frame(width: 60)
    }
  }

  views.add("tokamak/vstack-priority") {
    VStack {
      Rectangle().frame(minHeight: 50).accessibilityIdentifier("a")
      Rectangle().layoutPriority(1).accessibilityIdentifier("b")
    }
  }

  views.add("swiftui-web/layout/spacer-min-length") {
    VStack(spacing: 0) {
      HStack(spacing: 0) {
        Color.red.frame(width: 250, height: 20).accessibilityIdentifier("a")
        Spacer(minLength: 20).accessibilityIdentifier("s1")
        Color.blue.frame(width: 100, height: 20).accessibilityIdentifier("b")
      }
      .accessibilityIdentifier("overflow")
      HStack(spacing: 0) {
        Spacer().accessibilityIdentifier("s2")
        Color.green.frame(width: 40, height: 20).accessibilityIdentifier("c")
        Spacer().accessibilityIdentifier("s3")
      }
      .accessibilityIdentifier("balanced")
      Spacer().accessibilityIdentifier("vspacer")
    }
  }

  views.add("swiftui-web/layout/hstack-priority") {
    HStack(spacing: 0) {
      Color.red.frame(minWidth: 20).accessibilityIdentifier("a")
      Color.blue.frame(minWidth: 20).layoutPriority(1).accessibilityIdentifier("b")
      Color.green.frame(width: 60).accessibilityIdentifier("c")
    }
  }

  views.add("swiftui-web/layout/hstack-distribution") {
    HStack(spacing: 0) {
      Color.red.accessibilityIdentifier("a")
      Color.blue.frame(width: 50).accessibilityIdentifier("b")
      Color.green.accessibilityIdentifier("c")
    }
  }

  views.add("swiftui-web/foreach/identifiable") {
    HStack {
      ForEach(Fruit.all) { fruit in
        Text(fruit.name).accessibilityIdentifier(fruit.name)
      }
    }
    .accessibilityIdentifier("row")
  }

  views.add("swiftui-web/animation/frame") {
    VStack(spacing: 8) {
      Color.red.frame(width: 100, height: 40).accessibilityIdentifier("box")
      Text("Below").accessibilityIdentifier("below")
    }
    .accessibilityIdentifier("stack")
  }

  views.add("swiftui-web/animation/frame#expand") {
    VStack(spacing: 8) {
      Color.red.frame(width: 200, height: 60).accessibilityIdentifier("box")
      Text("Below").accessibilityIdentifier("below")
    }
    .accessibilityIdentifier("stack")
  }

  views.add("swiftui-web/animation/transition") {
    VStack(spacing: 8) {
      Text("Above").accessibilityIdentifier("above")
      Text("Hello").accessibilityIdentifier("hello")
      Text("Below").accessibilityIdentifier("below")
    }
    .accessibilityIdentifier("stack")
  }

  views.add("swiftui-web/animation/transition#hide") {
    let showsHello = false
    VStack(spacing: 8) {
      Text("Above").accessibilityIdentifier("above")
      if showsHello {
        Text("Hello").accessibilityIdentifier("hello")
      }
      Text("Below").accessibilityIdentifier("below")
    }
    .accessibilityIdentifier("stack")
  }

  views.add("swiftui-web/section/vstack") {
    VStack(alignment: .leading) {
      Section {
        Text("Apple").accessibilityIdentifier("apple")
        Text("Banana").accessibilityIdentifier("banana")
      } header: {
        Text("Fruits").accessibilityIdentifier("header")
      } footer: {
        Text("Footer").accessibilityIdentifier("footer")
      }
    }
    .accessibilityIdentifier("stack")
  }

  views.add("swiftui-web/section/hstack") {
    HStack {
      Section {
        Text("A").accessibilityIdentifier("a")
        Text("B").accessibilityIdentifier("b")
      } header: {
        Text("Header").accessibilityIdentifier("header")
      } footer: {
        Text("Footer").accessibilityIdentifier("footer")
      }
    }
    .accessibilityIdentifier("row")
  }

  views.add("swiftui-web/section/modifier") {
    VStack(spacing: 0) {
      Section {
        Text("Apple").accessibilityIdentifier("apple")
      } header: {
        Text("Fruits").accessibilityIdentifier("header")
      }
      .padding()
      Section {
        Text("Banana").accessibilityIdentifier("banana")
      } footer: {
        Text("Footer").accessibilityIdentifier("footer")
      }
      .frame(width: 120, height: 30).background(Color.yellow)
    }
    .accessibilityIdentifier("stack")
  }

  views.add("swiftui-web/section/title") {
    VStack(alignment: .leading, spacing: 0) {
      Section("Fruits") {
        Text("Apple").accessibilityIdentifier("apple")
      }
      Section("Vegetables") {
        Text("Carrot").accessibilityIdentifier("carrot")
      }
    }
    .accessibilityIdentifier("stack")
  }

  views.add("swiftui-web/section/mixed") {
    VStack {
      Text("Top").accessibilityIdentifier("top")
      Section {
        Text("Apple").accessibilityIdentifier("apple")
      }
      Section {
        Text("Banana").accessibilityIdentifier("banana")
      } footer: {
        Text("Footer").accessibilityIdentifier("footer")
      }
      Text("Bottom").accessibilityIdentifier("bottom")
    }
    .accessibilityIdentifier("stack")
  }

  views.add("swiftui-web/foreach/modifier") {
    VStack(spacing: 0) {
      ForEach(0..<2) { index in
        Text("Row \(index)").accessibilityIdentifier("padded\(index)")
      }
      .padding()
      ForEach(0..<2) { index in
        Text("Row \(index)").accessibilityIdentifier("framed\(index)")
      }
      .frame(width: 120, height: 30)
    }
    .accessibilityIdentifier("stack")
  }

  views.add("swiftui-web/foreach/empty") {
    let names: [String] = []
    VStack {
      Text("Top").accessibilityIdentifier("top")
      ForEach(names, id: \.self) { name in
        Text(name)
      }
      ForEach(0..<0) { index in
        Text("\(index)")
      }
      HStack {
        Text("A").accessibilityIdentifier("a")
        ForEach(names, id: \.self) { name in
          Text(name)
        }
        Text("B").accessibilityIdentifier("b")
      }
      .accessibilityIdentifier("row")
      Text("Bottom").accessibilityIdentifier("bottom")
    }
    .accessibilityIdentifier("stack")
  }

  views.add("swiftui-web/foreach/identity") {
    let rows = [("a", 60.0), ("b", 100.0), ("c", 140.0)]
    VStack(alignment: .leading) {
      ForEach(rows, id: \.0) { row in
        Color.red.frame(width: row.1, height: 20).accessibilityIdentifier("row-\(row.0)")
      }
    }
    .accessibilityIdentifier("stack")
  }

  views.add("swiftui-web/foreach/identity#insert") {
    let rows = [("d", 80.0), ("a", 60.0), ("b", 100.0), ("c", 140.0)]
    VStack(alignment: .leading) {
      ForEach(rows, id: \.0) { row in
        Color.red.frame(width: row.1, height: 20).accessibilityIdentifier("row-\(row.0)")
      }
    }
    .accessibilityIdentifier("stack")
  }

  views.add("swiftui-web/foreach/identity#reverse") {
    let rows = [("c", 140.0), ("b", 100.0), ("a", 60.0), ("d", 80.0)]
    VStack(alignment: .leading) {
      ForEach(rows, id: \.0) { row in
        Color.red.frame(width: row.1, height: 20).accessibilityIdentifier("row-\(row.0)")
      }
    }
    .accessibilityIdentifier("stack")
  }

  views.add("swiftui-web/foreach/identity#remove") {
    let rows = [("c", 140.0), ("a", 60.0), ("d", 80.0)]
    VStack(alignment: .leading) {
      ForEach(rows, id: \.0) { row in
        Color.red.frame(width: row.1, height: 20).accessibilityIdentifier("row-\(row.0)")
      }
    }
    .accessibilityIdentifier("stack")
  }

  views.add("swiftui-web/foreach/range") {
    VStack(alignment: .leading) {
      Text("Top").accessibilityIdentifier("top")
      ForEach(0..<3) { index in
        Text("Row \(index)").accessibilityIdentifier("row\(index)")
      }
      Text("Bottom").accessibilityIdentifier("bottom")
    }
    .accessibilityIdentifier("stack")
  }
}
