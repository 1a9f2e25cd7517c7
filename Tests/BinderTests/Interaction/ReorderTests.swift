#if !canImport(UIKit)
import Foundation
import Tableau
import TestEnvironment
import Testing

/// Rows moved by the user, driven as a surface drives them.
@MainActor
struct ReorderTests {
    @MainActor
    final class Screen {
        let fixture = Fixture<Place>(showing: [.first, .second, .third])
        var items: [Place: [Item]] = [.first: (1...4).map { Item($0, "\($0)") }, .second: []]
        var moves: [String] = []
        var failure: (any Error)?
        var waiting: CheckedContinuation<Void, Never>?
        var isSlow = false
        var binder: SectionedTableViewBinder<Place> { fixture.binder }
        var table: any TableContents { fixture.table.rowSource! }

        init(_ reach: ReorderReach = .table) {
            binder.onSections(.first, .second).bind(
                cellType: TextCell.self, models: { [unowned self] in items },
                mapToViewModels: TextCell.ViewModel.init
            ).reorderable(
                within: reach, canMove: { $0.id != 4 },
                to: { proposal in
                    proposal.next?.id == 1 ? .refuse : .accept
                },
                perform: { [unowned self] move in
                    if isSlow { await withCheckedContinuation { waiting = $0 } }
                    if let failure { throw failure }
                    let (previous, next) = (move.previous?.text ?? "-", move.next?.text ?? "-")
                    moves.append(
                        "\(move.model.text): \(move.sourceSection) \(move.sourceRow) to "
                            + "\(move.targetSection) \(move.targetRow), \(previous) < > \(next)")
                    items[move.sourceSection]?.remove(at: move.sourceRow)
                    items[move.targetSection, default: []].insert(move.model, at: move.targetRow)
                    binder.refresh()
                })
            binder.onSection(.third).bind(
                cellType: TextCell.self, models: [Item(9, "9")],
                mapToViewModels: TextCell.ViewModel.init)
            binder.finish()
            fixture.table.layoutIfNeeded()
        }

        var rows: [[String]] { (0..<3).map(fixture.texts) }

        func refresh() {
            binder.refresh()
            fixture.turn()
        }
    }

    @Test func aRowIsMovedWithinItsSectionAndIntoAnEmptyOne() {
        // A row is moved within its section.
        do {
            let screen = Screen()
            expect(screen.table.beginReorder(at: [0, 0]))
            expect(screen.table.moveReorder(to: [0, 2]))
            expect(screen.table.reorderedRow, [0, 0])
            let updates = screen.fixture.turn()
            expect(updates.map(\.rowMoves.count), [1])
            expect(screen.rows, [["2", "3", "1", "4"], [], ["9"]])
            expect(screen.table.reorderedRow, [0, 2])
            var isDone = false
            screen.table.putDownReorder { error in isDone = error == nil }
            expect(isDone)
            expect(screen.moves, ["1: first 0 to first 2, 3 < > 4"])
            expect(screen.fixture.turn().isEmpty)
            expect(screen.rows, [["2", "3", "1", "4"], [], ["9"]])
            expect(screen.table.reorderedRow == nil)
        }
        // A row is moved into an empty section.
        do {
            let screen = Screen()
            expect(screen.table.beginReorder(at: [0, 1]))
            expect(screen.table.moveReorder(to: [1, 0]))
            screen.fixture.turn()
            expect(screen.rows, [["1", "3", "4"], ["2"], ["9"]])
            screen.table.putDownReorder { _ in }
            screen.fixture.turn()
            expect(screen.moves, ["2: first 1 to second 0, - < > -"])
            expect(screen.rows, [["1", "3", "4"], ["2"], ["9"]])
            // And back, to the end.
            expect(screen.table.beginReorder(at: [1, 0]))
            expect(screen.table.moveReorder(to: [0, 3]))
            screen.table.putDownReorder { _ in }
            screen.fixture.turn()
            expect(screen.rows, [["1", "3", "4", "2"], [], ["9"]])
        }
    }

    @Test func aRowPutDownWhereItWasLiftedIsNoMove() {
        let screen = Screen()
        expect(screen.table.beginReorder(at: [0, 1]))
        for place in [2, 1] {
            expect(screen.table.moveReorder(to: [0, place]))
            screen.fixture.turn()
        }
        var isDone = false
        screen.table.putDownReorder { error in isDone = error == nil }
        expect(isDone && screen.table.reorderedRow == nil)
        expect(screen.moves.isEmpty)
        // So is one that the data has meanwhile moved there itself.
        expect(screen.table.beginReorder(at: [0, 1]))
        expect(screen.table.moveReorder(to: [0, 2]))
        screen.fixture.turn()
        screen.items[.first]?.swapAt(1, 2)
        screen.refresh()
        screen.table.putDownReorder { _ in }
        screen.fixture.turn()
        expect(screen.moves.isEmpty)
        expect(screen.rows[0], ["1", "3", "2", "4"])
    }

