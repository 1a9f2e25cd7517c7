#if !canImport(UIKit) || os(watchOS)
import Foundation
import Tableau
import TestEnvironment
import Testing

/// The exact order of calls that section 4 of the table contract defines.
@MainActor
struct DelegateOrderTests {
    @Test func firstLayout() {
        let source = TraceSource([2, 1])
        source.headers = ["One", nil]
        let table = makeTraced(source, height: 440)
        expect(source.take().isEmpty)
        table.layoutIfNeeded()
        expect(
            source.take(),
            [
                "sections", "rows 0", "rows 1",
                "height 0.0", "height 0.1", "height 1.0",
                "cell 0.0", "height 0.0", "willDisplay 0.0",
                "cell 0.1", "height 0.1", "willDisplay 0.1",
                "cell 1.0", "height 1.0", "willDisplay 1.0",
                "headerHeight 0", "headerView 0", "title 0", "willDisplayHeader 0",
                "headerHeight 1", "headerView 1", "title 1",
            ])
        table.layoutIfNeeded()
        _ = table.visibleCells
        expect(source.take().isEmpty, "no call is repeated")
    }

    @Test func headersAreRequestedWhereTheyAreShown() {
        // A header view takes precedence over a title.
        do {
            let source = TraceSource([0])
            source.hasHeaderViews = true
            source.headers = ["never"]
            let table = makeTraced(source, height: 440)
            table.layoutIfNeeded()
            expect(
                source.take(),
                [
                    "sections", "rows 0", "headerHeight 0", "headerView 0", "willDisplayHeader 0",
                ])
            expect(table.headerView(forSection: 0)?.textLabel?.text == nil)
        }
        // A header of height zero is not requested.
        do {
            let source = TraceSource([0])
            source.headers = ["never"]
            source.headerHeight = 0
            let table = makeTraced(source, height: 440)
            table.layoutIfNeeded()
            expect(source.take(), ["sections", "rows 0", "headerHeight 0"])
            expect(table.headerView(forSection: 0) == nil)
        }
    }

    /// A visible header keeps its view when everything is measured again.
    @Test func newHeightsRequestNoOtherHeader() {
        let source = TraceSource([1])
        source.headers = ["One"]
        let table = makeTraced(source, height: 440)
        let header = table.headerView(forSection: 0)
        _ = source.take()
        table.rowHeight = 50
        expect(table.headerView(forSection: 0) === header && header != nil)
        expect(source.take().filter { $0.contains("eader") }, ["headerHeight 0"])
        source.counts = [1, 1]
        table.reloadData()
        let ends = source.take().filter { $0 == "didEndDisplayingHeader 0" }
        expect(ends.count, 1)
    }

    @Test func scrollingRequestsOnlyNewRows() {
        let source = TraceSource([10])
        source.headerHeight = 0
        let table = makeTraced(source, height: 88)
        table.layoutIfNeeded()
        _ = source.take()
        table.contentOffset.y = 30
        expect(source.take(), ["scrolled"])
        table.layoutIfNeeded()
        expect(source.take(), ["height 0.2", "cell 0.2", "height 0.2", "willDisplay 0.2"])
        table.contentOffset.y = 44
        table.layoutIfNeeded()
        expect(source.take(), ["scrolled", "didEndDisplaying 0.0"])
        table.contentOffset.y = 264
        table.layoutIfNeeded()
        expect(
            source.take(),
            [
                "scrolled", "height 0.6", "height 0.7",
                "didEndDisplaying 0.1", "didEndDisplaying 0.2",
                "cell 0.6", "height 0.6", "willDisplay 0.6",
                "cell 0.7", "height 0.7", "willDisplay 0.7",
            ])
    }

