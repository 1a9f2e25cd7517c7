#if !canImport(UIKit) || os(watchOS)
public import Foundation

/// Something in a cell that the user changes: a text field, a switch, a date, a longer note.
///
/// A surface shows the value and calls ``send(_:)`` when the user changes it; the cell listens with
/// ``onChange``. Setting ``value`` from code shows it without a call.
///
/// ```swift
/// let control = CellControl.toggle(isOn: true)
/// control.onChange = { value in print(value) }
/// cell.control = control
/// control.send(.toggle(false))  // what a surface does on a tap
/// ```
@MainActor
public final class CellControl: NSObject {
    /// What a control holds, by the kind of control it is.
    public enum Value: Hashable, Sendable {
        /// A line of text.
        case text(String)
        /// A switch.
        case toggle(Bool)
        /// A date and time.
        case date(Date)
        /// Several lines of text.
        case notes(String)
    }

    /// What is shown.
    ///
    /// Setting it does not call ``onChange``.
    public var value: Value {
        didSet { if value != oldValue { owner?.setNeedsDisplay() } }
    }

    /// Shown while the text is empty.
    public var placeholder: String? {
        didSet { if placeholder != oldValue { owner?.setNeedsDisplay() } }
    }

    /// Whether the user may change the value.
    public var isEnabled = true {
        didSet { if isEnabled != oldValue { owner?.setNeedsDisplay() } }
    }

    /// Whether the user is changing the value now.
    ///
    /// Surfaces set it.
    public var isEditing = false {
        didSet { if isEditing != oldValue { owner?.setNeedsDisplay() } }
    }

    /// Called with the new value when the user has changed it.
    public var onChange: (@MainActor (Value) -> Void)?

    /// Called with the value when the user has confirmed it: by Return in a line of text.
    ///
    /// ``onEndEditing`` follows.
    public var onSubmit: (@MainActor (Value) -> Void)?

    /// Called with the value when the user has stopped changing it: by Return, Escape, or going on to
    /// another row.
    ///
    /// A switch is not edited, and neither ends an edit whose row is gone.
    public var onEndEditing: (@MainActor (Value) -> Void)?

    package weak var owner: TableElementView?

    /// A control that shows `value`.
    public init(value: Value, placeholder: String? = nil) {
        self.value = value
        self.placeholder = placeholder
        super.init()
    }

    /// A line of text to edit.
    public static func textField(text: String, placeholder: String? = nil) -> CellControl {
        CellControl(value: .text(text), placeholder: placeholder)
    }

    /// A switch.
    public static func toggle(isOn: Bool) -> CellControl {
        CellControl(value: .toggle(isOn))
    }

    /// A date and time to choose.
    public static func datePicker(date: Date) -> CellControl {
        CellControl(value: .date(date))
    }

    /// Several lines of text to edit.
    public static func notes(text: String, placeholder: String? = nil) -> CellControl {
        CellControl(value: .notes(text), placeholder: placeholder)
    }

    /// Changes the value as the user would: shows it, then calls ``onChange``.
    ///
    /// Nothing happens while ``isEnabled`` is false or if the value is already shown.
    ///
    /// - Parameter newValue: The value; of the same case as the one it replaces.
    public func send(_ newValue: Value) {
        guard isEnabled, newValue != value else { return }
        value = newValue
        onChange?(newValue)
    }

    /// Ends the editing as the user would; nothing happens unless the control is being edited.
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
