import Foundation
import Tableau
import TestEnvironment
import Testing

/// A table that has another data source than the binder: its index paths are those of other rows.
@MainActor
struct OtherDataSourceTests {
    /// More sections and rows than the binder has.
    final class Other: NSObject, TableViewDataSource {
        func numberOfSections(in tableView: TableView) -> Int { 6 }
        func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 4 }
        func tableView(
            _ tableView: TableView, cellForRowAt indexPath: IndexPath
        ) -> TableViewCell {
            reuses
                ? tableView.dequeue(TextCell.self)
                : TableViewCell(style: .default, reuseIdentifier: nil)
        }

        /// Whether it shows its rows in cells of the binder.
        var reuses = false
    }

    @Test(arguments: [true, false])
    func rowsThatTheBinderDoesNotHave(animates: Bool) {
        let fixture = Fixture<Place>(showing: [.first], height: 200)
        let binder = fixture.binder!
        var items = [Item(1, "a")]
        binder.onSection(.first).bind(cellType: TextCell.self, models: { items })
            .onSelectionChanged { _ in Issue.record("none of its rows was selected") }
        binder.animateChanges = animates
        binder.anchor = .row(.row(1), in: .first)
        binder.selection.mode = .multiple
        binder.finish()
        let other = Other()
        fixture.table.dataSource = other
        for round in 0..<3 {
            fixture.table.scrollToRow(at: [4, 0], at: .top, animated: false)
            fixture.table.selectRow(at: [5, 3], animated: false, scrollPosition: .none)
            // A row that both have is still one of the other data source.
            fixture.table.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
            expect(binder.selection.isEmpty)
            let offset = fixture.table.contentOffset.y
            binder.scrollToEnd(animated: false)
            expect(fixture.table.contentOffset.y, offset)
            items = (0...round).map { Item($0, "b") }
            binder.refresh()
            fixture.turn()
            binder.selection.select(.row(0), in: .first)
            expect(fixture.table.indexPathsForSelectedRows == nil)
            expect(fixture.recorder.reloadReasons.count, round + 1)
            expect(binder.focusedRow == nil)
            expect(fixture.table.numberOfSections, 6)
            binder.refresh()
            fixture.turn()
            expect(fixture.recorder.reloadReasons.count, round + 1, "nothing changed")
        }
    }

    #if !canImport(UIKit)
    /// Whatever rows are held, and whatever a cell showed before.
    @Test(arguments: [true, false]) func cellsOfOtherRowsAreNotDimmed(reuses: Bool) {
        let fixture = Fixture<Place>(showing: [.first], height: 200)
        var items = [Item(1), Item(2)]
        fixture.binder.onSection(.first).bind(cellType: TextCell.self, models: { items })
        fixture.binder.finish()
        fixture.binder.calm = .held
        fixture.turn()
        items = []
        fixture.binder.refresh()
        fixture.turn()
        expect(fixture.table.visibleCells.map(\.isDimmed), [true, true])
        let other = Other()
        other.reuses = reuses
        fixture.table.dataSource = other
        fixture.binder.refresh()
        fixture.turn()
        expect(fixture.table.visibleCells.contains(where: \.isDimmed), false)
    }
    #endif

    @Test(arguments: [true, false])
    func twoBindersOnOneTable(animates: Bool) {
        let fixture = Fixture<Place>(showing: [.first], height: 200)
        var items = (0..<3).map { Item($0, "a") }
        fixture.binder.onSection(.first).bind(cellType: TextCell.self, models: { items })
        fixture.binder.anchor = .row(.row(1), in: .first)
        fixture.binder.animateChanges = animates
        fixture.binder.selection.mode = .multiple
        fixture.binder.finish()
        let clock = ManualUpdateClock()
        let later = SectionedTableViewBinder(
            tableView: fixture.table, sectionedBy: Chapter.self, clock: clock)
        var chapters: [Chapter: [Item]] = [:]
        for number in 0..<6 {
            chapters[Chapter(number: number, title: "")] = (0..<4).map { Item(number * 10 + $0) }
        }
        later.displayedSections = chapters.keys.sorted()
        later.onAllSections().bind(cellType: OtherCell.self, models: { chapters })
        later.selection.mode = .multiple
        later.anchor = .end(followsWithin: 2)
        later.finish()
        fixture.table.layoutIfNeeded()
        let row = RowReference(.row(53), in: Chapter(number: 5, title: ""))
        later.selection.select(row.id, in: row.section)
        let offset = fixture.table.contentOffset.y
        expect(offset > 0)
        for text in ["b", "c"] {
            items = (0..<30).map { Item($0, text) }
            fixture.binder.refresh()
            fixture.turn()
            expect(later.selection.rows, [row])
            expect(fixture.binder.selection.isEmpty)
            expect(fixture.table.contentOffset.y, offset)
        }
        expect(fixture.recorder.reloadReasons.isEmpty, "the later binder's rows are as before")
        chapters[row.section]?.append(Item(54))
        later.refresh()
        clock.advance()
        fixture.table.layoutIfNeeded()
        expect(fixture.table.indexPathsForVisibleRows?.last, [5, 4], "the end is followed")
        expect(later.selection.rows, [row])
    }

    /// The table is reloaded from the later binder after the batch: the second batch of the update,
    /// which moves sections, is not for its rows.
    @Test func aBinderThatFinishesInTheMiddleOfAnUpdate() {
        let fixture = Fixture<Place>(showing: [.first, .second, .third], height: 400)
        let later = SectionedTableViewBinder(
            tableView: fixture.table, sectionedBy: Chapter.self, clock: fixture.clock)
        later.diagnosticHandler = { _ in }
        later.onAllSections().bind(
            cellType: TextCell.self,
            models: [Chapter(number: 1, title: ""): [Item(1, "later"), Item(2, "too")]],
            mapToViewModels: TextCell.ViewModel.init)
        later.displayedSections = [Chapter(number: 1, title: "")]
        var items: [Place: [Item]] = [
            .first: [Item(1, "a")], .second: [Item(2, "b")], .third: [Item(3, "c")],
        ]
        fixture.binder.onAllSections()
            .bind(
                cellType: TextCell.self, models: { items }, mapToViewModels: TextCell.ViewModel.init
            )
            .onDequeue { _, _, _, item in if item.text == "new" { later.finish() } }
        fixture.binder.animateSectionMoves = true
        fixture.binder.finish()
        fixture.table.layoutIfNeeded()
        items[.second]?.append(Item(4, "new"))
        fixture.binder.displayedSections = [.third, .first, .second]
        fixture.binder.refresh()
        fixture.turn()
        expect(fixture.lines, ["later", "too"])
        fixture.turn()
        expect(fixture.lines, ["later", "too"])
        expect(fixture.recorder.reloadReasons, [])
    }

    /// Passes on what the table asks to the data source that it had before.
    final class InFront: NSObject, TableViewDataSource {
        let behind: any TableViewDataSource

        init(_ behind: any TableViewDataSource) { self.behind = behind }

        func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
            behind.tableView(tableView, numberOfRowsInSection: section)
        }

        func tableView(
            _ tableView: TableView, cellForRowAt indexPath: IndexPath
        ) -> TableViewCell { behind.tableView(tableView, cellForRowAt: indexPath) }
    }

    @Test func eventsOfCellsReachABinderBehindAnotherDataSource() throws {
        let fixture = Fixture<Place>(showing: [.first])
        var events: [String] = []
        fixture.binder.onSection(.first)
            .bind(cellType: SwitchCell.self, models: [Item(1, "a"), Item(2, "b")]) {
                TextCell.ViewModel($0)
            }
            .onEvent(from: SwitchCell.self) { row, _, event, item in
                events.append("\(row) \(item.text) \(event)")
            }
        fixture.binder.finish()
        let inFront = InFront(try #require(fixture.table.dataSource))
        fixture.table.dataSource = inFront
        fixture.table.reloadData()
        fixture.table.layoutIfNeeded()
        (fixture.table.cellForRow(at: [0, 1]) as? SwitchCell)?.emit(event: .switched(true))
        expect(events, ["1 b switched(true)"])
    }
}
