#if !canImport(UIKit) || os(watchOS)
import Foundation
import Tableau
import TestEnvironment
import Testing

/// Which rows stay in place when those that would are moved, replaced or loaded again.
@MainActor @Suite struct PlaceKeepingTests {
    private let source = ListSource([(0..<50).map(String.init)])

    /// A table of ten visible rows of 44 points.
    private func present(_ rule: PlaceRule, offset: CGFloat = 0) -> TableView {
        let table = makeTable(source)
        table.layoutIfNeeded()
        table.place.rule = rule
        table.contentOffset.y = offset
        table.layoutIfNeeded()
        return table
    }

    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    private func bottom(_ table: TableView) -> CGFloat {
        table.contentSize.height - table.frame.height
    }

    private func top(of text: String, _ table: TableView) -> CGFloat? {
        source.sections[0].firstIndex(of: text).map {
            table.rectForRow(at: path($0)).minY - table.contentOffset.y
        }
    }

    private func append(_ texts: [String], _ table: TableView) {
        let first = source.sections[0].count
        table.performBatchUpdates {
            source.sections[0] += texts
            table.insertRows(
                at: (first..<(first + texts.count)).map { path($0) }, with: .none)
        }
    }

    private func move(_ row: Int, to target: Int, _ table: TableView) {
        table.performBatchUpdates {
            source.sections[0].insert(source.sections[0].remove(at: row), at: target)
            table.moveRow(at: path(row), to: path(target))
        }
    }

    /// Loads the rows again, and tells where each has gone.
    private func reload(
        _ table: TableView, prepending texts: [String] = [], removing text: String? = nil
    ) {
        let old = source.sections[0]
        table.rowFollowing = { rows in
            rows.reduce(into: [:]) { places, row in
                places[row] = source.sections[0].firstIndex(of: old[Int(row.row)])
                    .map { RowPath(section: 0, row: $0) }
            }
        }
        source.sections[0] = texts + old.filter { $0 != text }
        table.reloadData()
        table.layoutIfNeeded()
    }

    // MARK: The rows that are visible

    @Test func theRowsBelowOneThatMovesAwayStay() {
        let table = present(.rows(alsoAtTop: true), offset: 880)
        expect(table.shownTexts.first, "20")
        move(20, to: 45, table)
        expect(top(of: "21", table) == 44 && table.shownTexts.contains("29"))
        move(45, to: 2, table)
        expect(top(of: "21", table), 44)
    }

    /// The row that is cut off at the top may change its height; those below must not move then.
    @Test func theFirstWholeRowCounts() {
        let table = present(.rows(alsoAtTop: true), offset: 900)
        expect(top(of: "21", table), 24)
        table.metrics.rowHeight = { $0.text(.title) == "tall" ? 88 : 44 }
        table.layoutIfNeeded()
        table.performBatchUpdates {
            source.sections[0][20] = "tall"
            source.sections[0].insert("New", at: 0)
            table.insertRows(at: [path(0)], with: .none)
            table.reconfigureRows(at: [path(20)])
        }
        expect(top(of: "tall", table) == -64 && top(of: "21", table) == 24)
    }

    @Test func rowsThatAllFitAreNotScrolledAway() {
        source.sections = [(0..<12).map(String.init)]
        let table = present(.rows(alsoAtTop: true), offset: 88)
        table.performBatchUpdates {
            source.sections[0].removeFirst(2)
            table.deleteRows(at: [path(0), path(1)], with: .none)
        }
        expect(table.contentOffset.y == 0 && table.shownTexts == (2..<12).map(String.init))
        table.performBatchUpdates {
            source.sections[0].removeLast(4)
            table.deleteRows(at: (6..<10).map(path), with: .none)
        }
        expect(table.contentOffset.y == 0 && table.shownTexts.first == "2")
    }

    // MARK: A row that was chosen

