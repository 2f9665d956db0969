import Foundation
import GalleyGeometry
import GalleyScreen
import Testing

@testable import SwiftUI

@MainActor
private func screen(on device: String, _ controller: @escaping @MainActor () -> UIViewController) throws -> Screen {
  Bridging.screen(in: try Bridging.scenario(on: device), controller)
}

@MainActor
private func titled(_ title: String) -> UIViewController {
  let controller = UIViewController()
  controller.title = title
  return controller
}

extension ScreenNode {
  /// The first node below that says a text.
  fileprivate func saying(_ text: String) -> ScreenNode? { find { $0.text == text } }
}

/// Bars of iOS 26, recorded by accessibility dumps of a phone with a safe area of 62 at the top.
@MainActor @Suite(.serialized)
struct UIKitBarTests {
  @Test func aLargeTitleStandsBelowTheInlineBar() throws {
    let screen = try screen(on: "iphone-17-pro-max") {
      let navigation = UINavigationController(rootViewController: titled("Settings"))
      navigation.navigationBar.prefersLargeTitles = true
      navigation.navigationBar.accessibilityIdentifier = "bar"
      return navigation
    }
    #expect(isNear(screen.frame("bar"), [0, 62, 440, 106]))
    let title = try #require(screen.root.saying("Settings"))
    #expect(title.role == .header)
    #expect(abs(title.exact.minY - 119) < 0.01)
    #expect(title.lines?.pointSize == 34)
    #expect(title.traits.isSuperset(of: [.title, .systemBar]))
    #expect(screen.notes == [])
  }

  @Test func aPushedScreenHasItsTitleInTheMiddleAndAWayBack() throws {
    let screen = try screen(on: "iphone-17-pro") {
      let navigation = UINavigationController(rootViewController: titled("Home"))
      let detail = titled("Detail")
      detail.navigationItem.rightBarButtonItems = [
        UIBarButtonItem(systemItem: .add), UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil),
      ]
      detail.view.accessibilityIdentifier = "content"
      navigation.pushViewController(detail, animated: false)
      navigation.navigationBar.accessibilityIdentifier = "bar"
      return navigation
    }
    #expect(screen.frame("bar") == [0, 62, 402, 54])
    let title = try #require(screen.root.saying("Detail"))
    #expect(abs(title.exact.midX - 201) <= 0.5)
    #expect(abs(title.exact.midY - 89) <= 0.5)
    let back = try #require(screen.root.saying("Back"))
    #expect(back.role == .button)
    #expect(back.exact == Rect(x: 16, y: 67, width: 44, height: 44))
    // The first item of the trailing side stands at the edge, the next one 8 before it.
    let add = try #require(screen.root.saying("Add"))
    let edit = try #require(screen.root.find { $0.text == "Edit" && $0.role == .button })
    #expect(add.exact.maxX == 386)
    #expect(add.exact.minX - edit.exact.maxX == 8)
    #expect(screen.root.saying("Home") == nil)
    #expect(screen.notes == [])
  }

  @Test func tabsLieOnAPlatter() throws {
    let screen = try screen(on: "iphone-17-pro") {
      let tabs = UITabBarController()
      tabs.viewControllers = ["One", "Two"].map { title in
        let controller = titled(title)
        controller.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: "star"), tag: 0)
        controller.tabBarItem.accessibilityIdentifier = title
        controller.view.accessibilityIdentifier = "screen " + title
        return controller
      }
      tabs.tabBar.accessibilityIdentifier = "bar"
      tabs.selectedIndex = 1
      return tabs
    }
    #expect(screen.frame("bar") == [0, 791, 402, 83])
    #expect(screen.frame("One") == [111, 795, 94, 54])
    #expect(screen.frame("Two") == [197, 795, 94, 54])
    #expect(screen.node("One")?.role == .tab)
    #expect(screen.node("One")?.states == ["enabled"])
    #expect(screen.node("Two")?.states == ["enabled", "selected"])
    #expect(screen.node("screen One") == nil)
    #expect(screen.frame("screen Two") == [0, 0, 402, 874])
    #expect(screen.notes == [])
  }

  @Test func toolbarItemsAreSpreadByFlexibleSpaces() throws {
    let screen = try screen(on: "iphone-se-3rd-generation") {
      let controller = UIViewController()
      let toolbar = UIToolbar(frame: CGRect(x: 0, y: 16, width: 375, height: 0))
      toolbar.items = [
        UIBarButtonItem(systemItem: .cancel), .flexibleSpace(), UIBarButtonItem(systemItem: .done),
      ]
      toolbar.items?[0].accessibilityIdentifier = "cancel"
      toolbar.items?[2].accessibilityIdentifier = "done"
      toolbar.accessibilityIdentifier = "bar"
      toolbar.sizeToFit()
      controller.view.addSubview(toolbar)
      return controller
    }
    #expect(screen.frame("bar") == [0, 16, 375, 48])
    #expect(screen.frame("cancel") == [16, 18, 44, 44])
    #expect(screen.frame("done") == [315, 18, 44, 44])
  }
}
