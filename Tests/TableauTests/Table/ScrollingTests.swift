#if !canImport(UIKit) || os(watchOS)
import Foundation
import Tableau
import TestEnvironment
import Testing

@MainActor
struct ScrollingTests {
    private func row(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    @Test(arguments: [
        (TableView.ScrollPosition.top, 440), (.middle, 412), (.bottom, 384), (.none, 384),
    ])
    func scrollsToARow(position: TableView.ScrollPosition, offset: Int) {
        let table = makeTable(ListSource([(0..<20).map(String.init)]), height: 100)
        table.scrollToRow(at: row(10), at: position, animated: true)
        expect(table.contentOffset.y, CGFloat(offset))
        table.scrollToRow(at: row(10), at: .none, animated: true)
        expect(table.contentOffset.y, CGFloat(offset), "the row is visible already")
        table.scrollToRow(at: row(19), at: .top, animated: true)
        expect(table.contentOffset.y, CGFloat(780), "not beyond the content")
        table.scrollToRow(at: row(0), at: position, animated: true)
        expect(table.contentOffset.y, CGFloat(0))
    }

    @Test func scrolledRowsAreNotCoveredByAFloatingHeader() {
        let source = ListSource([(0..<20).map(String.init)])
        source.headers = ["One"]
        let table = makeTable(source, height: 100)
        let top = { (row: Int) in CGFloat(28 + row * 44) }
        // The header covers row 1, which begins at the top of the visible area.
        table.contentOffset.y = top(1)
        table.scrollToRow(at: row(1), at: .none, animated: false)
        expect(table.contentOffset.y, top(1) - 28)
        table.scrollToRow(at: row(1), at: .none, animated: false)
        expect(table.contentOffset.y, top(1) - 28, "the row is visible already")
        table.scrollToRow(at: row(10), at: .none, animated: false)
        expect(table.contentOffset.y, top(11) - 100)
        table.scrollToRow(at: row(5), at: .top, animated: false)
        expect(table.contentOffset.y, top(5) - 28)
        // Too low for the header and a whole row: the top of the row is shown.
        table.frame.size.height = 60
        table.scrollToRow(at: row(10), at: .none, animated: false)
        expect(table.contentOffset.y, top(10) - 28)
        // From below as well: otherwise the number of rounds would decide.
        table.contentOffset.y = top(15)
        table.scrollToRow(at: row(10), at: .none, animated: false)
        expect(table.contentOffset.y, top(10) - 28)
    }
}
#endif
