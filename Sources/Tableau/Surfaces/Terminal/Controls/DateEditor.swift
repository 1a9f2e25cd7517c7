#if !canImport(UIKit)
import Foundation
import TableauPictures

/// A date and time being edited part by part: year, month, day, hour, minute.
///
/// Digits type into the selected part, up and down change it, left and right select another.
struct DateEditor {
    private static let parts: [(component: Calendar.Component, digits: Int)] = [
        (.year, 4), (.month, 2), (.day, 2), (.hour, 2), (.minute, 2),
    ]

    private var part = 0
    private var typed = ""
    /// The date before the first digit of the part, and after the last one.
    private var (before, made) = (Date.distantPast, Date.distantPast)

    /// The characters of the text that show the selected part.
    var highlighted: Range<Int> {
        let start = Self.parts[..<part].reduce(0) { $0 + $1.digits + 1 }
        return start..<(start + Self.parts[part].digits)
    }

    /// Handles a key and returns the date now; nil if the key does not apply.
    mutating func handle(_ key: Key, _ date: Date) -> Date? {
        switch key {
        case .left: choose(part - 1)
        case .right: choose(part + 1)
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

    private mutating func choose(_ new: Int) {
        part = max(0, min(new, Self.parts.count - 1))
        typed = ""
    }

    private func count(_ step: Int, _ date: Date) -> Date {
        DateText.calendar.date(byAdding: Self.parts[part].component, value: step, to: date) ?? date
    }

    /// Returns the date with what has been typed of the part; as it is while that is out of range.
    private mutating func type(_ digit: Int, _ shown: Date) -> Date {
        // The first digits of a year may name one without the 29 February of the whole year.
        if typed.isEmpty || made != shown { before = shown }
        made = shown
        let (component, digits) = Self.parts[part]
        let parts = DateText.calendar.dateComponents(
            [.year, .month, .day, .hour, .minute], from: before)
        let range =
            part == 0
            ? 1..<10_000
            : DateText.calendar.range(
                of: component, in: Self.parts[part - 1].component, for: before)
        typed += String(digit)
        guard let range, var value = Int(typed) else { return shown }
        if typed.count == digits {
            value = max(range.lowerBound, min(value, range.upperBound - 1))
            choose(part + 1)
        }
        // Set, a month without the day would become the next month; added to, it ends earlier.
        guard range.contains(value), let old = parts.value(for: component),
            let start = DateText.calendar.date(from: parts),
            let result = DateText.calendar.date(byAdding: component, value: value - old, to: start)
        else { return shown }
        made = result
        return result
    }
}
#endif
