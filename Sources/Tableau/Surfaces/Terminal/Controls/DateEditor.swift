#if !canImport(UIKit)
import Foundation
import TableauPictures

/// A date and time being edited part by part: year, month, day, hour, minute.
///
/// Digits type into the selected part, up and down change it, left and right select another.
struct DateEditor {
    /// The parts, in display order.
    static let parts: [(component: Calendar.Component, digits: Int)] = [
        (.year, 4), (.month, 2), (.day, 2), (.hour, 2), (.minute, 2),
    ]

    private(set) var part = 0
    private var typed = ""
    /// The date before the first digit of this part, and after the last one.
    private var dates: (before: Date, after: Date)?

    /// The characters of the text that show the selected part.
    var highlighted: Range<Int> {
        var start = 0
        for index in 0..<part { start += Self.parts[index].digits + 1 }
        return start..<(start + Self.parts[part].digits)
    }

    /// Handles a key and returns the new date; nil if the key does not apply to dates.
    mutating func handle(_ key: Key, _ date: Date) -> Date? {
        switch key {
        case .left:
            choose(part - 1)
            return date
        case .right:
            choose(part + 1)
            return date
        case .up, .character("+"): return count(1, date)
        case .down, .character("-"): return count(-1, date)
        case .backspace:
            typed = ""
            return date
        case .character(let character):
            guard let digit = character.wholeNumberValue, digit < 10 else { return nil }
            return type(digit, date)
        default: return nil
        }
    }

    private mutating func choose(_ new: Int) {
        part = max(0, min(new, Self.parts.count - 1))
        typed = ""
    }

    private func count(_ step: Int, _ date: Date) -> Date {
        DateText.calendar.date(byAdding: Self.parts[part].component, value: step, to: date) ?? date
    }

    private mutating func type(_ digit: Int, _ shown: Date) -> Date {
        // The first digits of a year may name one without the 29 February of the whole year.
        let date = typed.isEmpty || dates?.after != shown ? shown : dates?.before ?? shown
        let result = type(digit, over: date) ?? shown
        dates = (date, result)
        return result
    }

    /// Returns the date with what has been typed of the part; nil while that is out of range.
    private mutating func type(_ digit: Int, over date: Date) -> Date? {
        let (component, digits) = Self.parts[part]
        typed += String(digit)
        let parts = DateText.calendar.dateComponents(
            [.year, .month, .day, .hour, .minute], from: date)
        let range =
            part == 0
            ? 1..<10_000
            : DateText.calendar.range(of: component, in: Self.parts[part - 1].component, for: date)
        guard let range else { return nil }
        var value = Int(typed) ?? 0
        if typed.count == digits {
            value = max(range.lowerBound, min(value, range.upperBound - 1))
            choose(part + 1)
        }
        guard range.contains(value), let old = parts.value(for: component),
            let start = DateText.calendar.date(from: parts)
        else { return nil }
        // Set, a month without the day would become the next month; added to, it ends earlier.
        return DateText.calendar.date(byAdding: component, value: value - old, to: start)
    }
}
#endif
