#if !canImport(UIKit)
import Foundation

/// The event being edited in the form.
struct EventDraft: Equatable, Sendable {
    var title = ""
    var location = ""
    /// Whether the event lasts all day.
    var isAllDay = false
    var start: Date
    var end: Date
    var notes = ""

    /// Creates an event of one hour.
    init(start: Date) {
        self.start = start
        end = start.addingTimeInterval(3600)
    }

    /// The problem with its dates; nil if there is none.
    var dateProblem: String? {
        if !isAllDay, end < start { return "The event ends before it starts." }
        if start.timeIntervalSince1970 < 0 { return "The event starts before 1970." }
        return nil
    }

    /// The reason why it can't be added yet; nil if it can.
    var problem: String? {
        if title.allSatisfy(\.isWhitespace) { return "Give the event a title first." }
        return dateProblem
    }
}
#endif