    @Test func aChosenRowIsFollowedUntilItIsGone() {
        // A chosen row is followed through a reload.
        do {
            let table = present(.rows(alsoAtTop: true), offset: 880)
            table.place.row = RowPath(section: 0, row: 23)
            reload(table, prepending: ["a", "b", "c"])
            expect(top(of: "23", table), 132)
            // It is still the chosen one.
            move(26, to: 40, table)
            expect(source.sections[0][40] == "23" && top(of: "23", table) == 132)
        }
        // A chosen row that a reload removes is chosen no more.
        do {
            source.sections = [(0..<50).map(String.init)]
            let table = present(.rows(alsoAtTop: true), offset: 880)
            table.place.row = RowPath(section: 0, row: 23)
            reload(table, removing: "23")
            expect(table.place.row == nil && top(of: "20", table) == 0)
            // "24" is where the chosen row was, and may go.
            move(23, to: 40, table)
            expect(top(of: "20", table), 0)
        }
        // A row chosen before the first layout does no harm.
        do {
            source.sections = [(0..<50).map(String.init)]
            let table = makeTable(source)
            table.place.rule = .rows(alsoAtTop: false)
            table.place.row = RowPath(section: 0, row: 23)
            table.reloadData()
            expect(table.shownTexts.first, "0")
        }
    }

    // MARK: The end

    @Test func theSecondOfTwoBatchesStaysAtTheEndThatTheFirstFollowed() {
        // Two rows are below the visible part: the end is near, not seen.
        let table = present(.end(followsWithin: 2), offset: 40 * 44 - 88)
        expect(table.shownTexts.last, "47")
        table.place.keep(throughBatchesOf: {
            append(["a", "b"], table)
            table.performBatchUpdates {
                source.sections[0].remove(at: 0)
                table.deleteRows(at: [path(0)], with: .none)
            }
        })
        table.layoutIfNeeded()
        expect(table.contentOffset.y == bottom(table) && table.shownTexts.last == "b")
    }

    @Test func rowsThatAreReplacedAreNotUnseen() {
        let table = present(.end(followsWithin: 0), offset: 440)
        var batch = TableBatch()
        batch.rows.deletes = [RowRun(section: 0, row: 45, count: 2, cause: .reload)]
        batch.rows.inserts = [
            RowRun(section: 0, row: 45, count: 2, cause: .reload),
            RowRun(section: 0, row: 50),
        ]
        table.apply(batch) { source.sections[0].append("a") }
        expect(table.place.unseen, 1)
    }

    /// Following the end would put a pinned row below the header that floats at the top.
    @Test func aPinnedRowIsNotCoveredByAFloatingHeader() {
        source.sections = [(0..<20).map(String.init)]
        source.headers = ["One"]
        let table = makeTable(source, height: 308)
        table.place.rule = .end(followsWithin: 0)
        table.scrollToRow(at: path(19), at: .bottom, animated: false)
        table.layoutIfNeeded()
        // Row 14 is 16 points below the header, and a row has 44.
        expect(table.contentOffset.y == 600 && top(of: "14", table) == 44)
        table.place.pinned = RowPath(section: 0, row: 14)
        append(["a"], table)
        expect(table.contentOffset.y == 600 && table.place.unseen == 1)
        table.place.pinned = RowPath(section: 0, row: 16)
        table.scrollToRow(at: path(20), at: .bottom, animated: false)
        append(["b"], table)
        expect(table.contentOffset.y == bottom(table) && top(of: "16", table) == 44)
    }

    // MARK: Headers above

    /// A header that was taken for none and turns out to begin where the visible part does.
    @Test func aHeaderAtTheTopEdgeIsShown() throws {
        source.sections = Array(repeating: (0..<20).map(String.init), count: 2)
        source.headers = [nil, "Two"]
        let table = makeTable(source, style: .grouped)
        table.layoutIfNeeded()
        table.contentOffset.y = 1_100
        table.layoutIfNeeded()
        expect(table.headerView(forSection: 1) == nil)
        table.contentOffset.y = 880
        table.layoutIfNeeded()
        expect(table.contentOffset.y, 880)
        try expect(#require(table.headerView(forSection: 1)).frame.minY, 880)
    }
}
#endif