    @Test func reloadingEndsDisplayBottomUpAndLoadsTopDown() {
        let source = TraceSource([2])
        source.headers = ["H"]
        let table = makeTraced(source, height: 440)
        table.layoutIfNeeded()
        _ = source.take()
        source.counts = [1]
        table.reloadData()
        expect(
            source.take(),
            [
                "didEndDisplaying 0.1", "didEndDisplaying 0.0", "didEndDisplayingHeader 0",
                "sections", "rows 0",
            ])
        table.layoutIfNeeded()
        expect(
            source.take(),
            [
                "height 0.0", "cell 0.0", "height 0.0", "willDisplay 0.0",
                "headerHeight 0", "headerView 0", "title 0", "willDisplayHeader 0",
            ])
    }

    /// While rows end their display, in a batch or a reload, counts and heights are partly new:
    /// calls at that time must not lay the table out, which would request rows that are deleted.
    @Test(arguments: [true, false])
    func aDelegateMayReadVisibleRowsWhileRowsEndTheirDisplay(inBatch: Bool) {
        let source = TraceSource([100])
        source.rowHeight = { _ in 44 }
        let table = makeTraced(source, height: 440)
        table.layoutIfNeeded()
        var asked = 0
        source.onEnd = { table in
            asked += 1
            _ = table.visibleCells
            _ = table.rectForRow(at: IndexPath(row: 0, section: 0))
        }
        // A layout is pending when the rows go.
        table.contentOffset.y = 440
        if inBatch {
            table.performBatchUpdates {
                source.counts = [1, 2]
                table.deleteSections([0], with: .fade)
                table.insertSections([0, 1], with: .fade)
            }
        } else {
            source.counts = [1, 2]
            table.reloadData()
        }
        expect(asked >= 10)
        expect(table.visibleCells.count, 3)
        expect(table.indexPathsForVisibleRows, [[0, 0], [1, 0], [1, 1]])
    }

    @Test func aBatchReadsCountsOnceWhenTheOutermostBlockEnds() {
        let source = TraceSource([2, 1])
        source.headerHeight = 0
        let table = makeTraced(source, height: 440)
        table.layoutIfNeeded()
        _ = source.take()
        table.beginUpdates()
        table.performBatchUpdates {
            source.counts = [2, 2]
            table.insertRows(at: [IndexPath(row: 0, section: 1)], with: .fade)
        }
        expect(source.take().isEmpty)
        expect(table.hasUncommittedUpdates)
        expect(table.numberOfRows(inSection: 1), 1, "unchanged until the block ends")
        table.endUpdates()
        expect(!table.hasUncommittedUpdates)
        let trace = source.take()
        expect(trace.prefix(3), ["sections", "rows 0", "rows 1"])
        expect(trace.filter { $0.hasPrefix("rows") || $0.hasPrefix("sections") }.count, 3)
        expect(trace.filter { $0.hasPrefix("cell") }, ["cell 1.0"])
        expect(trace.filter { $0.hasPrefix("willDisplay") }, ["willDisplay 1.0"])
    }

    @Test func aTableThatWasNeverLoadedReadsCountsBeforeTheBlock() {
        let source = TraceSource([1])
        let table = makeTraced(source, height: 440)
        var counted: [String] = []
        table.performBatchUpdates {
            counted = source.take()
            source.counts = [2]
            table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
        }
        expect(counted, ["sections", "rows 0"])
        expect(table.visibleCells.count, 2)
    }

    // MARK: Tapping

    private func tapping(_ rows: Int = 3) -> (TraceSource, TableView) {
        let source = TraceSource([rows])
        let table = makeTraced(source, height: 440)
        table.layoutIfNeeded()
        _ = source.take()
        return (source, table)
    }

