#if !canImport(UIKit)
import Foundation
import Tableau
import TestEnvironment
import Testing

/// Data that arrive around a lifted row.
extension ReorderTests {
    /// A held table shows the order of before, except for what the user does to it.
    @Test(arguments: [true, false]) func aHeldTableLeavesAMovedRowWhereItWasPut(crosses: Bool) {
        let screen = Screen()
        screen.binder.calm = .held
        screen.items[.first] = [4, 3, 1, 2, 5].map { Item($0, "\($0)") }
        screen.refresh()
        expect(screen.rows[0], ["1", "2", "3", "4"])
        expect(screen.table.beginReorder(at: [0, 2]))
        expect(screen.table.moveReorder(to: crosses ? [1, 0] : [0, 1]))
        screen.fixture.turn()
        screen.table.putDownReorder { expect($0 == nil) }
        screen.fixture.turn()
        let held: [[String]] =
            crosses ? [["1", "2", "4"], ["3"]] : [["1", "3", "2", "4"], []]
        expect(screen.rows[0..<2].map(\.self), held)
        screen.items[.first]?.removeAll { $0.id == 1 }
        screen.refresh()
        expect(screen.rows[0..<2].map(\.self), held)
        screen.binder.calm = .never
        screen.fixture.turn()
        expect(
            screen.rows[0..<2].map(\.self),
            crosses ? [["4", "2", "5"], ["3"]] : [["4", "3", "2", "5"], []])
    }

    /// At the top there is no row above it to stay behind: it stays the first.
    @Test func aLiftedRowAtTheTopStaysThere() {
        let screen = Screen()
        screen.items[.second] = [Item(5, "5"), Item(6, "6")]
        screen.refresh()
        expect(screen.table.beginReorder(at: [0, 1]))
        expect(screen.table.moveReorder(to: [1, 0]))
        screen.fixture.turn()
        screen.items[.second]?.insert(Item(7, "7"), at: 0)
        screen.refresh()
        expect(screen.rows[1], ["2", "7", "5", "6"])
        screen.table.putDownReorder { _ in }
        screen.fixture.turn()
        expect(screen.moves, ["2: first 1 to second 0, - < > 7"])
        expect(screen.rows[1], ["2", "7", "5", "6"])
    }

    /// The app's data is newer than the table: the places of the move are those in the data.
    @Test func aRowIsPutDownInTheLatestData() {
        let screen = Screen()
        expect(screen.table.beginReorder(at: [0, 1]))
        expect(screen.table.moveReorder(to: [0, 2]))
        screen.fixture.turn()
        screen.items[.first]?.insert(Item(7, "7"), at: 0)
        screen.binder.refresh()
        screen.table.putDownReorder { _ in }
        expect(screen.moves, ["2: first 2 to first 3, 3 < > 4"])
        screen.fixture.turn()
        expect(screen.rows[0], ["7", "1", "3", "2", "4"])
    }

    /// The user has seen it return, and did not lift it there again.
    @Test func aRowThatReturnedDoesNotLeaveWithItsTargetSection() {
        let screen = Screen()
        expect(screen.table.beginReorder(at: [0, 0]))
        expect(screen.table.moveReorder(to: [1, 0]))
        screen.fixture.turn()
        screen.binder.displayedSections = [.first, .third]
        screen.fixture.turn()
        screen.binder.displayedSections = [.first, .second, .third]
        screen.fixture.turn()
        expect(screen.rows, [["1", "2", "3", "4"], [], ["9"]])
        expect(screen.table.reorderedRow, [0, 0])
        screen.table.putDownReorder { _ in }
        screen.fixture.turn()
        expect(screen.moves.isEmpty)
        expect(screen.rows, [["1", "2", "3", "4"], [], ["9"]])
    }
}
#endif
