import CoreGraphics
import Foundation

public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }

@preconcurrency @MainActor open class UIDatePicker: UIControl {
  public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer, yearAndMonth }

  open var datePickerMode = Mode.dateAndTime { didSet { invalidateIntrinsicContentSize() } }
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { invalidateIntrinsicContentSize() } }
  open var datePickerStyle: UIDatePickerStyle {
    preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }
  open var locale: Locale?
  open var calendar: Calendar! = .current
  open var timeZone: TimeZone?
  open var date = Date() { didSet { invalidateIntrinsicContentSize() } }
  open var minimumDate: Date?
  open var maximumDate: Date?
  open var countDownDuration: TimeInterval = 0
  open var minuteInterval = 1
  open var roundsToMinuteInterval = true

  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  /// Of a compact picker, its pills; of the others, their standard sizes.
  open override var intrinsicContentSize: CGSize {
    switch datePickerStyle {
    case .wheels: return LayoutMetrics.size("control.picker.wheel.width", "control.picker.wheel.height")
    case .inline:
      return LayoutMetrics.size("control.datePicker.graphical.width", "control.datePicker.graphical.height")
    default:
      let font = UIFont.preferredFont(forTextStyle: .body)
      let padding = 2 * LayoutMetrics.value("control.button.bordered.padding.horizontal")
      let widths = pills.map { NSAttributedString(string: $0, attributes: [.font: font]).shownSize().width + padding }
      let gap = LayoutMetrics.siblingSpacing * CGFloat(max(0, widths.count - 1))
      return CGSize(
        width: widths.reduce(0, +) + gap, height: LayoutMetrics.value("control.datePicker.compact.height"))
    }
  }

  /// The texts of a compact picker's pills.
  @_spi(Galley) public var pills: [String] {
    func format(_ date: DateFormatter.Style, _ time: DateFormatter.Style) -> String {
      let formatter = DateFormatter()
      formatter.locale = locale ?? .current
      formatter.timeZone = timeZone ?? .current
      formatter.dateStyle = date
      formatter.timeStyle = time
      return formatter.string(from: self.date)
    }
    switch datePickerMode {
    case .time, .countDownTimer: return [format(.none, .short)]
    case .date, .yearAndMonth: return [format(.medium, .none)]
    case .dateAndTime: return [format(.medium, .none), format(.none, .short)]
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

@preconcurrency @MainActor public protocol UIPickerViewDataSource: NSObjectProtocol {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

@preconcurrency @MainActor public protocol UIPickerViewDelegate: NSObjectProtocol {
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    nil
  }
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView { UIView() }
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 0 }
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

@preconcurrency @MainActor open class UIPickerView: UIView {
  open weak var dataSource: (any UIPickerViewDataSource)?
  open weak var delegate: (any UIPickerViewDelegate)?
  private var selected: [Int: Int] = [:]

  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) { selected[component] = row }
  open func selectedRow(inComponent component: Int) -> Int { selected[component] ?? 0 }
  open func reloadAllComponents() { setNeedsLayout() }
  open func reloadComponent(_ component: Int) { setNeedsLayout() }

  open override var intrinsicContentSize: CGSize {
    LayoutMetrics.size("control.picker.wheel.width", "control.picker.wheel.height")
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

@preconcurrency @MainActor open class UIColorWell: UIControl {
  open var title: String?
  open var supportsAlpha = true
  open var selectedColor: UIColor?

  open override var intrinsicContentSize: CGSize {
    LayoutMetrics.size("control.colorWell.size", "control.colorWell.size")
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

@preconcurrency @MainActor open class UIColorPickerViewController: UIViewController {
  open weak var delegate: AnyObject?
  open var selectedColor: UIColor = .black
  open var supportsAlpha = true
}

@preconcurrency @MainActor open class UIFontPickerViewController: UIViewController {
  open weak var delegate: AnyObject?
  open var selectedFontDescriptor: UIFontDescriptor?
}
