#if !canImport(UIKit) || os(watchOS)
import Foundation
import Tableau
import TestEnvironment
import Testing

/// A table that is told to reload by code that it calls in the middle of its layout.
@MainActor
struct ReloadInLayoutTests {
    enum Place: CaseIterable, Sendable {
        case cell
        case willDisplay
        case height
        case header
        case endsDisplay
    }

    /// Loses its rows when it is asked about the tenth of them.
    final class Source: TableViewDataSource, TableViewDelegate {
        let place: Place
        let change: (TableView) -> Void
        var counts = [8, 30]
        /// What was asked of a row or section that isn't there.
        var mistakes: [String] = []

        init(_ place: Place, change: @escaping (TableView) -> Void) {
            self.place = place
            self.change = change
        }

        private func note(_ asked: Place, _ path: IndexPath, _ tableView: TableView) {
            let isThere =
                counts.indices ~= path.section
                && (asked == .header || 0..<counts[path.section] ~= path.row)
            if !isThere, asked != .endsDisplay { mistakes.append("\(asked) of \(path)") }
            let isDue =
                switch place {
                case .header: path.section == 1
                case .endsDisplay: path == [0, 0]
                default: path == [1, 1]
                }
            guard asked == place, isDue, counts.count == 2 else { return }
            counts = [2]
            change(tableView)
        }

        func numberOfSections(in tableView: TableView) -> Int { counts.count }

        func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
            counts[section]
        }

        func tableView(
            _ tableView: TableView, cellForRowAt indexPath: IndexPath
        ) -> TableViewCell {
            note(.cell, indexPath, tableView)
            return TableViewCell(style: .default, reuseIdentifier: nil)
        }

        func tableView(
            _ tableView: TableView, titleForHeaderInSection section: Int
        ) -> String? {
            note(.header, [section, 0], tableView)
            return "header"
        }

        func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            note(.height, indexPath, tableView)
            return 20
        }

        func tableView(
            _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
        ) {
            note(.willDisplay, indexPath, tableView)
        }

        func tableView(
            _ tableView: TableView, didEndDisplaying cell: TableViewCell,
            forRowAt indexPath: IndexPath
        ) {
            note(.endsDisplay, indexPath, tableView)
        }
    }

    /// Counts how often it is told that everything is new.
    final class Screen: TableViewSurface {
        var reloads = 0

        func needsDisplay() {}
        func didReload(_ places: [RowPath: RowPath]?) {
            reloads += 1
        }
    }

    @Test(arguments: Place.allCases)
    func theRestOfALayoutAsksForNoRowsThatHaveGone(place: Place) {
        let source = Source(place) { $0.reloadData() }
        let table = makeTable(source, height: 100)
        table.delegate = source
        let screen = Screen()
        table.surface = screen
        table.layoutIfNeeded()
        screen.reloads = 0
        table.contentOffset.y = 200
        table.layoutIfNeeded()
        expect(source.counts, [2], "the source was asked")
        expect(source.mistakes, [])
        expect(screen.reloads, 1, "the surface draws again")
        expect(table.numberOfSections, 1)
        expect(table.indexPathsForVisibleRows, [[0, 0], [0, 1]])
    }

    /// In the middle of a batch, whose rows the new source doesn't have.
    @Test func theRestOfABatchAsksNoOtherDataSource() {
        let other = Source(.cell) { _ in }
        other.counts = [1]
        var rows = 3
        var replaces = false
        let source = ClosureSource(counts: [3]) { table, _ in
            if replaces { table.dataSource = other }
            return TableViewCell(style: .default, reuseIdentifier: nil)
        }
        let table = makeTable(source, height: 400)
        table.layoutIfNeeded()
        replaces = true
        rows = 6
        table.performBatchUpdates {
            source.counts = [rows]
            table.insertRows(at: (3..<6).map { [0, $0] }, with: .none)
        }
        expect(table.indexPathsForVisibleRows, [[0, 0]])
        expect(other.mistakes, [])
    }

    /// A surface that asks where a row is before the batch, after someone has scrolled.
    @Test func theBeginningOfABatchAsksForNoRows() {
        final class Asking: TableViewSurface {
            weak var table: TableView?
            func needsDisplay() {}
            func didReload(_ places: [RowPath: RowPath]?) {}
            func willApply(_ batch: AppliedBatch) {
                _ = table?.rectForRow(at: [0, 0])
            }
        }
        let source = Source(.cell) { _ in }
        source.counts = [30, 30]
        let table = makeTable(source, height: 100)
        let surface = Asking()
        surface.table = table
        table.surface = surface
        table.layoutIfNeeded()
        table.contentOffset.y = 2_000
        table.performBatchUpdates {
            source.counts = [30]
            table.deleteSections([1], with: .none)
        }
        expect(source.mistakes, [])
    }

    /// A source that reloads whenever it is asked is not asked for ever.
    @Test func aSourceThatAlwaysReloads() {
        var asked = 0
        let source = ClosureSource(counts: [3]) { table, _ in
            asked += 1
            table.reloadData()
            return TableViewCell(style: .default, reuseIdentifier: nil)
        }
        let table = makeTable(source, height: 400)
        table.layoutIfNeeded()
        expect(asked > 0 && asked < 100, "\(asked)")
    }
}
#endif
