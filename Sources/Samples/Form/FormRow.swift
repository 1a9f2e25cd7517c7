#if !canImport(UIKit)
import Tableau

extension FormScreen {
    /// A row of the form: what it is for, and what it shows just now.
    struct Row: CollectionIdentifiable, Equatable {
        /// What a row is for; each is in the form at most once.
        enum Field: Hashable {
            case title
            case location
            case isAllDay
            case start
            case end
            case dateProblem
            case notes
            case add
        }

        /// What the row is for.
        var field: Field
        /// What the row shows.
        var viewModel: FormCell.ViewModel

        var collectionId: Field { field }

        init(_ field: Field, _ viewModel: FormCell.ViewModel) {
            self.field = field
            self.viewModel = viewModel
        }
    }
}

extension EventDraft {
    /// The rows of the form for the event as it is now.
    ///
    /// Each letter typed describes the whole form again; that only one row changes
    /// by it is for the binder to find out.
    var rows: [FormScreen.Section: [FormScreen.Row]] {
        [
            .event: [
                .init(.title, .init(label: "Title", value: .text(title), hint: "What is it?")),
                .init(.location, .init(label: "Location", value: .text(location), hint: "Where?")),
            ],
            .time: timeRows,
            .notes: [
                .init(.notes, .init(label: "Notes", value: .notes(notes), hint: "Anything else?"))
            ],
            .add: [.init(.add, .init(label: "Add event"))],
        ]
    }

    private var timeRows: [FormScreen.Row] {
        var rows: [FormScreen.Row] = [
            .init(.isAllDay, .init(label: "All-day", value: .toggle(isAllDay)))
        ]
        if !isAllDay {
            rows += [
                .init(.start, .init(label: "Starts", value: .date(start))),
                .init(.end, .init(label: "Ends", value: .date(end))),
            ]
        }
        if let dateProblem {
            rows.append(.init(.dateProblem, .init(label: dateProblem, glyph: "⚠")))
        }
        return rows
    }
}
#endif
