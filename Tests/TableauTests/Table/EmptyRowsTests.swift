#if !canImport(UIKit) || os(watchOS)
import Foundation
import Tableau
import TestEnvironment
import Testing

/// Rows of height 0, which are never visible.
@MainActor
struct EmptyRowsTests {
    /// A table that counts how often a layout asks for the height of a row.
    private final class Counting: TableView {
        var reads = 0

        override var rowHeight: CGFloat {
            get {
                reads += 1
                return super.rowHeight
            }
            set { super.rowHeight = newValue }
        }
    }

    @Test func aLayoutDoesNotVisitThem() {
        let source = ClosureSource(counts: [1_000, 2]) { _, _ in
            TableViewCell(style: .default, reuseIdentifier: nil)
        }
        let table = Counting(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
        table.dataSource = source
        table.rowHeight = 0
        table.place.rule = .rows(alsoAtTop: true)
        expect(table.numberOfSections, 2)
        for _ in 0..<3 {
            table.reads = 0
            table.performBatchUpdates {
                source.counts[0] += 1
                table.insertRows(at: [[0, 500]], with: .none)
            }
            table.frame.size.height += 1
            expect(table.visibleCells.isEmpty)
            expect(table.reads < 50, "\(table.reads)")
        }
    }

    /// They are asked for their heights again only when something may have changed.
    @Test func aDelegateIsNotAskedForThemWithEachLayout() {
        let source = TraceSource([1_000, 40])
        var asked = 0
        source.rowHeight = { path in
            asked += 1
            return path.section == 0 && path.row > 0 ? 0 : 40
        }
        let table = makeTraced(source, height: 440)
        expect(table.visibleCells.count, 11)
        expect(asked > 1_000, "\(asked)")
        asked = 0
        for height in 400..<440 {
            table.frame.size.height = CGFloat(height)
            table.layoutIfNeeded()
        }
        table.contentOffset.y = 200
        table.layoutIfNeeded()
        table.contentOffset.y = 0
        table.layoutIfNeeded()
        expect(asked < 100, "\(asked)")
        asked = 0
        table.performBatchUpdates(nil)
        expect(asked > 1_000, "\(asked)")
    }

    /// A row of height 0 stays where it was, and others are found behind it.
    @Test func rowsBehindThemAreVisible() {
        let source = TraceSource([4, 3, 4])
        source.rowHeight = { $0.section == 1 || $0.row == 1 ? 0 : 40 }
        let table = makeTraced(source, height: 440)
        let visible: [IndexPath] = [[0, 0], [0, 2], [0, 3], [2, 0], [2, 2], [2, 3]]
        expect(table.indexPathsForVisibleRows, visible)
        table.contentOffset.y = 80
        table.frame.size.height = 80
        expect(table.indexPathsForVisibleRows, [[0, 3], [2, 0]])
    }
}
#endif
