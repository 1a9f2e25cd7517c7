#if !canImport(UIKit) || os(watchOS)
public import Foundation

/// A control in a cell: a text field, a switch, a date, a picker, a number, or a longer note.
///
/// A surface shows the value and calls ``send(_:)`` when the user changes it; the cell is notified
/// through ``onChange``.
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
        /// The index of a picker's choice; see ``choices``.
        case choice(Int)
        /// A number; see ``range`` and ``step``.
        case number(Double)
    }

    /// The current value; setting it doesn't call ``onChange``.
    public var value: Value {
        didSet {
            requireChoice()
            if value != oldValue { owner?.setNeedsDisplay() }
        }
    }

    /// Whether a text has several lines.
    public let isMultiline: Bool

    /// The titles of a picker's choices; empty in other controls.
    public let choices: [String]

    /// The numbers that a user may set.
    public let range: ClosedRange<Double>

    /// By how much a key changes a number, which is shown with at most as many decimals as
    /// this has.
    public let step: Double

    /// The text shown while the value is empty.
    public var placeholder: String? {
        didSet { if placeholder != oldValue { owner?.setNeedsDisplay() } }
    }

    /// Whether the user may change the value.
    public var isEnabled = true {
        didSet { if isEnabled != oldValue { owner?.setNeedsDisplay() } }
    }

    /// Whether the user is editing the value; set by surfaces.
    public var isEditing = false {
        didSet { if isEditing != oldValue { owner?.setNeedsDisplay() } }
    }

    /// Whether a text is a query: surfaces ask before they discard any other text.
    public private(set) var isQuery = false

    /// What Return does with a line of text, in a word: `send`; nil if it only ends the editing.
    public var submitTitle: String?

    /// Called with the new value when the user has changed it.
    public var onChange: (@MainActor (Value) -> Void)?

    /// Called with the value when the user has confirmed it by Return in a line of text, before
    /// ``onEndEditing``.
    public var onSubmit: (@MainActor (Value) -> Void)?

    /// Called with the value when editing has ended: by Return, by Escape, or by moving to another row.
    ///
    /// Not called for switches, nor if the edited row is deleted.
    public var onEndEditing: (@MainActor (Value) -> Void)?

    package weak var owner: TableElementView?

    /// Creates a control with a value, whose case determines the kind of control.
    ///
    /// Traps if a choice is not one of `choices`, or `step` is not positive.
    public init(
        value: Value, placeholder: String? = nil, isMultiline: Bool = false,
        choices: [String] = [], range: ClosedRange<Double> = -.infinity ... .infinity,
        step: Double = 1
    ) {
        require(step > 0, "The step of a CellControl is a positive number, but got \(step).")
        self.value = value
        self.placeholder = placeholder
        self.isMultiline = isMultiline
        self.choices = choices
        self.range = range
        self.step = step
        super.init()
        requireChoice()
    }

    private func requireChoice() {
        guard case .choice(let index) = value else { return }
        require(
            choices.indices.contains(index),
            "The value of a picker is the index of one of its \(choices.count) choices, "
                + "but got \(index).")
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
    public static func toggle(isOn: Bool) -> CellControl { CellControl(value: .toggle(isOn)) }

    /// Creates a date and time picker.
    public static func datePicker(date: Date) -> CellControl { CellControl(value: .date(date)) }

    /// Creates a picker of one of several choices, by their titles; `selected` is the current one's index.
    public static func picker(_ choices: [String], selected: Int = 0) -> CellControl {
        CellControl(value: .choice(selected), choices: choices)
    }

    /// Creates a number that a user types, or changes by the step; see ``range`` and ``step``.
    public static func number(
        _ number: Double, in range: ClosedRange<Double> = -.infinity ... .infinity,
        step: Double = 1
    ) -> CellControl {
        CellControl(value: .number(number), range: range, step: step)
    }

    /// Creates a text field with several lines.
    public static func notes(text: String, placeholder: String? = nil) -> CellControl {
        CellControl(value: .text(text), placeholder: placeholder, isMultiline: true)
    }

    /// The words of a choice, or the digits of a number; nil in other controls.
    package var title: String? {
        switch value {
        case .choice(let index): choices[index]
        case .number(let number): StepText.string(number, step: step)
        case .text, .toggle, .date: nil
        }
    }

    /// Changes the value on behalf of the user, to one of the same case, and calls ``onChange``.
    ///
    /// Does nothing while ``isEnabled`` is false or if the value is unchanged.
    public func send(_ newValue: Value) {
        guard isEnabled, newValue != value else { return }
        value = newValue
        onChange?(newValue)
    }

    /// Ends editing on behalf of the user, who confirms the value if `submits` is true; does nothing
    /// unless the control is being edited.
    public func endEditing(submits: Bool = false) {
        guard isEditing else { return }
        isEditing = false
        if submits { onSubmit?(value) }
        onEndEditing?(value)
    }
}
#endif
