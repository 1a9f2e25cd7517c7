import Foundation
import Tableau

/// A bound table of text fields in named sections; typed text is stored by the row's name.
@MainActor final class NotesTable {
    struct Note: CollectionIdentifiable, Equatable {
        let name: String
        var collectionId: String { name }
    }

    struct Group: TableViewSection, Comparable {
        let name: String

        static func < (lhs: Self, rhs: Self) -> Bool { lhs.name < rhs.name }
    }

    let table = TableView(style: .grouped)
    let clock = ManualUpdateClock()
    let binder: SectionedTableViewBinder<Group>
    var typed: [String: String] = [:]
    /// Whether a cell's control stays when the cell shows another note.
    var keepsControls = false
    /// The notes whose editing has ended.
    var ended: [String] = []
    /// The titles of the actions of each note.
    var actions: [String] = []
    private var sections: [String: [String]]

    init(_ sections: [String: [String]]) {
        self.sections = sections
        binder = SectionedTableViewBinder(
            tableView: table, sectionedBy: Group.self,
            sectionDisplayBehavior: .hidesSectionsWithNoCellData, clock: clock)
        binder.onAllSections()
            .bind(
                cellType: TableViewCell.self,
                models: { [unowned self] in
                    Dictionary(
                        uniqueKeysWithValues: self.sections.map { name, notes in
                            (Group(name: name), notes.map { Note(name: $0) })
                        })
                }
            )
            .onDequeue { [unowned self] _, _, cell, note in
                let text = typed[note.name] ?? note.name
                let kept = keepsControls ? cell.control : nil
                let control = kept ?? CellControl.textField(text: text)
                control.value = .text(text)
                control.onChange = { [unowned self] value in
                    if case .text(let text) = value { typed[note.name] = text }
                }
                control.onEndEditing = { [unowned self] _ in ended.append(note.name) }
                if cell.control !== control { cell.control = control }
            }
            .contextActions { [unowned self] _ in actions.map { .init($0) { _, _, _, _ in } } }
        binder.finish()
    }

    func show(_ sections: [String: [String]]) {
        self.sections = sections
        binder.refresh()
        clock.advance()
    }

    /// The name of a row.
    func text(_ row: (section: Int, row: Int)?) -> String? {
        guard let row else { return nil }
        return sections.keys.sorted().compactMap { sections[$0] }.filter { !$0.isEmpty }[
            row.section][row.row]
    }

    /// The number of visible rows that are being edited.
    var editing: Int {
        table.visibleCells.filter { $0.control?.isEditing == true }.count
    }
}
