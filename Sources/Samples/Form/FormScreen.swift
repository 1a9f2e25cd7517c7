import Foundation
import MiniRx
import Tableau
import TableauRx

extension Screen {
    /// A form to add an event to a calendar.
    ///
    /// The numbers refer to the walkthrough in `README.md`.
    ///
    /// - Parameter start: The initial start of the event.
    static func form(start: Date = Date(timeIntervalSince1970: 1_789_999_200)) -> Screen {
        let screen = Screen(style: .grouped, title: "Add Event")
        // 3. The complete state of the form, from which its rows are made.
        let draft = BehaviorRelay(value: EventDraft(start: start))
        let binder = SectionedTableViewBinder(
            tableView: screen.table, sectionedBy: FormRow.Section.self,
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
            .onTapped { [unowned screen] _, _, _, row in
                guard row.field == .add else { return }
                if let problem = draft.value.problem { return screen.status(problem) }
                screen.status("Added: \(draft.value.title)")
                draft.accept(EventDraft(start: draft.value.start))
                screen.hasUnsavedText = false
            }
        binder.finish()
        screen.controller = binder
        return screen
    }
}

extension EventDraft {
    /// Returns the event with the input of a row.
    fileprivate func setting(_ field: FormRow.Field, to value: CellControl.Value) -> EventDraft {
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
