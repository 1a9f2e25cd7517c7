#if !canImport(UIKit) || os(watchOS)
import Foundation
import Tableau
import TestEnvironment
import TestSupport
import Testing

@MainActor
struct LayoutTests {
    private func row(_ row: Int, _ section: Int = 0) -> IndexPath {
        IndexPath(row: row, section: section)
    }

    // MARK: Floating

    @Test func headersAndFootersFloatInPlainTables() {
        // Headers float in plain tables.
        do {
            let source = ListSource([["a", "b", "c"], ["d", "e", "f"]])
            source.headers = ["One", "Two"]
            let table = makeTable(source, height: 100)
            let header = { (section: Int) in table.rectForHeader(inSection: section).minY }
            expect(header(0), 0)
            table.contentOffset.y = 50
            expect(header(0), 50, "the header floats")
            expect(table.headerView(forSection: 0)?.frame.minY, 50)
            // The section is 28 + 3 * 44 = 160 high; its rows end there.
            table.contentOffset.y = 150
            expect(header(0), 132, "the end of its section pushes it up")
            expect(header(1), 160)
            table.contentOffset.y = 160
            expect(table.headerView(forSection: 0) == nil)
            expect(header(1), 160)
        }
        // Footers float at the bottom of plain tables.
        do {
            let source = ListSource([["a", "b", "c"]])
            source.footers = ["End"]
            let table = makeTable(source, height: 100)
            expect(table.rectForFooter(inSection: 0), CGRect(x: 0, y: 72, width: 320, height: 28))
            table.contentOffset.y = 60
            expect(table.rectForFooter(inSection: 0).minY, 132)
            expect(table.footerView(forSection: 0)?.textLabel?.text, "End")
            expect(table.contentSize.height, CGFloat(160))
        }
        // Headers scroll in grouped tables.
        do {
            let source = ListSource([["a", "b", "c"]])
            source.headers = ["One"]
            let table = makeTable(source, style: .grouped, height: 100)
            expect(table.headerView(forSection: 0) != nil)
            table.contentOffset.y = 50
            expect(table.rectForHeader(inSection: 0).minY, CGFloat(0))
            expect(table.headerView(forSection: 0) == nil)
        }
    }

    @Test func onlyWhatHasAHeightIsShown() {
        // Only existing headers take up height.
        do {
            let source = TraceSource([1])
            source.headerHeight = 50
            let table = makeTraced(source, height: 440)
            expect(table.rectForRow(at: row(0)).minY, CGFloat(50), "a height without a view")
            let plain = ListSource([["a"]])
            let other = makeTable(plain)
            other.sectionHeaderHeight = 50
            expect(other.rectForRow(at: row(0)).minY, CGFloat(0), "no title, no height")
            plain.headers = ["One"]
            other.reloadData()
            expect(other.rectForRow(at: row(0)).minY, CGFloat(50))
        }
        // Rows of height zero are not shown.
        do {
            let source = TraceSource([5])
            source.rowHeight = { $0.row == 2 ? 0 : 40 }
            let table = makeTraced(source, height: 440)
            expect(table.indexPathsForVisibleRows, [row(0), row(1), row(3), row(4)])
            expect(table.cellForRow(at: row(2)) == nil)
        }
    }

    // MARK: Heights

    @Test func cellsSizeThemselves() {
        let source = ClosureSource(counts: [3]) { _, path in
            let cell = TableViewCell(style: .subtitle, reuseIdentifier: nil)
            cell.textLabel?.text = "row"
            cell.detailTextLabel?.text = path.row == 1 ? "more" : nil
            return cell
        }
        let table = makeTable(source)
        let heights = (0..<3).map { table.rectForRow(at: row($0)).height }
        expect(heights, [44, 58, 44])
        expect(table.contentSize.height, CGFloat(146))
        table.rowHeight = 20
        expect(table.contentSize.height, CGFloat(60))
        table.rowHeight = TableView.automaticDimension
        table.metrics.rowHeight = { $0.text(.subtitle) == nil ? 1 : 2 }
        expect((0..<3).map { table.rectForRow(at: row($0)).height }, [1, 2, 1])
    }