    @Test func disallowedMovesAreRefused() {
        let screen = Screen()
        expect(!screen.table.beginReorder(at: [0, 3]))
        expect(!screen.table.beginReorder(at: [2, 0]))
        expect(screen.table.beginReorder(at: [0, 1]))
        expect(!screen.table.beginReorder(at: [0, 0]))
        expect(!screen.table.moveReorder(to: [0, 0]))
        expect(!screen.table.moveReorder(to: [2, 0]))
        expect(!screen.table.moveReorder(to: [0, 4]))
        expect(!screen.table.moveReorder(to: [7, 0]))
        expect(screen.fixture.turn().isEmpty)
        screen.table.cancelReorder()
        let narrow = Screen(.section)
        expect(narrow.table.beginReorder(at: [0, 1]))
        expect(!narrow.table.moveReorder(to: [1, 0]))
        expect(narrow.table.moveReorder(to: [0, 3]))
    }

    @Test func aCancelledOrFailedMoveReturnsItsRow() {
        // A cancelled move returns its row animated.
        do {
            let screen = Screen()
            expect(screen.table.beginReorder(at: [0, 0]))
            expect(screen.table.moveReorder(to: [1, 0]))
            screen.fixture.turn()
            screen.table.cancelReorder()
            expect(!screen.fixture.turn().isEmpty)
            expect(screen.rows, [["1", "2", "3", "4"], [], ["9"]])
            expect(screen.moves.isEmpty)
        }
        // A failed move returns its row.
        do {
            struct Full: Error {}
            let screen = Screen()
            screen.failure = Full()
            expect(screen.table.beginReorder(at: [0, 0]))
            expect(screen.table.moveReorder(to: [0, 2]))
            screen.fixture.turn()
            var failed: (any Error)?
            screen.table.putDownReorder { failed = $0 }
            expect(failed is Full)
            screen.fixture.turn()
            expect(screen.rows[0], ["1", "2", "3", "4"])
        }
    }

    @Test func dataThatArrivesDuringAMoveIsShownAroundTheRow() {
        let screen = Screen()
        expect(screen.table.beginReorder(at: [0, 0]))
        expect(screen.table.moveReorder(to: [0, 2]))
        screen.fixture.turn()
        screen.items[.first] = [
            Item(7, "7"), Item(3, "3"), Item(1, "one"), Item(2, "2"), Item(8, "8"), Item(4, "4"),
        ]
        screen.refresh()
        expect(screen.rows[0], ["7", "3", "one", "2", "8", "4"])
        screen.items[.second] = [Item(5, "5")]
        screen.items[.first]?.removeAll { $0.id == 3 }
        screen.refresh()
        // The row above it was removed: it now precedes the row that was below it.
        expect(screen.rows[0], ["7", "2", "8", "one", "4"])
        screen.items[.first]?.removeAll { $0.id == 4 }
        screen.refresh()
        // That was removed as well: it has the index at which the user held it.
        expect(screen.rows[0], ["7", "2", "one", "8"])
        screen.table.putDownReorder { _ in }
        screen.fixture.turn()
        expect(screen.moves, ["one: first 1 to first 2, 2 < > 8"])
        expect(screen.rows[0], ["7", "2", "one", "8"])
    }

    @Test func theNeighboursOfAMoveAreThoseOnScreen() {
        let screen = Screen()
        expect(screen.table.beginReorder(at: [0, 0]))
        expect(screen.table.moveReorder(to: [0, 1]))
        screen.fixture.turn()
        screen.items[.first]?.insert(Item(5, "5"), at: 2)
        screen.refresh()
        expect(screen.rows[0], ["2", "1", "5", "3", "4"])
        screen.table.putDownReorder { _ in }
        expect(screen.moves, ["1: first 0 to first 1, 2 < > 5"])
    }

