import LiveRows
import MiniRx
import Tableau
import TableauRx
import TestEnvironment
import Testing

/// Live rows in a table whose order contradicts itself: no row is lost, the chain is named once.
@MainActor
struct LiveContradictionTests {
    /// Stone, scissors, paper.
    private struct Hand: Comparable, TableViewSection {
        let number: Int
        static func < (left: Hand, right: Hand) -> Bool {
            (right.number - left.number + 30) % 3 == 1
        }
    }

    @Test func theRowsAreSortedAgainAndTheChainIsNamedOnce() {
        let store = RowStore((0..<20).map { Item($0, "\($0)") })
        let fixture = Fixture<Place>(showing: [.first, .second])
        fixture.binder.onSection(.first, fileID: "A.swift", line: 1).rx.bind(
            cellType: TextCell.self, rows: store.sorted { Hand(number: $0.text.count) },
            mapToViewModels: TextCell.ViewModel.init)
        fixture.binder.onSection(.second).bind(cellType: TextCell.self, models: ["other"])
        fixture.binder.finish()
        // The handler may edit what it is told of.
        fixture.binder.diagnosticHandler = {
            fixture.diagnostics.append($0)
            store.upsert(Item(1_000, "edited"))
        }
        for turn in 0..<60 {
            for place in 0..<3 {
                store.upsert(
                    Item((turn * 7 + place) % 20, String(repeating: "x", count: place + turn % 3)))
            }
            let count = store.count
            fixture.turn()
            expect(fixture.table.numberOfRows(inSection: 0), count)
        }
        fixture.turn()
        expect(fixture.table.numberOfRows(inSection: 0), 21)
        expect(fixture.lines.filter { $0 == "edited" }.count, 1)
        expect(fixture.kinds, [.inconsistentOrder])
        expect(fixture.diagnostics.map(\.chain), ["onSection(.first) at A.swift:1"])
    }

    /// Sections are placed by a search, but found by where they are.
    @Test func noSectionIsLost() {
        let fixture = Fixture<Hand>(.hidesSectionsWithNoCellData)
        let data = BehaviorRelay<[Hand: [String]]>(value: [:])
        fixture.binder.onAllSections().bind(cellType: TextCell.self, models: data)
            .onDequeue { $2.textLabel?.text = $3 }
        fixture.binder.finish()
        for turn in 0..<60 {
            let sections = (0..<40).filter { ($0 * 31 + turn * turn) % 7 < 4 }
            data.accept(
                Dictionary(uniqueKeysWithValues: sections.map { (Hand(number: $0), ["\($0)"]) }))
            fixture.turn()
            expect(Set(fixture.lines), Set(sections.map { "\($0)" }))
            expect(fixture.lines.count, sections.count)
        }
    }
}