    @Test func aMovedRowKeepsTheHeightOfItsCell() {
        var tall = 1
        let source = ClosureSource(counts: [4]) { _, path in
            let cell = TableViewCell(style: .subtitle, reuseIdentifier: nil)
            cell.detailTextLabel?.text = path.row == tall ? "more" : nil
            return cell
        }
        let table = makeTable(source)
        expect((0..<4).map { table.rectForRow(at: row($0)).height }, [44, 58, 44, 44])
        let cells = table.visibleCells
        tall = 3
        table.performBatchUpdates { table.moveRow(at: row(1), to: row(3)) }
        expect((0..<4).map { table.rectForRow(at: row($0)).height }, [44, 44, 44, 58])
        expect(table.visibleCells.last === cells[1])
        expect(table.visibleCells.last?.frame.height, CGFloat(58))
    }

    @Test func estimatesApplyUntilRowsAreMeasuredAgain() {
        // Estimates apply to unmeasured rows.
        do {
            let source = TraceSource([100])
            source.rowHeight = { $0.row % 2 == 0 ? 30 : 50 }
            let table = makeTraced(source, height: 100)
            table.estimatedRowHeight = 10
            table.sectionHeaderHeight = 0
            source.headerHeight = 0
            // Rows 0, 1 and 2 are measured: 30 + 50 + 30.
            expect(table.contentSize.height, CGFloat(110 + 97 * 10))
            expect(table.rectForRow(at: row(3)), CGRect(x: 0, y: 110, width: 320, height: 50))
            expect(table.rectForRow(at: row(99)).minY, CGFloat(110 + 50 + 95 * 10))
            expect(table.visibleCells.count, 3)
        }
        // An empty batch measures rows again.
        do {
            let source = TraceSource([3])
            let table = makeTraced(source, height: 440)
            table.layoutIfNeeded()
            source.rowHeight = { _ in 70 }
            table.performBatchUpdates(nil)
            expect(table.rectForRow(at: row(2)).minY, CGFloat(140))
        }
    }

    // MARK: Offset

    @Test func theOffsetIsClampedOnlyWhenTheContentShrinks() {
        let source = ListSource([(0..<20).map(String.init)])
        let table = makeTable(source, height: 100)
        table.contentOffset.y = 2000
        table.layoutIfNeeded()
        expect(table.contentOffset.y, CGFloat(2000), "as set")
        table.contentOffset.y = 700
        table.reloadData()
        expect(table.shownTexts.first, "15")
        source.sections = [(0..<5).map(String.init)]
        table.reloadData()
        table.layoutIfNeeded()
        expect(table.contentOffset.y, CGFloat(120))
        expect(table.shownTexts, ["2", "3", "4"])
        source.sections = [["0"]]
        table.reloadData()
        table.layoutIfNeeded()
        expect(table.contentOffset.y, CGFloat(0))
    }

    @Test func visibleRowsStayInPlaceOnRequest() {
        let source = ListSource([(0..<20).map(String.init)])
        let table = makeTable(source, height: 100)
        table.place.rule = .rows(alsoAtTop: true)
        table.contentOffset.y = 230
        expect(table.shownTexts.first, "5")
        table.performBatchUpdates {
            source.sections[0].remove(at: 1)
            source.sections[0].insert(contentsOf: ["x", "y", "z"], at: 0)
            table.deleteRows(at: [row(1)], with: .fade)
            table.insertRows(at: [row(0), row(1), row(2)], with: .fade)
        }
        expect(table.contentOffset.y, CGFloat(230 + 88))
        expect(table.shownTexts.first, "5")
        table.place.rule = .none
        table.performBatchUpdates {
            source.sections[0].insert("w", at: 0)
            table.insertRows(at: [row(0)], with: .fade)
        }
        expect(table.shownTexts.first, "4")
    }

