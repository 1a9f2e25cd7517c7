#if !canImport(UIKit) || os(watchOS)
public import Foundation

/// A control in a cell: a text field, a switch, a date, or a longer note.
///
/// A surface shows the value and calls ``send(_:)`` when the user changes it; the cell is notified
/// through ``onChange``. Setting ``value`` in code doesn't call ``onChange``.
///
/// ```swift
/// let control = CellControl.toggle(isOn: true)
/// control.onChange = { value in print(value) }
/// cell.control = control
/// control.send(.toggle(false))  // what a surface does on a tap
/// ```
@MainActor
public final class CellControl: NSObject {
    /// The value of a control.
    public enum Value: Hashable, Sendable {
        /// A text: a line, or several in notes; see ``isMultiline``.
        case text(String)
        /// The state of a switch.
        case toggle(Bool)
        /// A date and time.
        case date(Date)
    }

    /// The current value.
    ///
    /// Setting it doesn't call ``onChange``.
    public var value: Value {
        didSet { if value != oldValue { owner?.setNeedsDisplay() } }
    }

    /// Whether a text has several lines.
    public let isMultiline: Bool

    /// The text shown while the value is empty.
    public var placeholder: String? {
        didSet { if placeholder != oldValue { owner?.setNeedsDisplay() } }
    }

    /// Whether the user may change the value.
    public var isEnabled = true {
        didSet { if isEnabled != oldValue { owner?.setNeedsDisplay() } }
    }

    /// Whether the user is editing the value.
    ///
    /// Set by surfaces.
    public var isEditing = false {
        didSet { if isEditing != oldValue { owner?.setNeedsDisplay() } }
    }

    /// Whether a text is a query: a user who leaves the screen does not lose it.
    ///
    /// Surfaces ask before they discard any other text.
    public private(set) var isQuery = false

    /// What Return does with a line of text, in a word: `send`; nil if it only ends the editing.
    public var submitTitle: String?

    /// Called with the new value when the user has changed it.
    public var onChange: (@MainActor (Value) -> Void)?

    /// Called with the value when the user has confirmed it by Return in a line of text.
    ///
    /// ``onEndEditing`` is called afterwards.
    public var onSubmit: (@MainActor (Value) -> Void)?

    /// Called with the value when editing has ended: by Return, by Escape, or by moving to another
    /// row.
    ///
    /// Not called for switches, nor if the edited row is deleted.
    public var onEndEditing: (@MainActor (Value) -> Void)?

    package weak var owner: TableElementView?

    /// Creates a control with a value, whose case determines the kind of control.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - placeholder: The text shown while the value is empty.
    ///   - isMultiline: Whether a text has several lines.
    public init(value: Value, placeholder: String? = nil, isMultiline: Bool = false) {
        self.value = value
        self.placeholder = placeholder
        self.isMultiline = isMultiline
        super.init()
    }

    /// Creates a text field with one line.
    public static func textField(text: String, placeholder: String? = nil) -> CellControl {
        CellControl(value: .text(text), placeholder: placeholder)
    }

    /// Creates a text field with one line, for the words to search for.
    public static func searchField(text: String, placeholder: String? = nil) -> CellControl {
        let control = textField(text: text, placeholder: placeholder)
        control.isQuery = true
        return control
    }

    /// Creates a switch.
    public static func toggle(isOn: Bool) -> CellControl {
        CellControl(value: .toggle(isOn))
    }

    /// Creates a date and time picker.
    public static func datePicker(date: Date) -> CellControl {
        CellControl(value: .date(date))
    }

    /// Creates a text field with several lines.
    public static func notes(text: String, placeholder: String? = nil) -> CellControl {
        CellControl(value: .text(text), placeholder: placeholder, isMultiline: true)
    }

    /// Changes the value on behalf of the user and calls ``onChange``.
    ///
    /// Does nothing while ``isEnabled`` is false or if the value is unchanged.
    ///
    /// - Parameter newValue: The new value, of the same case as the current one.
    public func send(_ newValue: Value) {
        guard isEnabled, newValue != value else { return }
        value = newValue
        onChange?(newValue)
    }

    /// Ends editing on behalf of the user; does nothing unless the control is being edited.
    ///
    /// - Parameter submits: Whether the user confirms the value.
    public func endEditing(submits: Bool = false) {
        guard isEditing else { return }
        isEditing = false
        if submits { onSubmit?(value) }
        onEndEditing?(value)
    }
}
#endif
