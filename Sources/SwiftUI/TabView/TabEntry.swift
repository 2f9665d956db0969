import GalleyLayout

/// One place in a bar: a tab, a section of tabs, or what is left over.
struct TabEntry {
  var item: TabItem
  /// The screens that it stands for, by their places in the tab view.
  var screens: [Int]
}

extension _Assembler {
  /// What the bar shows of the screens.
  ///
  /// A pad's bar shows a section as one item. A phone's shows a section's tabs like others, and of more than five the first
  /// four and one for the rest, as `UITabBarController` documents.
  func tabEntries(of screens: [NodeIndex]) -> [TabEntry] {
    var entries: [TabEntry] = []
    var sections: [ViewIdentity: Int] = [:]
    let isCompact = scenario.horizontal == .compact || scenario.idiom == .phone
    for (place, screen) in screens.enumerated() {
      let item = tabItem(of: screen) ?? TabItem(label: { _ in })
      guard item.placement != .sidebarOnly, !item.isHiddenInBar else { continue }
      guard !isCompact, let section = item.section, section.hasHeader else {
        entries.append(TabEntry(item: item, screens: [place]))
        continue
      }
      if let known = sections[section.identity] {
        entries[known].screens.append(place)
      } else {
        sections[section.identity] = entries.count
        entries.append(TabEntry(item: TabItem(label: section.header), screens: [place]))
      }
    }
    // A tab with a role of its own, such as the one for searching, stands last.
    let last = entries.firstIndex { $0.item.role != nil }.map { [entries.remove(at: $0)] } ?? []
    let limit = TabEntry.compactLimit - last.count
    guard isCompact, isTabBarAtBottom, entries.count > limit else { return entries + last }
    let rest = TabEntry(
      item: TabItem(label: { more($0) }), screens: entries.dropFirst(limit - 1).flatMap(\.screens))
    return entries.prefix(limit - 1) + [rest] + last
  }
}

extension TabEntry {
  /// As many tabs as a compact bar shows (`UITabBarController`: it shows no more than five).
  static let compactLimit = 5
}

private func more(_ assembler: _Assembler) {
  Label._assemble(
    Label {
      Text(verbatim: "More")
    } icon: {
      Image(systemName: "ellipsis")
    }, assembler)
}
