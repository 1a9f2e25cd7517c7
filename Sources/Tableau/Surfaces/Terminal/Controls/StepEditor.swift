#if !canImport(UIKit)
import Tableau

/// A picker or a number being edited: arrows step through its values, typing names one.
struct StepEditor {
    /// What was typed since the last step: digits, or the start of a choice's title.
    private var typed = ""
    /// The value that was made of it; with another value of the program's, it no longer counts.
    private var made: CellControl.Value?

    /// What to show of a number instead of its value: the digits as they were typed.
    func shown(for value: CellControl.Value) -> String? {
        if case .number = value, value == made, !typed.isEmpty { typed } else { nil }
    }

    /// Handles a key and returns the new value; nil if the key doesn't apply.
    @MainActor mutating func handle(_ key: Key, _ control: CellControl) -> CellControl.Value? {
        if made != control.value { typed = "" }
        switch key {
        case .left: made = step(-1, of: control)
        case .right: made = step(1, of: control)
        case .up: made = step(control.choices.isEmpty ? 1 : -1, of: control)
        case .down: made = step(control.choices.isEmpty ? -1 : 1, of: control)
        case .backspace: made = type(String(typed.dropLast()), into: control) ?? control.value
        case .character(let character):
            // What leads nowhere begins anew, so that a second word can be typed at once.
            made =
                type(typed + String(character), into: control)
                ?? type(String(character), into: control) ?? control.value
        default: return nil
        }
        return made
    }

    /// Returns the next value in a direction, or the last one there.
    @MainActor private mutating func step(_ direction: Int, of control: CellControl)
        -> CellControl.Value
    {
        typed = ""
        switch control.value {
        case .choice(let index):
            return .choice(max(0, min(index + direction, control.choices.count - 1)))
        case .number(let number):
            let next = number + Double(direction) * control.step
            return .number(max(control.range.lowerBound, min(next, control.range.upperBound)))
        case .text, .toggle, .date: return control.value
        }
    }

    /// Takes a typed text, and returns the value that it names; nil if it names no choice.
    ///
    /// A number changes once it is in its range, and stays there; other keys than its digits do
    /// nothing.
    @MainActor
    private mutating func type(_ text: String, into control: CellControl) -> CellControl.Value? {
        guard case .number = control.value else {
            let named = control.choices.firstIndex {
                $0.prefix(text.count).lowercased() == text.lowercased()
            }
            guard let named else { return nil }
            typed = text
            return text.isEmpty ? control.value : .choice(named)
        }
        let range = control.range
        guard StepText.isNumber(text, step: control.step, in: range) else { return control.value }
        typed = text
        guard let number = Double(text) else { return control.value }
        // Below a positive range, the next digit may bring it there.
        if number >= 0, number < range.lowerBound { return control.value }
        if !range.contains(number) { typed = "" }
        return .number(max(range.lowerBound, min(number, range.upperBound)))
    }
}
#endif
