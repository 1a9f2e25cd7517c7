#if !canImport(UIKit) || os(watchOS)
import Foundation
import Tableau
import TestEnvironment
import TestSupport
import Testing

/// Rows keep their position on screen while others are inserted, deleted or resized.
@MainActor
struct PlaceTests {
    /// Numbered rows with heights that may change.
    private final class Rows: TableViewDataSource, TableViewDelegate {
        var rows: [Int] = []
        var heights: [Int: CGFloat] = [:]
        var next = 0

        func makeRows(_ count: Int) -> [Int] {
            defer { next += count }
            return Array(next..<(next + count))
        }

        func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
            rows.count
        }

        func tableView(
            _ tableView: TableView, cellForRowAt indexPath: IndexPath
        ) -> TableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        }

        func tableView(
            _ tableView: TableView, heightForRowAt indexPath: IndexPath
        ) -> CGFloat {
            let row = rows[indexPath.row]
            return heights[row] ?? CGFloat(20 + row % 7 * 8)
        }
    }

    private static func makeTable(
        _ rule: PlaceRule, rows: Int, height: CGFloat = 300
    ) -> (TableView, Rows) {
        let source = Rows()
        source.rows = source.makeRows(rows)
        let table = OwningTable(height: height, style: .plain, owning: source)
        table.dataSource = source
        table.delegate = source
        table.place.rule = rule
        table.layoutIfNeeded()
        return (table, source)
    }

    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    // MARK: The first row that is fully visible

    @Test(arguments: [PlaceRule.rows(alsoAtTop: false), .end(followsWithin: 2)])
    func theAnchorKeepsItsPosition(_ rule: PlaceRule) {
        let (table, source) = Self.makeTable(rule, rows: 300)
        var random = SeededGenerator(seed: 5)
        for step in 0..<Effort.count(400, full: 3_000, soak: 500_000) {
            let offset = table.contentOffset.y
            if offset < 600 || offset > table.contentSize.height - 1_200 {
                table.contentOffset.y = (table.contentSize.height / 2).rounded()
                table.layoutIfNeeded()
            }
            let isScrolling = random.oneIn(4)
            let visible = table.indexPathsForVisibleRows ?? []
            let whole = visible.filter { top(of: $0.row, table) >= 0 }
            let anchor = isScrolling ? whole[whole.count / 2] : whole[0]
            let row = source.rows[anchor.row]
            var expected = top(of: anchor.row, table)
            if isScrolling {
                let distance = CGFloat(random.below(121) - 60)
                table.contentOffset.y += distance
                table.layoutIfNeeded()
                expected -= distance
            } else {
                change(table, source, above: anchor.row, &random)
            }
            guard let index = source.rows.firstIndex(of: row),
                top(of: index, table) == expected
            else {
                Issue.record("step \(step): row \(row) is not at \(expected)")
                return
            }
        }
    }

    private func top(of row: Int, _ table: TableView) -> CGFloat {
        table.rectForRow(at: path(row)).minY - table.contentOffset.y
    }

    private func change(
        _ table: TableView, _ source: Rows, above anchor: Int, _ random: inout SeededGenerator
    ) {
        let grows = source.rows.count < 250
        table.beginUpdates()
        switch random.below(grows ? 2 : 5) {
        case 0:
            let rows = source.makeRows(1 + random.below(4))
            let place = random.below(anchor + 1)
            source.rows.insert(contentsOf: rows, at: place)
            table.insertRows(
                at: (place..<(place + rows.count)).map { path($0) }, with: .fade)
        case 1:
            source.rows += source.makeRows(1)
            table.insertRows(at: [path(source.rows.count - 1)], with: .fade)
        case 2:
            let first = random.below(anchor - 4)
            source.rows.removeSubrange(first..<(first + 3))
            table.deleteRows(at: (first..<(first + 3)).map { path($0) }, with: .fade)
        case 3:
            // Half the time the row that is cut off at the top.
            let row = random.oneIn(2) ? anchor - 1 : random.below(source.rows.count)
            source.heights[source.rows[row]] = CGFloat(20 + random.below(60))
            table.reconfigureRows(at: [path(row)])
        default:
            let from = random.below(anchor)
            let to = random.below(source.rows.count)
            source.rows.insert(source.rows.remove(at: from), at: to)
            table.moveRow(at: path(from), to: path(to))
        }
        table.endUpdates()
    }

    @Test func newRowsAtTheTopAreShown() {
        let (table, source) = Self.makeTable(.rows(alsoAtTop: false), rows: 50)
        func prepend() {
            table.performBatchUpdates {
                source.rows = source.makeRows(1) + source.rows
                table.insertRows(at: [path(0)], with: .fade)
            }
        }
        prepend()
        expect(table.contentOffset.y, 0)
        table.place.rule = .rows(alsoAtTop: true)
        prepend()
        expect(top(of: 1, table), 0)
    }

    @Test func aChosenRowKeepsItsPositionWhenItMoves() {
        let (table, source) = Self.makeTable(.rows(alsoAtTop: false), rows: 100)
        table.contentOffset.y = 1_000
        table.layoutIfNeeded()
        let chosen = (table.indexPathsForVisibleRows ?? [])[3]
        let before = top(of: chosen.row, table)
        table.place.row = RowPath(clamping: chosen)
        table.performBatchUpdates {
            source.rows.insert(source.rows.remove(at: chosen.row), at: 60)
            table.moveRow(at: chosen, to: path(60))
        }
        expect(top(of: 60, table), before)
    }

    // MARK: The end

    private func append(_ count: Int, _ table: TableView, _ source: Rows) {
        let first = source.rows.count
        table.performBatchUpdates {
            source.rows += source.makeRows(count)
            table.insertRows(at: (first..<(first + count)).map { path($0) }, with: .fade)
        }
    }

    private func bottom(_ table: TableView) -> CGFloat {
        table.contentSize.height - table.frame.height
    }

    @Test func beginsAtTheEndAndFollowsIt() {
        let (table, source) = Self.makeTable(.end(followsWithin: 2), rows: 0)
        append(100, table, source)
        expect(table.contentOffset.y, bottom(table))
        expect(table.indexPathsForVisibleRows?.last?.row, 99)
        for _ in 0..<20 { append(3, table, source) }
        expect(table.contentOffset.y, bottom(table))
        table.frame.size.height = 200
        table.layoutIfNeeded()
        expect(table.contentOffset.y, bottom(table), "a smaller visible area")
        table.reloadData()
        table.layoutIfNeeded()
        expect(table.indexPathsForVisibleRows?.last?.row, 159)
    }

    @Test func countsRowsThatWereNotSeen() {
        let (table, source) = Self.makeTable(.end(followsWithin: 2), rows: 100)
        var told: [Int] = []
        table.place.unseenDidChange = { told.append($0) }
        table.contentOffset.y = 500
        table.layoutIfNeeded()
        append(5, table, source)
        append(2, table, source)
        expect(table.contentOffset.y, 500)
        expect(told, [5, 7])
        table.scrollToRow(at: path(103), at: .bottom, animated: false)
        table.layoutIfNeeded()
        expect(told, [5, 7, 3], "those below the visible rows")
        // Within two rows of the end, the end is followed.
        table.scrollToRow(at: path(104), at: .bottom, animated: false)
        append(1, table, source)
        expect(table.contentOffset.y, bottom(table))
        expect(told, [5, 7, 3, 2, 0])
    }
}
#endif
