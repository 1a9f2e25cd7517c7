#if !canImport(UIKit)
import Foundation
import MiniRx
import Tableau
import TableauRx

/// A form to add an event to a calendar.
///
/// The numbers refer to the walkthrough in `README.md`.
@MainActor
final class FormScreen: SampleScreen {
    enum Section: Int, TableViewSection, Comparable {
        case event
        case time
        case notes
        case add
    }

    let title = "Add Event"
    let tableView = TableView(style: .grouped)

    private let binder: SectionedTableViewBinder<Section>
    private let context: SampleContext

    // 3. The complete state of the form, from which its rows are made.
    private let draft: BehaviorRelay<EventDraft>
    private var rehearsedSteps = 0

    /// Creates a form for a new event.
    ///
    /// - Parameters:
    ///   - context: The dependencies of the screen.
    ///   - start: The initial start of the event.
    init(_ context: SampleContext, start: Date = Date(timeIntervalSince1970: 1_789_999_200)) {
        self.context = context
        draft = BehaviorRelay(value: EventDraft(start: start))
        binder = SectionedTableViewBinder(
            tableView: tableView, sectionedBy: Section.self,
            sectionDisplayBehavior: .hidesSectionsWithNoCellData, clock: context.updateClock)
        context.watch(binder)
        bind()
    }

    private func bind() {
        binder.onAllSections()
            // 4. Rows with identity and content: the rows of a toggled switch are inserted and
            // deleted;
            //    the edited row keeps its cell, with the cursor in it.
            .rx.bind(
                cellType: FormCell.self, models: draft.map(\.rows), mapToViewModels: \.viewModel
            )
            .bind(headerTitles: [.event: "EVENT", .time: "TIME"])
            // 5. Events of cells, with the model that they show at that time: no index is looked
            // up.
            .onEvent(from: FormCell.self) { [weak self] _, _, _, event, row in
                guard let self, case .changed(let value) = event else { return }
                draft.accept(draft.value.setting(row.field, to: value))
            }
            .onTapped { [weak self] _, _, _, row in
                if row.field == .add { self?.add() }
            }
        binder.finish()
    }

    // 6. The user's last step. Problems are shown in their row, or as a message.
    private func add() {
        if let row = tableView.indexPathForSelectedRow {
            tableView.deselectRow(at: row, animated: true)
        }
        if let problem = draft.value.problem {
            context.host?.say(problem)
        } else {
            context.host?.say("Added: \(draft.value.title)")
            draft.accept(EventDraft(start: draft.value.start))
            context.host?.hasUnsavedChanges(false)
        }
    }

    /// Acts like a user: types a title, ends the event before it starts, makes it last all day, and
    /// so on in a loop.
    func rehearse() {
        defer { rehearsedSteps += 1 }
        let before = draft.value
        switch rehearsedSteps % 4 {
        case 0: change(.title, to: .text("Tea with Ada"))
        case 1: change(.end, to: .date(before.start.addingTimeInterval(-7200)))
        case 2: change(.isAllDay, to: .toggle(true))
        default: change(.isAllDay, to: .toggle(false))
        }
    }

    /// Changes a row's control as a user does.
    private func change(_ field: Row.Field, to value: CellControl.Value) {
        let rows = draft.value.rows
        let sections = rows.keys.sorted()
        for (index, section) in sections.enumerated() {
            guard let row = rows[section]?.firstIndex(where: { $0.field == field }) else {
                continue
            }
            let cell = tableView.cellForRow(at: IndexPath(row: row, section: index))
            cell?.control?.send(value)
        }
    }
}

extension EventDraft {
    /// Returns the event with the input of a row.
    fileprivate func setting(
        _ field: FormScreen.Row.Field, to value: CellControl.Value
    ) -> EventDraft {
        var draft = self
        switch (field, value) {
        case (.title, .text(let text)): draft.title = text
        case (.location, .text(let text)): draft.location = text
        case (.isAllDay, .toggle(let isOn)): draft.isAllDay = isOn
        case (.start, .date(let date)): draft.start = date
        case (.end, .date(let date)): draft.end = date
        case (.notes, .notes(let text)): draft.notes = text
        default: break
        }
        return draft
    }
}
#endif