    @Test func aMoveEndsWhenItsRowOrItsTargetGoes() {
        // A move ends when its row is removed.
        do {
            let screen = Screen()
            expect(screen.table.beginReorder(at: [0, 0]))
            expect(screen.table.moveReorder(to: [1, 0]))
            screen.fixture.turn()
            screen.items[.first]?.removeFirst()
            screen.refresh()
            expect(screen.table.reorderedRow == nil)
            expect(screen.rows, [["2", "3", "4"], [], ["9"]])
            screen.table.putDownReorder { _ in Issue.record("the move has already ended") }
            expect(screen.moves.isEmpty)
        }
        // A row whose target section is hidden returns.
        do {
            let screen = Screen()
            expect(screen.table.beginReorder(at: [0, 0]))
            expect(screen.table.moveReorder(to: [1, 0]))
            screen.fixture.turn()
            screen.binder.displayedSections = [.first, .third]
            screen.fixture.turn()
            expect(screen.fixture.texts(0), ["1", "2", "3", "4"])
            expect(screen.table.reorderedRow, [0, 0])
            screen.table.putDownReorder { _ in }
            expect(screen.moves.isEmpty)
        }
    }

    @Test func anAsynchronousMoveIsAwaited() async {
        let screen = Screen()
        screen.isSlow = true
        expect(screen.table.beginReorder(at: [0, 0]))
        expect(screen.table.moveReorder(to: [0, 1]))
        screen.fixture.turn()
        await withCheckedContinuation { done in
            screen.table.putDownReorder { error in
                expect(error == nil)
                done.resume()
            }
            expect(!screen.table.beginReorder(at: [0, 2]))
            screen.refresh()
            expect(screen.rows[0], ["2", "1", "3", "4"])
            expect(screen.moves.isEmpty)
            screen.waiting?.resume()
        }
        screen.fixture.turn()
        expect(screen.moves.count, 1)
        expect(screen.rows[0], ["2", "1", "3", "4"])
    }

    /// The app is still at work on a move whose row has vanished and come back.
    @Test func anEarlierMoveDoesNotEndALaterOneOfItsRow() async {
        let screen = Screen()
        screen.isSlow = true
        expect(screen.table.beginReorder(at: [0, 0]))
        expect(screen.table.moveReorder(to: [0, 1]))
        screen.table.putDownReorder { _ in Issue.record("the move ended with its row") }
        await waitUntil { screen.waiting != nil }
        let row = screen.items[.first]?.removeFirst()
        screen.refresh()
        row.map { screen.items[.first]?.insert($0, at: 0) }
        screen.refresh()
        expect(screen.table.beginReorder(at: [0, 0]))
        expect(screen.table.moveReorder(to: [0, 2]))
        screen.fixture.turn()
        screen.waiting?.resume()
        await waitUntil { !screen.moves.isEmpty }
        // What the task does after its move takes no further turn of the main actor.
        await Task.yield()
        screen.fixture.turn()
        expect(screen.table.reorderedRow, [0, 2])
        expect(screen.rows[0], ["2", "3", "1", "4"])
    }

    /// Random moves, data changes and endings, compared with a list.
    @Test(arguments: 0..<4 as Range<UInt64>) func theTableShowsTheDataAndTheMove(seed: UInt64) {
        var dice = Dice(state: seed)
        let screen = Screen()
        var next = 20
        for _ in 0..<Dice.steps(200) {
            switch dice.below(5) {
            case 0:
                let sections = screen.fixture.table.numberOfSections
                let section = dice.below(sections)
                let rows = screen.fixture.table.numberOfRows(inSection: section)
                guard rows > 0 else { break }
                _ = screen.table.beginReorder(at: [section, dice.below(rows)])
            case 1, 2: _ = screen.table.moveReorder(to: [dice.below(3), dice.below(6)])
            case 3:
                if dice.below(3) == 0 {
                    screen.table.cancelReorder()
                } else {
                    screen.table.putDownReorder { expect($0 == nil) }
                }
            default:
                let place: Place = dice.below(2) == 0 ? .first : .second
                screen.items[place, default: []].shuffle(using: &dice)
                // No more than the screen shows, however long it runs.
                if dice.below(2) == 0, screen.items[place, default: []].count < 8 {
                    screen.items[place]?.append(Item(next, "\(next)"))
                }
                if dice.below(3) == 0, screen.items[place]?.isEmpty == false {
                    screen.items[place]?.removeFirst()
                }
                next += 1
                screen.binder.refresh()
            }
            screen.fixture.turn()
            let all = screen.rows.joined().sorted()
            let wanted = [.first, .second].flatMap { screen.items[$0] ?? [] }.map(\.text) + ["9"]
            expect(all, wanted.sorted())
            if screen.table.reorderedRow == nil {
                expect(screen.rows[0], screen.items[.first]?.map(\.text) ?? [])
            }
        }
        screen.table.cancelReorder()
        screen.fixture.turn()
        expect(screen.rows[1], screen.items[.second]?.map(\.text) ?? [])
        expect(screen.fixture.kinds.isEmpty)
    }
}
#endif
