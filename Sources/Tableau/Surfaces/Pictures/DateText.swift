#if !canImport(UIKit)
package import Foundation

/// Dates as `2026-11-21 03:00`, in UTC, so that a picture or a screen is the same on every machine.
package enum DateText {
    /// The calendar that dates are shown in.
    package static let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "UTC") ?? .current
        return calendar
    }()

    /// The text of a date; a dash for one that no calendar knows.
    package static func string(_ date: Date) -> String {
        guard abs(date.timeIntervalSince1970) < 1e12 else { return "-" }
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
        func digits(_ value: Int?, _ count: Int = 2) -> String {
            let text = String(value ?? 0)
            return String(repeating: "0", count: max(0, count - text.count)) + text
        }
        return digits(parts.year, 4) + "-" + digits(parts.month) + "-" + digits(parts.day) + " "
            + digits(parts.hour) + ":" + digits(parts.minute)
    }
}
#endif