    private func row(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    @Test func aTapSelectsAndDeselectsTheOldRow() {
        let (source, table) = tapping()
        expect(table.tapRow(at: row(0)))
        expect(
            source.take(),
            [
                "shouldHighlight 0.0", "didHighlight 0.0", "didUnhighlight 0.0",
                "willSelect 0.0", "didSelect 0.0",
            ])
        expect(table.tapRow(at: row(2)))
        expect(
            source.take(),
            [
                "shouldHighlight 0.2", "didHighlight 0.2", "didUnhighlight 0.2",
                "willSelect 0.2", "willDeselect 0.0", "didDeselect 0.0", "didSelect 0.2",
            ])
        expect(table.indexPathsForSelectedRows, [row(2)])
        expect(table.visibleCells.map(\.isSelected), [false, false, true])
        expect(table.tapRow(at: row(2)))
        expect(
            source.take(),
            [
                "shouldHighlight 0.2", "didHighlight 0.2", "didUnhighlight 0.2",
                "willSelect 0.2", "didSelect 0.2",
            ])
    }

    @Test func aTapMayBeRefusedAndMayBeOffScreen() {
        // A tap can be refused.
        do {
            let (source, table) = tapping()
            source.refused = ["shouldHighlight"]
            expect(!table.tapRow(at: row(0)))
            expect(source.take(), ["shouldHighlight 0.0"])
            source.refused = ["willSelect"]
            expect(!table.tapRow(at: row(0)))
            expect(
                source.take(),
                [
                    "shouldHighlight 0.0", "didHighlight 0.0", "didUnhighlight 0.0",
                    "willSelect 0.0",
                ])
            expect(table.indexPathForSelectedRow == nil)
            source.refused = ["willDeselect"]
            table.tapRow(at: row(0))
            expect(!table.tapRow(at: row(1)), "the old row refuses to be deselected")
            expect(table.indexPathsForSelectedRows, [row(0)])
            table.allowsSelection = false
            _ = source.take()
            expect(!table.tapRow(at: row(1)))
            expect(source.take().isEmpty)
        }
        // A row off screen can be tapped.
        do {
            let source = TraceSource([1000])
            let table = makeTraced(source, height: 100)
            expect(table.tapRow(at: row(900)))
            expect(table.cellForRow(at: row(900))?.isSelected, true)
        }
    }

    @Test func severalRowsCanBeSelectedWhereThatIsAllowed() {
        let (source, table) = tapping()
        table.allowsMultipleSelection = true
        table.tapRow(at: row(2))
        table.tapRow(at: row(0))
        expect(table.indexPathsForSelectedRows, [row(0), row(2)])
        _ = source.take()
        table.tapRow(at: row(2))
        expect(
            source.take(),
            [
                "shouldHighlight 0.2", "didHighlight 0.2", "didUnhighlight 0.2",
                "willDeselect 0.2", "didDeselect 0.2",
            ])
        expect(table.indexPathsForSelectedRows, [row(0)])
    }

    @Test func selectingInCodeTellsCellsAndNoDelegate() throws {
        // Selecting in code calls no delegate method.
        do {
            let (source, table) = tapping()
            table.selectRow(at: row(1), animated: false, scrollPosition: .none)
            table.selectRow(at: row(2), animated: false, scrollPosition: .none)
            expect(table.indexPathsForSelectedRows, [row(2)])
            table.deselectRow(at: row(2), animated: false)
            expect(table.indexPathsForSelectedRows == nil)
            table.selectRow(at: row(0), animated: false, scrollPosition: .none)
            table.selectRow(at: nil, animated: false, scrollPosition: .none)
            expect(table.indexPathForSelectedRow == nil)
            expect(source.take().isEmpty)
        }
        // Selecting a selected row is not told to its cell. A cell that animates its selection must
        // not blink.
        do {
            final class Cell: TableViewCell {
                var calls: [Bool] = []

                override func setSelected(_ selected: Bool, animated: Bool) {
                    super.setSelected(selected, animated: animated)
                    calls.append(selected)
                }
            }
            let source = ClosureSource(counts: [2]) { _, _ in
                Cell(style: .default, reuseIdentifier: "row")
            }
            let table = makeTable(source)
            let cell = try #require(table.cellForRow(at: row(1)) as? Cell)
            cell.calls = []
            for _ in 0..<2 { table.selectRow(at: row(1), animated: false, scrollPosition: .none) }
            for _ in 0..<2 { table.tapRow(at: row(1)) }
            expect(cell.calls, [true])
        }
    }
}
#endif
