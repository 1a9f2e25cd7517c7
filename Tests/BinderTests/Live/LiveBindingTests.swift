import Foundation
import LiveRows
import MiniRx
import Tableau
import TableauRx
import TestEnvironment
import Testing

/// Live rows in a table: turns, shared stores, edits by handlers, selection and lifetime.
@MainActor
struct LiveBindingTests {
    private let store = RowStore((0..<4).map { Item($0, "\($0)") })

    private func bound(_ fixture: Fixture<Place>) -> ModelChain<OneSection<Place>, TextCell, Item> {
        fixture.binder.onSection(.first).rx.bind(
            cellType: TextCell.self, rows: store.sorted(by: \.text),
            mapToViewModels: TextCell.ViewModel.init)
    }

    @Test func allEditsBeforeATurnAreOneUpdate() {
        let fixture = Fixture<Place>(showing: [.first])
        _ = bound(fixture)
        fixture.binder.finish()
        store.upsert(Item(9, "15"))
        store.remove(id: 0)
        store.edit { $0.update(id: 3) { $0.text = "00" } }
        expect(fixture.lines, ["0", "1", "2", "3"])
        let updates = fixture.turn()
        expect(fixture.lines, ["00", "1", "15", "2"])
        expect(updates.count, 1)
        expect(!fixture.clock.hasPendingTurns)
        expect(fixture.turn().isEmpty)
    }

    @Test func editsBeforeFinishAreShown() {
        let fixture = Fixture<Place>(showing: [.first])
        _ = bound(fixture)
        store.upsert(Item(9, "9"))
        fixture.binder.finish()
        expect(fixture.lines, ["0", "1", "2", "3", "9"])
    }

    @Test func twoTablesShareAStore() {
        let fixtures = [Fixture<Place>(showing: [.first]), Fixture<Place>(showing: [.first])]
        let rows = store.sorted(by: .descending(\.text))
        for fixture in fixtures {
            fixture.binder.onSection(.first).rx.bind(cellType: TextCell.self, rows: rows)
                .onDequeue { $1.textLabel?.text = $2.text }
            fixture.binder.finish()
        }
        store.upsert(Item(9, "9"))
        expect(fixtures[0].turn().count, 1)
        expect(fixtures[0].lines, ["9", "3", "2", "1", "0"])
        expect(fixtures[1].lines, ["3", "2", "1", "0"])
        store.remove(id: 1)
        expect(fixtures[1].turn().count, 1)
        expect(fixtures[1].lines, ["9", "3", "2", "0"])
        expect(fixtures[0].turn().count, 1)
        expect(fixtures[0].lines, fixtures[1].lines)
    }

    @Test func aTapHandlerEditsTheStore() {
        let fixture = Fixture<Place>(showing: [.first])
        bound(fixture).onTapped { [store] _, _, item in store.remove(id: item.id) }
        fixture.binder.finish()
        fixture.table.tapRow(at: [0, 1])
        expect(fixture.lines, ["0", "1", "2", "3"])
        expect(fixture.turn().count, 1)
        expect(fixture.lines, ["0", "2", "3"])
    }

    @Test func anEditWhileACellIsDequeuedIsShownInTheNextTurn() {
        let fixture = Fixture<Place>(showing: [.first])
        fixture.binder.onSection(.first).rx.bind(
            cellType: TextCell.self, rows: store.sorted(by: \.text)
        )
        .onDequeue { [store] _, cell, item in
            cell.textLabel?.text = item.text
            if item.text == "new" { store.remove(id: 0) }
        }
        fixture.binder.finish()
        store.upsert(Item(7, "new"))
        expect(fixture.turn().count, 1)
        expect(fixture.lines, ["0", "1", "2", "3", "new"])
        expect(fixture.turn().count, 1)
        expect(fixture.lines, ["1", "2", "3", "new"])
    }

    @Test func aSelectedRowStaysSelectedWhenItMoves() {
        let fixture = Fixture<Place>(showing: [.first])
        _ = bound(fixture)
        fixture.binder.finish()
        fixture.table.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
        store.edit { edit in
            edit.update(id: 0) { $0.text = "25" }
            edit.upsert(Item(8, "05"))
        }
        fixture.turn()
        expect(fixture.lines, ["05", "1", "2", "25", "3"])
        expect(fixture.table.indexPathForSelectedRow, [0, 3])
    }

    @Test func aBoundTableKeepsTheStoreAlive() {
        let fixture = Fixture<Place>(showing: [.first])
        var store: RowStore<Item>? = RowStore([Item(1, "a")])
        weak let released = store
        fixture.binder.onSection(.first).rx.bind(
            cellType: TextCell.self, rows: store!.sorted(by: \.text).prefix(3),
            mapToViewModels: TextCell.ViewModel.init)
        fixture.binder.finish()
        store = nil
        expect(released != nil)
        released?.upsert(Item(2, "b"))
        fixture.turn()
        expect(fixture.lines, ["a", "b"])
        fixture.binder = nil
        expect(released == nil)
    }

    /// In a process of its own: the handler of unhandled errors, which prints, is a global one.
    @Test func aFailedQueryKeepsTheLastOneAndIsReported() async throws {
        let result = try await #require(
            processExitsWith: .success, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                let tests = LiveBindingTests()
                let fixture = Fixture<Place>(showing: [.first])
                let query = BehaviorSubject(value: "1")
                let rows = tests.store.sorted(by: \.text).filter(by: query) { $0.text >= $1 }
                fixture.binder.onSection(.first).rx.bind(
                    cellType: TextCell.self, rows: rows, mapToViewModels: TextCell.ViewModel.init)
                fixture.binder.finish()
                query.onError(CocoaError(.fileNoSuchFile))
                tests.store.upsert(Item(0, "0"))
                tests.store.upsert(Item(5, "5"))
                fixture.turn()
                expect(fixture.lines, ["1", "2", "3", "5"])
            }
        }
        let text = String(decoding: result.standardErrorContent, as: UTF8.self)
        expect(
            text.contains(
                "unhandled error in the subscription at BinderTests/LiveBindingTests.swift:"),
            "\(text)")
    }

    @Test func rowsOfOtherSectionsAreNotMappedAgain() {
        let fixture = Fixture<Place>(.hidesSectionsWithNoCellData)
        let rows = store.sorted(by: \.text).grouped(by: { $0.id < 2 ? Place.first : .second })
        var mapped: [Int] = []
        fixture.binder.onAllSections().rx.bind(cellType: TextCell.self, rows: rows) { item in
            mapped.append(item.id)
            return TextCell.ViewModel(item)
        }
        fixture.binder.finish()
        expect(fixture.lines, ["0", "1", "2", "3"])
        mapped = []
        for id in [2, 3] {
            store.remove(id: id)
            fixture.turn()
        }
        expect(fixture.lines, ["0", "1"])
        store.upsert(Item(4, "4"))
        fixture.turn()
        expect(fixture.lines, ["0", "1", "4"])
        expect(Set(mapped).isSubset(of: [3, 4]), "\(mapped)")
    }
}
