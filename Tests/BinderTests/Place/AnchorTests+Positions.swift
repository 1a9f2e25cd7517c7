import Foundation
import MiniRx
import Tableau
import TableauRx
import TestEnvironment
import Testing

// Positions that are saved and restored.

extension AnchorTests {
    @Test func aPositionIsRestoredWhenItsRowIsThere() throws {
        start()
        scroll(to: 1_234)
        let saved = try JSONEncoder().encode(binder.position)
        let before = distance(29)

        let other = AnchorTests()
        other.items.accept([])
        other.binder.position = try JSONDecoder().decode(TablePosition?.self, from: saved)
        other.start()
        other.items.accept((0..<10).map { Item($0) })
        other.fixture.turn()
        expect(other.table.contentOffset.y, 0)
        other.items.accept((-20..<100).map { Item($0) })
        other.fixture.turn()
        expect(other.distance(29), before)
        other.items.accept((-40..<100).map { Item($0) })
        other.scroll(to: 0)
        other.fixture.turn()
        expect(other.table.contentOffset.y, 0, "it applies once")
    }

    /// Encoders write the properties of an identity in any order.
    @Test(arguments: [#"{\"year\":2026,\"month\":11}"#, #"{\"month\":11,\"year\":2026}"#])
    func aSectionWithSeveralPropertiesIsFound(section: String) throws {
        struct Month: TableViewSection, Codable {
            let year: Int
            let month: Int
        }
        let saved = #"{"section":"\#(section)","row":"29","distance":0,"isAtEnd":false}"#
        let fixture = Fixture<Month>(showing: [Month(year: 2026, month: 11)], height: 440)
        fixture.binder.position = try JSONDecoder().decode(
            TablePosition.self, from: Data(saved.utf8))
        fixture.binder.onAllSections().bind(
            cellType: TextCell.self,
            models: { [Month(year: 2026, month: 11): (0..<100).map { Item($0) }] },
            mapToViewModels: TextCell.ViewModel.init)
        fixture.binder.finish()
        fixture.table.layoutIfNeeded()
        let top = try #require(
            fixture.table.indexPathsForVisibleRows?.first {
                fixture.table.rectForRow(at: $0).minY >= fixture.table.contentOffset.y
            })
        expect(top.row, 29)
    }

    /// An identity that can only be encoded, and identities of several types in a section.
    @Test func aRowIsFoundByItsText() throws {
        struct Code: Encodable, Hashable {
            let code: Int
        }
        struct Row: CollectionIdentifiable, Equatable {
            let collectionId: AnyHashable
        }
        func table(_ rows: [Row]) -> Fixture<Place> {
            let fixture = Fixture<Place>(showing: [.first], height: 440)
            fixture.binder.onSection(.first).bind(cellType: TextCell.self, models: { rows })
                .onDequeue { _, _, _ in }
            fixture.binder.finish()
            fixture.table.layoutIfNeeded()
            return fixture
        }
        for rows in [
            (0..<100).map { Row(collectionId: Code(code: $0)) },
            [Row(collectionId: "x")] + (1..<100).map { Row(collectionId: $0) },
        ] {
            let before = table(rows)
            before.table.contentOffset.y = 1_234
            before.table.layoutIfNeeded()
            let after = table(rows)
            after.binder.position = before.binder.position
            expect(after.table.contentOffset.y, 1_234)
        }
    }

    /// The identity of its view model is of another type.
    @Test func aRowIsFoundByTheIdentityOfItsModel() {
        struct Named: CollectionIdentifiable, Equatable {
            let number: Int
            var collectionId: String { "row \(number)" }
        }
        func table() -> Fixture<Place> {
            let fixture = Fixture<Place>(showing: [.first], height: 440)
            fixture.binder.onSection(.first).bind(
                cellType: TextCell.self, models: { (0..<100).map(Named.init) },
                mapToViewModels: { TextCell.ViewModel(id: $0.number, text: "") })
            fixture.binder.finish()
            fixture.table.layoutIfNeeded()
            return fixture
        }
        let (before, after) = (table(), table())
        before.table.contentOffset.y = 1_234
        before.table.layoutIfNeeded()
        after.binder.position = before.binder.position
        expect(after.table.contentOffset.y, 1_234)
    }

    @Test func aPositionAtTheEndStaysAtTheEnd() {
        binder.anchor = .end(followsWithin: 0)
        start()
        let position = binder.position
        let other = AnchorTests()
        other.binder.anchor = .end(followsWithin: 0)
        other.binder.position = position
        other.items.accept((0..<150).map { Item($0) })
        other.start()
        expect(other.last, 149)
    }

    @Test func aPositionAtTheEndScrollsBackToIt() {
        binder.anchor = .end(followsWithin: 0)
        start()
        let position = binder.position
        scroll(to: 440)
        items.accept(items.value + [Item(200)])
        binder.position = position
        fixture.turn()
        expect(last, 200)
        expect(binder.unseenRows, 0)
    }

    @Test func anUnknownPositionDoesNothing() throws {
        let other = AnchorTests()
        other.items.accept((500..<600).map { Item($0) })
        other.start()
        other.scroll(to: 1_234)
        let unknown: TablePosition = try #require(other.binder.position)
        binder.position = unknown
        start()
        expect(table.contentOffset.y, 0)
        scroll(to: 440)
        binder.position = unknown
        items.accept(items.value + [Item(100)])
        fixture.turn()
        expect(table.contentOffset.y, 440)
    }
}
