import Foundation
import MiniRx
import Tableau
import TableauRx

/// A form to add an event to a calendar.
///
/// The numbers refer to the walkthrough in `README.md`.
@MainActor
final class FormTable {
    enum Section: Int, TableViewSection, Comparable {
        case event
        case time
        case notes
        case add
    }

    private let binder: SectionedTableViewBinder<Section>

    /// Binds a table to the form of a new event.
    ///
    /// - Parameters:
    ///   - start: The initial start of the event.
    ///   - say: Shows a message.
    ///   - didAdd: Called when the event is added.
    init(
        _ tableView: TableView, start: Date,
        say: @escaping @MainActor (_ message: String) -> Void,
        didAdd: @escaping @MainActor () -> Void
    ) {
        // 3. The complete state of the form, from which its rows are made.
        let draft = BehaviorRelay(value: EventDraft(start: start))
        binder = SectionedTableViewBinder(
            tableView: tableView, sectionedBy: Section.self,
            sectionDisplayBehavior: .hidesSectionsWithNoCellData)
        // The last row is a button, which doesn't stay selected.
        binder.selection.mode = .none

        // 4. Rows with identity and content: the rows of a toggled switch are inserted and deleted;
        //    the edited row keeps its cell, with the cursor in it.
        binder.onAllSections()
            .rx.bind(
                cellType: FormCell.self, models: draft.map(\.rows), mapToViewModels: \.viewModel
            )
            .bind(headerTitles: [.event: "EVENT", .time: "TIME"])
            // 5. Events of cells, with the model that they show then: no index is looked up.
            .onEvent(from: FormCell.self) { _, _, _, event, row in
                guard case .changed(let value) = event else { return }
                draft.accept(draft.value.setting(row.field, to: value))
            }
            // 6. The user's last step. Problems are shown in their row, or as a message.
            .onTapped { _, _, _, row in
                guard row.field == .add else { return }
                if let problem = draft.value.problem { return say(problem) }
                say("Added: \(draft.value.title)")
                draft.accept(EventDraft(start: draft.value.start))
                didAdd()
            }
        binder.finish()
    }
}

extension EventDraft {
    /// Returns the event with the input of a row.
    fileprivate func setting(
        _ field: FormTable.Row.Field, to value: CellControl.Value
    ) -> EventDraft {
        var draft = self
        switch (field, value) {
        case (.title, .text(let text)): draft.title = text
        case (.location, .text(let text)): draft.location = text
        case (.isAllDay, .toggle(let isOn)): draft.isAllDay = isOn
        case (.start, .date(let date)): draft.start = date
        case (.end, .date(let date)): draft.end = date
        case (.notes, .text(let text)): draft.notes = text
        default: break
        }
        return draft
    }
}
