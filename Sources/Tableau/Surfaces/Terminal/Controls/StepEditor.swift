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
        let value: CellControl.Value? =
            switch control.value {
            case .choice(let index): choose(from: index, key, control.choices)
            case .number(let number): change(number, key, control)
            case .text, .toggle, .date: nil
            }
        made = value ?? made
        return value
    }

    private mutating func choose(
        from index: Int, _ key: Key, _ choices: [String]
    ) -> CellControl.Value? {
        func named(_ text: String) -> Int? {
            choices.firstIndex { $0.prefix(text.count).lowercased() == text.lowercased() }
        }
        var new = index
        switch key {
        case .left, .up: (typed, new) = ("", max(0, index - 1))
        case .right, .down: (typed, new) = ("", min(index + 1, choices.count - 1))
        case .backspace: typed = ""
        case .character(let character):
            // What names no choice begins anew, so that a second word can be typed at once.
            let texts = [typed + String(character), String(character)]
            if let text = texts.first(where: { named($0) != nil }), let found = named(text) {
                (typed, new) = (text, found)
            }
        default: return nil
        }
        return .choice(new)
    }

    @MainActor private mutating func change(
        _ number: Double, _ key: Key, _ control: CellControl
    ) -> CellControl.Value? {
        switch key {
        case .left, .down: return .number(limited(number - control.step, control.range))
        case .right, .up: return .number(limited(number + control.step, control.range))
        case .backspace:
            let text = typed.isEmpty ? control.title ?? "" : typed
            return .number(spell(String(text.dropLast()), control) ?? number)
        case .character(let character):
            return .number(spell(typed + String(character), control) ?? number)
        default: return nil
        }
    }

    /// Ends what was typed, and limits a number to a range.
    private mutating func limited(_ number: Double, _ range: ClosedRange<Double>) -> Double {
        typed = ""
        return max(range.lowerBound, min(number, range.upperBound))
    }

    /// Takes digits, and returns their number, limited to the range; nil if they are none, or if the
    /// next digit may bring them into a range without 0.
    @MainActor private mutating func spell(_ text: String, _ control: CellControl) -> Double? {
        guard StepText.isNumber(text, step: control.step, in: control.range) else { return nil }
        typed = text
        let nearest = max(control.range.lowerBound, min(0, control.range.upperBound))
        guard let number = Double(text),
            abs(number) >= abs(nearest) || number.sign != nearest.sign
        else { return nil }
        return control.range.contains(number) ? number : limited(number, control.range)
    }
}
#endif
