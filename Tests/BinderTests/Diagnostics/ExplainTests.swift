import Tableau
import TestEnvironment
import Testing

/// `explain(_:)` lists which chain supplies each part of a section.
@MainActor
struct ExplainTests {
    @Test func namesTheChainOfEachPartAndWhatItShadows() {
        let fixture = Fixture<Place>(showing: [.first])
        let binder = fixture.binder!
        binder.onSection(.first, fileID: "A.swift", line: 1)
            .bind(cellType: SwitchCell.self, models: [Item(1)])
            .bind(headerTitle: "Head")
            .onTapped { _, _, _ in }
            .cellHeight { _ in 1 }
        binder.onAllSections(fileID: "A.swift", line: 2)
            .bind(cellType: TextCell.self, models: [.second: [Item(1), Item(2)]])
            .bind(headerType: TextHeader.self, viewModels: [:])
            .onTapped { _, _, _, _ in }
            .onDequeue { _, _, _, _ in }
            .footerHeight { _ in 4 }
            .estimatedHeaderHeight { _ in 5 }
        binder.onAnySection(fileID: "A.swift", line: 3)
            .onTapped { _, _, _ in }
            .onEvent(from: SwitchCell.self) { _, _, _, _ in }
            .cellHeight { _, _ in 2 }
            .footerHeight { _ in 3 }
        binder.finish()
        expect(
            binder.explain(.first),
            """
            Section first, displayed
              takes nothing from chains for all sections: its cells are bound by name
              cells: SwitchCell, 1 row, from onSection(.first) at A.swift:1
                instead of onAllSections() at A.swift:2
              header: title "Head", from onSection(.first) at A.swift:1
                instead of onAllSections() at A.swift:2
              onDequeue: bound by no chain
                instead of onAllSections() at A.swift:2
              onTapped: onSection(.first) at A.swift:1
                and then onAnySection() at A.swift:3
                instead of onAllSections() at A.swift:2
              onEvent(from: SwitchCell): bound by no chain
                and then onAnySection() at A.swift:3
              cellHeight: onSection(.first) at A.swift:1
                instead of onAnySection() at A.swift:3
              footerHeight: onAnySection() at A.swift:3
                instead of onAllSections() at A.swift:2
              estimatedHeaderHeight: bound by no chain
                instead of onAllSections() at A.swift:2
            """)
        expect(
            binder.explain(.second),
            """
            Section second, not displayed
              cells: TextCell, 2 rows, from onAllSections() at A.swift:2
              header: nothing now, from onAllSections() at A.swift:2
              onDequeue: onAllSections() at A.swift:2
              onTapped: onAllSections() at A.swift:2
                and then onAnySection() at A.swift:3
              onEvent(from: SwitchCell): bound by no chain
                and then onAnySection() at A.swift:3
              cellHeight: onAnySection() at A.swift:3
              footerHeight: onAllSections() at A.swift:2
                instead of onAnySection() at A.swift:3
              estimatedHeaderHeight: onAllSections() at A.swift:2
            """)
    }

    @Test func namesTheChainsOfActionsAndMoves() {
        let fixture = Fixture<Place>(showing: [.first, .second])
        let binder = fixture.binder!
        binder.onAllSections(fileID: "A.swift", line: 1)
            .bind(cellType: TextCell.self, models: [.first: [Item(1)], .second: [Item(2)]])
            .swipeActions(trailing: { _ in [] })
            .contextActions { _ in [] }
            .reorderable { _ in }
        binder.onSection(.first, fileID: "A.swift", line: 2)
            .assuming(modelType: Item.self)
            .contextActions { _ in [] }
        binder.onAnySection(fileID: "A.swift", line: 3)
            .assuming(modelType: Item.self)
            .contextActions { _ in [] }
            .reorderable { _ in }
        binder.finish()
        expect(
            binder.explain(.first),
            """
            Section first, displayed
              cells: TextCell, 1 row, from onAllSections() at A.swift:1
              swipeActions(trailing:): onAllSections() at A.swift:1
              contextActions: onSection(.first) at A.swift:2
                and then onAnySection() at A.swift:3
                instead of onAllSections() at A.swift:1
              reorderable: onAllSections() at A.swift:1
                instead of onAnySection() at A.swift:3
            """)
    }

    @Test func namesReplacedChains() {
        let fixture = Fixture<Place>(showing: [.first])
        let binder = fixture.binder!
        binder.onSection(.first, fileID: "A.swift", line: 1)
            .bind(cellType: TextCell.self, models: ["a"])
            .onTapped { _, _, _ in }
        binder.onSection(.first, fileID: "A.swift", line: 2)
            .bind(cellType: TextCell.self, models: ["b"])
            .onTapped { _, _, _ in }
        binder.finish()
        expect(
            binder.explain(.first),
            """
            Section first, displayed
              cells: TextCell, 1 row, from onSection(.first) at A.swift:2
                instead of onSection(.first) at A.swift:1
              onTapped: onSection(.first) at A.swift:2
                instead of onSection(.first) at A.swift:1
            """)
    }

    @Test func unknownSectionsAndTablesWithoutSectionsAreExplained() {
        // A table without sections.
        do {
            let binder = TableViewBinder(
                tableView: TableView(style: .plain), clock: ManualUpdateClock())
            binder.onTable().bind(cellType: TextCell.self, models: ["a"])
            binder.finish()
            expect(binder.explain().contains("  cells: TextCell, 1 row, from onTable() at "))
        }
        // An unknown section.
        do {
            let fixture = Fixture<Place>(showing: [])
            fixture.binder.finish()
            expect(
                fixture.binder.explain(.fourth),
                "Section fourth, not displayed\n  cells: bound by no chain")
        }
        // A chain of a table without sections is named as it is written.
        do {
            let binder = TableViewBinder(
                tableView: TableView(style: .plain), clock: ManualUpdateClock())
            var found: [TableDiagnostic] = []
            binder.diagnosticHandler = { found.append($0) }
            binder.onTable(fileID: "A.swift", line: 1).onTapped { _, _ in }
            binder.finish()
            expect(found.first?.chain, "onTable() at A.swift:1")
            expect(found.last?.advice, "Bind it with onTable().")
        }
    }
}
