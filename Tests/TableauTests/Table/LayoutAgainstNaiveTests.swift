#if !canImport(UIKit) || os(watchOS)
import Foundation
import Tableau
import TestEnvironment
import TestSupport
import Testing

/// The table's layout compared with sums of all heights, under random scrolling and batches.
@MainActor
struct LayoutAgainstNaiveTests {
    /// Rows with heights of their own; the table knows a height once it has asked the delegate.
    private final class Heights: TableViewDataSource, TableViewDelegate {
        var sections: [[Int]] = []

        func numberOfSections(in tableView: TableView) -> Int { sections.count }

        func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
            sections[section].count
        }

        func tableView(
            _ tableView: TableView, cellForRowAt indexPath: IndexPath
        ) -> TableViewCell {
            let cell =
                tableView.dequeueReusableCell(withIdentifier: "row")
                ?? TableViewCell(style: .default, reuseIdentifier: "row")
            cell.tag = sections[indexPath.section][indexPath.row]
            return cell
        }

        func tableView(
            _ tableView: TableView, heightForRowAt indexPath: IndexPath
        ) -> CGFloat {
            Self.height(sections[indexPath.section][indexPath.row])
        }

        static func height(_ row: Int) -> CGFloat { CGFloat(20 + row % 7 * 8) }
    }

    @Test(arguments: 0..<Effort.count(2, full: 20))
    func theLayoutEqualsTheSums(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let source = Heights()
        var next = 0
        func rows(_ count: Int) -> [Int] {
            defer { next += count }
            return Array(next..<(next + count))
        }
        source.sections = (0..<(1 + random.below(4))).map { _ in rows(random.below(200)) }
        let table = makeTable(source, height: 300)
        table.delegate = source
        for _ in 0..<40 {
            if random.oneIn(3) {
                table.performBatchUpdates {
                    let section = random.below(source.sections.count)
                    let count = source.sections[section].count
                    let gone = Set((0..<count).filter { _ in random.oneIn(9) })
                    source.sections[section] = source.sections[section].indices
                        .filter { !gone.contains($0) }.map { source.sections[section][$0] }
                    let place = random.below(source.sections[section].count + 1)
                    let added = rows(random.below(30))
                    source.sections[section].insert(contentsOf: added, at: place)
                    table.deleteRows(
                        at: gone.map { IndexPath(row: $0, section: section) }, with: .fade)
                    table.insertRows(
                        at: added.indices.map { IndexPath(row: place + $0, section: section) },
                        with: .fade)
                }
            } else {
                let most = max(1, Int(table.contentSize.height) - 300)
                table.contentOffset.y = CGFloat(random.below(most))
            }
            check(table, source, seed)
        }
    }

    private func check(_ table: TableView, _ source: Heights, _ seed: Int) {
        table.layoutIfNeeded()
        let top = table.contentOffset.y
        // Rows are adjacent, without gaps, and cover the visible area.
        var end: CGFloat?
        for cell in table.visibleCells {
            if let end { expect(cell.frame.minY, end, "seed \(seed)") }
            expect(cell.frame.height, Heights.height(cell.tag), "seed \(seed)")
            end = cell.frame.maxY
        }
        if let first = table.visibleCells.first, let last = table.visibleCells.last {
            expect(first.frame.minY <= top || table.indexPath(for: first)?.row == 0)
            expect(first.frame.maxY > top)
            expect(last.frame.maxY >= min(top + 300, table.contentSize.height))
            expect(last.frame.minY < top + 300)
        }
        // Positions are sums of heights.
        var y: CGFloat = 0
        for (section, rows) in source.sections.enumerated() {
            expect(table.rect(forSection: section).minY, y, "seed \(seed)")
            for (row, number) in rows.enumerated() {
                let rect = table.rectForRow(at: IndexPath(row: row, section: section))
                expect(rect.minY, y, "seed \(seed)")
                y += Heights.height(number)
            }
            expect(table.rect(forSection: section).maxY, y, "seed \(seed)")
        }
        expect(table.contentSize.height, y, "seed \(seed)")
        for path in table.indexPathsForVisibleRows ?? [] {
            let cell = table.cellForRow(at: path)
            expect(cell?.tag, source.sections[path.section][path.row], "seed \(seed)")
        }
    }

    @Test func ofAMillionRowsOnlyVisibleOnesAreRequested() {
        var asked = 0
        let source = ClosureSource(counts: [1_000_000]) { _, _ in
            asked += 1
            return TableViewCell(style: .default, reuseIdentifier: nil)
        }
        let table = makeTable(source)
        expect(table.visibleCells.count, 10)
        table.scrollToRow(
            at: IndexPath(row: 900_000, section: 0), at: .top, animated: false)
        expect(table.indexPathsForVisibleRows?.first?.row, 900_000)
        expect(asked, 20)
        source.counts = [1_000_001]
        table.insertRows(at: [IndexPath(row: 500_000, section: 0)], with: .fade)
        expect(asked, 21, "one more row is visible")
        expect(table.contentSize.height, CGFloat(44_000_044))
    }
}
#endif