    @Test func otherRowsStayInPlaceIfTheFirstVisibleOneMoves() {
        let source = ListSource([(0..<20).map(String.init)])
        let table = makeTable(source, height: 100)
        table.place.rule = .rows(alsoAtTop: true)
        table.contentOffset.y = 230
        expect(table.shownTexts, ["5", "6", "7"])
        table.performBatchUpdates {
            source.sections[0].insert(source.sections[0].remove(at: 5), at: 15)
            source.sections[0].insert("x", at: 0)
            table.moveRow(at: row(5), to: row(16))
            table.insertRows(at: [row(0)], with: .fade)
        }
        expect(table.rectForRow(at: row(6)).minY - table.contentOffset.y, CGFloat(264 - 230))
        expect(table.shownTexts, ["4", "6", "7"])
    }

    /// The first visible footer also determines the heights of those above; rows must not jump.
    @Test func rowsStayInPlaceWhenTheFirstFooterBecomesVisible() {
        let source = ListSource(Array(repeating: (0..<10).map(String.init), count: 5))
        source.footers = Array(repeating: "footer", count: 5)
        let table = makeTable(source, style: .grouped, height: 100)
        let last = IndexPath(row: 9, section: 4)
        table.scrollToRow(at: IndexPath(row: 5, section: 4), at: .top, animated: false)
        let cell = table.visibleCells[1]
        let seen = table.indexPath(for: cell)!
        let place = table.rectForRow(at: seen).minY - table.contentOffset.y
        var scrolled: CGFloat = 0
        while table.footerView(forSection: 4) == nil, scrolled < 500 {
            let before = table.rectForRow(at: last).minY - table.contentOffset.y
            table.contentOffset.y += 20
            scrolled += 20
            table.layoutIfNeeded()
            expect(table.rectForRow(at: last).minY - table.contentOffset.y, before - 20)
        }
        expect(table.footerView(forSection: 4) != nil)
        expect(table.rectForRow(at: seen).minY - table.contentOffset.y, place - scrolled)
    }

    @Test func rowsThatAllFitAreNotKeptInPlace() {
        let source = ListSource([["a"]])
        let table = makeTable(source, height: 200)
        table.place.rule = .rows(alsoAtTop: true)
        expect(table.shownTexts, ["a"])
        table.performBatchUpdates {
            source.sections = [["x", "y", "a"]]
            table.insertRows(at: [row(0), row(1)], with: .fade)
        }
        expect(table.contentOffset.y, CGFloat(0))
        expect(table.shownTexts, ["x", "y", "a"])
    }

    @Test func aTableOfSizeZeroIsAsLargeAsAScreen() {
        let table = makeTable(ListSource([(0..<50).map(String.init)]))
        table.frame = .zero
        expect(table.visibleCells.count, 20)
        table.frame = CGRect(x: 0, y: 0, width: 320, height: 0)
        expect(table.visibleCells.isEmpty)
        expect(TableView(style: .grouped).frame.size, CGSize(width: 390, height: 844))
    }

    // MARK: Places

    @Test func findsRowsByCell() {
        let table = makeTable(ListSource([["a", "b"], [], ["c"]]))
        for cell in table.visibleCells {
            let path = table.indexPath(for: cell)
            expect(path.flatMap { table.cellForRow(at: $0) } === cell)
            expect(path.map { table.rectForRow(at: $0) }, cell.frame)
        }
        expect(table.indexPath(for: TableViewCell(style: .default, reuseIdentifier: nil)) == nil)
        expect(table.rectForRow(at: row(7)), .zero)
        expect(table.rect(forSection: 0).height, CGFloat(88))
        expect(table.rect(forSection: 9), .zero)
        expect(table.cellForRow(at: row(7, 7)) == nil)
        expect(table.numberOfRows(inSection: 9), 0)
    }
}
#endif
