#if !canImport(UIKit)
package import Foundation
package import Tableau

/// Formats dates as `2026-11-21 03:00`, in UTC, so that output is the same on every machine.
package enum DateText {
    /// The calendar for displayed dates.
    package static let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "UTC") ?? .current
        return calendar
    }()

    /// Returns the text of a date; a dash if the date is out of the calendar's range.
    package static func string(_ date: Date) -> String {
        guard abs(date.timeIntervalSince1970) < 1e12 else { return "-" }
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
        return String(
            format: "%04d-%02d-%02d %02d:%02d", parts.year ?? 0, parts.month ?? 0, parts.day ?? 0,
            parts.hour ?? 0, parts.minute ?? 0)
    }
}

extension CellContent.Control {
    /// What it says of its value; of an empty text, what is to be typed.
    package var text: String {
        switch value {
        case .toggle(let isOn): isOn ? "on" : "off"
        case .date(let date): DateText.string(date)
        case .choice, .number: title ?? ""
        case .text(let text): text.isEmpty ? placeholder ?? "" : text
        }
    }
}
#endif
