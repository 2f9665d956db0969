import CoreGraphics
import Foundation
import GalleyCatalog
import GalleyScenario
import Testing
@_spi(Galley) import UIKit

/// Titles of buttons: lines, subtitles, colours.
@Suite(.serialized) @MainActor struct ButtonTitleTests {
  private func start() throws {
    UIKitScenario.current = try ScenarioResolver(catalog: .standard()).resolve(ScenarioTraits(), on: "iphone-17")
  }

  private let long = "Take over the privacy settings and go on with the installation"

  private func filled(_ change: (inout UIButton.Configuration) -> Void) -> UIButton {
    var configuration = UIButton.Configuration.filled()
    change(&configuration)
    return UIButton(configuration: configuration)
  }

  private func layout(_ button: UIButton, width: CGFloat) -> UIButton {
    let size = button.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    button.frame = CGRect(x: 0, y: 0, width: min(width, size.width), height: size.height)
    button.layoutIfNeeded()
    return button
  }

  /// "Word and character wrapping modes enable multiline text"; the default is word wrapping.
  @Test func titlesOfConfigurationsWrap() throws {
    try start()
    let line = layout(filled { $0.title = "One" }, width: 200).bounds.height
    let wrapped = layout(filled { $0.title = long }, width: 200)
    let label = try #require(wrapped.titleLabel)
    #expect(wrapped.bounds.height > line * 1.5)
    #expect(label.frame.maxX <= 200 - 12)
    #expect(label.numberOfLines == 0)
    let cut = layout(
      filled {
        $0.title = long
        $0.titleLineBreakMode = .byTruncatingTail
      }, width: 200)
    #expect(cut.bounds.height == line)
  }

  @Test func constraintsGiveAWrappedTitleItsHeight() throws {
    try start()
    let holder = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    let button = filled { $0.title = long }
    button.translatesAutoresizingMaskIntoConstraints = false
    holder.addSubview(button)
    NSLayoutConstraint.activate([
      button.leadingAnchor.constraint(equalTo: holder.leadingAnchor),
      button.trailingAnchor.constraint(equalTo: holder.trailingAnchor),
      button.topAnchor.constraint(equalTo: holder.topAnchor),
    ])
    holder.layoutIfNeeded()
    #expect(button.bounds.width == 200)
    #expect(button.bounds.height == button.sizeThatFits(CGSize(width: 200, height: 1_000)).height)
    #expect(button.bounds.height > 60)
  }

  @Test func aSubtitleStandsBelowItsTitle() throws {
    try start()
    let button = layout(
      filled {
        $0.title = "Go on"
        $0.subtitle = "You can change this later"
        $0.titlePadding = 3
      }, width: 400)
    let title = try #require(button.titleLabel)
    let subtitle = try #require(button.subtitleLabel)
    #expect(subtitle.text == "You can change this later")
    #expect(subtitle.superview === button)
    #expect(abs(subtitle.frame.minY - title.frame.maxY - 3) < 0.01)
    #expect(abs(subtitle.frame.midX - title.frame.midX) < 0.5)
    #expect(subtitle.font.pointSize < title.font.pointSize)
    #expect(subtitle.textColor == .white)
    // Beside an image both begin at one edge.
    let beside = layout(
      filled {
        $0.title = "Go on"
        $0.subtitle = "You can change this later"
        $0.image = UIImage(systemName: "star")
      }, width: 400)
    let (start, below) = (try #require(beside.titleLabel).frame.minX, try #require(beside.subtitleLabel).frame.minX)
    #expect(abs(start - below) < 0.01)
    #expect(beside.imageView?.tintColor == .white)
  }

  @Test func attributesOfATitleAndItsTransformerCount() throws {
    try start()
    let button = layout(
      filled {
        $0.title = "Big"
        $0.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
          var outgoing = incoming
          outgoing.font = UIFont.systemFont(ofSize: 40)
          outgoing.foregroundColor = UIColor.red
          return outgoing
        }
      }, width: 400)
    let label = try #require(button.titleLabel)
    #expect(label.font.pointSize == 40)
    #expect(label.textColor == .red)
    #expect(label.bounds.height > 40)
  }

  /// A button without a configuration keeps the height of one line, whatever its label may show.
  @Test func titlesOfOlderButtonsDoNotMakeThemGrow() throws {
    try start()
    let one = UIButton(type: .system)
    one.setTitle("One", for: .normal)
    let several = UIButton(type: .system)
    several.setTitle(long, for: .normal)
    several.titleLabel?.numberOfLines = 0
    #expect(several.intrinsicContentSize.height == one.intrinsicContentSize.height)
    several.frame = CGRect(x: 0, y: 0, width: 200, height: 30)
    several.layoutIfNeeded()
    #expect(try #require(several.titleLabel).bounds.height > 30)
    #expect(one.titleLabel?.lineBreakMode == .byTruncatingMiddle)
  }
}
