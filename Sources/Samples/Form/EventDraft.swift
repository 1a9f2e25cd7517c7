import Foundation
import Tableau

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

/// A row of the form: its field and its current content.
struct FormRow: CollectionIdentifiable, Equatable {
    enum Section: Int, TableViewSection, Comparable {
        case event, time, notes, add
    }

    /// The field of a row; each is in the form at most once.
    enum Field: Hashable {
        case title, location
        case isAllDay, start, end, dateProblem
        case notes
        case add
    }

    var field: Field
    var viewModel: FormCell.ViewModel

    var collectionId: Field { field }

    init(_ field: Field, _ viewModel: FormCell.ViewModel) {
        self.field = field
        self.viewModel = viewModel
    }
}

extension EventDraft {
    /// The rows of the form for the current event.
    ///
    /// Each typed letter produces all rows again; the binder detects that only one of them changed.
    var rows: [FormRow.Section: [FormRow]] {
        let notes = FormCell.ViewModel(
            label: "Notes", value: .text(notes), hint: "Anything else?", isMultiline: true)
        return [
            .event: [
                .init(.title, .init(label: "Title", value: .text(title), hint: "What is it?")),
                .init(.location, .init(label: "Location", value: .text(location), hint: "Where?")),
            ],
            .time: timeRows,
            .notes: [.init(.notes, notes)],
            .add: [.init(.add, .init(label: "Add event"))],
        ]
    }

    private var timeRows: [FormRow] {
        var rows: [FormRow] = [
            .init(.isAllDay, .init(label: "All-day", value: .toggle(isAllDay)))
        ]
        if !isAllDay {
            rows.append(.init(.start, .init(label: "Starts", value: .date(start))))
            rows.append(.init(.end, .init(label: "Ends", value: .date(end))))
        }
        if let dateProblem {
            rows.append(.init(.dateProblem, .init(label: dateProblem, symbol: .warning)))
        }
        return rows
    }
}
