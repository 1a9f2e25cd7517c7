#if !canImport(UIKit) || os(watchOS)
import Foundation
import Tableau
import TestEnvironment
import Testing

/// The row of an anchor, set by code that may know other rows than the table.
@MainActor
struct PlaceRowTests {
    let source = ListSource([["a", "b"], ["c"]])

    @Test(arguments: [RowPath(section: 0, row: 1), RowPath(section: 1, row: 7)])
    func setBeforeTheTableHasLoaded(row: RowPath) {
        let table = makeTable(source)
        table.place.row = row
        table.reloadData()
        expect(table.shownTexts, ["a", "b", "c"])
    }

    @Test(arguments: [RowPath(section: 1, row: 7), RowPath(section: 9, row: 0)])
    func thatTheTableDoesNotHave(row: RowPath) {
        let table = makeTable(source)
        table.layoutIfNeeded()
        table.place.row = row
        source.sections[0].append("x")
        table.insertRows(at: [[0, 2]], with: .automatic)
        table.place.row = row
        source.sections.removeLast()
        table.deleteSections([1], with: .automatic)
        table.place.row = row
        table.rowHeight = 30
        expect(table.shownTexts, ["a", "b", "x"])
    }
}
#endif
