import Foundation
import Tableau
import Testing

/// A binder on a manual clock, and a table tall enough to show all rows of a test.
///
/// Violations of the table's contract fail the test; diagnostics and updates are recorded.
@MainActor
final class Fixture<Section: TableViewSection> {
    let table: TableView
    private let stage: Stage
    let clock = ManualUpdateClock()
    var binder: SectionedTableViewBinder<Section>!
    var diagnostics: [TableDiagnostic] = []
    let recorder = UpdateRecorder()

    init(
        _ behavior: SectionDisplayBehavior<Section> = .manuallyManaged, showing: [Section]? = nil,
        height: CGFloat = 10_000
    ) {
        table = TableView(frame: .init(x: 0, y: 0, width: 100, height: height), style: .grouped)
        stage = Stage(table)
        binder = SectionedTableViewBinder(
            tableView: table, sectionedBy: Section.self, sectionDisplayBehavior: behavior,
            clock: clock)
        binder.diagnosticHandler = { [unowned self] in diagnostics.append($0) }
        binder.updateDelegate = recorder
        table.contractViolationHandler = { Issue.record("\($0)") }
        if let showing { binder.displayedSections = showing }
    }

    var kinds: [TableDiagnostic.Kind] { diagnostics.map(\.kind) }

    /// What the table shows, line by line: headers in brackets, footers in parentheses.
    var lines: [String] {
        (0..<table.numberOfSections).flatMap { section in
            let header = table.headerView(forSection: section)?.textLabel?.text
            let footer = table.footerView(forSection: section)?.textLabel?.text
            return [header.map { "[\($0)]" }].compactMap { $0 } + texts(section)
                + [footer.map { "(\($0))" }].compactMap { $0 }
        }
    }

    /// The texts of a section's cells.
    func texts(_ section: Int) -> [String] {
        (0..<table.numberOfRows(inSection: section)).map { row in
            table.cellForRow(at: [section, row])?.textLabel?.text ?? "-"
        }
    }

    /// Advances the clock by one turn and returns the updates that were applied.
    @discardableResult
    func turn() -> [CollectionUpdate] {
        recorder.updates = []
        clock.advance()
        table.layoutIfNeeded()
        return recorder.updates
    }
}

/// Records updates and leaves them to the binder.
final class UpdateRecorder: TableViewUpdateDelegate {
    var updates: [CollectionUpdate] = []
    var reloadReasons: [String] = []

    func tableView(
        _ tableView: TableView, apply update: CollectionUpdate, updateData: @escaping () -> Void
    ) -> Bool {
        updates.append(update)
        return false
    }

    func tableView(_ tableView: TableView, didReloadInsteadOfAnimating reason: String) {
        reloadReasons.append(reason)
    }
}
