import Foundation
import GalleyGeometry
import GalleyScreen
import Testing

@testable import SwiftUI

/// Texts inside UIKit's fields, text views and segments: their lines, what they lose, and how they are painted. R-027.
@MainActor @Suite(.serialized) struct UIKitTextTests {
  private func screen(_ build: @escaping @MainActor (UIView) -> Void) throws -> Screen {
    try Bridging.screen(in: Bridging.scenario(on: "iphone-16-pro")) {
      let controller = UIViewController()
      build(controller.view)
      return controller
    }
  }

  private func add(_ view: UIView, _ id: String, width: CGFloat = 100, height: CGFloat = 30, to root: UIView) {
    view.frame = CGRect(x: 20, y: 100 + 50 * CGFloat(root.subviews.count), width: width, height: height)
    view.accessibilityIdentifier = id
    root.addSubview(view)
  }

  private func run(_ screen: Screen, _ text: String) throws -> GlyphRun {
    let runs = screen.drawing.compactMap { if case .glyphs(let run) = $0 { run } else { nil } }
    return try #require(runs.first { $0.text == text })
  }

  @Test func fieldsHaveALineAndLoseWhatDoesNotFit() throws {
    let screen = try screen { root in
      let field = UITextField()
      field.text = "A name that is too long for its field"
      add(field, "long", to: root)
      let right = UITextField()
      right.placeholder = "Name"
      right.textAlignment = .right
      add(right, "right", to: root)
      let secret = UITextField()
      secret.text = "abc"
      secret.isSecureTextEntry = true
      add(secret, "secret", to: root)
      let small = UITextField()
      small.text = "A name too long"
      small.adjustsFontSizeToFitWidth = true
      small.minimumFontSize = 5
      add(small, "small", to: root)
    }
    let long = try #require(screen.node("long")?.lines)
    #expect(long.lines.count == 1 && long.lost > 10 && long.pointSize == 17)
    let line = try #require(screen.node("right")?.lines?.lines.first)
    #expect(line.text == "Name" && abs(line.frame.maxX - 120) < 0.01 && abs(line.frame.midY - 165) < 0.1)
    #expect(screen.node("secret")?.text == "•••")
    let small = try #require(screen.node("small")?.lines)
    #expect(small.lost == 0 && small.shrunk < 1)
  }

  @Test func fieldsShowTheAttributesOfTheirStrings() throws {
    let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    let screen = try screen { root in
      let field = UITextField()
      field.attributedPlaceholder = NSAttributedString(
        string: "hint", attributes: [.foregroundColor: red, .font: UIFont.systemFont(ofSize: 24)])
      add(field, "hint", to: root)
      let styled = UITextField()
      styled.attributedText = NSAttributedString(string: "text", attributes: [.font: UIFont.systemFont(ofSize: 30)])
      styled.textColor = red
      add(styled, "text", to: root)
      let defaults = UITextField()
      defaults.text = "late"
      defaults.defaultTextAttributes = [.font: UIFont.systemFont(ofSize: 11), .foregroundColor: red]
      add(defaults, "late", to: root)
    }
    for (text, size) in [("hint", 24.0), ("text", 30), ("late", 11)] {
      let run = try run(screen, text)
      #expect(run.size == size && run.paint == .color(RGBA(red: 1, green: 0, blue: 0)))
      #expect(screen.node(text)?.lines?.pointSize == size)
    }
  }

  @Test func textViewsHaveTheLinesThatAreCut() throws {
    let screen = try screen { root in
      let view = UITextView()
      view.font = .systemFont(ofSize: 17)
      view.text = "one\ntwo\nthree"
      add(view, "view", width: 200, height: 40, to: root)
    }
    let lines = try #require(screen.node("view")?.lines)
    #expect(lines.lines.map(\.text) == ["one", "two", "three"] && lines.pointSize == 17)
    // The second line begins 28.3 points from the top and ends beyond the lower edge.
    #expect(lines.clipped == 2)
  }

  @Test func segmentsShareTheWidthAndSayTheirTitles() throws {
    let screen = try screen { root in
      let equal = UISegmentedControl(items: ["One", "A title too long for it"])
      equal.selectedSegmentIndex = 0
      add(equal, "equal", width: 200, to: root)
      let own = UISegmentedControl(items: ["a", "b", "c"])
      own.setWidth(60, forSegmentAt: 1)
      add(own, "own", width: 300, to: root)
      let styled = UISegmentedControl(items: ["styled"])
      styled.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 21)], for: .normal)
      add(styled, "styled", to: root)
    }
    let titles = try #require(screen.node("equal")?.children)
    #expect(titles.map(\.text) == ["One", "A title too long for it"] && titles.allSatisfy { $0.role == .text })
    #expect(titles.map { $0.lines?.lost ?? 0 > 0 } == [false, true])
    #expect(abs(titles[0].exact.midX - 70) < 0.01 && abs(titles[1].exact.midX - 170) < 0.01)
    let own = try #require(screen.node("own")?.children)
    #expect(zip(own, [80.0, 170, 260]).allSatisfy { abs($0.exact.midX - $1) < 0.01 })
    #expect(try run(screen, "styled").size == 21)
  }
}
