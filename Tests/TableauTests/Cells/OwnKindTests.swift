import TestEnvironment
import Testing

@testable import Tableau

/// A kind of binding that the library doesn't know: a badge with the number of a row's updates.
private struct Badge<Section: TableViewSection> {
    let show: (_ row: Int, _ updates: Int) -> Void
}

extension BindingChain {
    @discardableResult
    fileprivate func badge(_ show: @escaping (_ row: Int, _ updates: Int) -> Void) -> Self {
        let id = BindingKind.ID(order: 60, type: ObjectIdentifier(Badge<Section>.self))
        let kind = BindingKind(id, "badge", .addition, needsCells: true)
        _target.bind(kind, to: Badge<Section>(show: show))
        return self
    }
}

/// Explanations and reports know every kind of binding, those of other modules too.
@MainActor
struct OwnKindTests {
    private enum Place: Int, TableViewSection {
        case first
    }

    private final class TextCell: TableViewCell, ReuseIdentifiable {}

    private let binder = SectionedTableViewBinder(
        tableView: TableView(style: .plain), sectionedBy: Place.self, clock: ManualUpdateClock())

    @Test func isExplained() {
        binder.displayedSections = [.first]
        binder.onSection(.first, fileID: "A.swift", line: 1)
            .bind(cellType: TextCell.self, models: ["a"])
            .badge { _, _ in }
        binder.onAllSections(fileID: "A.swift", line: 2).badge { _, _ in }
        binder.onAnySection(fileID: "A.swift", line: 3).badge { _, _ in }
        binder.finish()
        expect(
            binder.explain(.first).description,
            """
            Section first, displayed
              takes nothing from chains for all sections: its cells are bound by name
              cells: TextCell, 1 row, from onSection(.first) at A.swift:1
              badge: onSection(.first) at A.swift:1
                and then onAnySection() at A.swift:3
                instead of onAllSections() at A.swift:2
            """)
    }

    @Test func isReportedWhereItNeverRuns() {
        var messages: [String] = []
        binder.diagnosticHandler = { messages.append($0.message) }
        binder.displayedSections = [.first]
        binder.onSection(.first).bind(headerTitle: "Head").badge { _, _ in }
        binder.finish()
        expect(messages, ["badge never runs: no chain binds cells for section first."])
    }
}
