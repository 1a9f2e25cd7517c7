#if !canImport(UIKit)
import Foundation

/// Dates as `2026-11-21 03:00`, in UTC, so that a picture is the same on every machine.
enum DateText {
    static func string(_ date: Date) -> String {
        let seconds = date.timeIntervalSince1970.rounded(.down)
        guard abs(seconds) < 1e14 else { return "-" }
        let minutes = Int((seconds / 60).rounded(.down))
        let days = Int((Double(minutes) / 1440).rounded(.down))
        let minute = minutes - days * 1440
        let (year, month, day) = civil(days)
        return "\(year)-\(two(month))-\(two(day)) \(two(minute / 60)):\(two(minute % 60))"
    }

    /// Year, month and day of a day counted from 1970-01-01, by the Gregorian calendar.
    ///
    /// Years are counted from March, so that the leap day comes last.
    private static func civil(_ days: Int) -> (year: Int, month: Int, day: Int) {
        let shifted = days + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra =
            (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let fromMarch = (5 * dayOfYear + 2) / 153
        let month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9
        return (
            yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month,
            dayOfYear - (153 * fromMarch + 2) / 5 + 1
        )
    }

    private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
#endif
