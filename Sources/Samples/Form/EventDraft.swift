#if !canImport(UIKit)
import Foundation

/// An event being put together in the form.
struct EventDraft: Equatable, Sendable {
    /// What it is.
    var title = ""
    /// Where it takes place.
    var location = ""
    /// Whether it has no times of day.
    var isAllDay = false
    /// When it starts.
    var start: Date
    /// When it ends.
    var end: Date
    /// Anything else.
    var notes = ""

    /// An event of one hour.
    init(start: Date) {
        self.start = start
        end = start.addingTimeInterval(3600)
    }

    /// What is wrong with its dates; nil if nothing is.
    var dateProblem: String? {
        if !isAllDay, end < start { return "The event ends before it starts." }
        if start.timeIntervalSince1970 < 0 { return "The event starts before 1970." }
        return nil
    }

    /// Why it cannot be added yet; nil if it can.
    var problem: String? {
        if title.allSatisfy(\.isWhitespace) { return "Give the event a title first." }
        return dateProblem
    }
}
#endif
