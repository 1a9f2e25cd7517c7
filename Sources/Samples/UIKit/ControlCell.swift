#if canImport(UIKit)
import Foundation
import Tableau
import UIKit

/// The field, switch or date of a row, with the interface of the display-neutral one: so the cells of
/// the form, the chat and the tasks are the same here and in a terminal.
@MainActor
final class CellControl {
    enum Value: Equatable {
        case text(String)
        case toggle(Bool)
        case date(Date)
    }

    let view: UIControl
    /// A text field has one line; this tells the kinds of text apart.
    let isMultiline: Bool
    var onChange: ((Value) -> Void)?
    var onSubmit: ((Value) -> Void)?
    var onEndEditing: ((Value) -> Void)?
    /// What Return does; a terminal names it.
    var submitTitle: String?
    var placeholder: String? {
        didSet { (view as? UITextField)?.placeholder = placeholder }
    }

    init(value: Value, isMultiline: Bool = false) {
        self.isMultiline = isMultiline
        view =
            switch value {
            case .text: UITextField(frame: .zero)
            case .toggle: UISwitch(frame: .zero)
            case .date: UIDatePicker(frame: .zero)
            }
        self.value = value
        view.addAction(
            UIAction { [unowned self] _ in onChange?(self.value) },
            for: [.editingChanged, .valueChanged])
        view.addAction(
            UIAction { [unowned self] _ in onSubmit?(self.value) }, for: .editingDidEndOnExit)
        view.addAction(
            UIAction { [unowned self] _ in onEndEditing?(self.value) }, for: .editingDidEnd)
    }

    var value: Value {
        get {
            switch view {
            case let toggle as UISwitch: .toggle(toggle.isOn)
            case let picker as UIDatePicker: .date(picker.date)
            default: .text((view as? UITextField)?.text ?? "")
            }
        }
        set {
            // The same value again would move the cursor.
            guard newValue != value else { return }
            switch newValue {
            case .text(let text): (view as? UITextField)?.text = text
            case .toggle(let isOn): (view as? UISwitch)?.setOn(isOn, animated: true)
            case .date(let date): (view as? UIDatePicker)?.date = date
            }
        }
    }
}

/// A cell with a control at the trailing edge; a field takes what its label leaves.
class ControlCell: UITableViewCell {
    var control: CellControl? {
        didSet {
            if control !== oldValue { accessoryView = control?.view }
        }
    }

    override func layoutSubviews() {
        let label = (contentConfiguration as? UIListContentConfiguration)?.text
        if let field = control?.view as? UITextField {
            field.frame.size = CGSize(
                width: bounds.width - (label == nil ? 44 : 140), height: bounds.height)
        }
        super.layoutSubviews()
    }
}
#endif
