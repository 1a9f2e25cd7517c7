#if !canImport(UIKit)
import Foundation
import Tableau
import TableauPictures

/// A date, a picker or a number being edited: arrows step through its values, typing names one.
///
/// A date is edited part by part: year, month, day, hour, minute. Digits type into the selected part,
/// up and down change it, left and right select another.
struct StepEditor {
    private static let parts: [(component: Calendar.Component, digits: Int)] = [
        (.year, 4), (.month, 2), (.day, 2), (.hour, 2), (.minute, 2),
    ]

    /// What was typed since the last step: digits, or the start of a choice's title.
    private var typed = ""
    /// The value that was made of it; with another value of the program's, it no longer counts.
    private var made: CellControl.Value?
    /// The selected part of a date.
    private var part = 0
    /// The date before the first digit of the part.
    private var before = Date.distantPast

    /// What to show of a number instead of its value: the digits as they were typed.
    func shown(for value: CellControl.Value) -> String? {
        if case .number = value, value == made, !typed.isEmpty { typed } else { nil }
    }

    /// Returns the characters of a date's text that show the selected part; nil for another value.
    func highlighted(in value: CellControl.Value) -> Range<Int>? {
        guard case .date = value else { return nil }
        let start = Self.parts[..<part].reduce(0) { $0 + $1.digits + 1 }
        return start..<(start + Self.parts[part].digits)
    }

    /// Handles a key and returns the new value; nil if the key doesn't apply.
    @MainActor mutating func handle(_ key: Key, _ control: CellControl) -> CellControl.Value? {
        if [.left, .right, .up, .down].contains(key) { typed = "" }
        let value: CellControl.Value? =
            switch control.value {
            case .choice(let index): choose(from: index, key, control.choices).map { .choice($0) }
            case .number(let number): change(number, key, control).map { .number($0) }
            case .date(let date): change(date, key).map { .date($0) }
            case .text, .toggle: nil
            }
        made = value ?? made
        return value
    }

    private mutating func choose(from index: Int, _ key: Key, _ choices: [String]) -> Int? {
        if made != .choice(index) { typed = "" }
        switch key {
        case .left, .up: return max(0, index - 1)
        case .right, .down: return min(index + 1, choices.count - 1)
        case .backspace: typed = ""
        case .character(let character):
            // What names no choice begins anew, so that a second word can be typed at once.
            for text in [typed + String(character), String(character)] {
                let found = choices.firstIndex { $0.lowercased().hasPrefix(text.lowercased()) }
                guard let found else { continue }
                typed = text
                return found
            }
        default: return nil
        }
        return index
    }

    // MARK: Numbers

    @MainActor private mutating func change(
        _ number: Double, _ key: Key, _ control: CellControl
    ) -> Double? {
        if made != .number(number) { typed = "" }
        switch key {
        case .left, .down: return limited(number - control.step, control.range)
        case .right, .up: return limited(number + control.step, control.range)
        case .backspace:
            let text = typed.isEmpty ? control.title ?? "" : typed
            return spell(String(text.dropLast()), control) ?? number
        case .character(let character):
            return spell(typed + String(character), control) ?? number
        default: return nil
        }
    }

    private func limited(_ number: Double, _ range: ClosedRange<Double>) -> Double {
        max(range.lowerBound, min(number, range.upperBound))
    }

    /// Takes digits, and returns their number, limited to the range; nil if they are none, or if the
    /// next digit may bring them into a range without 0.
    @MainActor private mutating func spell(_ text: String, _ control: CellControl) -> Double? {
        guard StepText.isNumber(text, step: control.step, in: control.range) else { return nil }
        typed = text
        let nearest = limited(0, control.range)
        guard let number = Double(text),
            abs(number) >= abs(nearest) || number.sign != nearest.sign
        else { return nil }
        if !control.range.contains(number) { typed = "" }
        return limited(number, control.range)
    }

    // MARK: Dates

    private mutating func change(_ date: Date, _ key: Key) -> Date? {
        switch key {
        case .left: part = max(0, part - 1)
        case .right: part = min(part + 1, Self.parts.count - 1)
        case .backspace: typed = ""
        case .up, .character("+"): return count(1, date)
        case .down, .character("-"): return count(-1, date)
        case .character(let character):
            guard let digit = character.wholeNumberValue, digit < 10 else { return nil }
            return type(digit, date)
        default: return nil
        }
        return date
    }

    private mutating func count(_ step: Int, _ date: Date) -> Date {
        typed = ""
        return DateText.calendar.date(
            byAdding: Self.parts[part].component, value: step, to: date) ?? date
    }

    /// Returns the date with what has been typed of the part; as it is while that is out of range.
    private mutating func type(_ digit: Int, _ shown: Date) -> Date {
        // The first digits of a year may name one without the 29 February of the whole year, and a
        // program may limit the date with each of them.
        if typed.isEmpty || made != .date(shown) { before = shown }
        let (calendar, component) = (DateText.calendar, Self.parts[part].component)
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: before)
        let range =
            part == 0
            ? 1..<10_000
            : calendar.range(of: component, in: Self.parts[part - 1].component, for: before)
        typed += String(digit)
        guard let range, var value = Int(typed) else { return shown }
        if typed.count == Self.parts[part].digits {
            value = max(range.lowerBound, min(value, range.upperBound - 1))
            (part, typed) = (min(part + 1, Self.parts.count - 1), "")
        }
        // Set, a month without the day would become the next month; added to, it ends earlier.
        guard range.contains(value), let old = parts.value(for: component),
            let start = calendar.date(from: parts),
            let result = calendar.date(byAdding: component, value: value - old, to: start)
        else { return shown }
        return result
    }
}
#endif
