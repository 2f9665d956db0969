import UIKit

@MainActor
func addUIKitBarsViews(_ views: inout RecordedViews) {
  views.addController("swiftui-web/uikit/toolbar/basic") {
    let controller = UIViewController()
    let root: UIView = controller.view
    let top = UIToolbar(frame: CGRect(x: 0, y: 16, width: 320, height: 0))
    top.items = [
      UIBarButtonItem(systemItem: .cancel), UIBarButtonItem(systemItem: .flexibleSpace),
      UIBarButtonItem(systemItem: .done),
    ]
    top.accessibilityIdentifier = "top"
    let bottom = UIToolbar(frame: CGRect(x: 0, y: 352, width: 320, height: 0))
    bottom.accessibilityIdentifier = "bottom"
    let compact = UIToolbar(frame: CGRect(x: 16, y: 120, width: 0, height: 0))
    compact.accessibilityIdentifier = "compact"
    for toolbar in [top, bottom, compact] {
      toolbar.sizeToFit()
      root.addSubview(toolbar)
    }
    return controller
  }

  views.addController("swiftui-web/uikit/search/basic") {
    let controller = UIViewController()
    let root: UIView = controller.view
    let plain = UISearchBar(frame: CGRect(x: 0, y: 16, width: 320, height: 0))
    plain.placeholder = "Search"
    plain.accessibilityIdentifier = "plain"
    plain.searchTextField.accessibilityIdentifier = "plainField"
    let typed = UISearchBar(frame: CGRect(x: 0, y: 96, width: 320, height: 0))
    typed.text = "Apple"
    typed.showsCancelButton = true
    typed.accessibilityIdentifier = "typed"
    typed.searchTextField.accessibilityIdentifier = "typedField"
    let minimal = UISearchBar(frame: CGRect(x: 0, y: 176, width: 320, height: 0))
    minimal.searchBarStyle = .minimal
    minimal.accessibilityIdentifier = "minimal"
    minimal.searchTextField.accessibilityIdentifier = "minimalField"
    for bar in [plain, typed, minimal] {
      bar.sizeToFit()
      root.addSubview(bar)
    }
    return controller
  }

  views.addController("swiftui-web/uikit/search/scope") {
    let controller = UIViewController()
    let root: UIView = controller.view
    let scoped = UISearchBar(frame: CGRect(x: 0, y: 16, width: 320, height: 0))
    scoped.scopeButtonTitles = ["All", "Fresh", "Dried"]
    scoped.showsScopeBar = true
    scoped.accessibilityIdentifier = "scoped"
    scoped.searchTextField.accessibilityIdentifier = "scopedField"
    let hidden = UISearchBar(frame: CGRect(x: 0, y: 160, width: 320, height: 0))
    hidden.scopeButtonTitles = ["All", "Fresh", "Dried"]
    hidden.accessibilityIdentifier = "hidden"
    for bar in [scoped, hidden] {
      bar.sizeToFit()
      root.addSubview(bar)
    }
    return controller
  }

  views.addController("xcui/promax-settings") {
    let screen = UIViewController()
    screen.title = "Settings"
    let navigation = UINavigationController(rootViewController: screen)
    navigation.navigationBar.prefersLargeTitles = true
    navigation.navigationBar.accessibilityIdentifier = "nav_bar"
    return navigation
  }

  views.addController("xcui/back-and-tab") {
    let detail = UIViewController()
    detail.title = "Detail"
    let screen = UIViewController()
    screen.title = "Home"
    let navigation = UINavigationController(rootViewController: screen)
    navigation.navigationBar.accessibilityIdentifier = "nav_bar"
    navigation.pushViewController(detail, animated: false)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, UIViewController()]
    tabs.tabBar.accessibilityIdentifier = "tab_bar"
    return tabs
  }

  views.addController("xcui/ios12-plus") {
    let screen = UIViewController()
    screen.title = "Home"
    let navigation = UINavigationController(rootViewController: screen)
    navigation.navigationBar.accessibilityIdentifier = "nav_bar"
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, UIViewController()]
    tabs.tabBar.accessibilityIdentifier = "tab_bar"
    return tabs
  }

  views.addController("xcui/ios13-xr") {
    let screen = UIViewController()
    screen.title = "Home"
    let tabs = UITabBarController()
    tabs.viewControllers = [screen, UIViewController()]
    tabs.tabBar.accessibilityIdentifier = "tab_bar"
    return tabs
  }
}
