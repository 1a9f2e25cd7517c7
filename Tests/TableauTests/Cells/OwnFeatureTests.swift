import Foundation
import TestEnvironment
import Testing

@testable import Tableau

/// A feature that the library doesn't know: badges with the number of a row's updates.
private final class Badges<Section: TableViewSection>: BinderFeature {
    private unowned let binder: SectionedTableViewBinder<Section>
    /// The number of updates of each row, for rows that keep their places.
    private var counts: [IndexPath: Int] = [:]
    private var updated: [IndexPath] = []

    init(_ binder: SectionedTableViewBinder<Section>) { self.binder = binder }

    func note(_ update: AppliedUpdate) {
        guard case .batches(let batches) = update else { return }
        for batch in batches {
            updated += Array(batch.rowReloads.new) + Array(batch.rowReconfigures)
        }
    }

    func settle() {
        for path in updated {
            counts[path, default: 0] += 1
            let badges: [Badge<Section>] = binder.values(
                .badge(Section.self), in: binder.shown.states[path.section])
            for badge in badges {
                badge.show(path.row, counts[path] ?? 0)
            }
        }
        updated = []
    }
}

/// What a chain binds for it.
private struct Badge<Section: TableViewSection> {
    let show: (_ row: Int, _ updates: Int) -> Void
}

extension BindingKind.ID {
    fileprivate static func badge<Section: TableViewSection>(_ section: Section.Type) -> Self {
        Self(order: 60, type: ObjectIdentifier(Badge<Section>.self))
    }
}

extension BindingChain {
    @discardableResult
    fileprivate func badge(_ show: @escaping (_ row: Int, _ updates: Int) -> Void) -> Self {
        _ = _target.binder.feature(Badges.self)
        let kind = BindingKind.handler(.badge(Section.self), "badge")
        return _bind(kind, to: Badge<Section>(show: show))
    }
}

/// A feature is one place: the binder, explanations and reports know it without naming it.
@MainActor
struct OwnFeatureTests {
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
            binder.explain(.first),
            """
            Section first, displayed
              takes nothing from chains for all sections: its cells are bound by name
              cells: TextCell, 1 row, from onSection(.first) at A.swift:1
              badge: onSection(.first) at A.swift:1
                and then onAnySection() at A.swift:3
                instead of onAllSections() at A.swift:2
            """)
    }

    @Test func takesPartInTurns() {
        let clock = ManualUpdateClock()
        let binder = SectionedTableViewBinder(
            tableView: TableView(style: .plain), sectionedBy: Place.self, clock: clock)
        var badges: [String] = []
        binder.displayedSections = [.first]
        var update: ([Row]) -> Void = { _ in }
        binder.onSection(.first)
            .bind(
                cellType: TextCell.self,
                models: [Row(id: 1, text: "a"), Row(id: 2, text: "b")], updatedBy: &update
            )
            .badge { row, updates in badges.append("\(row): \(updates)") }
        binder.finish()
        for text in ["c", "d"] {
            update([Row(id: 1, text: "a"), Row(id: 2, text: text)])
            clock.advance()
        }
        expect(badges, ["1: 1", "1: 2"])
    }

    private struct Row: CollectionIdentifiable, Equatable {
        var id: Int
        var text: String
        var collectionId: Int { id }
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
